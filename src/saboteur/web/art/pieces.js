// Things that lie, hang and stand in the mine. Each is drawn around its own origin.
import { at, box, chance, classed, disc, edge, fill, glint, hue, line, num, oval, rock, shape, upright } from './ink.js';

/** A hanging lantern with its light. @param {number} x @param {number} y @param {number} [scale] */
export function lantern(x, y, scale = 1) {
  const glass = box(-2.6, -2.6, 5.2, 6, 1.4, hue('shine'), edge(1)) + fill('M0-1.6C1.8 .6 1.6 2.6 0 2.6S-1.8 .6 0-1.6Z', hue('lamp'));
  const iron = shape('M-3.4-2.4L0-5.2L3.4-2.4Z', hue('iron-2'), 0.9) + box(-3.2, 3, 6.4, 1.8, 0.7, hue('iron-2'), edge(0.9)) + line('M-1.4-5.4a1.4 1.4 0 1 1 2.8 0', hue('ink'), 0.9);
  return at(x, y, scale, upright(classed('a-flicker', disc(0, 0, 15, 'url(#sab-glow)')) + glass + iron));
}

/** Timber at an opening: two posts. Drawn for the north side, origin in its middle. */
export function prop() {
  return shape('M-14.3-1h4v8.5h-4ZM10.3-1h4v8.5h-4Z', 'url(#sab-wood)', 0.9) + line('M-12.3 1.4v3.6M12.3 1.4v3.6', hue('timber-2'), 0.7);
}

/** Fallen rocks at the end of a dead end. @param {number} x @param {number} y @param {string} seed @param {number} [size] */
export function rubble(x, y, seed, size = 1) {
  const next = chance(`rubble${seed}`);
  const places = [[-6.5, -2.5, 4.2], [6.2, -3, 4], [0, -4.5, 4.6], [-3.4, 2.4, 4.4], [4.2, 2.8, 4.4], [-9, 3.6, 2.4], [9, 3.2, 2.2], [0.4, 6.2, 2]];
  return at(x, y, size, places.map(([dx, dy, r]) => rock(dx + next() - 0.5, dy + next() - 0.5, r, next)).join(''));
}

