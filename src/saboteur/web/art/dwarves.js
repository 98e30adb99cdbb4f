// Dwarf cards 63 × 88. Each dwarf has a posture and an outline of his own; the sign in the corner names his team.
import { at, box, disc, edge, fill, glint, hue, line, oval, shape } from './ink.js';
import { beard, boot, eyes, face, hand, helmet, hood, limb, moustache, nose, smile } from './figures.js';
import { badge, crystals, nugget, sack } from './pieces.js';
import { toolAt } from './tools.js';

export { portrait } from './portraits.js';

/** A head from the portraits' parts, its face around (x, y). @param {number} x @param {number} y @param {string} inner @param {number} [turn] @param {number} [scale] */
const head = (x, y, inner, turn = 0, scale = 0.56) => at(x, y, 1, at(-32 * scale, -34 * scale, scale, inner), turn);

/** A miner's face. @param {string} skin @param {string} hair @param {string} shade @param {string} cut */
const bearded = (skin, hair, shade, cut = 'full') => face(skin, '#b57a52') + beard(cut, hair, shade) + eyes(shade, 1, 2.3) + moustache(hair) + nose('#dd9876', 5, 4.2);

/** A belted tunic. @param {string} d @param {string} coat @param {string} shade @param {string} belt */
const tunic = (d, coat, shade, belt) => shape(d, coat, 1.4) + shade + belt;

/** @param {number} x @param {number} y @param {number} half */
const belt = (x, y, half) => line(`M${x - half} ${y}H${x + half}`, hue('ink'), 4.6) + line(`M${x - half} ${y}H${x + half}`, '#5a3a20', 2.8) + box(x - 2.6, y - 2.6, 5.2, 5.2, 1, hue('gold'), edge(1));

function digger() {
  const legs = limb('M26 56L23 64', '#6b4a2c', 7) + limb('M37 56L41 64', '#6b4a2c', 7) + boot(22, 66, -1) + boot(42, 66);
  const body = tunic('M21 40Q31 34 42 40L44 58Q32 62 19 58Z', '#c9862f', fill('M36 37.5Q41 38.5 42 40L44 58Q40 59.6 36 60Z', '#9a5f1c'), belt(31.5, 53, 11));
  const arm = limb('M42 42L50 30L46 20', '#c9862f', 6.4) + at(46, 19, 1, toolAt('pickaxe', false, 0, 0, 1.2), -18) + hand(46, 19);
  const other = limb('M21 42L13 48L20 54', '#c9862f', 6) + hand(20.5, 54);
  return legs + other + body + head(31, 29, bearded('#eebd94', '#a5602a', '#74401a') + helmet('#f0c24c', '#c08a25')) + arm;
}

function saboteur() {
  const cloak = shape('M50 67Q55 48 46 34Q38 20 24 24Q14 28 16 40Q12 44 12 52L17 50Q15 60 11 67Z', '#3a2a44', 1.6) + fill('M50 67Q55 48 46 34Q41 26 34 24Q42 40 38 67Z', '#241a2c') + line('M24 50Q22 60 20 66M33 50Q33 60 32 66', '#241a2c', 1.4);
  const cowl = shape('M13 42Q8 22 24 15Q32 11 42 14Q38 17 39 21Q43 30 38 42Q26 50 13 42Z', '#4e3a5c', 1.6) + shape('M15.5 40Q12 27 22 23.5Q32 22 33.5 32Q34 38 31 42Q23 46 15.5 40Z', '#140d18', 1.2);
  const glare = shape('M16.5 31.5L22.5 34Q20 36.8 17 35Z', hue('danger'), 0.6) + shape('M31 30.5L25.5 34Q28.5 36.6 30.8 34.5Z', hue('danger'), 0.6) + disc(19.8, 34.2, 0.9, '#fff') + disc(28.4, 33.7, 0.9, '#fff');
  const grin = fill('M17.5 39Q23 42.5 29.5 38.5Q26 43.5 22.5 43Q19 42.5 17.5 39Z', '#f3e9d8') + line('M20.5 40.2v1.7M23.2 41v1.7M26 40.2v1.7', '#140d18', 0.7);
  const bomb = disc(15, 57, 8.5, '#22252b', edge(1.5)) + oval(12, 53.6, 2.6, 1.8, '#6a7480', 'transform="rotate(-35 12 53.6)"') + box(17, 46.4, 5, 4, 1, '#4a515b', edge(1)) + line('M20 46.5Q22 40 27 45', '#d9b37a', 1.6) + disc(28, 46, 7, 'url(#sab-glow)', 'class="a-flicker"') + glint(28, 46, 4.4, hue('gold'));
  return boot(44, 66, -1) + boot(24, 66, -1) + cloak + cowl + glare + grin + limb('M38 46Q34 54 26 57', '#3a2a44', 6.4) + bomb + hand(23, 58, '#c7a98a') + hand(8.5, 60, '#c7a98a');
}

