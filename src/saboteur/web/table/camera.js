// Where the mine lies on the screen. It moves when the player moves it or when it outgrows the screen, never as turns pass.
import { computed, effect, signal } from '@preact/signals';
import { around } from '../i18n.js';
import { game } from '../net.js';
import { media } from '../prefs.js';
import { choice } from './choose.js';
import { pieces } from './parts.js';
import { shown } from './state.js';
import { xy } from './words.js';

export const WIDTH = 63;
export const HEIGHT = 88;
const LEAST = 0.28;
const MOST = 2.4;
/** The smaller side that a cell has at least when one is to be chosen. */
const FINGER = 44.2;
/** Room beyond the goals for their numbers, and beside everything else. */
const FAR = 19;
const NEAR = 1;
/** What the rough edge of the mine takes of it, where there is one. */
const EDGE = 8;
/** What is kept free beside the plates for what players say, besides the ring around the cards, in mines that are wide enough. */
const GUTTER = 92;
const ROOMY = 760;

/** @typedef {{ x: number, y: number, k: number }} Camera the start card's corner on the screen, and the scale */
/** @typedef {{ x0: number, x1: number, y0: number, y1: number }} Box in cells, the far sides excluded */

export const size = signal({ w: 800, h: 600 });
/** Where the player has moved the mine. */
const own = signal(/** @type {Camera | null} */ (null));
/** A finger is on it: follow without delay. */
export const dragging = signal(false);
/** The player has moved the mine. */
export const moved = computed(() => own.value !== null);
/** The mine runs upward, away from the thumb, instead of to the right: a phone held upright. */
export const upright = media('(orientation: portrait) and (max-width: 760px)');
/** There is room for a rough edge around the mine. */
export const hewn = media('(min-width: 900px) and (min-height: 521px)');
/** There is a keyboard, as far as one can tell. */
const keyed = media('(hover: hover)');
// Texts speak of the screen as it is.
effect(() => void (around.value = { turned: upright.value ? 'yes' : 'no', keys: keyed.value ? 'yes' : 'no' }));

/** Cells that something lies on. */
export const taken = computed(() => {
  const view = shown.value;
  return ['0,0', ...Object.keys(view?.grid ?? {}), ...Object.keys(view?.goals ?? {}), ...Object.keys(view?.sites ?? {}), ...Object.keys(pieces.value)];
});

/** The cells of the mine with one empty ring. */
export const bounds = computed(() => {
  const { x0, x1, y0, y1 } = boxOf(taken.value);
  return { left: x0 - 1, right: x1, top: y0 - 1, bottom: y1 };
});

/** @param {Iterable<string>} cells @param {number} [ring] @returns {Box} */
function boxOf(cells, ring = 0) {
  const places = [...cells].map(xy);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { x0: Math.min(...xs) - ring, x1: Math.max(...xs) + 1 + ring, y0: Math.min(...ys) - ring, y1: Math.max(...ys) + 1 + ring };
}

/** @param {Box} a @param {Box} b @returns {Box} */
const both = (a, b) => ({ x0: Math.min(a.x0, b.x0), x1: Math.max(a.x1, b.x1), y0: Math.min(a.y0, b.y0), y1: Math.max(a.y1, b.y1) });

/** @type {{ round: string, box: Box | null }} */
let last = { round: '', box: null };

/** What is to be seen: everything, and a ring round what was dug for the next card. In a round it only grows, so that the mine stays where it is. */
const frame = computed(() => {
  const round = `${game.value?.k} ${shown.value?.round}`;
  const now = both(boxOf(taken.value), boxOf(['0,0', ...Object.keys(shown.value?.grid ?? {})], 1));
  const box = last.box && last.round === round ? both(last.box, now) : now;
  last = { round, box };
  return box;
});

/** @param {number} x @param {number} y @returns {[number, number]} a point of the mine as it lies on the screen */
const turned = (x, y) => (upright.value ? [y, -x] : [x, y]);

/** A box in the mine's own pixels, as it lies on the screen. @param {Box} box */
function onScreen({ x0, x1, y0, y1 }) {
  const [ax, ay] = turned(x0 * WIDTH, y0 * HEIGHT);
  const [bx, by] = turned(x1 * WIDTH, y1 * HEIGHT);
  return { left: Math.min(ax, bx), right: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) };
}

