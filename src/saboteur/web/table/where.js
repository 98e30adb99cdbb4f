// Places in the reader's words, as the mine is now or as it was when something happened.
import { computed } from '@preact/signals';
import { t } from '../i18n.js';
import { log, view } from '../net.js';
import { placeOf, sideOf } from '../places.js';
import { happenings } from './parts.js';
import { shown } from './state.js';

/** @import { Ground } from '../places.js' */
/** @import { GameEvent } from '../protocol.js' */

/** @param {import('../protocol.js').View | null} view @returns {Ground} */
const groundOf = (view) => ({ goals: Object.keys(view?.goals ?? {}), grid: view?.grid ?? {} });

/** The mine that is drawn. */
const now = computed(() => groundOf(shown.value));

/** A rockfall is the page's own; boxes say which of their events take a card out of the mine. @param {GameEvent} event */
const removes = ({ kind }) => kind === 'collapsed' || happenings(kind).some(({ removes: gone }) => gone);

/** @param {string[]} goals @param {unknown} from @param {unknown} to */
const moved = (goals, from, to) => (typeof from === 'string' && typeof to === 'string' ? goals.map((cell) => (cell === from ? to : cell)) : goals);

/** @param {Record<string, string>} grid @param {string} cell */
function without(grid, cell) {
  const { [cell]: _gone, ...rest } = grid;
  return rest;
}

/** @param {Ground} ground @param {GameEvent} event @param {boolean} [back] what was before it, from what is after it @returns {Ground} */
function stepped({ goals, grid }, event, back = false) {
  const { kind, cell, card, to } = event;
  const taken = removes(event);
  const next = back ? moved(goals, to, cell) : moved(goals, cell, to);
  if (typeof cell !== 'string' || typeof card !== 'string' || !(kind === 'placed' || taken)) return { goals: next, grid };
  return { goals: next, grid: taken === back ? { ...grid, [cell]: card } : without(grid, cell) };
}

/** The mine before each event that was followed. @type {WeakMap<object, Ground>} */
const before = new WeakMap();

/** Follows events from the mine they began with, so that each can be told with its place. @param {Ground} first @param {GameEvent[]} events */
function follow(first, events) {
  events.reduce((ground, event) => {
    before.set(event, ground);
    return event.kind === 'round-began' ? { goals: first.goals, grid: {} } : stepped(ground, event);
  }, first);
}

/** Makes the events of a replay tellable, which are in no log. @param {import('../protocol.js').View} view before the first of them @param {GameEvent[]} events */
export const followReplay = (view, events) => follow(groundOf(view), events);

/** The log, followed from its beginning: places are called the same for everyone, whenever they came. */
const followed = computed(() => {
  const began = log.value.findLastIndex(({ kind }) => kind === 'round-began');
  const first = log.value.slice(began + 1).reduceRight((ground, event) => stepped(ground, event, true), groundOf(view.value));
  follow(began < 0 ? first : { goals: first.goals, grid: {} }, log.value);
  return log.value;
});

/** The mine before an event or a line of the log, or as it is now. @param {GameEvent | number} line */
function groundAt(line) {
  const event = typeof line === 'number' ? followed.value[line] : followed.value && line;
  return (event && before.get(event)) ?? now.value;
}

/** @param {string} cell @param {Ground} [ground] */
export const placeWords = (cell, ground = now.value) => placeOf(cell, ground).map(([part, facts]) => t(`place-${part}`, facts.count ? { ...facts, cards: t('place-cards', facts) } : facts)).join(', ');

/** To which side of the start a row lies, by a goal there. @param {number} row */
export function sideWords(row) {
  const side = sideOf(row, now.value);
  return side && t(`place-${side[0]}`, side[1]);
}

/** Where something is as it was called then. @param {GameEvent | number} line an event, or a line of the log @param {string | undefined} cell */
export const placeThen = (line, cell) => (cell ? placeWords(cell, groundAt(line)) : '');

/** How people call a goal: by its place among the goals, from 1; 0 for other cells. @param {string} cell @param {GameEvent | number} [then] a line of the log, if it was in the past */
export const goalNumber = (cell, then) => (then === undefined ? now.value : groundAt(then)).goals.indexOf(cell) + 1;
