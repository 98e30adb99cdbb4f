// Action cards: one big sign each. The lower fifth is a dark plate on which the client writes the name.
import { at, box, chance, disc, edge, fill, hue, line, oval, rock, shape } from './ink.js';
import { chest, nugget, sack } from './pieces.js';
import { toolAt } from './tools.js';
import { capBack, faceBack } from './figures.js';

// Signs are drawn around (0, 0) and fill about 48 × 48.

/** A thick arrow along a path, its head given as a triangle. @param {string} d @param {string} tip @param {string} [colour] */
const arrow = (d, tip, colour = hue('paper')) => line(d, hue('ink'), 7.4) + shape(tip, colour, 2) + line(d, colour, 4.6) + fill(tip, colour);

/** A small playing card. @param {number} x @param {number} y @param {number} turn @param {string} [colour] */
const slip = (x, y, turn, colour = hue('paper')) => at(x, y, 1, box(-6.5, -9, 13, 18, 1.6, colour, edge(1.3)) + box(-4.5, -7, 9, 14, 0.8, 'none', 'stroke="#000" stroke-opacity=".3" stroke-width=".9"'), turn);

/** @param {number} x @param {number} y @param {number} [turn] */
const goalBack = (x, y, turn = 0) => at(x, y, 1, box(-9, -12.5, 18, 25, 2, '#6a594b', edge(1.4)) + box(-7, -10.5, 14, 21, 1.2, 'none', `stroke="${hue('gold-2')}" stroke-width="1"`) + at(0, 0.5, 0.46, chest(false)), turn);

/** A dwarf's glove seen from the back, fingers up, 20 wide. @param {string} colour */
const glove = (colour) => shape('M-8 12V0Q-9-4-6.5-4T-5 0V-10Q-5-13-2.8-13T-.6-10V-3V-12Q-.6-15 1.6-15T3.8-12V-3V-9.5Q3.8-12 5.8-12T7.8-9.5V6Q8 10 5 14H-5Z', colour, 1.4);

const thiefHead = () => at(-2, 0, 1, shape('M-17 20Q-22-20-2-22Q4-25 11-22Q8-20 9-18Q20-8 17 20Z', '#3d4356', 1.7) + faceBack('#e2b48c') + fill('M-13-4Q0-9 13-4L12 3Q6 6 0 1Q-6 6-12 3Z', hue('ink')) + oval(-5.5, -1.4, 3, 2, hue('paper')) + oval(5.5, -1.4, 3, 2, hue('paper')) + disc(-4.6, -1.2, 1.2, hue('ink')) + disc(6.4, -1.2, 1.2, hue('ink')) + line('M-5 10Q1 14 7 8.5', hue('ink'), 1.6) + line('M-15 20Q-19-14 0-17T15 20', '#3d4356', 4.6));

function map() {
  const sheet = shape('M-20-13L-7-17L7-13L20-17V13L7 17L-7 13L-20 17Z', '#ecd7a6', 1.6) + fill('M-7-17L7-13V17L-7 13Z', '#d5b97e');
  const trail = line('M-15 9Q-10 0-4 5T6 0', '#8a5a2c', 2, 'stroke-dasharray="3.4 3.4"');
  return sheet + trail + line('M9-8L16-1M16-8L9-1', hue('ink'), 5) + line('M9-8L16-1M16-8L9-1', hue('danger'), 3.2) + fill('M-15-8l3-3 3 3 3-3 1 5h-10Z', '#8a5a2c', 'opacity=".7"');
}

function rockfall() {
  const next = chance('rockfall');
  const rocks = [[-2, -6, 11.5], [13, 7, 8.5], [-13, 11, 9], [2, 17, 6.5], [15, -14, 5], [-16, -11, 4.6]].map(([x, y, r]) => rock(x, y, r, next)).join('');
  return line('M-14-22v6M-3-24v5M12-24v4M19-6v4M-19 0v3', hue('paper'), 2.2, 'opacity=".75"') + rocks;
}

const thief = () => thiefHead() + at(12, 13, 0.95, sack()) + at(12, 15, 0.8, nugget(0, 0));

const handsOff = () => at(0, 1, 1.1, glove('#d9a566')) + line('M-15-15L15 15', hue('ink'), 7) + line('M-15-15L15 15', hue('danger'), 4.4) + disc(0, 0, 21.5, 'none', edge(7)) + disc(0, 0, 21.5, 'none', edge(4.4, hue('danger')));

