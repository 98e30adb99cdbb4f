// One cell of the mine: what lies there, whether it can be pointed at, and how it sounds.
import { computed, signal } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table, you } from '../net.js';
import { ghostOf, pieces, answers } from './parts.js';
import { choice, offers, preview } from './choose.js';
import { camera, HEIGHT, upright, WIDTH } from './camera.js';
import { dawn } from './light.js';
import { planned, plannedCard } from './plan.js';
import { isOpen } from './secrets.js';
import { backMarkup, cardMarkup, faceMarkup, goalMarkup, Lit, raw, startMarkup, tileMarkup } from './pictures.js';
import { flashed, keys, nameOf, pointed, points, shown } from './state.js';
import { goalNumber, placeWords } from './where.js';
import { cardName, goalName, list, sidesWords, wayWords, xy } from './words.js';

/** @import { Meant } from './state.js' */

/** Where the light that is now spreading began. */
export const kindled = signal('0,0');
/** Milliseconds that light needs from card to card. */
const SPREAD = 60;

/** @param {string} cell */
function delayOf(cell) {
  const [x, y] = xy(cell);
  const [fx, fy] = xy(preview.value?.cell ?? kindled.value);
  return Math.min(12, Math.abs(x - fx) + Math.abs(y - fy)) * SPREAD;
}

/** @param {string} cell @returns {string} the sides of its tunnels that light reaches */
const litAt = (cell) => dawn.value[cell] ?? shown.value?.lit[cell] ?? '';

/** Everyone may know who has looked where. @param {string} cell @returns {number[]} the others who have */
function lookers(cell) {
  const looked = /** @type {string[][]} */ (shown.value?.looked ?? []);
  return looked.flatMap((cells, seat) => (cells.includes(cell) && seat !== you.value ? [seat] : []));
}

/** What lies over all face-down goals. */
const veil = computed(() => answers((part) => (shown.value ? part.veil?.(shown.value) : null))[0]);

/** @param {{ cell: string }} props */
function Content({ cell }) {
  const view = shown.value;
  if (!view) return null;
  const lit = litAt(cell);
  const tile = view.grid[cell];
  const goal = view.goals[cell];
  const delay = delayOf(cell);
  const piece = pieces.value[cell];
  if (piece) return html`<${Lit} draw=${piece.draw} lit=${lit} delay=${delay} /><${Seen} cell=${cell} known=${piece.known ?? null} /><${Small} known=${Boolean(piece.known)} seats=${piece.seen ?? []} />`;
  if (cell === '0,0') return html`<${Lit} draw=${startMarkup} lit=${lit} delay=${delay} />`;
  if (tile) return html`<${Lit} draw=${(/** @type {string} */ light) => tileMarkup(tile, light)} lit=${lit} delay=${delay} />`;
  if (goal && !(cell in view.sites)) {
    return html`<${Lit} draw=${(/** @type {string} */ light) => goalMarkup(goal.card ?? '', goal.lies ?? '', light)} lit=${lit} delay=${delay} />`;
  }
  if (!(cell in view.sites)) return null;
  return html`<g dangerouslySetInnerHTML=${raw(veil.value?.draw() ?? backMarkup('goal'))} /><${Seen} cell=${cell} known=${goal?.card ? goalMarkup(goal.card, '', 'NSEW') : null} /><${Marks} known=${Boolean(goal?.card)} seats=${lookers(cell)} number=${goalNumber(cell)} />`;
}

/** What I have seen of something that lies face down: drawn while I look, and for me alone. @param {{ cell: string, known: string | null }} props */
const Seen = ({ cell, known }) => (known && isOpen(cell) ? html`<g class="known" dangerouslySetInnerHTML=${raw(known)} />` : null);

/** The smallest letters that one can read, in pixels. */
const LEGIBLE = 11.2;

