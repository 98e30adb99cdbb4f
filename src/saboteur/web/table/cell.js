// One cell of the mine: what lies there, whether it can be pointed at, and how it sounds.
import { computed, signal } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { legal, you } from '../net.js';
import { ghostOf, pieces, answers } from './parts.js';
import { choice, turnRound } from './choose.js';
import { camera, HEIGHT, upright, WIDTH } from './camera.js';
import { backMarkup, cardMarkup, goalMarkup, Lit, raw, startMarkup, tileMarkup } from './pictures.js';
import { flashed, keys, nameOf, points, shown } from './state.js';
import { cardName, goalName, goalNumber, list, sidesWords, xy } from './words.js';

/** Where the light that is now spreading began. */
export const kindled = signal('0,0');
/** Milliseconds that light needs from card to card. */
const SPREAD = 60;

/** @param {string} cell */
function delayOf(cell) {
  const [x, y] = xy(cell);
  const [fx, fy] = xy(kindled.value);
  return Math.min(12, Math.abs(x - fx) + Math.abs(y - fy)) * SPREAD;
}

/** @param {string} cell @returns {string} the sides of its tunnels that light reaches */
const litAt = (cell) => shown.value?.lit[cell] ?? '';

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
  if (piece) return html`<${Lit} draw=${piece.draw} lit=${lit} delay=${delay} /><${Marks} known=${piece.known ?? null} seats=${piece.seen ?? []} />`;
  if (cell === '0,0') return html`<${Lit} draw=${startMarkup} lit=${lit} delay=${delay} />`;
  if (tile) return html`<${Lit} draw=${(/** @type {string} */ light) => tileMarkup(tile, light)} lit=${lit} delay=${delay} />`;
  if (goal && !(cell in view.sites)) {
    return html`<${Lit} draw=${(/** @type {string} */ light) => goalMarkup(goal.card ?? '', goal.lies ?? '', light)} lit=${lit} delay=${delay} />`;
  }
  if (!(cell in view.sites)) return null;
  return html`<g dangerouslySetInnerHTML=${raw(veil.value?.draw() ?? backMarkup('goal'))} /><${Marks} known=${goal?.card ? goalMarkup(goal.card, '', 'NSEW') : null} seats=${lookers(cell)} number=${goalNumber(cell)} />`;
}

/** On something that lies face down: what I have seen of it, small, for me alone, and who else has looked. @param {{ known: string | null, seats: number[], number?: number }} props */
function Marks({ known, seats, number = 0 }) {
  return html`
    ${known && html`<g class="known" transform="translate(12.6 15) scale(.6)" dangerouslySetInnerHTML=${raw(known)} />`}
    ${known && html`<${Eye} x=${31.5} y=${79} own />`}
    ${number > 0 && html`<${Eye} x=${52} y=${77} letter=${number} number />`}
    ${seats.map((seat, i) => html`<${Eye} key=${seat} x=${10 + i * 11} y=${9} letter=${[...nameOf(seat)][0]} />`)}
  `;
}

/** @param {{ x: number, y: number, own?: boolean, letter?: string | number, number?: boolean }} props */
function Eye({ x, y, own = false, letter = '', number = false }) {
  const turn = upright.value ? ' rotate(90)' : '';
  return html`<g class=${`eye ${own ? 'own' : ''} ${number ? 'number' : ''}`} transform=${`translate(${x} ${y})${turn}`}>
    <circle r=${own ? 8 : 5.4} />
    ${own ? html`<path d="M-5.4 0Q0-5.6 5.4 0Q0 5.6-5.4 0Z" /><circle class="pupil" r="1.9" />` : html`<text y="2.6">${letter}</text>`}
  </g>`;
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
  if (!(cell in view.sites)) return goalName(known ?? '');
  const over = veil.value ? `, ${veil.value.words}` : '';
  return (known ? t('table-goal-known', { goal: goalName(known) }) : `${t('goal-hidden')} ${goalNumber(cell) || ''}${lookWords(lookers(cell))}`) + over;
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
  if (!cells.has(cell)) return '';
  const ways = legal.value.filter((action) => action.cell === cell && action.tile && action.card === keys.value[0]).length;
  return `, ${t(ways > 1 ? 'table-fits-both' : ways > 0 ? 'table-fits' : 'table-target')}`;
}

