/** What the pages do at a table, in one place: each reports in words what went wrong. */
import { signal } from '@preact/signals';
import { Refusal, loadOffer, makeTable, offer, sitDown } from './api.js';
import { usualRules, withPreset } from './fitting.js';
import { maybe, t } from './i18n.js';
import { send, table } from './net.js';
import { botWish, forgetSeat, held } from './prefs.js';
import { go, goToSeat } from './route.js';
import { toast } from './ui.js';
import { whoIAm } from './who.js';

/** @import { Answer, Command, Offer, Rules } from './protocol.js' */

/** A bot that thinks for about as long as a friend who knows the game. */
const PACE = 900;

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
    toast(errorText(fault.code, fault.detail));
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

/**
 * A table among friends: nobody has to hurry.
 * @param {(offer: Offer) => Rules} [rules]
 * @param {number} [pace]
 */
async function newTable(rules = usualRules, pace = PACE) {
  const me = whoIAm();
  if (!me) return null;
  return tryTo(async () => {
    await loadOffer();
    const place = await makeTable({ ...me, rules: rules(/** @type {Offer} */ (offer.value)), open: false, pace });
    goToSeat(place.code, place.token);
    return place;
  });
}

/** A table for people around one device. */
export async function playOnOneDevice() {
  const place = await newTable();
  if (place) held.value = { ...held.peek(), [place.code]: [place.token] };
}

/** A table for a big screen that everyone in the room sees; phones join it. */
export function showOnScreen() {
  return tryTo(async () => {
    await loadOffer();
    const rules = usualRules(/** @type {Offer} */ (offer.value));
    const { code, token } = await makeTable({ name: null, rules, pace: PACE });
    go(`/tv/${code}#s=${token}`);
  });
}

/** A table with empty seats, to be shared. */
export function playWithFriends() {
  return newTable();
}

/** A table about to be dealt for the first time: nobody has to wait in its lobby. */
export const starting = signal(false);

/** A table full of bots that begins at once. */
export async function playWithBots() {
  starting.value = true;
  try {
    const { level, pace } = botWish.peek();
    if (!(await newTable(botRules, pace || PACE))) return;
    await atTable();
    const known = offer.value?.bots.includes(level) ? level : bestBot();
    if (await fillWithBots(known)) await order({ t: 'start' });
  } finally {
    starting.value = false;
  }
}

/** The rules that were last chosen for a game against bots, as far as this server has them. @param {Offer} offer @returns {Rules} */
export function botRules(offer) {
  const { players, preset } = botWish.value;
  const usual = usualRules(offer);
  const chosen = offer.presets.find(({ key }) => key === preset)?.rules ?? usual;
  return withPreset(offer, { ...usual, players: players || usual.players }, chosen);
}

/** Waits until the table is in sight. */
function atTable() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const stop = table.subscribe((now) => {
        if (!now) return;
        resolve();
        queueMicrotask(() => stop());
      });
    })
  );
}

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

/**
 * Sits down, or says why not: in a toast, unless the host has to be asked first.
 * @param {string} code
 * @param {number} [seat] during a game: the one that is asked for
 * @returns {Promise<string | null>} why not, null if all went well
 */
export async function sitAt(code, seat) {
  const me = whoIAm();
  if (!me) return 'malformed';
  try {
    const place = await sitDown(code, { ...me, seat });
    goToSeat(place.code, place.token);
    return null;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.code !== 'ask-host') toast(errorText(fault.code, fault.detail));
    return fault.code;
  }
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