/** The part of the screen that cells may cover: the numbers of the goals stand beyond them. */
const inside = computed(() => {
  const { w, h } = size.value;
  const near = NEAR + (hewn.value ? EDGE : 0);
  return upright.value ? { left: near, right: w - near, top: FAR, bottom: h - near } : { left: near + (hewn.value && w > ROOMY ? GUTTER : 0), right: w - FAR - 9 - near, top: near, bottom: h - near };
});

/** @param {Box} box @returns {Camera} */
function fit(box, room = inside.value) {
  const { left, right, top, bottom } = onScreen(box);
  const k = Math.min((room.right - room.left) / (right - left), (room.bottom - room.top) / (bottom - top), 1.6);
  return { x: (room.left + room.right) / 2 - ((left + right) / 2) * k, y: (room.top + room.bottom) / 2 - ((top + bottom) / 2) * k, k };
}

/** @param {Box} box @param {Camera} at */
function inSight(box, { x, y, k }) {
  const [{ left, right, top, bottom }, room] = [onScreen(box), inside.value];
  return x + left * k >= room.left - 1 && x + right * k <= room.right + 1 && y + top * k >= room.top - 1 && y + bottom * k <= room.bottom + 1;
}

/** @type {{ round: string, room: object, camera: Camera } | null} */
let held = null;

/** All of it. It stays as it was while everything is in sight. @type {import('@preact/signals').ReadonlySignal<Camera>} */
const fitted = computed(() => {
  const [box, room] = [frame.value, inside.value];
  const same = held && held.round === last.round && held.room === room;
  held = { round: last.round, room, camera: same && held && inSight(box, held.camera) ? held.camera : fit(box) };
  return held.camera;
});

/** One axis: the places that can be chosen in the middle, or those nearest to the goals, and no emptiness beyond the mine. @param {[number, number]} some @param {[number, number]} all @param {[number, number]} room @param {number} k @param {number} end where the goals are: -1, 1, or 0 */
function along([from, to], all, room, k, end) {
  const wide = room[1] - room[0];
  const fits = (to - from) * k <= wide;
  const at = fits || end === 0 ? (room[0] + room[1]) / 2 - ((from + to) / 2) * k : end < 0 ? room[0] - from * k : room[1] - to * k;
  const [least, most] = [room[1] - all[1] * k, room[0] - all[0] * k];
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
}

/** Where cells are too small for fingers: nearer to those that can be chosen, as long as one is to be chosen. */
const closer = computed(() => {
  const { cells } = choice.value;
  if (cells.size === 0 || WIDTH * fitted.value.k >= FINGER - 0.2) return null;
  const k = FINGER / WIDTH;
  const [some, all, room] = [onScreen(boxOf(cells, 0.1)), onScreen(frame.value), inside.value];
  const x = along([some.left, some.right], [all.left, all.right], [room.left, room.right], k, upright.value ? 0 : 1);
  const y = along([some.top, some.bottom], [all.top, all.bottom], [room.top, room.bottom], k, upright.value ? -1 : 0);
  const chosen = choice.value.proposal?.cell;
  if (!chosen) return { x, y, k };
  // Where not all of them fit, the one that was chosen comes into sight whole.
  const one = onScreen(boxOf([chosen], 0.1));
  return { x: within(x, one.left * k, one.right * k, room.left, room.right), y: within(y, one.top * k, one.bottom * k, room.top, room.bottom), k };
});

/** Moves no further than it takes to have something within the room. @param {number} at @param {number} from @param {number} to @param {number} least @param {number} most */
const within = (at, from, to, least, most) => at + Math.max(0, least - at - from) - Math.max(0, at + to - most);

/** @type {import('@preact/signals').ReadonlySignal<Camera>} */
export const camera = computed(() => own.value ?? closer.value ?? fitted.value);

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
  const edge = Math.min(40, (WIDTH / 2) * camera.peek().k - 2);
  const dx = x < edge ? edge - x : x > w - edge ? w - edge - x : 0;
  const dy = y < edge ? edge - y : y > h - edge ? h - edge - y : 0;
  if (dx || dy) pan(dx, dy);
}
