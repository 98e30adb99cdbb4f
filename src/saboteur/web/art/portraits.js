// Six players' faces, 64 × 64: different at a glance by outline, hair and hat, not by colour alone.
import { at, box, disc, edge, fill, flip, hue, line, oval, shape } from './ink.js';
import { beard, eyes, face, helmet, hood, moustache, nose, shoulders, smile } from './figures.js';

/** @param {string} near @param {string} far @param {string} inner */
const plate = (near, far, inner) => `<g clip-path="url(#sab-face)">${box(0, 0, 64, 64, 0, far)}${disc(32, 26, 30, near)}${inner}</g>`;

/** Something and its mirror image. @param {string} inner */
const both = (inner) => inner + flip(64, inner);

function redbeard() {
  return plate('#b4643a', '#6e3420', shoulders('#5c4433', '#c59a5a') + face('#eebd94', '#c98a62') + beard('full', '#c4501f', '#8e3311') + eyes('#8e3311') + moustache('#d9652c') + nose('#e39d78', 5.2, 4.2) + helmet('#e2b04a', '#b5822a'));
}

/** A plait that hangs from the temple. @param {string} colour @param {string} tie */
const plait = (colour, tie) => [0, 1, 2, 3].map((i) => shape(`M${12 - i * 0.4} ${36 + i * 6}q6-4 7.6 1q.6 5-4.2 6.6q-5.4-2-3.4-7.6Z`, colour, 1.3)).join('') + box(10.6, 58, 7, 3.4, 1, tie, edge(1.1));

function braids() {
  const hair = shape('M14 38Q11 10 32 9T50 38Q47 30 45 27Q32 30 20 26Q16 31 14 38Z', '#e8bd55', 1.5);
  const scarf = shape('M13 25Q14 6 32 5T51 25Q42 16 32 16T13 25Z', '#3f8f6b', 1.6) + fill('M37 5.6Q49 8 50.4 23Q46 19.6 42 18Q42 10 37 5.6Z', '#2b6b50') + [20, 27, 36, 44].map((x, i) => disc(x, [14, 10, 10, 14][i], 1.5, '#f3e9d8')).join('');
  return plate('#4c8ca0', '#1f4a5c', shoulders('#8a4136', '#f3e9d8') + face('#f3c9a2', '#d79b74') + hair + eyes('#a87a2c', 1) + both(oval(22.6, 38, 2.6, 1.7, '#e8836b', 'opacity=".55"') + disc(24, 36, 0.6, '#b5754c') + disc(21.6, 36.6, 0.6, '#b5754c')) + nose('#eeb28c', 3.4, 2.9) + smile() + both(plait('#e8bd55', '#d2453b')) + scarf);
}

function elder() {
  const brows = both(shape('M18 29Q22 22 30 27Q27 31 18 29Z', '#f4f1ea', 1.2));
  return plate('#7d6aa8', '#3d2f62', shoulders('#4a3c78', '#d9c46a') + face('#e8b48e', '#bf8560') + beard('long', '#ece8df', '#b9b2a4') + eyes('none', 0, 1.7) + brows + moustache('#ffffff') + nose('#dd9876', 4.2, 5.4) + hood('#6a4fa8', '#4a3680') + disc(43, 0.6, 3, '#d9c46a', edge(1.2)));
}

function goggles() {
  const curls = [[13, 24], [11, 33], [14, 42], [51, 24], [53, 33], [50, 42], [16, 16], [48, 16], [24, 9], [40, 9], [32, 7]].map(([x, y]) => disc(x, y, 7.6, '#2c1c18', edge(1.5))).join('') + disc(32, 26, 19, '#2c1c18');
  const cap = shape('M17 24Q17 9 32 9T47 24Q32 18 17 24Z', '#8d5a33', 1.6);
  const lens = (/** @type {number} */ x) => disc(x, 19, 6.4, '#c9973f', edge(1.5)) + disc(x, 19, 4.2, '#7fd0dc', edge(1)) + line(`M${x - 2} 18.4q.6-2 2.2-2.2`, '#fff', 1.2);
  return plate('#7f9a4a', '#3a4f22', shoulders('#c08a3a', '#5a3a20') + curls + face('#9a623e', '#74452a') + cap + eyes('#2c1c18', 1.2, 2.1) + nose('#8a5434', 4, 3) + fill('M25.5 41.5Q32 43.5 38.5 41.5Q37.5 48 32 48T25.5 41.5Z', '#fff', edge(1.3)) + lens(25) + lens(39) + both(disc(15.5, 41, 2.2, hue('gold'), edge(1))));
}

function patch() {
  const beads = both(box(18.5, 57, 6, 3.6, 1.2, hue('gold'), edge(1.1)) + box(19, 51, 6.4, 3, 1.2, hue('gold'), edge(1.1)));
  const tattoo = line('M25 18L29 22L25 26M21 20L24 23', '#4a6f8c', 1.5);
  return plate('#c79a45', '#6b4a1a', at(0, -5, 1, shoulders('#3e4a58', '#98a3ad') + face('#c98f64', '#9c6640') + tattoo + beard('fork', '#2a2322', '#544542') + eyes('#2a2322', -1.4) + fill('M33.5 27.5Q39 25 44 27.5Q44.5 35 39 36.5Q33.5 35 33.5 27.5Z', '#1a1412') + line('M18.5 24L34 28.5M43.5 28L46 26', '#1a1412', 1.8) + moustache('#3a3130') + nose('#bb7d56', 5.6, 4) + beads + line('M40 17l3 4', '#9c6640', 1.4) + both(disc(15.6, 39, 2, 'none', edge(1.6, hue('gold'))))));
}

function grandma() {
  const bun = disc(32, 8, 8.6, '#c9ccd4', edge(1.5)) + line('M27 5Q32 10 37 5M26 9Q32 14 38 9', '#8d93a0', 1.2) + line('M22 3L42 13', '#7a5230', 2.4);
  const hair = shape('M14 40Q9 11 32 11T50 40Q50 31 45 26Q38 24 33 19Q28 25 19 26Q14 31 14 40Z', '#dadde3', 1.5);
  const specs = both(disc(25, 32, 6, '#dff1ff', 'fill-opacity=".35" stroke="#7a4a1a" stroke-width="1.6"')) + line('M31 31.5q1-1 2 0', '#7a4a1a', 1.6);
  const shawl = shape('M4 66Q8 50 24 47Q32 54 40 47Q56 50 60 66Z', '#a8486a', 1.6) + line('M12 58l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3', '#f0c6d2', 1.4);
  return plate('#b3567a', '#5a2340', at(0, 3, 1, bun + shawl + face('#f0c2a4', '#cf9472') + hair + eyes('#a8acb6', 1, 1.7) + both(oval(21.6, 38.6, 2.8, 1.9, '#e07a6a', 'opacity=".5"') + line('M18.5 33l-1.5-1M19 36l-2 .6', '#cf9472', 0.9)) + nose('#e9a98a', 4, 3.4) + smile('M27 44Q32 47.5 37 44') + specs + both(shape('M15 40Q12 47 15.5 53Q19 48 18 41Z', '#dadde3', 1.3))));
}

const FACES = [redbeard, braids, elder, goggles, patch, grandma];

/** A player's portrait. @param {number} which 0 … 5; other numbers come round again @returns {string} */
export const portrait = (which) => FACES[((which % 6) + 6) % 6]();
