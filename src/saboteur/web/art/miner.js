// The miner of the tunnel toll with his barrier.
import { boot, hand, limb } from './figures.js';
import { at, box, disc, edge, hue, line, oval, shape, upright } from './ink.js';
import { toolAt } from './tools.js';

/** Coats by the portrait of the player who set him: the colours behind the faces. */
const COATS = ['#b4643a', '#4c8ca0', '#7d6aa8', '#7f9a4a', '#c79a45', '#b3567a'];

/** He holds out his lamp, 48 × 48. @param {string} coat */
function figure(coat) {
  const legs = limb('M20 33L18 41', '#4a3826', 5.4) + limb('M27 33L30 41', '#4a3826', 5.4) + boot(17, 43, -1) + boot(31, 43);
  const body = shape('M16 23Q24 18 32 23L33 35Q24 38.5 15 35Z', coat, 1.3) + line('M16 32H32', '#3a2818', 2.6) + box(22, 30, 4, 4, 0.8, hue('gold'), edge(0.8));
  const head = disc(24, 16, 7, '#e9b890', edge(1.3)) + shape('M17 17Q20 21 24 19.5Q28 21 31 17Q33 26 24 29Q15 26 17 17Z', '#8a4a22', 1.2) + oval(24, 18, 2.4, 2, '#dd9876', edge(0.9)) + disc(21, 14.6, 1.1, hue('ink')) + disc(27, 14.6, 1.1, hue('ink'));
  const cap = shape('M16 12Q16 3.5 24 3.5T32 12Z', hue('gold'), 1.3) + shape('M13.5 13Q24 8 34.5 13Q24 15.5 13.5 13Z', hue('gold'), 1.2) + disc(24, 7.8, 2.2, hue('shine'), edge(0.9));
  return oval(24, 45, 15, 2.6, '#000', 'opacity=".35"') + legs + body + head + cap + limb('M32 25L38 29', coat, 4.6) + at(40, 26, 1, toolAt('pickaxe', false, 0, 0, 0.85), 12) + hand(38, 30) + limb('M16 25L10 27', coat, 4.6) + toolAt('lamp', false, 8, 33, 0.6) + hand(9.5, 27);
}

/** A striped bar across the way, with the toll on a plaque. */
function barrier() {
  const bar = box(5, 62, 53, 7, 2, hue('paper'), edge(1.4)) + [12, 26, 40].map((x) => shape(`M${x} 62h7l-4 7h-7Z`, hue('danger'), 0)).join('');
  const posts = [6, 53].map((x) => box(x, 57, 5, 22, 1.2, 'url(#sab-wood)', edge(1.3))).join('');
  return bar + posts + disc(31.5, 66, 8.6, 'url(#sab-gold)', edge(1.6)) + disc(31.5, 66, 6.4, 'none', `stroke="${hue('shine')}" stroke-width="1"`) + line('M30 63.6L32 62.2V70', hue('ink'), 1.8);
}

/** A miner who bars a cell, 63 × 88. @param {number} portrait of the player who set him */
export const miner = (portrait) => upright(at(1, 6, 1.28, figure(COATS[portrait % COATS.length])) + barrier());