function greedy() {
  const heap = [[8, 65, 1], [17, 67, 0.9], [46, 67, 0.95], [55, 65, 1], [51, 60, 0.8]].map(([x, y, s]) => nugget(x, y, s)).join('');
  const body = shape('M14 66Q10 48 22 41H42Q54 48 50 66Z', '#56617a', 1.5) + fill('M36 41H42Q54 48 50 66H42Q46 52 36 41Z', '#3c4558');
  const look = face('#eebd94', '#c98a62') + beard('short', '#6d6a66', '#45423f') + disc(25, 31, 4.8, '#fff', edge(1.2)) + disc(39, 31, 4.8, '#fff', edge(1.2)) + disc(26, 32.6, 2.4, hue('ink')) + disc(38, 32.6, 2.4, hue('ink')) + line('M20 24L28 26M44 24L36 26', '#45423f', 2.4) + moustache('#7f7b76') + nose('#dd9876', 5.6, 4.6) + shape('M14 26Q18 8 30 6Q48 6 54 20Q56 28 52 32Q50 24 46 22Q30 18 14 26Z', '#a33a3a', 1.6) + disc(52, 33, 3.6, '#f3e9d8', edge(1.2));
  return body + head(31, 29, look, -6, 0.62) + at(31, 56, 1.15, sack()) + nugget(31, 59, 0.9) + limb('M17 50Q16 62 26 61', '#56617a', 6.4) + limb('M46 50Q47 64 36 63', '#56617a', 6.4) + hand(27, 60.5) + hand(35, 62.5) + heap + glint(12, 60, 3) + glint(44, 52, 3.4);
}

function blue() {
  const legs = limb('M24 55L15 63', '#3b3f55', 7) + limb('M36 55L44 64', '#3b3f55', 7) + boot(13, 66, -1) + boot(45, 66);
  const body = tunic('M23 39Q33 32 43 38L42 56Q31 61 20 56Z', hue('blue'), fill('M37 35.5Q41 36 43 38L42 56Q38 58.5 35 59Z', '#2f5fae'), belt(31, 51, 10));
  const pick = at(15, 33, 1, toolAt('pickaxe', false, 0, 0, 1.35), -62);
  return legs + body + pick + head(33, 27, bearded('#e6b088', '#d8b25a', '#9a7a2e', 'fork') + helmet('#4f8fe8', '#2f5fae'), 8) + limb('M41 41Q34 48 25 43', hue('blue'), 6) + limb('M25 40Q22 44 20 40', hue('blue'), 6) + hand(24, 42) + hand(18.5, 38);
}

function green() {
  const legs = limb('M30 56L28 64', '#4a4030', 7) + limb('M40 56L44 64', '#4a4030', 7) + boot(28, 66, -1) + boot(44, 66, -1);
  const shovel = line('M52 66L41 18', hue('ink'), 4.6) + line('M52 66L41 18', hue('timber-1'), 2.8) + at(40, 13, 1, shape('M-5 7L-6-2Q0-9 6-2L5 7Q0 9-5 7Z', hue('iron'), 1.4), -13);
  const body = tunic('M24 40Q34 34 45 41L46 58Q34 61 24 57Z', hue('green'), fill('M39 37.5Q43 39 45 41L46 58Q43 59.4 40 59.6Z', '#35803f'), belt(35, 53, 10));
  const plaits = [20, 46].map((x) => [0, 1, 2].map((i) => disc(x + (x < 30 ? -1 : 1) * i, 36 + i * 4, 2.6, '#b5502a', edge(1.1))).join('')).join('');
  const look = face('#f3c9a2', '#d79b74') + shape('M14 38Q11 14 32 13T50 38Q47 30 45 27Q32 30 20 26Q16 31 14 38Z', '#b5502a', 1.5) + eyes('#7c3014', 1, 2.4) + nose('#eeb28c', 3.8, 3.2) + smile() + hood('#58b368', '#35803f');
  const light = at(9, 42, 1, disc(0, 3, 12, 'url(#sab-glow)', 'class="a-flicker"') + toolAt('lamp', false, 0, 5, 0.75));
  return shovel + legs + body + head(33, 27, look, -4) + plaits + limb('M26 43Q17 46 11 39', hue('green'), 6) + light + hand(10, 38) + limb('M45 43Q52 48 48 52', hue('green'), 6) + hand(48, 52);
}

