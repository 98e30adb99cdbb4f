// Cards 63 × 88: tunnels, start, goals, backs and gold. Every function returns the inner markup of an <svg viewBox="0 0 63 88">.
import { at, box, chance, disc, edge, fill, hue, line, num, rock, shape, upright } from './ink.js';
import { badge, chest, crystals, door, ladder, lantern, nugget, prop, rubble } from './pieces.js';
import { depth, heart, MID, outline, parse, SIDE } from './tunnel.js';
import { tool } from './tools.js';

export { action } from './actions.js';
export { defs } from './defs.js';

/** @typedef {import('./tunnel.js').Tile} Tile */
/** @typedef {string | boolean | undefined} Lit sides whose tunnels are lit; true all, false none; left out: a card in hand, seen by plain light */

const TURN = { N: 0, E: 90, S: 180, W: 270 };

/** Rounds the corners of a finished card. @param {string} inner */
export const card = (inner) => `<g clip-path="url(#sab-card)">${inner}</g>`;

/** The face of the rock: facets, cracks and a worn edge. @param {string} seed */
export function ground(seed) {
  const next = chance(`ground${seed}`);
  const tones = ['rock-2', 'rock-4', 'rock-5'];
  let facets = '';
  for (let i = 0; i < 10; i += 1) {
    const [x, y, r] = [next() * 63, next() * 88, 7 + next() * 9];
    const corners = [0, 1, 2, 3, 4].map((k) => `${num(x + Math.cos(k * 1.26 + i) * r * (0.6 + next() * 0.6))} ${num(y + Math.sin(k * 1.26 + i) * r * (0.6 + next() * 0.6))}`);
    facets += fill(`M${corners.join('L')}Z`, hue(tones[i % 3]), `opacity="${num(0.15 + next() * 0.25)}"`);
  }
  const rim = box(0.5, 0.5, 62, 87, 3.4, 'none', `stroke="${hue('rock-5')}" stroke-width="1" opacity=".7"`);
  return box(0, 0, 63, 88, 0, 'url(#sab-rock)') + facets + rim;
}

/** How a tunnel is lit. @param {string} way @param {Lit} lit @returns {'lit' | 'dim' | 'plain'} */
function light(way, lit) {
  if (lit === undefined) return 'plain';
  if (typeof lit === 'boolean') return lit ? 'lit' : 'dim';
  return [...way].some((side) => lit.includes(side)) ? 'lit' : 'dim';
}

/** Small stones on the floor, close to the walls. @param {string} way @param {string} mood */
function pebbles(way, mood) {
  const next = chance(`pebbles${way}`);
  const [dark, pale] = mood === 'dim' ? [hue('dim-wall'), hue('rock-3')] : [hue(`${mood}-wall`), hue(mood === 'lit' ? 'lit-3' : 'plain-2')];
  return [...way].map((side) => {
    const { point, out } = SIDE[side];
    const far = 12 + next() * 5;
    const off = (next() < 0.5 ? -1 : 1) * (6 + next() * 1.5);
    return rock(point[0] - out[0] * far + out[1] * off, point[1] - out[1] * far + out[0] * off, 1.2 + next() * 0.7, next, dark, pale);
  }).join('');
}

/** Glow on the rock, chipped rim, wall and floor of one tunnel. @param {string} way @param {Tile} tile @param {string} mood */
function dug(way, tile, mood) {
  const whole = outline(way, 12, tile);
  const glow = mood === 'lit' ? line(whole, hue('lit-glow'), 9, 'opacity=".16"') + line(whole, hue('lit-glow'), 4.5, 'opacity=".4"') : line(whole, hue('rock-1'), 4, 'opacity=".55"');
  // The rim is the outer half of the wall's own outline.
  const wall = `<path d="${whole}" fill="${hue(`${mood}-wall`)}" stroke="${hue(mood === 'lit' ? 'lit-rim' : 'rim')}" stroke-width="1.4" paint-order="stroke"/>`;
  const floor = fill(outline(way, 9.6, tile, 0.7), `url(#sab-${mood})`, 'transform="translate(0 1)"');
  return glow + wall + floor + pebbles(way, mood);
}

/** @param {string} way */
const props = (way) => [...way].map((side) => at(SIDE[side].point[0], SIDE[side].point[1], 1, prop(), TURN[/** @type {'N'} */ (side)])).join('');

/** The broken end of a single-sided tunnel. @param {string} side @param {Tile} tile */
function deadEnd(side, tile) {
  const { point, out } = SIDE[side];
  const deep = depth(side, tile.tunnels) - 3;
  return rubble(point[0] - out[0] * deep, point[1] - out[1] * deep, side, deep < 15 ? 0.8 : 0.95);
}

