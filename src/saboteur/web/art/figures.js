// The parts that dwarves are made of. Heads are drawn in a 64 × 64 box, the face around (32, 34).
import { disc, edge, fill, hue, line, num, oval, shape } from './ink.js';

const INK = hue('ink');

/** Face with ears and a shaded cheek. @param {string} skin @param {string} shade */
export const face = (skin, shade) => oval(17, 34, 3.6, 5, skin, edge(1.4)) + oval(47, 34, 3.6, 5, skin, edge(1.4)) + shape('M18 30Q18 15 32 15T46 30Q47 43 40 48Q32 52 24 48Q17 43 18 30Z', skin, 1.5) + fill('M39 16.6Q45.5 20 45.4 30Q46.2 42.6 39.6 47.3Q36 49.5 32 49.6Q41 44 41 30Q41 22 39 16.6Z', shade, 'opacity=".55"');

/** Eyes with brows. @param {string} brow @param {number} [tilt] above 0 friendly, below 0 grim @param {number} [wide] */
export const eyes = (brow, tilt = 1, wide = 2) => [25.6, 38.4].map((x, i) => disc(x, 31.4, wide, INK) + disc(x + 0.7, 30.6, wide * 0.34, '#fff') + line(`M${x - 3.6} ${num(27.4 + (i ? -tilt : tilt))}Q${x} 25.2 ${num(x + 3.6)} ${num(27.4 + (i ? tilt : -tilt))}`, brow, 2.4)).join('');

/** @param {string} skin @param {number} [rx] @param {number} [ry] */
export const nose = (skin, rx = 4.6, ry = 3.8) => oval(32, 35.6 + ry * 0.2, rx, ry, skin, edge(1.3)) + oval(30.8, 34.6, rx * 0.35, ry * 0.3, '#fff', 'opacity=".4"');

/** @param {string} colour */
export const moustache = (colour) => shape('M32 41Q27 37 22 41.5Q19 44 15.5 42.5Q18.5 48.5 25.5 47.5Q30 46.5 32 43.5Q34 46.5 38.5 47.5Q45.5 48.5 48.5 42.5Q45 44 42 41.5Q37 37 32 41Z', colour, 1.3);

/** Beards by cut. @type {Record<string, string>} */
const CUTS = {
  full: 'M16.6 31Q19 40 25 39.5Q32 37 39 39.5Q45 40 47.4 31Q52 50 43 59Q32 67 21 59Q12 50 16.6 31Z',
  long: 'M16.6 30Q19 40 25 39.5Q32 37 39 39.5Q45 40 47.4 30Q52 48 44 58Q38 66 32 74Q26 66 20 58Q12 48 16.6 30Z',
  fork: 'M16.6 31Q19 40 25 39.5Q32 37 39 39.5Q45 40 47.4 31Q51 46 47 53L43 64L36 57L32 54L28 57L21 64L17 53Q13 46 16.6 31Z',
  short: 'M17 31Q19 41 25 40.5Q32 38 39 40.5Q45 41 47 31Q49 45 42 51Q32 57 22 51Q15 45 17 31Z',
};

/** @param {string} cut @param {string} colour @param {string} shade */
export const beard = (cut, colour, shade) => shape(CUTS[cut], colour, 1.5) + line('M24 48Q25 54 28 58M32 49V60M40 48Q39 54 36 58', shade, 1.3);

/** @param {string} d */
export const smile = (d = 'M26.5 43.5Q32 48 37.5 43.5') => line(d, INK, 1.7);

/** A helmet with a lamp. @param {string} colour @param {string} shade */
export const helmet = (colour, shade) => shape('M15 25Q14 5 32 5T49 25Z', colour, 1.6) + fill('M36 5.8Q48.4 7.5 48.2 24H41Q42 11 36 5.8Z', shade) + shape('M11 27Q32 17 53 27Q52 30 48 29Q32 22 16 29Q12 30 11 27Z', colour, 1.6) + disc(32, 14, 12, 'url(#sab-glow)', 'class="a-flicker"') + disc(32, 14, 5, hue('iron-2'), edge(1.4)) + disc(32, 14, 3.2, hue('shine'));

/** A pointed hood. @param {string} colour @param {string} shade */
export const hood = (colour, shade) => shape('M13 28Q16 12 26 6Q33 1 44-1Q40 4 43 8Q50 16 51 28Q42 20 32 20T13 28Z', colour, 1.6) + fill('M36 5Q41 2 43-.4Q40 4 43 8Q50 16 50.4 26Q46 23 42 21.5Q42 11 36 5Z', shade);

/** @param {string} coat @param {string} trim */
export const shoulders = (coat, trim) => shape('M5 72Q5 50 22 47H42Q59 50 59 72Z', coat, 1.6) + line('M22 48L32 60L42 48', trim, 3.4);

/** A limb with an outline. @param {string} d @param {string} colour @param {number} [width] */
export const limb = (d, colour, width = 7) => line(d, INK, Number(num(width + 2.4))) + line(d, colour, width);

/** @param {number} x @param {number} y @param {string} [colour] */
export const hand = (x, y, colour = '#e2b48c') => disc(x, y, 3.2, colour, edge(1.2));

/** A boot, toes to the right. @param {number} x @param {number} y @param {number} [way] -1 looks left */
export const boot = (x, y, way = 1) => `<g transform="translate(${x} ${y}) scale(${way} 1)">${shape('M-4.5-5H3.5V-2Q8-2 8 2.5H-4.5Z', '#4a3020', 1.2)}${line('M-4 2.2H7.5', '#2a1a10', 1.2)}</g>`;
