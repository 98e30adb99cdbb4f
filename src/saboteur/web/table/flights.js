// Things that fly over the table: cards, rocks and coins, drawn above everything and gone when they land.
import { calm } from '../prefs.js';
import { camera, HEIGHT, middleOf, upright, WIDTH } from './camera.js';

/** @typedef {{ x: number, y: number, w: number, turn?: number }} Spot a middle, a width and a turn in degrees */

const EASE = 'cubic-bezier(.2,.7,.25,1)';

/** The layer that flights and scenes are drawn on. */
export function layer() {
  const known = document.querySelector('.flights');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'flights';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

/** @param {string} selector @param {number} [width] @returns {Spot | null} */
export function spotOf(selector, width) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, w: width ?? box.width };
}

/** Where a cell is, on the page. @param {string} cell @returns {Spot | null} */
export function spotOfCell(cell) {
  const box = document.querySelector('[data-mine]')?.getBoundingClientRect();
  if (!box) return null;
  const [x, y] = middleOf(cell);
  return { x: box.left + x, y: box.top + y, w: WIDTH * camera.peek().k, turn: upright.peek() ? -90 : 0 };
}

/** @param {string} markup @param {number} width @param {string} box */
function picture(markup, width, box) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const [, , w, h] = box.split(' ').map(Number);
  svg.setAttribute('viewBox', box);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String((width * h) / w));
  svg.innerHTML = markup;
  return svg;
}

/** @param {Spot} spot @param {number} base the width that the picture is drawn at */
const pose = ({ x, y, w, turn = 0 }, base) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${w / base})`;

/**
 * Lets a picture fly from one spot to another; resolves when it has landed.
 * @param {string} markup @param {Spot | null} from @param {Spot | null} to
 * @param {{ ms?: number, box?: string, delay?: number, fade?: boolean }} [how]
 */
export async function fly(markup, from, to, { ms = 280, box = `0 0 ${WIDTH} ${HEIGHT}`, delay = 0, fade = false } = {}) {
  if (!from || !to || calm.peek()) return;
  const base = Math.max(from.w, to.w);
  const flyer = picture(markup, base, box);
  layer().append(flyer);
  const high = Math.min(from.y, to.y) - 20;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y + high) / 3, w: Math.max(from.w, to.w) * 1.06, turn: to.turn };
  const frames = [
    { transform: pose(from, base), opacity: 0.4 },
    { transform: pose(half, base), opacity: 1, offset: 0.45 },
    { transform: pose(to, base), opacity: fade ? 0 : 1 },
  ];
  await flyer.animate(frames, { duration: ms, delay, easing: EASE, fill: 'both' }).finished.catch(() => undefined);
  flyer.remove();
}

/** Shows a picture large for a moment, then lets it go to a spot. @param {string} markup @param {Spot | null} from @param {Spot | null} to */
export async function present(markup, from, to) {
  if (!from || !to) return;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, w: 84 };
  await fly(markup, from, middle, { ms: 180 });
  await fly(markup, middle, to, { ms: 280, fade: true });
}

/** Rocks fall onto a cell. @param {Spot | null} at */
export async function rocks(at) {
  if (!at) return;
  const size = at.w * 0.3;
  const falls = Array.from({ length: 7 }, (_, i) => {
    const to = { x: at.x + (((i * 37) % 50) / 50 - 0.5) * at.w, y: at.y + (((i * 23) % 40) / 40 - 0.5) * at.w, w: size * (0.6 + (i % 3) * 0.25), turn: i * 50 };
    return fly('<path d="M2 7L5 2L11 3L14 8L10 14L4 13Z" fill="var(--stone-2)" stroke="var(--ink)"/><path d="M5 6L7 4L10 5L9 8Z" fill="var(--stone-1)"/>',
      { ...to, y: to.y - 130, turn: 0 }, to, { ms: 220 + (i % 4) * 25, box: '0 0 16 16', delay: i * 14, fade: true });
  });
  await Promise.all(falls);
}

/** @param {string} selector @param {number} [by] */
export function shake(selector, by = 2) {
  if (calm.peek()) return;
  const frames = [0, -by, by, -by / 2, by / 2, 0].map((x, i) => ({ translate: `${x}px ${i % 2 ? by / 2 : 0}px` }));
  document.querySelector(selector)?.animate(frames, { duration: 260 });
}

/** Turns something over on its long axis and changes it on the way. @param {string} selector */
export function turnOver(selector) {
  if (calm.peek()) return;
  const frames = [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }];
  const element = /** @type {SVGElement | null} */ (document.querySelector(selector));
  element?.animate(frames, { duration: 300, easing: 'ease-in-out' });
}
