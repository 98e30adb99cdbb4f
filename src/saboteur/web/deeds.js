/** What the pages do at a table, in one place: each reports in words what went wrong. */
import { signal } from '@preact/signals';
import { Refusal, offer } from './api.js';
import { maybe, t } from './i18n.js';
import { send, table } from './net.js';
import { forgetSeat, held } from './prefs.js';
import { go } from './route.js';
import { toast } from './ui.js';

/** @import { Answer, Command } from './protocol.js' */

/**
 * @param {string} code
 * @param {string} [detail]
 */
export function errorText(code, detail = '') {
  return maybe(`error-${code}`, { detail }) ?? t('error-other', { detail: detail || code });
}

/**
 * Does something that the server may refuse, and says why if it does.
 * @template T
 * @param {() => Promise<T>} deed
 * @returns {Promise<T | null>}
 */
export async function tryTo(deed) {
  try {
    return await deed();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const { reason, rule } = fault.about ?? {};
    toast(maybe(`reason-${reason}`) ?? errorText(fault.code, fault.detail), rule);
    return null;
  }
}

/**
 * Sends a command; returns whether it was carried out.
 * @param {Command} command
 */
export async function order(command) {
  /** @type {Answer} */
  const answer = await send(command);
  if (answer.t === 'error') toast(errorText(answer.code, answer.detail));
  if (answer.t === 'refused') toast(maybe(`reason-${answer.reason}`) ?? answer.detail, answer.rule);
  return answer.t === 'done';
}

/** A table about to be dealt for the first time: nobody has to wait in its lobby. */
export const starting = signal(false);

/** What people call a bot: one from outside by its own name. @param {string} level */
export function botName(level) {
  return maybe(`bot-${level}`) ?? offer.value?.outside_bots[level] ?? level;
}

/** The strongest of the game's own bots: the offer lists them from weak to strong. */
export function bestBot() {
  return offer.value?.bots.at(-1) ?? 'rule';
}

/** @param {string} level */
export async function fillWithBots(level) {
  const seats = table.peek()?.seats ?? [];
  const free = seats.flatMap((seat, index) => (seat ? [] : [index]));
  const done = await Promise.all(free.map((seat) => order({ t: 'bot', seat, level })));
  return done.every(Boolean);
}

/** The player is about to leave deliberately. */
export const leaving = signal(false);

/** Gives the seat up in the lobby; during a game a bot holds it and its owner may come back. */
export async function leaveTable() {
  const at = table.peek();
  leaving.value = true;
  if (at && (held.peek()[at.code]?.length ?? 0) > 1) await import('./handing/add.js').then((module) => module.leaveOthers(at.code));
  const done = await order({ t: 'leave' });
  leaving.value = false;
  if (!done) return;
  go('/');
  if (at?.phase === 'lobby') forgetSeat(at.code);
}