/** Cells that the question of the moment, or the lifted card, is about. */
const about = computed(() => new Set([...(shown.value?.window.cells ?? []), ...answers((part) => part.about?.(keys.value)).flat()]));

/** @param {{ cell: string, column: number, filled: boolean, stop: boolean, name: string }} props */
export function Cell({ cell, column, filled, stop, name }) {
  const [x, y] = xy(cell);
  const target = choice.value.cells.has(cell);
  const { cell: first, other } = points.value;
  const chosen = choice.value.proposal?.cell === cell || first === cell || other === cell;
  const state = [filled ? 'filled' : 'empty', about.value.has(cell) && 'about', target && 'target', chosen && 'chosen', flashed.value === cell && 'flash'];
  return html`<g role="gridcell" class=${`cell ${state.filter(Boolean).join(' ')}`} data-cell=${cell} aria-colindex=${column}
    tabindex=${stop ? 0 : -1} transform=${`translate(${x * WIDTH} ${y * HEIGHT})`}
    aria-label=${`${name}, ${contentWords(cell, filled)}${targetWords(cell)}`}>
    <rect class="ground" width="63" height="88" rx="3.8" />
    ${filled && html`<g class="lying"><${Content} cell=${cell} /></g>`}
    ${(target || chosen) && html`<rect class="outline" x="2" y="2" width="59" height="84" rx="4" />`}
    <rect class="ring" x="-1.5" y="-1.5" width="66" height="91" rx="5" />
  </g>`;
}

/** The card as it will lie, over everything else. */
const ghost = computed(() => {
  const { proposal } = choice.value;
  if (!proposal?.cell) return null;
  const { action } = proposal;
  const own = ghostOf(action.verb)?.(action);
  if (own) return { ...proposal, markup: own, stands: true };
  if (action.tile && shown.value?.goals[proposal.cell]) return { ...proposal, markup: goalMarkup(shown.value.goals[proposal.cell].card ?? '', action.tile) };
  return { ...proposal, markup: cardMarkup(action.tile ?? action.card ?? '?') };
});

export function Ghost() {
  const now = ghost.value;
  if (!now?.cell) return null;
  const [x, y] = xy(now.cell);
  const small = !now.action.tile;
  const place = small ? 'translate(9.5 13) scale(.7)' : '';
  return html`<g class="ghost" transform=${`translate(${x * WIDTH} ${y * HEIGHT})`} aria-hidden="true">
    ${(now.action.card || now.action.tile) && html`<g key=${now.action.do} class="ghost-card" transform=${place}><g class=${small && !('stands' in now) ? 'a-up' : ''}><g class="ghost-turn" dangerouslySetInnerHTML=${raw(now.markup)} /></g></g>`}
    <rect class="ghost-edge" x="0" y="0" width="63" height="88" rx="4" />
    ${now.ways.length > 1 && html`<${TurnKnob} />`}
  </g>`;
}

/** Turns the ghost; at the outer end of the card, where it does not hide tunnels. */
function TurnKnob() {
  const r = Math.max(11, 22 / camera.value.k);
  const turn = (/** @type {Event} */ event) => {
    event.stopPropagation();
    turnRound();
  };
  // Kept in screen size: a target for fingers however small the mine is.
  return html`<g class="knob" onClick=${turn} transform=${`translate(${upright.value ? 31.5 : 63} ${upright.value ? 88 : 4}) scale(${r / 22})`}>
    <circle r="22" class="knob-hit" /><circle r="16" class="knob-disc" />
    <path class="knob-sign" d="M-7 2A7.4 7.4 0 0 1 6-4.4M7-2A7.4 7.4 0 0 1-6 4.4M6.6-9v5h-5M-6.6 9V4h5" />
  </g>`;
}
