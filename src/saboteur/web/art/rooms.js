// What the jubilee box lays in the mine: two rooms, chests under black tunnel cards, goals with sacks and beasts. Importing this file adds the goals.
import { addGoals, back, card, ground, site } from './cards.js';
import { at, box, disc, edge, fill, hue, line, num, oval, shape, upright } from './ink.js';
import { chest, nugget, sack } from './pieces.js';

/** The costume department, 63 × 88. @param {string} [text] @param {string | boolean} [lit] */
export function costume(text = 'NSEW', lit = true) {
  const rail = line('M14 29H49', hue('ink'), 4) + line('M14 29H49', hue('iron'), 2.2) + line('M15 29V62M48 29V62', hue('ink'), 4) + line('M15 29V62M48 29V62', hue('timber-1'), 2.2);
  const coat = (/** @type {number} */ x, /** @type {string} */ colour) => at(x, 31, 1, line('M0-2V2', hue('ink'), 1.2) + shape('M0 1L7 6L5 11L4 10L5 24H-5L-4 10L-5 11L-7 6Z', colour, 1.2) + line('M0 8V23', '#000', 0.8, 'opacity=".4"'));
  const mask = at(31.5, 63, 1, shape('M-10-4Q-5-6.5 0-4Q5-6.5 10-4Q10 4 5 4Q2 4 0 0Q-2 4-5 4Q-10 4-10-4Z', '#6a4a8c', 1.2) + oval(-5, -0.8, 2.4, 1.6, hue('shine')) + oval(5, -0.8, 2.4, 1.6, hue('shine')));
  return site(text, lit, upright(rail + coat(22, '#b5476a') + coat(31.5, '#3f7fb5') + coat(41, '#5b9a4f') + mask));
}

/** The tunnel party, 63 × 88. @param {string} [text] @param {string | boolean} [lit] */
export function party(text = 'NSEW', lit = true) {
  const flags = line('M8 22Q31.5 40 55 22', hue('ink'), 1.4) + [[13, 25.5], [22, 29.6], [31.5, 31], [41, 29.6], [50, 25.5]].map(([x, y], i) => shape(`M${num(x - 3.6)} ${num(y - 1.2)}h7.2l-3.6 7.6Z`, ['#e0533d', '#ffd15c', '#4f8fe8', '#58b368', '#b5476a'][i], 1)).join('');
  const mug = shape('M8-2H12Q15-2 15 2T12 7H8', 'none', 3) + box(-7, -6, 15, 18, 2, '#f0b13c', edge(1.4)) + box(4, -5.4, 3.4, 16.8, 1, '#c47f1c') + line('M-6.4 3H7.4M-6.4 10H7.4', '#7a5230', 2) + shape('M-9-5Q-9-10-5-9Q-3-13 1-11Q6-13 7-9Q11-8 9-4Q8-1 6-4Q4-2 2-4Q-1 0-3-4Q-8-1-9-5Z', '#fff8e6', 1.2);
  return site(text, lit, upright(flags + at(22, 51, 0.85, `<g transform="scale(-1 1)">${mug}</g>`, 12) + at(41, 51, 0.85, mug, -12) + line('M31.5 38v-5M26 39l-3-3M37 39l3-3', hue('gold'), 1.8)));
}

/** A black tunnel card that covers a chest, face down. */
export function coveredChest() {
  const dark = box(0, 0, 63, 88, 0, '#000', 'opacity=".42"') + box(3.4, 3.4, 56.2, 81.2, 2.6, 'none', `stroke="${hue('iron-2')}" stroke-width="2.6"`);
  const studs = [[5.6, 5.6], [57.4, 5.6], [5.6, 82.4], [57.4, 82.4]].map(([x, y]) => disc(x, y, 2.3, hue('iron'), edge(0.9))).join('');
  const chains = line('M8 10L55 78M55 10L8 78', hue('ink'), 4.4) + line('M8 10L55 78M55 10L8 78', hue('iron'), 2, 'stroke-dasharray="3.4 2.6"');
  return card(ground('chest') + dark + chains + studs + upright(at(31.5, 45, 1.45, chest(false))));
}

/** A black tunnel card that lies open; its chest stands empty beside the way. @param {string} text @param {string | boolean} lit */
export function chestTunnel(text, lit) {
  const [x, y, scale] = beside(text);
  return site(text, lit, at(x, y, scale, upright(emptyChest())), 'iron');
}

/** Where there is room beside the tunnels. @param {string} text @returns {[number, number, number]} */
function beside(text) {
  if (!text.includes('S')) return [31.5, 74, 0.85];
  if (!text.includes('N')) return [31.5, 19, 0.85];
  if (!text.includes('E')) return [53.5, 45, 0.58];
  if (!text.includes('W')) return [9.5, 45, 0.58];
  return [11, 75, 0.58];
}

