// The geometry of tunnels: which sides a tunnel joins becomes a dug-out outline of any width. saboteur/drawing/tunnel.py draws the same.
import { chance, num } from './ink.js';

/** @typedef {[number, number]} Point */
/** @typedef {{ tunnels: string[], mark: string, deep?: boolean }} Tile its tunnels, its mark, and whether dead ends reach far in */

export const WIDTH = 63;
export const HEIGHT = 88;
export const MID = /** @type {Point} */ ([31.5, 44]);
const ROUND = 'NESW';
/** How far outlines run past the card, so that no stroke closes an open side. */
const PAST = 9;

/** Ways out of the card: the middle of each side and the direction to it. @type {Record<string, {point: Point, out: Point}>} */
export const SIDE = {
  N: { point: [31.5, 0], out: [0, -1] },
  E: { point: [63, 44], out: [1, 0] },
  S: { point: [31.5, 88], out: [0, 1] },
  W: { point: [0, 44], out: [-1, 0] },
};

/** Reads any spelling of a path card. @param {string} text @returns {Tile} */
export function parse(text) {
  const [ways, mark = ''] = text.split(':');
  const tunnels = ways.split('|').map((way) => [...ROUND].filter((side) => way.includes(side)).join(''));
  return { tunnels: tunnels.filter(Boolean), mark };
}

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The two ends of a side's opening, clockwise. @param {string} side @param {number} half @returns {[Point, Point]} */
function mouth(side, half) {
  const { point, out } = SIDE[side];
  const x = point[0] + out[0] * PAST;
  const y = point[1] + out[1] * PAST;
  return [[x + out[1] * half, y - out[0] * half], [x - out[1] * half, y + out[0] * half]];
}

/** Where the line through a (along side one) meets the line through b (along side two). @param {string} one @param {Point} a @param {Point} b @returns {Point} */
const corner = (one, a, b) => ('NS'.includes(one) ? [a[0], b[1]] : [b[0], a[1]]);

/** @param {Point} a @param {Point} b @param {number} step @returns {Point[]} points from a to b, without b */
function straight(a, b, step = 7) {
  const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
  return Array.from({ length: count }, (_, i) => mix(a, b, i / count));
}

/** @param {Point} a @param {Point} c @param {Point} b @param {number} count @returns {Point[]} points of a quadratic curve, without b */
function curve(a, c, b, count) {
  return Array.from({ length: count }, (_, i) => mix(mix(a, c, i / count), mix(c, b, i / count), i / count));
}

/** @param {Point} a @param {Point} c @param {Point} b @param {number} reach how much of each leg is rounded off @param {number} pull flattens the curve @returns {Point[]} */
function bend(a, c, b, reach, pull = 0) {
  const legs = [a, b].map((end) => mix(c, end, Math.min(0.8, reach / Math.hypot(end[0] - c[0], end[1] - c[1]))));
  const handle = mix(c, mix(legs[0], legs[1], 0.5), pull);
  return [...straight(a, legs[0]), ...curve(legs[0], handle, legs[1], Math.max(4, Math.round(reach / 4.5))), ...straight(legs[1], b)];
}

/** How deep a dead end goes: less where another tunnel passes. @param {string} side @param {Tile} tile */
export function depth(side, { tunnels, deep }) {
  if (deep) return 'NS'.includes(side) ? 56 : 44;
  if ('NS'.includes(side)) return 25;
  return tunnels.some((way) => way.includes('N') && way.includes('S')) ? 14.5 : 20;
}

/** @param {string} side @param {number} half @param {number} deep @returns {Point[]} */
function cap(side, half, deep) {
  const { point, out } = SIDE[side];
  const [a, b] = mouth(side, half);
  const back = deep - (12 - half) * 0.8;
  const inward = out[0] ? -out[0] * (back + PAST) : 0;
  const down = out[1] ? -out[1] * (back + PAST) : 0;
  /** @param {Point} end @returns {Point} */
  const far = (end) => [end[0] + inward, end[1] + down];
  const tip = /** @type {Point} */ ([point[0] - out[0] * back, point[1] - out[1] * back]);
  return [...bend(b, far(b), tip, 8), ...bend(tip, far(a), a, 8)];
}

