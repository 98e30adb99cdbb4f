// Action cards: one big sign each. The lower fifth is a dark plate on which the client writes the name.
import { at, box, chance, disc, fill, hue, line, rock, shape } from './ink.js';
import { toolAt } from './tools.js';

// Signs are drawn around (0, 0) and fill about 48 × 48.

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

/** @type {Record<string, [string, () => string]>} ground and sign */
const SIGNS = { rockfall: ['harm', rockfall], map: ['trick', map] };

/** Adds the signs of cards that only some tables have. @param {Record<string, [string, () => string]>} more */
export const addActions = (more) => void Object.assign(SIGNS, more);

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

/** All keys that have a sign by now, for the gallery. */
export const actions = () => ['break-pickaxe', 'break-lamp', 'break-cart', 'repair-pickaxe', 'repair-lamp', 'repair-cart', 'repair-pickaxe-lamp', 'repair-pickaxe-cart', 'repair-lamp-cart', ...Object.keys(SIGNS)];