function boss() {
  const body = shape('M9 66Q5 44 21 36H42Q58 44 54 66Z', '#7a2f3a', 1.6) + shape('M21 36Q14 48 22 66H41Q49 48 42 36Z', '#e7d3a8', 1.2) + shape('M9 66Q5 44 21 36Q15 50 20 66ZM54 66Q58 44 42 36Q48 50 43 66Z', '#9c3f4a', 1.4) + line('M31.5 44V64', hue('ink'), 1) + [48, 54, 60].map((y) => disc(31.5, y, 1.6, hue('gold'), edge(0.8))).join('') + line('M22 48Q31 60 41 48', hue('gold'), 1.8);
  const fur = shape('M18 40Q31 30 45 40L41 44Q31 37 22 44Z', '#e9e2d2', 1.4);
  const crown = shape('M16 22L14 6L24 13L32 3L40 13L50 6L48 22Q32 16 16 22Z', hue('gold'), 1.6) + disc(32, 14, 2.6, hue('danger'), edge(1)) + disc(22, 16.5, 1.8, hue('blue'), edge(0.8)) + disc(42, 16.5, 1.8, hue('green'), edge(0.8));
  return boot(22, 67, -1) + boot(42, 67) + body + fur + head(31.5, 27, bearded('#eab48e', '#4a3a34', '#2c211d', 'short') + crown, 0, 0.62) + limb('M13 46Q5 54 14 57', '#9c3f4a', 6.6) + limb('M50 46Q58 54 49 57', '#9c3f4a', 6.6) + hand(15, 57) + hand(48, 57);
}

function profiteer() {
  const legs = limb('M30 52L28 65', '#2f2a36', 5) + limb('M35 52L39 65', '#2f2a36', 5) + boot(27, 67, -1) + boot(40, 67);
  const coat = shape('M26 34Q32 31 38 34L46 62L37 57L32 62L27 57L17 61Z', '#5b3f78', 1.5) + fill('M34 32.5Q37 33 38 34L46 62L37 57Q37 42 34 32.5Z', '#412b58') + line('M32 36V54', hue('gold'), 1.4);
  const topHat = shape('M20 20L18-4Q32-8 46-4L44 20Z', '#2c2335', 1.6) + fill('M20 17L19.6 11H44.5L44 17Z', '#b5476a') + shape('M12 22Q32 12 52 22Q32 26 12 22Z', '#2c2335', 1.6);
  const look = face('#efc7a0', '#c98a62') + eyes('#3a2a22', -1, 2.2) + disc(38.4, 31.4, 5, '#dff1ff', 'fill-opacity=".4" stroke="#ffd15c" stroke-width="1.8"') + line('M43 34L46 44', hue('gold'), 1) + nose('#e0a07c', 3.6, 6) + line('M32 44Q24 39 19 45Q17 47 19 49M32 44Q40 39 45 45Q47 47 45 49', '#3a2a22', 2.6) + smile('M28 47.5Q32 49.5 37 46.5') + topHat;
  const coins = [[52, 22], [55, 32], [50, 41]].map(([x, y], i) => disc(x, y, 3.8 - i * 0.2, 'url(#sab-gold)', edge(1.1)) + line(`M${x} ${y - 1.6}v3.2`, hue('gold-2'), 1.2)).join('');
  return legs + coat + head(31, 25, look, 6, 0.52) + limb('M38 37L47 43L50 49', '#5b3f78', 5) + hand(50, 48.5) + limb('M26 37L17 44L26 48', '#5b3f78', 5) + hand(27, 48) + coins;
}

