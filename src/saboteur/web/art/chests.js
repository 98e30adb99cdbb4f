// What is in the chests: each content as a card with its sign. Importing this file adds them to the action cards that can be drawn.
import { addActions } from './actions.js';
import { at, box, chance, disc, edge, fill, hue, line, rock, shape } from './ink.js';
import { arrow, faceBack, glove, goalBack, slip } from './motifs.js';
import { nugget } from './pieces.js';

/** The sign rises out of an open chest. @param {string} inner */
const risen = (inner) => at(0, 17, 0.78, shape('M-13-6Q-14-16-7-16.5H7Q14-16 13-6L11-2H-11Z', hue('timber-2'), 1.4)) + inner + at(0, 17, 0.78, box(-15, -3, 30, 12, 1.4, 'url(#sab-wood)', edge(1.6)) + [-11.4, 8.4].map((x) => box(x, -3, 3, 12, 0, hue('iron'), edge(0.9))).join('') + box(-2.8, -4, 5.6, 6.4, 1, hue('gold'), edge(1)));

/** @param {string} d */
const cloud = (d) => shape(d, '#dfe6ea', 1.6);
const fog = () => cloud('M-17 8Q-24 7-22 0Q-20-6-13-5Q-11-16 0-15Q10-15 12-7Q22-8 22 1Q22 8 15 8Z') + line('M-13 1Q-6-3 0 1T13 0', '#9fb0ba', 1.8) + line('M-20 13H8M-8 18H19', '#dfe6ea', 3);

const tired = () => at(-4, 4, 0.95, faceBack('#e2b48c') + shape('M-13-6Q-13-20 2-20Q14-19 18-6Q15-9 12-8Q2-10-13-6Z', '#5d78b0', 1.5) + disc(18.5, -4, 3.4, hue('paper'), edge(1.2)) + line('M-8 0Q-5 3-2 0M3 0Q6 3 9 0', hue('ink'), 1.7) + fill('M-8 7Q0 3 8 7Q8 16 0 19Q-8 16-8 7Z', '#b5642c')) + line('M9-10h6l-6 7h6M16-21h7l-7 8h7', hue('ink'), 4.6) + line('M9-10h6l-6 7h6M16-21h7l-7 8h7', hue('paper'), 2.4);

const plus = (/** @type {number} */ x, /** @type {number} */ y) => line(`M${x - 6} ${y}h12M${x} ${y - 6}v12`, hue('ink'), 7) + line(`M${x - 6} ${y}h12M${x} ${y - 6}v12`, hue('good'), 4);
const extra = () => at(-5, 0, 1.6, slip(0, 0, -8)) + plus(12, 8);

const farther = () => goalBack(-12, 0, -4) + arrow('M1 0H12', 'M11-8L22 0L11 8Z', hue('gold'));

const pickpocket = () => at(7, -3, 1.25, slip(0, 0, 16)) + at(-6, 8, 1.15, glove('#4a4258'), 38);

const pickOfThree = () => slip(-13, 6, -16) + slip(13, 6, 16) + at(0, -5, 1.35, slip(0, 0, 0, hue('gold')));

const spyglass = () => at(0, 2, 1, line('M-18 12L-5 3', hue('ink'), 12) + line('M-18 12L-5 3', hue('timber-1'), 8.6) + line('M-5 3L8-6', hue('ink'), 15) + line('M-5 3L8-6', hue('timber'), 11.6) + line('M8-6L17-12.5', hue('ink'), 18) + line('M8-6L17-12.5', hue('gold-2'), 14.6) + `<ellipse cx="19" cy="-14" rx="4" ry="8.6" fill="${hue('crystal-1')}" ${edge(1.6)} transform="rotate(-35 19 -14)"/>`) + line('M-6-16Q0-22 7-20', hue('paper'), 1.8, 'stroke-dasharray="2 3"');

const rummage = () => slip(-13, 10, -58) + slip(12, 11, 48) + slip(-3, 12, 96, '#e7b98a') + slip(4, 3, -24) + line('M8 0L18 12', hue('ink'), 7) + line('M9 1L17.6 11.4', hue('timber-1'), 4.4) + disc(0, -8, 11, hue('day'), 'opacity=".35"') + disc(0, -8, 11, 'none', edge(5.6)) + disc(0, -8, 11, 'none', edge(3, hue('gold')));

function landslide() {
  const next = chance('landslide');
  const rocks = [[-12, -10, 8], [3, -3, 7], [12, 8, 6.5], [-5, 6, 5], [16, -6, 4], [-17, 3, 3.6]].map(([x, y, r]) => rock(x, y, r, next)).join('');
  return shape('M-24-6L24 22H-24Z', hue('stone-2'), 1.7) + slip(2, 12, 62) + rocks + line('M-21-18l7 5M-6-20l6 4M9-15l6 4', hue('paper'), 2, 'opacity=".75"');
}

addActions({
  'chest-nugget': ['help', () => risen(disc(0, -8, 20, 'url(#sab-glow)') + nugget(0, -6, 2.5))], 'chest-fog': ['trick', fog], 'chest-tired': ['harm', tired], 'chest-extra': ['help', extra], 'chest-farther': ['harm', farther],
  'chest-pickpocket': ['feat', pickpocket], 'chest-pick-of-three': ['help', pickOfThree], 'chest-spyglass': ['trick', spyglass], 'chest-rummage': ['trick', rummage], 'chest-landslide': ['harm', landslide],
});
