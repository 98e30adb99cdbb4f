// The mine around the cards: rock, wordmark, favicon, front page, chests, miner and the two rooms of the jubilee.
import { at, box, chance, disc, edge, fill, hue, line, num, oval, rock, shape } from './ink.js';
import { boot, hand, limb } from './figures.js';
import { chest, lantern, nugget } from './pieces.js';
import { site } from './cards.js';
import { figure } from './dwarves.js';
import { toolAt } from './tools.js';

/** One tile of rock, 120 × 120; its facets wrap round at the edges. Put it into a <pattern> or a background. */
export function rockTile() {
  const next = chance('tile');
  const tones = ['rock-2', 'rock-4', 'rock-3'];
  let facets = '';
  for (let i = 0; i < 26; i += 1) {
    const [x, y, r] = [next() * 120, next() * 120, 8 + next() * 16];
    const ring = [0, 1, 2, 3, 4, 5].map((k) => [Math.cos(k * 1.05 + i) * r * (0.6 + next() * 0.5), Math.sin(k * 1.05 + i) * r * (0.6 + next() * 0.5)]);
    const solid = num(0.12 + next() * 0.3);
    for (const dx of [-120, 0, 120]) {
      for (const dy of [-120, 0, 120]) {
        if (x + dx < -24 || x + dx > 144 || y + dy < -24 || y + dy > 144) continue;
        facets += fill(`M${ring.map(([a, b]) => `${num(x + dx + a)} ${num(y + dy + b)}`).join('L')}Z`, hue(tones[i % 3]), `opacity="${solid}"`);
      }
    }
  }
  return box(0, 0, 120, 120, 0, hue('board')) + `<g opacity=".75">${facets}</g>`;
}

/** A pattern element to be put into the page's <defs>; fill with url(#sab-mine). */
export const rockPattern = () => `<pattern id="sab-mine" width="120" height="120" patternUnits="userSpaceOnUse">${rockTile()}</pattern>`;

/** The sign of the page, 32 × 32: a lamp at a tunnel mouth. */
export function favicon() {
  const mouth = box(0, 0, 32, 32, 7, hue('rock-2')) + fill('M5 32V17Q5 5 16 5T27 17V32Z', hue('lit-wall')) + fill('M8 32V18Q8 8.5 16 8.5T24 18V32Z', 'url(#sab-mouth)');
  return mouth + at(4.6, 4.8, 0.95, toolAt('pickaxe', false, 12, 13, 1));
}

/** A chest, 48 × 48. @param {boolean} open */
export const chestSign = (open) => at(24, open ? 30 : 25, open ? 1.3 : 1.5, chest(open));

/** The miner of the tunnel toll who bars a cell, 48 × 48: lamp held out, pick across. @param {string} [coat] the colour of the player who set him */
export function minerFigure(coat = hue('lamp')) {
  const legs = limb('M20 33L18 41', '#4a3826', 5.4) + limb('M27 33L30 41', '#4a3826', 5.4) + boot(17, 43, -1) + boot(31, 43);
  const body = shape('M16 23Q24 18 32 23L33 35Q24 38.5 15 35Z', coat, 1.3) + line('M16 32H32', '#3a2818', 2.6) + box(22, 30, 4, 4, 0.8, hue('gold'), edge(0.8));
  const head = disc(24, 16, 7, '#e9b890', edge(1.3)) + shape('M17 17Q20 21 24 19.5Q28 21 31 17Q33 26 24 29Q15 26 17 17Z', '#8a4a22', 1.2) + oval(24, 18, 2.4, 2, '#dd9876', edge(0.9)) + disc(21, 14.6, 1.1, hue('ink')) + disc(27, 14.6, 1.1, hue('ink'));
  const cap = shape('M16 12Q16 3.5 24 3.5T32 12Z', hue('gold'), 1.3) + shape('M13.5 13Q24 8 34.5 13Q24 15.5 13.5 13Z', hue('gold'), 1.2) + disc(24, 7.8, 2.2, hue('shine'), edge(0.9));
  return oval(24, 45, 15, 2.6, '#000', 'opacity=".35"') + legs + body + head + cap + limb('M32 25L38 29', coat, 4.6) + at(40, 26, 1, toolAt('pickaxe', false, 0, 0, 0.85), 12) + hand(38, 30) + limb('M16 25L10 27', coat, 4.6) + lantern(8, 33, 0.8) + hand(9.5, 27);
}

