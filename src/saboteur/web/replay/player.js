// A replay: which game, from whose point of view, and the current step. The table's own story shows it.
import { batch, computed, effect, signal } from '@preact/signals';
import { tableOf, tellEvents, tellGame } from '../alone.js';
import { ask } from '../api.js';
import { fold } from '../fold.js';
import { t } from '../i18n.js';
import { log, receive, reset, said, table } from '../story.js';

/** @import { Face, GameEvent, Replay as Retold, View } from '../protocol.js' */

/** How long a step is looked at, in milliseconds, at the usual speed. */
const PAUSE = 1500;
export const SPEEDS = [0.5, 1, 2, 4];
/** Quicker than this nothing can be followed: cards lie where they go. */
const TOO_QUICK = 2;

/** @type {import('@preact/signals').Signal<Retold | null>} */
export const told = signal(null);
/** How many steps have been told. */
export const at = signal(0);
export const playing = signal(false);
export const speed = signal(1);
/** Whose game is reviewed, and at which of its moments. @type {import('@preact/signals').Signal<number | null>} */
export const reviewing = signal(null);
export const moment = signal(0);
/** From which move, counted from 0, the game is played on against bots. @type {import('@preact/signals').Signal<number | null>} */
export const trying = signal(null);
/** The text of a record that somebody brought. @type {import('@preact/signals').Signal<string | null>} */
export const brought = signal(null);

/** The view after each step. @type {View[]} */
let views = [];
/** How many lines of the log there are after each step. @type {number[]} */
let lengths = [];
/** @type {GameEvent[]} */
let all = [];
/** How often the story was restarted: frames of an earlier run are ignored. */
let telling = 0;

export const steps = computed(() => told.value?.steps ?? []);
/** Where each round begins: the number of steps before it. */
export const rounds = computed(() => {
  /** @type {{ round: number, at: number }[]} */
  const found = [];
  steps.value.forEach(({ round }, index) => {
    if (found.at(-1)?.round !== round) found.push({ round, at: found.length === 0 ? 0 : index + 1 });
  });
  return found;
});
/** The step that was told last. */
export const current = computed(() => (at.value > 0 ? (steps.value[at.value - 1] ?? null) : null));

/**
 * Fetches a finished game, or one that somebody brought, as these eyes saw it.
 * @param {string | null} id
 * @param {string} eyes
 */
export async function open(id, eyes) {
  /** @type {Retold} */
  const game = await (id ? ask(`/api/replays/${id}?eyes=${eyes}`) : ask(`/api/replays?eyes=${eyes}`, brought.peek() ?? ''));
  // Changing the point of view keeps the step: the steps are the same.
  const where = told.peek() && told.peek()?.eyes !== eyes ? at.peek() : 0;
  take(game, where);
}

/** @param {Retold} game @param {number} where */
function take(game, where) {
  views = [game.view];
  lengths = [0];
  all = [];
  for (const { events } of game.steps) {
    views.push(events.reduce(fold, /** @type {View} */ (views.at(-1))));
    all.push(...events);
    lengths.push(all.length);
  }
  telling += 1;
  batch(() => {
    told.value = game;
    receive({ t: 'table', table: { ...tableOf(game.rules, facesOf(game)), result: game.result }, you: null, others: [] });
    jump(Math.min(where, game.steps.length));
  });
}

/** Who played, as far as that is known. @param {Retold} game @returns {Face[]} */
export function facesOf(game) {
  return game.seats ?? Array.from({ length: game.rules.players }, (_, seat) => ({ name: t('player-unnamed', { number: seat + 1 }), portrait: seat, bot: null }));
}

/** Goes to where so many steps have been told. @param {number} where */
export function jump(where) {
  const there = Math.max(0, Math.min(where, steps.peek().length));
  const view = views[there];
  if (!view) return;
  at.value = there;
  const log = all.slice(0, lengths[there]).map(({ patch: _patch, ...line }) => line);
  tellGame(telling, there, { view, legal: [], log });
}

/** Tells the next step, as the table told it. */
export function next() {
  const step = steps.peek()[at.peek()];
  if (!step) return;
  if (speed.peek() > TOO_QUICK && playing.peek()) {
    jump(at.peek() + 1);
    return;
  }
  at.value += 1;
  tellEvents(telling, at.peek(), { events: step.events, legal: [] });
}

export const back = () => jump(at.peek() - 1);

/** Goes to the beginning of another round. @param {1 | -1} by */
export function leap(by) {
  const begins = rounds.peek().map((round) => round.at);
  const target = by > 0 ? begins.find((start) => start > at.peek()) : begins.findLast((start) => start < at.peek());
  jump(target ?? (by > 0 ? steps.peek().length : 0));
}

export function toggle() {
  if (!playing.peek() && at.peek() >= steps.peek().length) jump(0);
  playing.value = !playing.peek();
}

// While it plays, one step follows the other.
effect(() => {
  if (!playing.value) return undefined;
  if (at.value >= steps.value.length) {
    playing.value = false;
    return undefined;
  }
  const timer = setTimeout(next, PAUSE / speed.value);
  return () => clearTimeout(timer);
});

// What was said by now; whether it was true is told to those who see everything, or at the end.
effect(() => {
  const game = told.value;
  if (!game) return;
  // What was said later belongs to the game as it was, not to one that is played on.
  if (trying.value !== null) {
    said.value = [];
    return;
  }
  const open = game.eyes === 'all' || at.value >= game.steps.length;
  const heard = game.said.filter(({ line }) => line <= log.value.length);
  said.value = heard.map(({ true: truth, ...words }) => ({ ...words, k: telling, ...(open && { true: truth }) }));
});

/** Goes to where an action, counted from 0, is about to be taken. @param {number} move */
export function jumpToMove(move) {
  let moves = 0;
  const where = steps.peek().findIndex((step) => step.do && moves++ === move);
  if (where >= 0) jump(where);
}

/** Forgets the game: the page is left. */
export function close() {
  playing.value = false;
  told.value = reviewing.value = trying.value = null;
  at.value = moment.value = 0;
  if (table.peek()?.code === '') reset();
}