/** Beyond the far side of something that lies face down: its number, who has looked at it, and an eye if I have. @param {{ known: boolean, seats: number[], number?: number }} props */
function Marks({ known, seats, number = 0 }) {
  const signs = [
    number > 0 && html`<${Eye} key="n" letter=${number} kind="number" />`,
    ...seats.map((seat) => html`<${Looker} key=${seat} seat=${seat} />`),
    known && html`<${Eye} key="own" kind="own" />`,
  ].filter(Boolean);
  // They stand upright on either screen, in a row above the card or in a column beside it, as large as words at most and legible at least.
  const size = Math.max(Math.min(1, 1 / camera.value.k), LEGIBLE / 18 / camera.value.k);
  const step = Math.min(26 * size, 84 / signs.length);
  return html`<g class="marks-beyond">${signs.map((sign, i) => {
    const along = upright.value ? 44 + (i - (signs.length - 1) / 2) * step : 14 * size + i * step;
    return html`<g key=${i} transform=${`translate(${63 + 13 * size} ${along}) ${upright.value ? 'rotate(90)' : ''} scale(${size})`}>${sign}</g>`;
  })}</g>`;
}

/** The same on something in the middle of the mine, where neighbours leave no room beside it. @param {{ known: boolean, seats: number[] }} props */
function Small({ known, seats }) {
  const signs = [...seats.map((seat) => html`<${Looker} key=${seat} seat=${seat} />`), known && html`<${Eye} key="own" kind="own" />`].filter(Boolean);
  const turn = upright.value ? 'rotate(90)' : '';
  return signs.map((sign, i) => html`<g key=${i} transform=${`translate(${10 + (i % 3) * 20} ${i > 2 ? 78 : 10}) ${turn} scale(.75)`}>${sign}</g>`);
}

/** @param {{ kind: 'own' | 'number', letter?: string | number }} props */
function Eye({ kind, letter = '' }) {
  if (kind === 'number') return html`<g class="eye number"><rect x="-12" y="-12" width="24" height="24" rx="6" /><text y="6.4">${letter}</text></g>`;
  return html`<g class="eye own"><path d="M-11 0Q0-11 11 0Q0 11-11 0Z" /><circle class="pupil" r="4" /></g>`;
}

/** @param {{ seat: number }} props the face of somebody who has looked */
function Looker({ seat }) {
  const person = table.value?.seats[seat] ?? null;
  return html`<g class="eye looker"><title>${nameOf(seat)}</title><svg x="-11" y="-11" width="22" height="22" viewBox="0 0 64 64" dangerouslySetInnerHTML=${raw(faceMarkup(person?.portrait ?? 0))} /></g>`;
}

/** @param {string} cell @param {boolean} filled */
function contentWords(cell, filled) {
  const view = shown.value;
  if (!filled || !view) return t('table-empty');
  if (cell === '0,0') return t('card-start');
  const piece = pieces.value[cell];
  if (piece) return piece.words + (piece.tile ? darkWords(piece.tile, litAt(cell)) : '') + lookWords(piece.seen ?? []);
  if (view.grid[cell]) return cardName(view.grid[cell]) + darkWords(view.grid[cell], litAt(cell));
  const known = view.goals[cell]?.card;
  if (!(cell in view.sites)) return openGoalWords(cell);
  const over = veil.value ? `, ${veil.value.words}` : '';
  const what = known ? t('table-goal-known', { goal: goalName(known), number: goalNumber(cell) }) : `${t('goal-hidden')} ${goalNumber(cell) || ''}`;
  return what + lookWords(lookers(cell)) + over;
}

/** What was under a goal, and where its tunnels lead. @param {string} cell */
function openGoalWords(cell) {
  const goal = shown.value?.goals[cell];
  const tunnels = goal?.lies ? `, ${wayWords(goal.lies)}${darkWords(goal.lies, litAt(cell))}` : '';
  return goalName(goal?.card ?? '') + tunnels;
}

/** @param {string} tile @param {string} lit */
function darkWords(tile, lit) {
  const dark = [...tile.split(':')[0].replaceAll('|', '')].filter((side) => !lit.includes(side)).join('');
  if (!dark) return '';
  return `, ${lit ? t('table-dark-part', { sides: sidesWords(dark) }) : t('table-dark')}`;
}

/** @param {number[]} seats */
function lookWords(seats) {
  return seats.length > 0 ? `, ${t('table-looked-by', { names: list(seats.map(nameOf)) })}` : '';
}

/** @param {string} cell */
function targetWords(cell) {
  const { cells, proposal } = choice.value;
  if (proposal?.cell === cell) return `, ${t('table-again', { card: cardName(proposal.action.tile ?? proposal.action.card ?? '?') })}`;
  if (!cells.has(cell)) return planned.value?.cell === cell ? `, ${t('table-plan-at', { card: cardName(plannedCard.value ?? '?') })}` : '';
  const ways = offers.value.filter((action) => action.cell === cell && action.tile && action.card === keys.value[0]).length;
  return `, ${t(ways > 1 ? 'table-fits-both' : ways > 0 ? 'table-fits' : 'table-target')}`;
}

