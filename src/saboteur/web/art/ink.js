// Small pens: every drawing is a string, so that the client can cache it by key.
// Only presentation attributes are used, never style="…": a strict content security policy would drop those.

/** @param {string} name a colour of art.css @returns {string} */
export const hue = (name) => `var(--${name})`;

/** A number as short text: one decimal is finer than any screen shows. @param {number} n */
export const num = (n) => String(Math.round(n * 10) / 10);

/** Filled shape. @param {string} d @param {string} fill @param {string} [more] */
export const fill = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** Stroked line with round ends. @param {string} d @param {string} stroke @param {number} [width] @param {string} [more] */
export const line = (d, stroke, width = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Filled shape with an outline; the outline keeps signs readable on any ground. @param {string} d @param {string} colour @param {number} [width] @param {string} [ink] */
export const shape = (d, colour, width = 1, ink = hue('ink')) =>
  `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} colour @param {string} [more] */
export const disc = (x, y, r, colour, more = '') => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} colour @param {string} [more] */
export const oval = (x, y, rx, ry, colour, more = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}" ${more}/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r @param {string} colour @param {string} [more] */
export const box = (x, y, w, h, r, colour, more = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${r}" fill="${colour}" ${more}/>`;

/** Attributes of an outline. @param {number} [width] @param {string} [ink] */
export const edge = (width = 1, ink = hue('ink')) => `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;

/** Moves, scales and turns (about the drawing's own origin). @param {number} x @param {number} y @param {number} scale @param {string} inner @param {number} [turn] */
export const at = (x, y, scale, inner, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;

/** Mirrors left and right inside a drawing of this width. @param {number} width @param {string} inner */
export const flip = (width, inner) => `<g transform="translate(${width} 0) scale(-1 1)">${inner}</g>`;

/** @param {string} name @param {string} inner */
export const classed = (name, inner) => `<g class="${name}">${inner}</g>`;

/** What must stay upright when the whole mine is turned (see .a-turned in art.css). @param {string} inner */
export const upright = (inner) => classed('a-up', inner);

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

/** An angular pebble with a lit top. @param {number} x @param {number} y @param {number} r @param {() => number} next @param {string} [dark] @param {string} [light] */
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
  return shape(ring(1, 0, 0), dark, Math.max(0.5, r * 0.16)) + fill(ring(0.62, -r * 0.14, -r * 0.2), light);
}

/** A four-pointed glint. @param {number} x @param {number} y @param {number} r @param {string} [colour] */
export const glint = (x, y, r, colour = hue('shine')) =>
  fill(`M${num(x)} ${num(y - r)}Q${num(x)} ${num(y)} ${num(x + r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + r)}Q${num(x)} ${num(y)} ${num(x - r)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - r)}Z`, colour, 'class="a-glint"');