/** What stands in one tunnel: its rubble, or the lamp when it is lit. @param {string} way @param {Tile} tile @param {string} mood */
function inside(way, tile, mood) {
  const marked = tile.mark === 'ladder' || ((tile.mark === 'blue' || tile.mark === 'green') && way.length > 1);
  const end = way.length === 1 && tile.mark !== 'ladder' ? deadEnd(way, tile) : '';
  const [x, y] = heart(way, tile);
  // A stub is short: its rubble tells more than a lamp would.
  const lamp = mood === 'lit' && way.length > 1 && !marked && tile.mark !== 'site' ? lantern(x, y - 1) : '';
  return end + lamp;
}

/** The planks of the way that runs north to south over the other one. */
function bridge() {
  const planks = Array.from({ length: 7 }, (_, i) => box(20, 26.4 + i * 5, 23, 4.4, 0.6, 'url(#sab-wood)', edge(0.7)) + line(`M23 ${28.6 + i * 5}h${6 + ((i * 5) % 9)}`, hue('timber-2'), 0.5)).join('');
  const rails = [19, 41].map((x) => box(x, 23.5, 3, 41, 1, hue('timber'), edge(0.9)) + disc(x + 1.5, 26, 1, hue('timber-2')) + disc(x + 1.5, 62, 1, hue('timber-2'))).join('');
  return box(15, 33, 33, 23.4, 1, '#000', 'opacity=".22"') + box(17, 33, 29, 23.4, 1, '#000', 'opacity=".35"') + planks + rails;
}

/** The mark of a card. @param {Tile} tile */
function marks(tile) {
  const way = tile.tunnels.find((each) => each.length > 1) ?? tile.tunnels[0];
  const [x, y] = heart(way, tile);
  if (tile.mark === 'blue' || tile.mark === 'green') return at(x, y, 1, door(tile.mark, across(way)));
  if (tile.mark === 'ladder') return at(x, y + 8, 1, upright(ladder(21)));
  if (tile.mark === 'crystal') return at(...crystalPlace(tile), upright(crystals()));
  return '';
}

/** How a door must be turned to stand across a tunnel. @param {string} way */
const across = (way) => ({ NS: 0, EW: 90, NE: 45, SW: 45, ES: -45, NW: -45 })[way] ?? 0;

/** Crystals grow where no tunnel is: on a closed side if there is one, else in a corner. @param {Tile} tile @returns {[number, number, number]} x, y, scale */
function crystalPlace(tile) {
  const open = tile.tunnels.join('');
  if (open.length === 1) return open === 'N' ? [31.5, 66, 1.2] : [open === 'W' ? 45 : open === 'E' ? 18 : 31.5, open === 'S' ? 38 : 52, 1.2];
  if (!open.includes('N')) return [31.5, 23, 1];
  if (!open.includes('S')) return [31.5, 78, 1];
  return open.includes('E') && open.includes('W') ? [54, 25, 0.72] : [open.includes('W') ? 54 : 9, 50, 0.76];
}

/** A path card as it lies. @param {string} text e.g. 'NSW', 'N|S', 'NS|EW', 'NS:blue' @param {{lit?: Lit}} [how] @returns {string} */
export function path(text, how = {}) {
  const tile = parse(text);
  return card(ground(text) + tunnels(tile, how.lit) + marks(tile));
}

/** All tunnels of a card. @param {Tile} tile @param {Lit} lit */
function tunnels(tile, lit) {
  // The longest way is drawn last, so that the glow of a stub never lies on a through tunnel; a bridge runs north to south.
  const ways = [...tile.tunnels].sort((a, b) => a.length - b.length || (a === 'NS' ? 1 : -1));
  const over = tile.tunnels.includes('NS') && tile.tunnels.includes('EW');
  return ways.map((way) => {
    const mood = light(way, lit);
    const hung = over && way === 'EW' ? '' : inside(way, tile, mood);
    return dug(way, tile, mood) + props(way) + (over && way === 'NS' ? gap(light('EW', lit)) + bridge() : '') + hung;
  }).join('');
}

/** Under a bridge the lower tunnel shows again on both sides of the planks. @param {string} mood */
const gap = (mood) => box(13, 32, 37, 24, 0, hue(`${mood}-wall`)) + box(13, 35.4, 37, 19.2, 0, `url(#sab-${mood})`);

/** The start card: a crossing with the ladder up to daylight. @param {Lit} [lit] */
export function start(lit = true) {
  const tile = { tunnels: ['NESW'], mark: 'site' };
  return card(ground('start') + tunnels(tile, lit) + at(31.5, 54, 1, upright(ladder(27))) + frame('timber-1'));
}

