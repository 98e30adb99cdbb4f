// The rock itself: the face of a card, and stones that have fallen from it. saboteur/drawing/stones.py draws the same.
import { chance, fill, hue, num } from './ink.js';

/** Stones of a heap: place and size. */
const HEAP = [[-6.5, -2.5, 4.2], [6.2, -3, 4], [0, -4.5, 4.6], [-3.4, 2.4, 4.4], [4.2, 2.8, 4.4], [-9, 3.6, 2.4], [9, 3.2, 2.2], [0.4, 6.2, 2]];

/** The face of the rock: facets and a worn edge. @param {string} seed */
export function ground(seed) {
  const next = chance(`ground${seed}`);
  const tones = ['rock-2', 'rock-4', 'rock-5'];
  let facets = '';
  for (let i = 0; i < 10; i += 1) {
    const [x, y, r] = [next() * 63, next() * 88, 7 + next() * 9];
    const corners = [0, 1, 2, 3, 4].map((k) => `${num(x + Math.cos(k * 1.26 + i) * r * (0.6 + next() * 0.6))} ${num(y + Math.sin(k * 1.26 + i) * r * (0.6 + next() * 0.6))}`);
    facets += fill(`M${corners.join('L')}Z`, hue(tones[i % 3]), `opacity="${num(0.15 + next() * 0.25)}"`);
  }
  return `<rect width="63" height="88" fill="url(#sab-rock)"/>${facets}<rect x="0.5" y="0.5" width="62" height="87" rx="3.4" fill="none" stroke="${hue('rock-5')}" stroke-width="1" opacity=".7"/>`;
}

/** An angular stone with a lit top. @param {number} x @param {number} y @param {number} r @param {() => number} next @param {string} [dark] @param {string} [light] */
export function rock(x, y, r, next, dark = hue('stone-2'), light = hue('stone-1')) {
  const corners = 6 + Math.floor(next() * 2);
  const turn = next() * 6;
  /** @param {number} scale @param {number} dx @param {number} dy */
  const ring = (scale, dx, dy) => {
    const points = [];
    for (let i = 0; i < corners; i += 1) {
      const angle = turn + (i * 6.283) / corners;
      const reach = r * scale * (0.86 + 0.2 * Math.sin(i * 2.4 + turn));
      points.push(`${num(x + dx + Math.cos(angle) * reach)} ${num(y + dy + Math.sin(angle) * reach * 0.88)}`);
    }
    return `M${points.join('L')}Z`;
  };
  return fill(ring(1, 0, 0), dark, `stroke="${hue('ink')}" stroke-width="${Math.round(Math.max(0.5, r * 0.16) * 100) / 100}"`) + fill(ring(0.62, -r * 0.14, -r * 0.2), light);
}

/** Fallen rocks, around (0, 0). @param {string} seed */
export function rubble(seed) {
  const next = chance(`rubble${seed}`);
  return HEAP.map(([dx, dy, r]) => rock(dx + next() - 0.5, dy + next() - 0.5, r, next)).join('');
}

/** How far apart the corners of the bare rock's facets are, and how many shades these have. */
const STEP = 58;
const SHADES = 9;

/** The bare rock of a mine: a net of triangles, shaded by their slope. It never repeats, and what is drawn of it stays as it is when more of it is drawn. @param {string} seed @param {number} left @param {number} top @param {number} right @param {number} bottom */
export function bareRock(seed, left, top, right, bottom) {
  const [from, to] = [[left, top].map((n) => Math.floor(n / STEP) - 1), [right, bottom].map((n) => Math.ceil(n / STEP) + 1)];
  /** @type {Map<string, number[]>} */
  const corners = new Map();
  for (let j = from[1]; j <= to[1] + 1; j += 1) {
    for (let i = from[0]; i <= to[0] + 1; i += 1) {
      const next = chance(`${seed} ${i} ${j}`);
      corners.set(`${i} ${j}`, [(i + next() * 0.8) * STEP, (j + next() * 0.8) * STEP, next() * 34]);
    }
  }
  const shades = Array.from({ length: SHADES }, () => '');
  const facet = (/** @type {string[]} */ ...names) => {
    const [a, b, c] = names.map((name) => corners.get(name) ?? []);
    shades[shade(a, b, c)] += `M${[a, b, c].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  };
  for (let j = from[1]; j <= to[1]; j += 1) {
    for (let i = from[0]; i <= to[0]; i += 1) {
      const [a, b, c, d] = [`${i} ${j}`, `${i + 1} ${j}`, `${i + 1} ${j + 1}`, `${i} ${j + 1}`];
      facet(a, b, c);
      facet(a, c, d);
    }
  }
  const dark = shades.map((d, i) => fill(d, hue(i < 4 ? 'ink' : 'rock-3'), `opacity="${num(i < 4 ? 0.7 - i * 0.15 : (i - 4) * 0.1)}"`));
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${hue('rock-1')}"/>${dark.join('')}`;
}

/** How much a facet is turned to the light, which comes from the upper left. @param {number[]} a @param {number[]} b @param {number[]} c */
function shade(a, b, c) {
  const [ux, uy, uz, vx, vy, vz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const lean = (uz * (vy + vx) - vz * (uy + ux)) / (ux * vy - uy * vx);
  return Math.max(0, Math.min(SHADES - 1, Math.floor((lean + 1.1) * 4.1)));
}