/** One stretch of wall, clockwise from an open side to the next one. @param {string} from @param {string} to @param {number} half @param {Tile} tile @returns {Point[]} */
function wall(from, to, half, tile) {
  const steps = (ROUND.indexOf(to) - ROUND.indexOf(from) + 4) % 4;
  if (steps === 0) return cap(from, half, depth(from, tile));
  const a = mouth(from, half)[1];
  const b = mouth(to, half)[0];
  if (steps === 2) return passing(a, b, from, tile);
  const c = corner(from, a, b);
  if (steps === 1) return bend(a, c, b, 9);
  return tile.tunnels.every((way) => way.length === 2) && tile.tunnels.length === 2 ? bend(a, c, b, 46, 0.52) : bend(a, c, b, 24);
}

/** A wall from side to opposite side; it gives way to a dead end behind it. @param {Point} a @param {Point} b @param {string} from @param {Tile} tile @returns {Point[]} */
function passing(a, b, from, tile) {
  const beside = ROUND[(ROUND.indexOf(from) + 1) % 4];
  if (!'EW'.includes(beside) || !tile.tunnels.includes(beside)) return straight(a, b);
  const middle = mix(a, b, 0.5);
  middle[0] -= SIDE[beside].out[0] * 6;
  const legs = [mix(a, b, 0.2), mix(a, b, 0.8)];
  return [...straight(a, legs[0]), ...curve(legs[0], mix(mix(a, b, 0.3), middle, 0.6), middle, 5), ...curve(middle, mix(mix(a, b, 0.7), middle, 0.6), legs[1], 5), ...straight(legs[1], b)];
}

/** Roughens a wall, but never at the card's edge, where it must meet the next card. @param {Point[]} points @param {number} rough @param {string} seed @returns {Point[]} */
function roughen(points, rough, seed) {
  const next = chance(seed);
  return points.map(([x, y]) => {
    const inside = Math.min(x, y, WIDTH - x, HEIGHT - y);
    const much = rough * Math.max(0, Math.min(1, (inside - 1) / 6));
    return [x + (next() - 0.5) * 2 * much, y + (next() - 0.5) * 2 * much];
  });
}

/** @param {Point[]} points @returns {string} a closed smooth path through the points' middles */
function smooth(points) {
  const last = points.length - 1;
  /** @param {Point} point */
  const text = (point) => `${num(point[0])} ${num(point[1])}`;
  let d = `M${text(mix(points[last], points[0], 0.5))}`;
  points.forEach((point, i) => {
    d += `Q${text(point)} ${text(mix(point, points[i === last ? 0 : i + 1], 0.5))}`;
  });
  return `${d}Z`;
}

/** The outline of one tunnel. @param {string} way its sides, clockwise @param {number} half half its width at the openings @param {Tile} tile the whole card @param {number} [rough] */
export function outline(way, half, tile, rough = 0.9) {
  const points = [...way].flatMap((side, i) => {
    const [a, b] = mouth(side, half);
    // Doubled corners keep the openings square although the path is smoothed.
    return [a, a, b, b, ...wall(side, way[(i + 1) % way.length], half, tile)];
  });
  return smooth(roughen(points, rough, way + half));
}

/** The middle of a tunnel: where its lamp hangs, its door stands or its rubble lies. @param {string} way @param {Tile} tile @returns {Point} */
export function heart(way, tile) {
  if (way.length === 1) {
    const { point, out } = SIDE[way];
    if (tile.deep) return MID;
    const deep = depth(way, tile) - 7;
    return [point[0] - out[0] * deep, point[1] - out[1] * deep];
  }
  if (way.length > 2 || way === 'NS' || way === 'EW') return MID;
  const ends = [...way].map((side) => SIDE[side].point);
  return mix(MID, mix(ends[0], ends[1], 0.5), tile.tunnels.length > 1 ? 0.6 : 0.25);
}
