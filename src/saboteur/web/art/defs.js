// What all drawings share: gradients and clips, put once into the page.
import { hue } from './ink.js';

/** @param {string} id @param {[number, string, number?][]} stops @param {string} where */
const radial = (id, stops, where) => `<radialGradient id="sab-${id}" ${where}>${steps(stops)}</radialGradient>`;

/** @param {string} id @param {[number, string, number?][]} stops */
const down = (id, stops) => `<linearGradient id="sab-${id}" x1="0" y1="0" x2="0" y2="1">${steps(stops)}</linearGradient>`;

/** @param {[number, string, number?][]} stops */
const steps = (stops) => stops.map(([at, name, solid = 1]) => `<stop offset="${at}" stop-color="${hue(name)}" stop-opacity="${solid}"/>`).join('');

// Centred on the card: equal distances at equal openings make the light of neighbours meet without a seam.
const CARD = 'gradientUnits="userSpaceOnUse" cx="31.5" cy="44" r="52"';
const SPOT = 'cx=".5" cy=".42" r=".75"';

/** The inner markup of the one <defs> of the page. @returns {string} */
export function defs() {
  const floors = radial('lit', [[0, 'lit-1'], [0.45, 'lit-2'], [1, 'lit-3']], CARD) + radial('dim', [[0, 'dim-1'], [1, 'dim-2']], CARD) + radial('plain', [[0, 'plain-1'], [1, 'plain-2']], CARD);
  const grounds = ['harm', 'help', 'trick', 'feat'].map((name) => radial(name, [[0, name], [1, `${name}-2`]], SPOT)).join('');
  const lights = radial('glow', [[0, 'shine', 0.95], [0.25, 'gold', 0.55], [1, 'lamp', 0]], '') + radial('halo', [[0, 'lamp', 0.6], [1, 'lamp', 0]], '') + down('shaft', [[0, 'day', 0.95], [1, 'day', 0.05]]);
  const metals = down('gold', [[0, 'gold'], [1, 'gold-2']]) + down('wood', [[0, 'timber-1'], [1, 'timber']]) + down('mouth', [[0, 'lit-3'], [1, 'lit-1']]) + down('rock', [[0, 'rock-4'], [1, 'rock-3']]);
  const clips = '<clipPath id="sab-card"><rect width="63" height="88" rx="3.8"/></clipPath><clipPath id="sab-face"><rect width="64" height="64" rx="14"/></clipPath>'
    // Two halves of a 24 × 24 sign along a jagged line: any tool can be cracked in two.
    + '<clipPath id="sab-half-a"><path d="M-2-2H16L11.5 6.5L14.5 9.5L9.5 14.5L12.5 17.5L8 26H-2Z"/></clipPath><clipPath id="sab-half-b"><path d="M26-2H16L11.5 6.5L14.5 9.5L9.5 14.5L12.5 17.5L8 26H26Z"/></clipPath>';
  return floors + grounds + lights + metals + clips;
}