/** The sign of a team, about 12 wide. @param {string} team */
export function badge(team) {
  const sign = team === 'blue' ? shape('M0-5L4.2 0L0 5L-4.2 0Z', hue('paper'), 0.8) + fill('M0-5L0 5L-4.2 0Z', '#c9d9ee')
    : shape('M-4.4 3.8C-5.2-2.2-1-5 4.6-4.8C5 1-.4 5.4-4.4 3.8Z', hue('paper'), 0.8) + line('M-4.4 4.4L2-2.4', '#2c6a3a', 0.9);
  return disc(0, 0, 8, hue(team), edge(1.4)) + disc(0, 0, 6.6, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width=".7"') + sign;
}

/** A door leaf across a tunnel that runs north to south; turn it for others. @param {string} team @param {number} turn */
export function door(team, turn) {
  const leaf = box(-13.5, -7, 27, 14, 1.2, 'url(#sab-wood)', edge(1.3)) + line('M-9.5-7v14M9.5-7v14', hue('timber-2'), 0.8);
  const bands = box(-13.5, -5.2, 27, 3.2, 0, hue(team), edge(0.7)) + box(-13.5, 2, 27, 3.2, 0, hue(team), edge(0.7));
  const posts = box(-16, -8.4, 4.2, 16.8, 1, hue('iron-2'), edge(1)) + box(11.8, -8.4, 4.2, 16.8, 1, hue('iron-2'), edge(1));
  return `<g transform="rotate(${turn})">${oval(0, 3.5, 15, 6, '#000', 'opacity=".35"')}${leaf}${bands}${posts}</g>${upright(badge(team))}`;
}

/** A ladder with daylight from above, foot at the origin. @param {number} tall */
export function ladder(tall) {
  const rungs = Array.from({ length: Math.floor((tall - 3) / 5) }, (_, i) => line(`M-5 ${-3.5 - i * 5}h10`, hue('ink'), 3) + line(`M-5 ${-3.5 - i * 5}h10`, hue('timber-1'), 1.7)).join('');
  const rails = [-5.2, 5.2].map((x) => line(`M${x} 1V${-tall}`, hue('ink'), 3.4) + line(`M${x} 1V${-tall}`, hue('timber-1'), 2)).join('');
  const light = fill(`M-6.5 ${-tall - 2}H6.5L12 3Q0 8-12 3Z`, 'url(#sab-shaft)', 'class="a-flicker"');
  return oval(0, 2, 11, 4.5, hue('day'), 'opacity=".55"') + light + rails + rungs + oval(0, -tall - 1, 9, 4.4, hue('day'), edge(1)) + oval(0, -tall - 1, 6, 2.6, '#fff');
}

/** A cluster of crystals, foot at the origin, about 22 wide and 20 high. */
export function crystals() {
  /** @param {number} x @param {number} turn @param {number} w @param {number} h */
  const spar = (x, turn, w, h) => at(x, 0, 1, shape(`M${-w} 0V${num(-h * 0.7)}L0 ${-h}L${w} ${num(-h * 0.7)}V0Z`, hue('crystal'), 1)
    + fill(`M${-w} 0V${num(-h * 0.7)}L0 ${-h}V0Z`, hue('crystal-1')) + fill(`M${num(w * 0.35)} 0V${num(-h * 0.8)}L${w} ${num(-h * 0.7)}V0Z`, hue('crystal-2')), turn);
  const base = shape('M-11 1.6Q-7-3 0-2.4T11 1.6Q0 4.6-11 1.6Z', hue('stone-2'), 0.9);
  return disc(0, -7, 15, hue('crystal'), 'opacity=".16"') + spar(-6, -32, 2.2, 12) + spar(6, 34, 2.4, 12) + spar(-2.6, -10, 3, 18) + spar(3.2, 11, 2.7, 14.5) + base + glint(-4.6, -14, 3.6) + glint(7.4, -9, 2.4);
}

/** A gold nugget. @param {number} x @param {number} y @param {number} [scale] */
export const nugget = (x, y, scale = 1) => at(x, y, scale, shape('M-5.6 1.6L-4.4-2.8L-.6-5L3.8-3.8L5.8 .4L3.8 4L-1.8 4.8Z', 'url(#sab-gold)', 1)
  + fill('M-3.4-2.2L-.6-3.8L1.4-1.6L-1.4 .2Z', hue('shine'), 'opacity=".85"') + fill('M1.4-1.6L3.2-2.8L4.6 .4L2 1.8Z', hue('gold')) + fill('M-4.6 1.6L-1.4 .2L2 1.8L-1.4 3.9Z', hue('gold-2'), 'opacity=".55"'));

/** A treasure chest about 30 wide, origin in its middle. @param {boolean} open */
export function chest(open) {
  const body = box(-13, -1, 26, 12, 1.4, 'url(#sab-wood)', edge(1.3)) + line('M-12 5h24', hue('timber-2'), 0.9);
  const bands = [-10.4, 7.4].map((x) => box(x, -1, 3, 12, 0, hue('iron'), edge(0.8))).join('');
  const lock = box(-2.6, -2, 5.2, 6, 1, hue('gold'), edge(0.9)) + fill('M0 .2a1 1 0 0 1 .6 1.8l.3 1.4h-1.8l.3-1.4A1 1 0 0 1 0 .2Z', hue('ink'));
  if (!open) return shape('M-13-1V-4.5Q-13-11-6-11H6Q13-11 13-4.5V-1Z', 'url(#sab-wood)', 1.3) + [-10.4, 7.4].map((x) => box(x, -10.2, 3, 9.2, 0, hue('iron'), edge(0.8))).join('') + line('M-6.6-6.4H6.4', hue('timber-2'), 0.9) + body + bands + lock;
  const lid = shape('M-13-6Q-14-16-7-16.5H7Q14-16 13-6L11-3H-11Z', hue('timber'), 1.3) + fill('M-10.4-5.4Q-11-13-6-13.4H6Q11-13 10.4-5.4Z', hue('timber-2'));
  const heap = [[-8, -3.2, 0.8], [8, -3.2, 0.8], [-3.6, -5.6, 0.85], [4, -5.4, 0.85], [0, -2.4, 0.95]].map(([x, y, s]) => nugget(x, y, s)).join('');
  return disc(0, -5, 21, 'url(#sab-glow)') + lid + heap + body + bands + lock + glint(-5, -9.5, 4) + glint(7.5, -7, 2.8);
}

/** A tied sack of gold, about 18 wide. @param {number} [scale] */
export const sack = (scale = 1) => at(0, 0, scale, shape('M-3.4-7.4C-10-3-11 4-8.4 8.6Q0 11.4 8.4 8.6C11 4 10-3 3.4-7.4Z', '#b98a54', 1.1) + fill('M3.4-7.4C10-3 11 4 8.4 8.6Q5 10 1 10.2C6 5 6-2 1.6-7.4Z', '#8a6238')
  + shape('M-4.4-7.2Q-6-11-3.4-11.4L0-10.4L3.4-11.4Q6-11 4.4-7.2Z', '#cfa46c', 1) + line('M-4.2-7.2H4.2', hue('danger'), 1.8));
