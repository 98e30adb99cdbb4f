// Where the mine lies on the screen: fitted to what was dug, until the player moves it.
import { computed, signal } from '@preact/signals';
import { legal } from '../net.js';
import { pieces } from './parts.js';
import { shown } from './state.js';
import { xy } from './words.js';

export const WIDTH = 63;
export const HEIGHT = 88;
const LEAST = 0.28;
const MOST = 2.4;
/** A phone held upright: the mine runs upward, away from the thumb. */
const tall = matchMedia('(orientation: portrait) and (max-width: 760px)');

/** @typedef {{ x: number, y: number, k: number }} Camera the start card's corner on the screen, and the scale */

export const size = signal({ w: 800, h: 600 });
/** Where the player has moved the mine. */
const own = signal(/** @type {Camera | null} */ (null));
/** A finger is on it: follow without delay. */
export const dragging = signal(false);
/** The player has moved the mine. */
export const moved = computed(() => own.value !== null);
/** The mine runs upward instead of to the right. */
export const upright = signal(tall.matches);
tall.addEventListener('change', () => (upright.value = tall.matches));

/** Cells that something lies on. */
export const taken = computed(() => {
  const view = shown.value;
  return ['0,0', ...Object.keys(view?.grid ?? {}), ...Object.keys(view?.goals ?? {}), ...Object.keys(view?.sites ?? {}), ...Object.keys(pieces.value)];
});

/** The cells of the mine with one empty ring. */
export const bounds = computed(
  () => {
    const cells = taken.value.map(xy);
    const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
    return { left: Math.min(...xs) - 1, right: Math.max(...xs) + 1, top: Math.min(...ys) - 1, bottom: Math.max(...ys) + 1 };
  },
);

/** Cells that my cards could go to: they must be in sight. */
const wanted = computed(() => legal.value.flatMap((action) => (action.cell ? [xy(action.cell)] : [])));

/** The mine with a part of the ring; all of it where a card of mine could go. */
function fitted() {
  const { left, right, top, bottom } = bounds.value;
  const edge = 0.62;
  const xs = wanted.value.map(([x]) => x);
  const ys = wanted.value.map(([, y]) => y);
  const x0 = Math.min(left + edge, ...xs.map((x) => x - 0.06)) * WIDTH;
  const x1 = Math.max(right + 1 - edge, ...xs.map((x) => x + 1.06)) * WIDTH;
  const y0 = Math.min(top + edge, ...ys.map((y) => y - 0.06)) * HEIGHT;
  const y1 = Math.max(bottom + 1 - edge, ...ys.map((y) => y + 1.06)) * HEIGHT;
  const [w, h] = upright.value ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0];
  const k = Math.min(size.value.w / w, size.value.h / h, 1.6);
  const [cx, cy] = turned((x0 + x1) / 2, (y0 + y1) / 2);
  return { x: size.value.w / 2 - cx * k, y: size.value.h / 2 - cy * k, k };
}

/** @param {number} x @param {number} y @returns {[number, number]} a point of the mine as it lies on the screen */
const turned = (x, y) => (upright.value ? [y, -x] : [x, y]);

/** @type {import('@preact/signals').ReadonlySignal<Camera>} */
export const camera = computed(() => own.value ?? fitted());

/** Goes back to what the mine itself asks for. */
export function refit() {
  own.value = null;
}

/** @param {number} dx @param {number} dy */
export function pan(dx, dy) {
  const { x, y, k } = camera.peek();
  own.value = { x: x + dx, y: y + dy, k };
}

/** @param {number} by @param {number} [sx] @param {number} [sy] the point of the screen that stays where it is */
export function zoom(by, sx = size.peek().w / 2, sy = size.peek().h / 2) {
  const { x, y, k } = camera.peek();
  const now = Math.min(MOST, Math.max(LEAST, k * by));
  own.value = { x: sx - ((sx - x) * now) / k, y: sy - ((sy - y) * now) / k, k: now };
}

/** The cell under a point, and how far in it the point lies. @param {number} sx @param {number} sy */
export function cellAt(sx, sy) {
  const { x, y, k } = camera.peek();
  const [a, b] = [(sx - x) / k, (sy - y) / k];
  const [wx, wy] = upright.peek() ? [-b, a] : [a, b];
  return `${Math.floor(wx / WIDTH)},${Math.floor(wy / HEIGHT)}`;
}

/** The middle of a cell, in pixels of the mine's box. @param {string} cell @returns {[number, number]} */
export function middleOf(cell) {
  const [cx, cy] = xy(cell);
  const { x, y, k } = camera.peek();
  const [a, b] = turned((cx + 0.5) * WIDTH, (cy + 0.5) * HEIGHT);
  return [x + a * k, y + b * k];
}

/** The target nearest to a touch: fingers are wider than small cells. @param {number} sx @param {number} sy @param {Iterable<string>} cells @param {number} reach */
export function nearest(sx, sy, cells, reach) {
  let best = null;
  let least = reach;
  for (const cell of cells) {
    const [x, y] = middleOf(cell);
    const far = Math.hypot(x - sx, y - sy);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Brings a cell into sight. @param {string} cell */
export function reveal(cell) {
  const [x, y] = middleOf(cell);
  const { w, h } = size.peek();
  const edge = 40;
  const dx = x < edge ? edge - x : x > w - edge ? w - edge - x : 0;
  const dy = y < edge ? edge - y : y > h - edge ? h - edge - y : 0;
  if (dx || dy) pan(dx, dy);
}