const swapHands = () => slip(-13, 5, -22) + slip(-8, 3, 2) + slip(8, -3, 178, '#e7b98a') + slip(13, -5, 158, '#e7b98a')
  + arrow('M-14-12Q-4-22 8-18', 'M7-24L17-16L6-12Z') + arrow('M14 14Q4 22-8 19', 'M-7 25L-17 17L-6 12Z');

const inspect = () => at(-3, -3, 1, faceBack('#e2b48c') + capBack(hue('timber')) + fill('M-9 3Q0-1 9 3Q8 15 0 18Q-8 15-9 3Z', '#b5642c')) + line('M9 9L20 20', hue('ink'), 7.5) + line('M10 10L19.6 19.6', hue('timber-1'), 4.6)
  + disc(-1, -2, 14.5, hue('day'), 'opacity=".28"') + disc(-1, -2, 14.5, 'none', edge(6)) + disc(-1, -2, 14.5, 'none', edge(3.4, hue('gold'))) + line('M-9-7Q-6-13 0-13', '#fff', 2);

const swapHats = () => at(-9, -8, 0.85, capBack(hue('blue'), 12)) + at(9, 9, 0.85, capBack(hue('green'), 12)) + arrow('M8-16Q19-13 18-3', 'M12-4L24-4L18 6Z') + arrow('M-8 17Q-19 14-18 4', 'M-12 5L-24 5L-18-5Z');

function trap() {
  const bars = [-15, -5, 5, 15].map((x) => box(x - 2, -18, 4, 38, 1.4, hue('iron'), edge(1.3)) + line(`M${x - 0.6}-15V17`, hue('iron-1'), 0.8)).join('');
  return at(0, 1, 1.05, faceBack('#e2b48c') + capBack(hue('timber')) + disc(-4.6, 0, 1.5, hue('ink')) + disc(4.6, 0, 1.5, hue('ink')) + fill('M-8 6Q0 1 8 6Q8 16 0 19Q-8 16-8 6Z', '#8a4b22')) + bars + box(-21, -22, 42, 5.6, 1.4, hue('iron-2'), edge(1.4)) + box(-21, 17, 42, 5.6, 1.4, hue('iron-2'), edge(1.4));
}

const free = () => at(-3, 6, 1, line('M-9-4V-12A8.5 8.5 0 0 1 7-15', hue('ink'), 7) + line('M-9-4V-12A8.5 8.5 0 0 1 7-15', hue('iron'), 4.2) + box(-14, -5, 28, 20, 3, 'url(#sab-gold)', edge(1.6)) + fill('M0 0a3.2 3.2 0 0 1 1.8 5.8l1 5h-5.6l1-5A3.2 3.2 0 0 1 0 0Z', hue('ink')))
  + line('M12-20l3-4M18-13l5-2M19-5h5', hue('good'), 3.2);

const goalSwap = () => goalBack(-11, 3, -8) + goalBack(11, 3, 8) + arrow('M-12-15Q0-23 11-17', 'M9-23L18-13L6-12Z');

const vault = () => box(-20, -19, 40, 38, 4, hue('iron-2'), edge(1.8)) + box(-16, -15, 32, 30, 2.5, hue('iron'), edge(1.2)) + disc(0, 0, 11, hue('iron-2'), edge(1.6)) + line('M-11 0H11M0-11V11M-7.8-7.8L7.8 7.8M7.8-7.8L-7.8 7.8', hue('iron-1'), 2.4) + disc(0, 0, 4.4, hue('gold'), edge(1.4)) + box(15, -12, 4, 7, 1, hue('gold-2'), edge(1)) + box(15, 5, 4, 7, 1, hue('gold-2'), edge(1)) + box(-16, 19, 8, 4, 1, hue('ink')) + box(8, 19, 8, 4, 1, hue('ink'));

const veto = () => shape('M-10-22H10L22-10V10L10 22H-10L-22 10V-10Z', hue('danger'), 2) + fill('M-9-19H9L19-9V9L9 19H-9L-19 9V-9Z', 'none', `stroke="${hue('paper')}" stroke-width="1.8"`) + at(0, 1, 1.05, glove(hue('paper')));

const reverse = () => arrow('M17-6A18 18 0 0 0-14-10', 'M-20-16L-18-2L-7-10Z', hue('gold')) + arrow('M-17 6A18 18 0 0 0 14 10', 'M20 16L18 2L7 10Z') + at(0, 1, 0.6, capBack(hue('timber'), 10));