/** Cells that the question of the moment, or the lifted card, is about. */
const about = computed(() => new Set([...(shown.value?.window.cells ?? []), ...answers((part) => part.about?.(keys.value)).flat()]));

/** What lies there and, unless that is a landmark with a name of its own, where. @param {string} cell @param {boolean} filled */
function cellWords(cell, filled) {
  const what = contentWords(cell, filled) + targetWords(cell);
  return cell === '0,0' || goalNumber(cell) ? what : `${what}; ${placeWords(cell)}`;
}

/** @param {{ cell: string, column: number, filled: boolean, stop: boolean }} props */
export function Cell({ cell, column, filled, stop }) {
  const [x, y] = xy(cell);
  const target = choice.value.cells.has(cell);
  const { cell: first, other } = points.value;
  const chosen = choice.value.proposal?.cell === cell || first === cell || other === cell;
  const state = [filled ? 'filled' : 'empty', about.value.has(cell) && 'about', target && 'target', chosen && 'chosen', flashed.value === cell && 'flash', pointed.value === cell && 'pointed'];
  return html`<g role="gridcell" class=${`cell ${state.filter(Boolean).join(' ')}`} data-cell=${cell} aria-colindex=${column}
    tabindex=${stop ? 0 : -1} transform=${`translate(${x * WIDTH} ${y * HEIGHT})`}
    aria-label=${cellWords(cell, filled)}>
    <rect class="ground" width="63" height="88" rx="3.8" />
    ${filled && html`<g class="lying"><${Content} cell=${cell} /></g>`}
    ${(target || chosen) && html`<rect class="outline" x="2" y="2" width="59" height="84" rx="4" />`}
    <rect class="ring" x="-1.5" y="-1.5" width="66" height="91" rx="5" />
  </g>`;
}

/** How a choice would look where it is aimed: a card as it lies, a goal turned either way, or what a box draws. @param {Meant} action @param {string} cell */
export function wayMarkup(action, cell) {
  const own = ghostOf(action.verb)?.(action);
  if (own) return own;
  if (action.tile && shown.value?.goals[cell]) return goalMarkup(shown.value.goals[cell].card ?? '', action.tile);
  return action.tile && dawn.value[cell] ? tileMarkup(action.tile, dawn.value[cell]) : cardMarkup(action.tile ?? action.card ?? '?');
}

/** The card as it will lie, over everything else. */
export function Ghost() {
  const now = preview.value;
  if (!now?.cell) return null;
  const { action, cell } = now;
  const [x, y] = xy(cell);
  const stands = Boolean(ghostOf(action.verb)?.(action));
  const small = !action.tile;
  const place = small ? 'translate(9.5 13) scale(.7)' : '';
  return html`<g class="ghost" data-ghost=${cell} transform=${`translate(${x * WIDTH} ${y * HEIGHT})`} aria-hidden="true">
    ${(action.card || action.tile) && html`<g key=${action.do} class="ghost-card" transform=${place}><g class=${small && !stands ? 'a-up' : ''}><g class="ghost-turn" dangerouslySetInnerHTML=${raw(wayMarkup(action, cell))} /></g></g>`}
    <rect class="ghost-edge" x="0" y="0" width="63" height="88" rx="4" />
  </g>`;
}

/** What was planned lies in its place until it is played; a tap takes it back. */
export function PlannedGhost() {
  const action = planned.value;
  if (!action?.cell) return null;
  const [x, y] = xy(action.cell);
  return html`<g class="planned-ghost" data-planned=${action.cell} transform=${`translate(${x * WIDTH} ${y * HEIGHT})`} aria-hidden="true">
    <g class="ghost-card" transform=${action.tile ? '' : 'translate(9.5 13) scale(.7)'}><g class=${action.tile ? '' : 'a-up'} dangerouslySetInnerHTML=${raw(cardMarkup(action.tile ?? plannedCard.value ?? '?'))} /></g>
    <rect class="ghost-edge" x="0" y="0" width="63" height="88" rx="4" />
  </g>`;
}