/** The costume department, 63 × 88. @param {string} [text] @param {string | boolean} [lit] */
export function costume(text = 'NSEW', lit = true) {
  const rail = line('M14 29H49', hue('ink'), 4) + line('M14 29H49', hue('iron'), 2.2) + line('M15 29V62M48 29V62', hue('ink'), 4) + line('M15 29V62M48 29V62', hue('timber-1'), 2.2);
  const coat = (/** @type {number} */ x, /** @type {string} */ colour) => at(x, 31, 1, line('M0-2V2', hue('ink'), 1.2) + shape('M0 1L7 6L5 11L4 10L5 24H-5L-4 10L-5 11L-7 6Z', colour, 1.2) + line('M0 8V23', '#000', 0.8, 'opacity=".4"'));
  const mask = at(31.5, 63, 1, shape('M-10-4Q-5-6.5 0-4Q5-6.5 10-4Q10 4 5 4Q2 4 0 0Q-2 4-5 4Q-10 4-10-4Z', '#6a4a8c', 1.2) + oval(-5, -0.8, 2.4, 1.6, hue('shine')) + oval(5, -0.8, 2.4, 1.6, hue('shine')));
  return site(text, lit, rail + coat(22, '#b5476a') + coat(31.5, '#3f7fb5') + coat(41, '#5b9a4f') + mask);
}

/** The tunnel party, 63 × 88. @param {string} [text] @param {string | boolean} [lit] */
export function party(text = 'NSEW', lit = true) {
  const flags = line('M8 22Q31.5 40 55 22', hue('ink'), 1.4) + [[13, 25.5], [22, 29.6], [31.5, 31], [41, 29.6], [50, 25.5]].map(([x, y], i) => shape(`M${num(x - 3.6)} ${num(y - 1.2)}h7.2l-3.6 7.6Z`, ['#e0533d', '#ffd15c', '#4f8fe8', '#58b368', '#b5476a'][i], 1)).join('');
  const mug = shape('M8-2H12Q15-2 15 2T12 7H8', 'none', 3) + box(-7, -6, 15, 18, 2, '#f0b13c', edge(1.4)) + box(4, -5.4, 3.4, 16.8, 1, '#c47f1c') + line('M-6.4 3H7.4M-6.4 10H7.4', '#7a5230', 2) + shape('M-9-5Q-9-10-5-9Q-3-13 1-11Q6-13 7-9Q11-8 9-4Q8-1 6-4Q4-2 2-4Q-1 0-3-4Q-8-1-9-5Z', '#fff8e6', 1.2);
  return site(text, lit, flags + at(22, 51, 0.85, `<g transform="scale(-1 1)">${mug}</g>`, 12) + at(41, 51, 0.85, mug, -12) + line('M31.5 38v-5M26 39l-3-3M37 39l3-3', hue('gold'), 1.8));
}

/** The picture of the front page, 960 × 420: dwarves at a tunnel mouth with a lamp. It may be cut at left and right. */
export function hero() {
  const next = chance('hero');
  let cliffs = '';
  for (let i = 0; i < 40; i += 1) {
    const [x, y, r] = [next() * 960, next() * 420, 30 + next() * 60];
    cliffs += fill(`M${[0, 1, 2, 3, 4].map((k) => `${num(x + Math.cos(k * 1.26 + i) * r * (0.6 + next() * 0.6))} ${num(y + Math.sin(k * 1.26 + i) * r * (0.5 + next() * 0.5))}`).join('L')}Z`, hue(['rock-1', 'rock-4', 'rock-3'][i % 3]), `opacity="${num(0.14 + next() * 0.2)}"`);
  }
  const depths = cave();
  const floor = fill('M0 420V384Q240 352 480 366T960 384V420Z', hue('rock-1')) + fill('M240 420Q300 372 480 370T720 420Z', hue('lit-3'), 'opacity=".75"');
  const stones = [[120, 384, 34], [182, 398, 22], [800, 386, 38], [866, 400, 24], [735, 402, 18], [60, 402, 26], [925, 398, 20], [240, 406, 13]].map(([x, y, r]) => rock(x, y, r, next)).join('');
  return box(0, 0, 960, 420, 0, hue('rock-2')) + cliffs + disc(480, 230, 420, 'url(#sab-halo)') + depths + timbers() + floor + rails() + crew() + stones + [[150, 366, 2.6], [204, 386, 2], [772, 380, 2.2]].map(([x, y, s]) => nugget(x, y, s)).join('');
}

