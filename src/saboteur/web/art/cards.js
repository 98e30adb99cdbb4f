// Cards 63 × 88. Every function returns the inner markup of an <svg viewBox="0 0 63 88">. saboteur/drawing/cards.py draws the same.
import { at, chance, fill, hue, line, ROUND, upright } from './ink.js';
import { ground, rock, rubble } from './stones.js';
import { factsOf, inner } from './symbols.js';
import { depth, heart, MID, outline, parse, SIDE } from './tunnel.js';

/** @typedef {import('./tunnel.js').Tile & { place?: string }} Tile */
/** @typedef {string | boolean | undefined} Lit sides whose tunnels are lit; true all, false none; left out: a card in hand, seen by plain light */

/** @type {Record<string, number>} */
const TURN = { N: 0, E: 90, S: 180, W: 270 };
/** How what stands in a tunnel must be turned to stand across it. @type {Record<string, number>} */
const ACROSS = { NS: 0, EW: 90, NE: 45, SW: 45, ES: -45, NW: -45 };
/** A frame's edges where no tunnel opens. */
const SHUT = { N: 'M18 1.4H45', E: 'M61.6 30V58', S: 'M18 86.6H45', W: 'M1.4 30V58' };

/** Rounds the corners of a finished card. @param {string} face */
export const card = (face) => `<g clip-path="url(#sab-card)" ${ROUND}>${face}</g>`;

/** A card as it is written; its mark's drawing says where it stands. @param {string} text @returns {Tile} */
function tileOf(text) {
  const { tunnels, mark } = parse(text);
  const { place, stubs } = factsOf(`mark-${mark}`);
  return { tunnels, mark, place: String(place ?? ''), deep: stubs === 'deep' };
}

/** A card of the set-up: nothing hangs in its tunnels. @param {string} text @returns {Tile} */
const siteOf = (text) => ({ ...parse(text), place: 'site' });

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
  const wall = fill(whole, hue(`${mood}-wall`), `stroke="${hue(mood === 'lit' ? 'lit-rim' : 'rim')}" stroke-width="1.4" paint-order="stroke"`);
  const floor = fill(outline(way, 9.6, tile, 0.7), `url(#sab-${mood})`, 'transform="translate(0 1)"');
  return glow + wall + floor + pebbles(way, mood);
}

/** Timber at every opening. @param {string} way */
const props = (way) => [...way].map((side) => `<g transform="translate(${SIDE[side].point.join(' ')})${TURN[side] ? ` rotate(${TURN[side]})` : ''}">${inner('prop')}</g>`).join('');

/** The broken end of a single-sided tunnel. @param {string} side @param {Tile} tile */
function deadEnd(side, tile) {
  const { point, out } = SIDE[side];
  const deep = depth(side, tile) - 3;
  return at(point[0] - out[0] * deep, point[1] - out[1] * deep, deep < 15 ? 0.8 : 0.95, rubble(side));
}

/** What stands in one tunnel: its rubble, or the lamp when it is lit. @param {string} way @param {Tile} tile @param {string} mood */
function inside(way, tile, mood) {
  // A stub is short: its rubble tells more than a lamp would.
  if (way.length === 1) return tile.deep ? '' : deadEnd(way, tile);
  const [x, y] = heart(way, tile);
  const free = !tile.place || tile.place === 'corner';
  return mood === 'lit' && free ? at(x, y - 1, 1, inner('lantern')) : '';
}

/** The mark of a card, where its drawing wants to stand. @param {Tile} tile */
function mark(tile) {
  const way = tile.tunnels.find((each) => each.length > 1) ?? tile.tunnels[0];
  const [x, y] = heart(way, tile);
  const drawn = inner(`mark-${tile.mark}`, { turn: ACROSS[way] ?? 0 });
  if (tile.place === 'heart') return at(x, y, 1, drawn);
  if (tile.place === 'foot') return at(x, y + 8, 1, drawn);
  return tile.place === 'corner' ? at(...corner(tile), drawn) : '';
}

/** Where no tunnel is: on a closed side if there is one, else in a corner. @param {Tile} tile @returns {[number, number, number]} x, y, scale */
function corner(tile) {
  const open = tile.tunnels.join('');
  if (open.length === 1) return open === 'N' ? [31.5, 66, 1.2] : [open === 'W' ? 45 : open === 'E' ? 18 : 31.5, open === 'S' ? 38 : 52, 1.2];
  if (!open.includes('N')) return [31.5, 23, 1];
  if (!open.includes('S')) return [31.5, 78, 1];
  return open.includes('E') && open.includes('W') ? [54, 25, 0.72] : [open.includes('W') ? 54 : 9, 50, 0.76];
}

