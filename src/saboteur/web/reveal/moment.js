// A moment of the game as a picture: the mine after an action, with the place where it happened.
import { computed } from '@preact/signals';
import { bareRock } from '../art/stones.js';
import { ROUND } from '../art/ink.js';
import { fold } from '../fold.js';
import { backMarkup, goalMarkup, startMarkup, tileMarkup } from '../table/pictures.js';
import { xy } from '../table/words.js';
import { retold } from './story.js';

/** @import { GameEvent, View } from '../protocol.js' */

const WIDTH = 63;
const HEIGHT = 88;
/** Light on the rock around lit tunnels. */
const GLOW = '<defs><radialGradient id="sab-moment"><stop offset="0" stop-color="#f2a33a" stop-opacity=".2"/><stop offset="1" stop-color="#f2a33a" stop-opacity="0"/></radialGradient></defs>';
/** Rock around what lies there. */
const MARGIN = 30;

/** What everyone could have seen after each action, and where it was done. An action that ends a round shows how the round ended. */
const moments = computed(() => {
  const game = retold.value;
  /** @type {{ view: View, cell: string | undefined }[]} */
  const found = [];
  let view = game?.view;
  for (const step of game?.steps ?? []) {
    if (!view) break;
    const next = step.events.findIndex(({ kind }) => kind === 'round-began');
    const [ending, rest] = next < 0 ? [step.events, []] : [step.events.slice(0, next), step.events.slice(next)];
    const after = /** @type {View} */ (ending.reduce(fold, view));
    if (step.do) found.push({ view: after, cell: step.events.map((/** @type {GameEvent} */ event) => /** @type {any} */ (event).cell).find((cell) => typeof cell === 'string') });
    view = /** @type {View} */ (rest.reduce(fold, after));
  }
  return found;
});

/** @param {View} view what lies on each cell, as it is known to everyone */
function lying(view) {
  const lit = (/** @type {string} */ cell) => view.lit[cell] ?? '';
  const tiles = Object.entries(view.grid).map(([cell, tile]) => [cell, tileMarkup(tile, lit(cell))]);
  const goals = Object.entries(view.goals).map(([cell, goal]) => [cell, cell in view.sites || !goal.card ? backMarkup('goal') : goalMarkup(goal.card, goal.lies ?? '', lit(cell))]);
  return [...tiles, ...goals, ['0,0', startMarkup(lit('0,0'))]];
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Span */

/** What lies in the mine, with some rock around it. @param {string[]} cells @returns {Span} */
function around(cells) {
  const places = cells.map(xy);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) * WIDTH - MARGIN, Math.min(...ys) * HEIGHT - MARGIN];
  const [right, bottom] = [(Math.max(...xs) + 1) * WIDTH + MARGIN, (Math.max(...ys) + 1) * HEIGHT + MARGIN];
  return { left, top, right, bottom };
}

/** Room for everything that ever lay there in these actions. @param {number[]} moves */
export const spanOf = (moves) => around(['0,0', ...moves.flatMap((move) => (moments.value[move] ? lying(moments.value[move].view).map(([cell]) => cell) : []))]);

/** The mine after an action, as SVG to insert, with its size; null as long as the game has not come. @param {number} move the number of the action, from 0; the last one if there is none such @param {string} [about] the place that matters, if not where it was done @param {Span} [span] what is shown */
export function momentOf(move, about, span) {
  const moment = moments.value[move] ?? moments.value.at(-1);
  if (!moment) return null;
  const cells = lying(moment.view);
  const places = cells.map(([cell]) => xy(cell));
  const { left, top, right, bottom } = span ?? around(cells.map(([cell]) => cell));
  const glow = Object.keys(moment.view.lit).filter((cell) => moment.view.lit[cell]).map(xy).map(([x, y]) => `<circle cx="${(x + 0.5) * WIDTH}" cy="${(y + 0.5) * HEIGHT}" r="118" fill="url(#sab-moment)"/>`);
  const cards = cells.map(([cell, markup], at) => `<g transform="translate(${places[at][0] * WIDTH} ${places[at][1] * HEIGHT})">${markup}</g>`);
  const cell = about || moment.cell;
  const [x, y] = cell ? xy(cell) : [NaN, NaN];
  const mark = cell ? `<rect x="${x * WIDTH + 1}" y="${y * HEIGHT + 1}" width="61" height="86" rx="4" fill="none" stroke="#ffd15c" stroke-width="4"/>` : '';
  return { left, top, width: right - left, height: bottom - top, markup: `<g ${ROUND}>${GLOW}${bareRock('', left, top, right, bottom)}${glow.join('')}${cards.join('')}${mark}</g>` };
}