const craftsman = () => at(0, 0, 1, line('M-13 17L8-6', hue('ink'), 8) + line('M-13 17L8-6', hue('timber-1'), 5) + shape('M-4-10L7-21L21-7L16-2L12-5L8 0L2-6Z', hue('iron'), 1.7) + fill('M-1-10.5L7-18L18-7L16-5L7-12Z', hue('iron-1')))
  + line('M12 18L-9-3', hue('ink'), 8) + line('M12 18L-9-3', hue('iron'), 5) + shape('M-19-9A8.5 8.5 0 0 1-9-19L-12-12L-9-9L-2-12A8.5 8.5 0 0 1-12-2.5Q-17-3-19-9Z', hue('iron-1'), 1.7);

const guide = () => plank(-11, 'M-20-6H6L13 0L6 6H-20Z', 1) + plank(7, 'M20-6H-6L-13 0L-6 6H20Z', -1);

/** An arm of a signpost. @param {number} y @param {string} d @param {number} way */
const plank = (y, d, way) => (way > 0 ? box(-2.6, -22, 5.2, 46, 1.2, hue('timber'), edge(1.5)) + oval(0, 24, 12, 3, '#000', 'opacity=".35"') : '') + at(way * 3, y, 1, shape(d, hue('timber-1'), 1.7) + line(`M${way * -15}-1.6h${way * 18}M${way * -12} 2.4h${way * 14}`, hue('timber-2'), 1.2));

const detour = () => tunnelSlip(-10, 7, 0.55) + tunnelSlip(12, -6, 1) + arrow('M-13-10Q-6-21 2-14', 'M-3-12L9-15L5-3Z', hue('gold'));

/** A little path card. @param {number} x @param {number} y @param {number} solid */
const tunnelSlip = (x, y, solid) => at(x, y, 1, `<g opacity="${solid}">${box(-9.5, -13, 19, 26, 2, '#8b7b6b', edge(1.6) + (solid < 1 ? ' stroke-dasharray="3 2.4"' : ''))}${line('M0-13V13M0 0H9.5', hue('lit-wall'), 8)}${line('M0-12V12M0 0H9', hue('lit-2'), 5.4)}</g>`);

/** @type {Record<string, [string, () => string]>} ground and sign */
const SIGNS = {
  rockfall: ['harm', rockfall], map: ['trick', map], thief: ['feat', thief], 'hands-off': ['help', handsOff], 'swap-hands': ['trick', swapHands], inspect: ['trick', inspect],
  'swap-hats': ['feat', swapHats], trap: ['harm', trap], free: ['help', free], 'goal-swap': ['feat', goalSwap], vault: ['trick', vault], veto: ['harm', veto],
  reverse: ['trick', reverse], craftsman: ['help', craftsman], guide: ['help', guide], detour: ['feat', detour],
};

/** @param {string[]} names @param {boolean} broken */
function toolSigns(names, broken) {
  const [one, two] = names;
  return two ? toolAt(one, broken, -11, -8, 1.5) + toolAt(two, broken, 10, 8, 1.5) : toolAt(one, broken, 0, 0, 2.15);
}

/** The ground of an action card with a light behind the sign. @param {string} tone */
function ground(tone) {
  const plate = box(4, 69, 55, 14.5, 2, hue('plate'));
  return box(0, 0, 63, 88, 0, `url(#sab-${tone})`) + disc(31.5, 36, 27, '#fff', 'opacity=".07"') + plate + box(1.6, 1.6, 59.8, 84.8, 2.8, 'none', 'stroke="#fff" stroke-opacity=".2" stroke-width="1.2"');
}

/** An action card. @param {string} key @returns {string} */
export function action(key) {
  const [verb, ...names] = key.split('-');
  const [tone, sign] = verb === 'break' ? ['harm', toolSigns(names, true)] : verb === 'repair' ? ['help', toolSigns(names, false)] : SIGNS[key] ? [SIGNS[key][0], SIGNS[key][1]()] : ['trick', ''];
  return `<g clip-path="url(#sab-card)">${ground(tone)}${at(31.5, 36, 1, sign)}</g>`;
}

/** All keys that have a sign of their own, for the gallery. */
export const actions = ['break-pickaxe', 'break-lamp', 'break-cart', 'repair-pickaxe', 'repair-lamp', 'repair-cart', 'repair-pickaxe-lamp', 'repair-pickaxe-cart', 'repair-lamp-cart', ...Object.keys(SIGNS)];
