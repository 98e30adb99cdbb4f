// The mine around the cards: rock, wordmark, favicon and front page.
import { at, box, chance, disc, edge, fill, hue, line, num, oval, rock, shape } from './ink.js';
import { lantern, nugget } from './pieces.js';
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
