// What several action cards of the expansions are drawn with.
import { at, box, disc, edge, fill, hue, line, oval, shape } from './ink.js';
import { chest } from './pieces.js';

/** A thick arrow along a path, its head given as a triangle. @param {string} d @param {string} tip @param {string} [colour] */
export const arrow = (d, tip, colour = hue('paper')) => line(d, hue('ink'), 7.4) + shape(tip, colour, 2) + line(d, colour, 4.6) + fill(tip, colour);

/** A dwarf's glove seen from the back, fingers up, 20 wide. @param {string} colour */
export const glove = (colour) => shape('M-8 12V0Q-9-4-6.5-4T-5 0V-10Q-5-13-2.8-13T-.6-10V-3V-12Q-.6-15 1.6-15T3.8-12V-3V-9.5Q3.8-12 5.8-12T7.8-9.5V6Q8 10 5 14H-5Z', colour, 1.4);

/** A bare head for signs, around (0, 0), 26 wide. @param {string} skin */
export const faceBack = (skin) => shape('M-12-4Q-12-15 0-15T12-4Q13 8 8 13Q0 19-8 13Q-13 8-12-4Z', skin, 1.5) + oval(-12.6, 1, 2.4, 3.6, skin, edge(1.3)) + oval(12.6, 1, 2.4, 3.6, skin, edge(1.3)) + oval(0, 3.4, 3.6, 3, skin, edge(1.1));

/** A miner's cap on that head. @param {string} colour @param {number} [drop] moves it down when no head is under it */
export const capBack = (colour, drop = 0) => `<g transform="translate(0 ${drop})">${shape('M-13.5-7Q-14-21 0-21T13.5-7Z', colour, 1.6)}${shape('M-17-5Q0-13 17-5Q0-1-17-5Z', colour, 1.6)}${disc(0, -13, 3.6, hue('shine'), edge(1.2))}${disc(0, -13, 1.8, hue('lamp'))}</g>`;

/** A small playing card. @param {number} x @param {number} y @param {number} turn @param {string} [colour] */
export const slip = (x, y, turn, colour = hue('paper')) => at(x, y, 1, box(-6.5, -9, 13, 18, 1.6, colour, edge(1.3)) + box(-4.5, -7, 9, 14, 0.8, 'none', 'stroke="#000" stroke-opacity=".3" stroke-width=".9"'), turn);

/** A goal card, face down. @param {number} x @param {number} y @param {number} [turn] */
export const goalBack = (x, y, turn = 0) => at(x, y, 1, box(-9, -12.5, 18, 25, 2, '#6a594b', edge(1.4)) + box(-7, -10.5, 14, 21, 1.2, 'none', `stroke="${hue('gold-2')}" stroke-width="1"`) + at(0, 0.5, 0.46, chest(false)), turn);