function geologist() {
  const pack = shape('M39 34Q54 34 54 48V58Q46 62 38 58Z', '#7c6a3c', 1.5) + shape('M38 30Q46 26 54 30V36Q46 38 38 36Z', '#b7a06a', 1.4) + line('M46 40V58', '#594a26', 1.4);
  const legs = limb('M38 56L50 63', '#4f5a4a', 7.4) + limb('M32 56L24 58L24 64', '#4f5a4a', 7.4) + boot(23, 67, -1) + boot(52, 66);
  const body = tunic('M26 38Q34 34 42 39L45 58Q35 62 27 58Z', '#4d8a8f', fill('M38 37Q41 38 42 39L45 58Q42 59.6 39 60Z', '#31646a'), belt(35.5, 54, 9));
  const look = bearded('#e9bd98', '#c9c4b8', '#8d887c', 'short') + [25.6, 38.4].map((x) => disc(x, 31.4, 5, '#dff1ff', 'fill-opacity=".4" stroke="#5a3a1a" stroke-width="1.7"')).join('') + shape('M14 24Q16 8 32 7T50 24Z', '#a68a4c', 1.6) + shape('M6 26Q32 14 58 26Q32 30 6 26Z', '#c4a862', 1.6) + line('M15 21Q32 13 49 21', '#5a3a1a', 2);
  const lens = line('M17 47L23 43', hue('ink'), 4) + line('M17 47L23 43', hue('timber-1'), 2.4) + disc(12, 50, 6, '#dff1ff', 'fill-opacity=".45" stroke="#120c08" stroke-width="3"') + disc(12, 50, 6, 'none', edge(1.4, hue('gold')));
  return pack + legs + body + head(30, 30, look, -10) + at(11, 67, 0.72, crystals()) + limb('M30 42Q26 48 24 43', '#4d8a8f', 5.6) + lens + hand(23.5, 42.5);
}

/** The team's sign, drawn around (0, 0). @type {Record<string, () => string>} */
const TEAM = {
  digger: () => disc(0, 0, 8, hue('lamp'), edge(1.4)) + toolAt('pickaxe', false, 0, 0, 0.5),
  saboteur: () => disc(0, 0, 8, hue('danger'), edge(1.4)) + line('M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5', '#fff', 2.4),
  greedy: () => disc(0, 0, 8, '#8a5a1a', edge(1.4)) + nugget(0, 0, 0.9),
  blue: () => badge('blue'),
  green: () => badge('green'),
  boss: () => disc(0, 0, 8, hue('blue'), edge(1.4)) + fill('M0-7.3A7.3 7.3 0 0 1 0 7.3Z', hue('green')) + shape('M-5 3.5L-5.5-3L-2.5-.5L0-4.5L2.5-.5L5.5-3L5 3.5Z', hue('gold'), 1),
  profiteer: () => disc(0, 0, 8, '#6a4a8c', edge(1.4)) + disc(-1.6, 1.2, 3.6, 'url(#sab-gold)', edge(0.9)) + disc(2, -1.4, 3.6, 'url(#sab-gold)', edge(0.9)),
  geologist: () => disc(0, 0, 8, '#2f6a78', edge(1.4)) + shape('M0-5.5L3.6-2V4H-3.6V-2Z', hue('crystal'), 1) + fill('M0-5.5V4H-3.6V-2Z', hue('crystal-1')),
};

/** Figure and the colours behind it, near and far. @type {Record<string, [() => string, string, string]>} */
const CAST = {
  digger: [digger, '#a8712c', '#4d2f14'], saboteur: [saboteur, '#7a2c2c', '#260f14'], greedy: [greedy, '#8c7a2e', '#3a2e10'], blue: [blue, '#3f6aa8', '#182a4a'],
  green: [green, '#4f8a55', '#1c3a24'], boss: [boss, '#8a6a4a', '#352318'], profiteer: [profiteer, '#8a6aa0', '#32223f'], geologist: [geologist, '#4f8a90', '#183438'],
};

/** Only the figure, standing on y = 68, for larger pictures. @param {string} key */
export const figure = (key) => (CAST[key] ?? CAST.digger)[0]();

/** A dwarf card. @param {string} key @returns {string} */
export function dwarf(key) {
  const [figure, near, far] = CAST[key] ?? CAST.digger;
  const cave = box(0, 0, 63, 88, 0, far) + fill('M4 69V34Q4 6 31.5 6T59 34V69Z', near) + fill('M11 69V36Q11 13 31.5 13T52 36V69Z', '#fff', 'opacity=".1"') + oval(31.5, 68.4, 24, 3.4, '#000', 'opacity=".4"');
  const plate = box(4, 71, 55, 13, 2, hue('plate')) + box(1.6, 1.6, 59.8, 84.8, 2.8, 'none', `stroke="${near}" stroke-width="1.6"`);
  return `<g clip-path="url(#sab-card)">${cave}${figure()}${plate}${at(10, 10, 0.86, (TEAM[key] ?? TEAM.digger)())}</g>`;
}

/** All keys, for the gallery. */
export const dwarves = Object.keys(CAST);
