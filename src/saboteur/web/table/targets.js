// What the lifted card can be aimed at, the likeliest first, for those who walk from one to the next by keys.
import { factsOf } from '../art/symbols.js';
import { you } from '../net.js';
import { choice } from './choose.js';
import { goTo } from './mine.js';
import { keys, shown } from './state.js';
import { goalNumber } from './where.js';
import { xy } from './words.js';

/** How many steps a cell is from the nearest hidden goal. @param {string} cell */
function farness(cell) {
  const [x, y] = xy(cell);
  const goals = Object.keys(shown.value?.sites ?? {}).filter((site) => goalNumber(site) > 0).map(xy);
  return Math.min(...goals.map(([gx, gy]) => Math.abs(gx - x) + Math.abs(gy - y)));
}

/** Those nearest to the goals first. @param {string} a @param {string} b */
const nearer = (a, b) => farness(a) - farness(b) || xy(a)[1] - xy(b)[1] || xy(a)[0] - xy(b)[0];

/** In the order of play after me; I come first for a card that helps, else last. @param {Set<number>} seats */
function inOrder(seats) {
  const count = shown.value?.players ?? 1;
  const me = you.value ?? 0;
  const helps = factsOf(`card-${keys.value[0]}`).ground === 'help';
  const turn = (/** @type {number} */ seat) => ((seat - me) * (shown.value?.direction ?? 1) + count * 2 - (helps ? 0 : 1)) % count;
  return [...seats].sort((a, b) => turn(a) - turn(b));
}

/** What can be aimed at, each as a selector. */
function targets() {
  const { cells, seats, fronts } = choice.value;
  if (cells.size > 0) return [...cells].sort(nearer).map((cell) => `[data-cell="${cell}"]`);
  if (seats.size > 0) return inOrder(seats).map((seat) => `[data-seat="${seat}"] .plate-main`);
  return keys.value.length > 1 ? [...fronts].map((card) => `.own-front [data-front="${card}"]`) : [];
}

/** Leads the keyboard to the next thing that can be aimed at, or the one before; to the first from anywhere else. @param {1 | -1} by */
export function step(by) {
  const all = targets();
  const at = all.findIndex((each) => document.activeElement?.matches(each));
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
  const cell = /^\[data-cell="(.*)"\]$/.exec(next ?? '')?.[1];
  if (cell) goTo(cell);
  else if (next) /** @type {HTMLElement | null | undefined} */ (document.querySelector(next)?.closest('button'))?.focus();
}