const emptyChest = () => shape('M-13-6Q-14-16-7-16.5H7Q14-16 13-6L11-2H-11Z', hue('timber'), 1.4) + fill('M-10.4-3Q-11-13-6-13.4H6Q11-13 10.4-3Z', hue('ink')) + box(-13, -2, 26, 12, 1.4, 'url(#sab-wood)', edge(1.4)) + [-10.4, 7.4].map((x) => box(x, -2, 3, 12, 0, hue('iron'), edge(0.8))).join('') + box(-2.6, -3, 5.2, 6, 1, hue('gold'), edge(0.9));

/** A face-down goal in the fog. */
export function foggedGoal() {
  const puffs = [[8, 66, 12], [24, 74, 15], [44, 72, 14], [57, 62, 11], [14, 26, 9], [50, 20, 10]].map(([x, y, r]) => oval(x, y, r * 1.3, r * 0.7, '#dfe6ea', 'opacity=".62"')).join('');
  return `${back('goal')}<g clip-path="url(#sab-card)">${puffs}${line('M4 36H30M26 52H60M6 60H34', '#f4f7f8', 2.6, 'opacity=".75"')}</g>`;
}

/** A dragon's head between its wings, breathing fire. */
export function dragon() {
  const wing = 'M0 2C6-10 14-14 22-12C19-8 20-5 21-1C17-2 15 0 14 4C10 1 6 2 0 8Z';
  const head = shape('M-8-6C-12-14-9-17-6-18C-6-14-4-12-3-11H3C4-12 6-14 6-18C9-17 12-14 8-6C9 1 6 5 5 9Q0 14-5 9C-6 5-9 1-8-6Z', '#b5402e', 1.3);
  const face = fill('M3-11C4-12 6-14 6-18C9-17 12-14 8-6C9 1 6 5 5 9Q2.5 11.6 0 11.6V-11Z', '#7c2420') + shape('M-6.4-4.4L-1.6-1.8L-5.6 .4Z', hue('gold'), 0.8) + shape('M6.4-4.4L1.6-1.8L5.6 .4Z', hue('gold'), 0.8) + disc(-2, 6.4, 1, hue('ink')) + disc(2, 6.4, 1, hue('ink'));
  const fire = shape('M-4 10Q-9 17-6 24Q-4 21-3.4 19Q-3 25 0 29Q3 25 3.4 19Q4 21 6 24Q9 17 4 10Q0 13-4 10Z', '#f2762a', 1.1) + fill('M-2.4 11.6Q-4 17-1.6 19.4Q-.8 22 0 24Q.8 22 1.6 19.4Q4 17 2.4 11.6Q0 13-2.4 11.6Z', hue('gold'));
  return `${shape(wing, '#8d2f26', 1.2)}<g transform="scale(-1 1)">${shape(wing, '#8d2f26', 1.2)}</g><g class="a-flicker">${fire}</g>${head}${face}${fill('M-3.4 9.4L-2.4 12.6L-1.2 10.2M3.4 9.4L2.4 12.6L1.2 10.2', hue('paper'))}`;
}

const WEB = [0, 1, 2, 3, 4, 5];

/** A spider in its web. */
export function spider() {
  const spot = (/** @type {number} */ i, /** @type {number} */ r) => `${num(Math.cos(i * 1.047) * r)} ${num(Math.sin(i * 1.047) * r)}`;
  const threads = WEB.map((i) => `M0 0L${spot(i, 25)}`).join('') + [10, 17, 24].map((r) => `M${WEB.map((i) => spot(i, r)).join('L')}Z`).join('');
  const legs = [-1, 1].map((s) => [[9, -9, 15, -5], [11, -3, 17, 3], [11, 3, 16, 10], [8, 8, 11, 16]].map((leg) => line(spiderLeg(leg, s), hue('ink'), 3.2) + line(spiderLeg(leg, s), '#8e5aa0', 1.5)).join('')).join('');
  const body = oval(0, 4.5, 7.4, 8.4, '#3b2340', edge(1)) + disc(0, -5, 5, '#54305c', edge(1)) + disc(-1.9, -6, 1.4, hue('danger')) + disc(1.9, -6, 1.4, hue('danger')) + fill('M0 1L2.4 5L0 9L-2.4 5Z', hue('danger'));
  return line(threads, hue('ink'), 1.9, 'opacity=".5"') + line(threads, '#f4efe4', 0.8) + legs + body;
}

/** @param {number[]} leg knee and foot @param {number} s which side */
const spiderLeg = (leg, s) => `M0 0L${s * leg[0]} ${leg[1]}L${s * leg[2]} ${leg[3]}`;

addGoals({
  'sack-1': () => at(31.5, 42, 1.35, sack()) + nugget(31.5, 46, 1.1),
  'sack-2': () => at(22.5, 38, 1.2, sack()) + at(40, 46, 1.2, sack()) + nugget(22.5, 42, 1) + nugget(40, 50, 1),
  dragon: () => at(31.5, 40, 1.25, dragon()),
  spider: () => at(31.5, 44, 1.2, spider()),
});