/** The tunnel as arches that get darker inward, with the lamp's light over them and a laden cart far in. */
function cave() {
  const arch = (/** @type {number} */ d) => `M${250 + d} 420V${230 + d * 0.5}Q${256 + d} ${54 + d * 0.9} 480 ${50 + d * 0.9}T${710 - d} ${230 + d * 0.5}V420Z`;
  const rings = [[0, 'lit-3'], [34, 'lit-wall'], [40, 'lit-3'], [84, 'lit-wall'], [90, 'lit-wall'], [132, 'rock-1']].map(([d, tone]) => fill(arch(Number(d)), hue(String(tone)))).join('');
  const cart = at(480, 330, 1, toolAt('cart', false, 0, 0, 5)) + [[452, 292, 2], [480, 284, 2.4], [508, 292, 2]].map(([x, y, s]) => nugget(x, y, s)).join('');
  return rings + fill(arch(84), hue('lit-wall'), 'opacity=".35"') + oval(480, 150, 240, 250, 'url(#sab-halo)') + oval(480, 140, 150, 130, 'url(#sab-glow)', 'opacity=".85"') + cart;
}

/** Props and beam of the tunnel mouth. */
function timbers() {
  const post = (/** @type {number} */ x) => shape(`M${x - 17} 400L${x - 13} 96H${x + 13}L${x + 17} 400Z`, 'url(#sab-wood)', 5) + line(`M${x - 4} 130V380M${x + 5} 110V300`, hue('timber-2'), 2.4);
  return post(272) + post(688) + shape('M226 70L734 62L738 104L222 110Z', 'url(#sab-wood)', 5) + line('M250 84L520 80M560 92L716 88M300 98L420 96', hue('timber-2'), 2.6) + [272, 688].map((x) => disc(x, 87, 6, hue('iron-2'), edge(2.4))).join('') + lantern(480, 132, 5);
}

/** Rails that run out of the mine. */
function rails() {
  const sleepers = [[376, 94], [388, 120], [402, 152]].map(([y, half]) => line(`M${480 - half} ${y}H${480 + half}`, hue('timber-2'), 8)).join('');
  return sleepers + line('M446 366L396 420M514 366L564 420', hue('iron-2'), 8) + line('M446 366L396 420M514 366L564 420', hue('iron'), 3);
}

/** Two at work, one with other plans, one who looks for crystals. */
const crew = () => at(262, 176, 3.05, figure('digger')) + at(506, 182, 2.95, figure('green')) + at(686, 210, 2.7, figure('saboteur')) + at(120, 216, 2.55, figure('geologist'));

// Letters 40 high on a pen of their own: straight planks, chamfered corners. [x, path]
/** @type {[number, string][]} */
const LETTERS = [
  [6, 'M30 8H12L4 16V20L10 26H26L32 32V42L24 50H4'],
  [52, 'M2 50V20L14 8H20L32 20V50M2 34H32'],
  [97, 'M4 8H22L30 15V22L24 28H4M4 8V50H24L32 43V35L24 28'],
  [200, 'M0 8H34M17 8V50'],
  [247, 'M30 8H4V50H30M4 29H24'],
  [291, 'M3 8V40L12 50H22L31 40V8'],
  [335, 'M4 50V8H24L32 16V24L25 30H4M20 30L34 50'],
];

/** Light falls off with the distance from the lamp. @param {number} x */
const nearness = (x) => Math.max(0, 1 - Math.abs(x + 17 - 166) / 170) * 0.8;

/** One plank stroke: outline, shaded lower edge, body, worn upper edge, lamp light. @param {string} d @param {number} light */
function plank(d, light) {
  const body = line(d, hue('ink'), 16) + at(0, 1.5, 1, line(d, hue('timber-2'), 12)) + line(d, hue('timber'), 11.4) + at(-0.6, -1.3, 1, line(d, hue('timber-1'), 8.4));
  return body + at(-0.6, -1.3, 1, line(d, hue('lit-2'), 8.4, `opacity="${light.toFixed(2)}"`)) + at(-1, -3.4, 1, line(d, hue('lit-1'), 1.6, `opacity="${(0.2 + light * 0.7).toFixed(2)}"`));
}

/** The wordmark, 380 × 80: timber, lit by the lamp that hangs in the O. */
export function wordmark() {
  const ring = 'M159 20H173L183 30V52L173 62H159L149 52V30Z';
  const words = LETTERS.map(([x, d]) => at(x, 12, 1, plank(d, nearness(x)))).join('');
  const nails = LETTERS.map(([x, d]) => at(x, 12, 1, disc(...foot(d), 1.5, hue('iron-2'), edge(0.7)))).join('');
  return `${oval(166, 41, 120, 40, 'url(#sab-halo)', 'class="a-flicker"')}${words}${plank(ring, 1)}${lantern(166, 42, 1.9)}${nails}`;
}

/** Where a letter begins: a nail holds it there. @param {string} d @returns {[number, number]} */
function foot(d) {
  const [x, y] = d.slice(1).split(/[A-Z ]/).map(Number);
  return [x, y];
}
