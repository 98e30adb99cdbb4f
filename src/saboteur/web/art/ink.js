// Small pens for what is drawn by rule rather than by hand. saboteur/drawing/ink.py draws the same, and a test compares them.
// Only presentation attributes are used, never style="…": a strict content security policy would drop those.

/** Every drawing has round joins and ends; the group around it says so once. */
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** @param {string} name a colour of art.css @returns {string} */
export const hue = (name) => `var(--${name})`;

/** A number as short text: one decimal is finer than any screen shows. @param {number} n */
export const num = (n) => String(Math.round(n * 10) / 10);

/** Filled shape. @param {string} d @param {string} fill @param {string} [more] */
export const fill = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** Stroked line. @param {string} d @param {string} stroke @param {number} width @param {string} [more] */
export const line = (d, stroke, width, more = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`}/>`;

/** Moves and scales. @param {number} x @param {number} y @param {number} scale @param {string} inner */
export const at = (x, y, scale, inner) => `<g transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;

/** What must stay upright when the whole mine is turned (see .a-turned in art.css). @param {string} inner */
export const upright = (inner) => `<g class="a-up">${inner}</g>`;

/** Chance with a seed: the same card always has the same stones. @param {string} seed @returns {() => number} */
export function chance(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