/** Sites have a frame, so that they are found among plain cards. It leaves the openings free. @param {string} name @param {string} [open] */
const frame = (name, open = 'NESW') => line(`M18 1.4H5.2Q1.4 1.4 1.4 5.2V30M45 1.4H57.8Q61.6 1.4 61.6 5.2V30M18 86.6H5.2Q1.4 86.6 1.4 82.8V58M45 86.6H57.8Q61.6 86.6 61.6 82.8V58${Object.entries(SHUT).map(([side, d]) => (open.includes(side) ? '' : d)).join('')}`, hue(name), 1.8);

const SHUT = { N: 'M18 1.4H45', E: 'M61.6 30V58', S: 'M18 86.6H45', W: 'M1.4 30V58' };

/** A card of the set-up with something on it. @param {string} text @param {Lit} lit @param {string} inner @param {string} [tone] the colour of its frame */
export function site(text, lit, inner, tone = 'timber-1') {
  return card(ground(`site${text}`) + tunnels({ ...parse(text), mark: 'site' }, lit) + frame(tone, text) + inner);
}

/** What lies on a goal. @type {Record<string, () => string>} */
const SITES = { treasure: () => at(31.5, 46, 1, chest(true)) };

/** Adds goals that only some tables have. @param {Record<string, () => string>} more */
export const addGoals = (more) => void Object.assign(SITES, more);

/** A goal, face up. @param {string} key @param {string} [lies] its tunnels as it lies @param {{lit?: Lit}} [how] */
export function goal(key, lies = '', how = {}) {
  const text = lies || ({ 'stone-a': 'NW', 'stone-b': 'SW' }[key] ?? 'NSEW');
  const tile = { ...parse(text), mark: 'site' };
  return card(ground(key) + tunnels(tile, how.lit) + frame('gold-2', text) + stones(key, tile.tunnels[0]));
}

/** @param {string} key @param {string} way */
function stones(key, way) {
  if (!key.startsWith('stone')) return upright((SITES[key] ?? SITES.treasure)());
  const [x, y] = heart(way, { tunnels: [way], mark: '' });
  // The boulders lie in the outer corner of the bend and leave the way free.
  return rubble(MID[0] * 2.1 - x * 1.1, MID[1] * 2.1 - y * 1.1, key, 1.35);
}

/** The back of a card. @param {'card' | 'goal' | 'dwarf' | 'gold'} kind */
export function back(kind) {
  const sign = { card: at(10, 22, 1.8, tool('pickaxe')), goal: at(31.5, 46, 1.25, chest(false)), dwarf: at(31.5, 44, 1, hat()), gold: nugget(31.5, 44, 2.6) }[kind];
  const medal = disc(31.5, 44, 26, hue('rock-1'), 'opacity=".55"') + disc(31.5, 44, 25, 'none', `stroke="${hue(kind === 'card' ? 'timber' : 'gold-2')}" stroke-width="1.4"`);
  return card(ground(`back${kind}`) + box(3.4, 3.4, 56.2, 81.2, 2.6, 'none', `stroke="${hue(kind === 'card' ? 'timber' : 'gold-2')}" stroke-width="1.4"`) + medal + upright(sign));
}

/** A miner's hat with its lamp. */
const hat = () => shape('M-15 6Q-16-12 0-13Q16-12 15 6Z', 'url(#sab-wood)', 1.4) + shape('M-19 9Q0-1 19 9Q0 14-19 9Z', hue('timber'), 1.4) + line('M0-13V-7', hue('timber-2'), 2) + disc(0, -3, 10, 'url(#sab-glow)') + disc(0, -3, 4.4, hue('shine'), edge(1.3)) + disc(0, -3, 2.4, hue('lamp'));

/** A gold card of one, two or three nuggets. @param {number} value */
export function gold(value) {
  const places = [[], [[31.5, 44, 3]], [[22, 34, 2.2], [40, 54, 2.2]], [[31.5, 25, 1.9], [20, 52, 1.9], [43, 56, 1.9]]][value] ?? [];
  const light = disc(31.5, 42, 40, 'url(#sab-halo)');
  const shines = places.map(([x, y, s]) => nugget(x, y, s) + `<g class="a-shine">${at(x - s * 2, y - s * 3, s * 0.6, fill('M0-4Q0 0 4 0Q0 0 0 4Q0 0-4 0Q0 0 0-4Z', hue('shine')))}</g>`).join('');
  return card(ground(`gold${value}`) + light + box(3, 3, 57, 82, 2.6, 'none', `stroke="${hue('gold')}" stroke-width="1.6"`) + shines);
}

/** A chip of one gold, 24 × 24. */
export const chip = () => disc(12, 12, 10.4, 'url(#sab-gold)', edge(1.2)) + disc(12, 12, 7.8, 'none', `stroke="${hue('gold-2')}" stroke-width="1.2"`) + nugget(12, 12, 0.95);

/** The sign of a team, 24 × 24. @param {'blue' | 'green'} team */
export const team = (team) => at(12, 12, 1.4, badge(team));