/** All tunnels of a card. @param {Tile} tile @param {Lit} lit */
function tunnels(tile, lit) {
  // The longest way is drawn last, so that the glow of a stub never lies on a through tunnel; a bridge runs north to south.
  const ways = [...tile.tunnels].reverse().sort((a, b) => a.length - b.length || Number(a === 'NS') - Number(b === 'NS'));
  const over = tile.tunnels.includes('NS') && tile.tunnels.includes('EW');
  return ways.map((way) => {
    const mood = light(way, lit);
    // Under a bridge the lower tunnel shows again on both sides of the planks.
    const bridge = over && way === 'NS' ? inner('gap', { mood: light('EW', lit) }) + inner('bridge') : '';
    return dug(way, tile, mood) + props(way) + bridge + (over && way === 'EW' ? '' : inside(way, tile, mood));
  }).join('');
}

/** Sites have a frame, so that they are found among plain cards. It leaves the openings free. @param {string} tone @param {string} open */
const frame = (tone, open) => line(`M18 1.4H5.2Q1.4 1.4 1.4 5.2V30M45 1.4H57.8Q61.6 1.4 61.6 5.2V30M18 86.6H5.2Q1.4 86.6 1.4 82.8V58M45 86.6H57.8Q61.6 86.6 61.6 82.8V58${Object.entries(SHUT).map(([side, d]) => (open.includes(side) ? '' : d)).join('')}`, hue(tone), 1.8);

/** A path card as it lies. @param {string} text e.g. 'NSW', 'N|S', 'NS|EW', 'NS:blue' @param {{ lit?: Lit }} [how] @returns {string} */
export function path(text, { lit } = {}) {
  const tile = tileOf(text);
  return card(ground(text) + tunnels(tile, lit) + mark(tile));
}

/** The start card: a crossing with the ladder up to daylight. @param {Lit} [lit] */
export const start = (lit = true) => card(ground('start') + tunnels(siteOf('NESW'), lit) + inner('start') + frame('timber-1', 'NESW'));

/** A card of the set-up with something on it. @param {string} text @param {Lit} lit @param {string} face @param {string} [tone] the colour of its frame */
export const site = (text, lit, face, tone = 'timber-1') => card(ground(`site${text}`) + tunnels(siteOf(text), lit) + frame(tone, text) + face);

/** A goal, face up. @param {string} key @param {string} [lies] its tunnels as it lies @param {{ lit?: Lit }} [how] */
export function goal(key, lies = '', { lit } = {}) {
  const { tunnels: open = 'NSEW', boulders } = factsOf(`goal-${key}`);
  const text = lies || String(open);
  const tile = siteOf(text);
  const face = boulders ? heap(key, tile.tunnels[0]) : upright(inner(`goal-${key}`));
  return card(ground(key) + tunnels(tile, lit) + frame('gold-2', text) + face);
}

/** Boulders in the outer corner of a bend, which leave the way free. @param {string} seed @param {string} way */
function heap(seed, way) {
  const [x, y] = heart(way, { tunnels: [way], mark: '' });
  return at(MID[0] * 2.1 - x * 1.1, MID[1] * 2.1 - y * 1.1, 1.35, rubble(seed));
}

/** An action card; its name is written on the plate at x 4–59, y 69–83.5. @param {string} key */
export const action = (key) => card(inner('action', { ...factsOf(`card-${key}`), card: key }));

/**
 * An action card 88 × 63, for a hand whose cards lie across; its name is written at the foot, in one line or two.
 * @param {string} key @param {number} lines
 */
export const across = (key, lines) => `<g clip-path="url(#sab-across)" ${ROUND}>${inner('action-across', { ...factsOf(`card-${key}`), card: key, ...(lines > 1 ? { middle: 19, size: 0.64 } : {}) })}</g>`;

/** A dwarf card; its name is written on the plate at x 4–59, y 71–84. @param {string} key */
export const dwarf = (key) => card(inner('dwarf', { ...factsOf(`dwarf-${key}`), dwarf: key }));

/** The back of a card. @param {'card' | 'goal' | 'dwarf' | 'gold'} kind */
export const back = (kind) => card(inner(`back-${kind}`));

/** A gold card of one, two or three nuggets. @param {number} value */
export const gold = (value) => card(inner(`gold-${value}`));
