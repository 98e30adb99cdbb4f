// The mine as a round left it, for the scene at its end: every goal turns over, and light runs along the way that was dug.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { lastRound, log, view } from '../net.js';
import { styled } from '../style.js';
import { HEIGHT, upright, WIDTH } from '../table/camera.js';
import { components, pieces } from '../table/parts.js';
import { backMarkup, goalMarkup, raw, startMarkup, tileMarkup } from '../table/pictures.js';
import { nameOf } from '../table/state.js';
import { cardName, goalName, xy } from '../table/words.js';
import { lineOf, wayTo } from './way.js';

/** @import { EventOf, View } from '../protocol.js' */
/** @typedef {EventOf<'round-ended'>} Ended */

await styled('scenes/stage.css');

/** The table at the end of that round. @param {Ended} ended @returns {View | null} */
const viewOf = (ended) => (view.value?.round === ended.round ? view.value : lastRound.value);

/** The way to the treasure, or as far as light came. @param {Ended} ended */
export function wayOf(ended) {
  const mine = viewOf(ended);
  const found = ended.finder < 0 ? null : (Object.entries(ended.goals).find(([, goal]) => goal === 'treasure')?.[0] ?? null);
  const last = mine && wayTo(mine, pieces.value, found);
  return last ? lineOf(last) : null;
}

/** A gap that a rockfall left and nobody filled. @param {Ended} ended @param {View} mine */
function gapOf(ended, mine) {
  const from = log.value.findLastIndex((event) => event.kind === 'round-ended' && event.round === ended.round);
  const falls = log.value.slice(log.value.findLastIndex(({ kind }, at) => at < from && kind === 'round-began') + 1, from).filter((event) => event.kind === 'collapsed');
  return ended.finder < 0 ? falls.findLast(({ cell }) => !(cell in mine.grid)) : undefined;
}

/** @param {string} cell */
const place = (cell) => `translate(${xy(cell)[0] * WIDTH} ${xy(cell)[1] * HEIGHT})`;

/** @param {{ cell: string, goal: string, mine: View, at: number, number: number }} props */
function Goal({ cell, goal, mine, at, number }) {
  const open = !(cell in mine.sites);
  const front = goalMarkup(goal, mine.goals[cell]?.lies ?? '', open ? (mine.lit[cell] ?? '') : goal === 'treasure' ? 'NSEW' : '');
  const turn = upright.value ? 'rotate(90)' : '';
  const spot = upright.value ? `translate(${WIDTH + 26} 44)` : `translate(${WIDTH + 8} 44)`;
  return html`<g class=${`dug-goal ${goal === 'treasure' ? 'treasure' : ''} ${open ? 'open' : ''}`} transform=${place(cell)} style=${{ '--at': `${at}ms` }} data-goal=${goal}>
    ${goal === 'treasure' && html`<circle class="dug-gold" cx="31.5" cy="44" r="120" fill="url(#t-gold)" />`}
    <g class="obverse" dangerouslySetInnerHTML=${raw(front)} />${!open && html`<g class="rear" dangerouslySetInnerHTML=${raw(backMarkup('goal'))} />`}
    <g transform=${`${spot} ${turn}`}><g class="dug-number" transform=${upright.value ? 'translate(0 -2)' : 'translate(14 -22)'}><rect x="-13" y="-13" width="26" height="26" rx="7" /><text y="7">${number}</text></g>
      <text class="dug-name" transform=${upright.value ? 'translate(0 -24)' : 'translate(1 16)'} text-anchor=${upright.value ? 'middle' : 'start'}>${goalName(goal)}</text></g>
  </g>`;
}

/** The part of the mine that is to be seen, with room for the goals' names. @param {string[]} cells */
function boxOf(cells) {
  const places = cells.map(xy);
  const [left, top] = [0, 1].map((i) => Math.min(...places.map((at) => at[i])));
  const [right, bottom] = [0, 1].map((i) => Math.max(...places.map((at) => at[i])));
  const [x, y, w, h] = [left * WIDTH - 14, top * HEIGHT - 10, (right - left + 1) * WIDTH + (upright.value ? 86 : 130), (bottom - top + 1) * HEIGHT + 20];
  return upright.value ? `${y} ${-x - w} ${h} ${w}` : `${x} ${y} ${w} ${h}`;
}

/** @param {{ mine: View }} props */
const Cards = ({ mine }) => html`
  ${Object.entries(mine.lit).filter(([, sides]) => sides).map(([cell]) => html`<circle key=${cell} cx=${(xy(cell)[0] + 0.5) * WIDTH} cy=${(xy(cell)[1] + 0.5) * HEIGHT} r="112" fill="url(#t-lamp)" />`)}
  <g transform=${place('0,0')} dangerouslySetInnerHTML=${raw(startMarkup(mine.lit['0,0'] ?? ''))} />
  ${Object.entries(pieces.value).map(([cell, piece]) => html`<g key=${cell} transform=${place(cell)} dangerouslySetInnerHTML=${raw(piece.draw(mine.lit[cell] ?? ''))} />`)}
  ${Object.entries(mine.grid).filter(([cell]) => !(cell in pieces.value)).map(([cell, tile]) => html`<g key=${cell} transform=${place(cell)} dangerouslySetInnerHTML=${raw(tileMarkup(tile, mine.lit[cell] ?? ''))} />`)}`;

/** Light that runs along the way, once. @param {{ ended: Ended, from: number }} props */
function Thread({ ended, from }) {
  const own = components('Thread');
  if (own.length > 0) return own.map((Own) => html`<${Own} ended=${ended} from=${from} />`);
  const way = wayOf(ended);
  if (!way) return null;
  const late = { '--at': `${from}ms`, '--for': `${Math.min(1200, way.cards * 60)}ms` };
  return html`<g class="dug-thread" style=${late}><path class="thread thread-glow" pathLength="100" d=${way.d} /><path class="thread thread-beads" d=${way.d} /></g>`;
}

/** Where the way was cut. @param {{ gap: EventOf<'collapsed'> }} props */
function Gap({ gap }) {
  const turn = upright.value ? `translate(31.5 ${HEIGHT + 6}) rotate(90)` : 'translate(31.5 108)';
  return html`<g class="dug-gap" transform=${place(gap.cell)}><rect x="2" y="2" width="59" height="84" rx="5" />
    <text transform=${turn} y="6" text-anchor=${upright.value ? 'start' : 'middle'}>${cardName('rockfall')}: ${nameOf(gap.seat)}</text></g>`;
}

const DEFS = `<radialGradient id="t-lamp"><stop offset="0" stop-color="#f2a33a" stop-opacity=".3"/><stop offset="1" stop-color="#f2a33a" stop-opacity="0"/></radialGradient>
<radialGradient id="t-gold"><stop offset="0" stop-color="#ffd15c" stop-opacity=".5"/><stop offset="1" stop-color="#ffd15c" stop-opacity="0"/></radialGradient>`;

/** @param {{ ended: Ended, from: number, goals: number, step: number }} props when light begins to run and the first goal is turned over, and the time between goals */
export function Dug({ ended, from, goals, step }) {
  const mine = viewOf(ended);
  if (!mine) return null;
  const all = Object.entries(ended.goals);
  // The treasure comes last.
  const order = [...all.keys()].sort((a, b) => Number(all[a][1] === 'treasure') - Number(all[b][1] === 'treasure'));
  const cells = ['0,0', ...Object.keys(mine.grid), ...Object.keys(ended.goals), ...Object.keys(pieces.value)];
  const gap = gapOf(ended, mine);
  const words = all.map(([, goal], at) => `${at + 1}: ${goalName(goal)}`).join(', ');
  return html`<figure class="dug" role="img" aria-label=${t('scene-goals', { goals: words })}><svg viewBox=${boxOf(cells)} class=${upright.value ? 'a-turned' : ''} aria-hidden="true"><defs dangerouslySetInnerHTML=${raw(DEFS)} />
    <g transform=${upright.value ? 'rotate(-90)' : ''}><${Cards} mine=${mine} />
      ${all.map(([cell, goal], at) => html`<${Goal} key=${cell} cell=${cell} goal=${goal} mine=${mine} number=${at + 1} at=${goals + order.indexOf(at) * step} />`)}
      ${gap && html`<${Gap} gap=${gap} />`}<${Thread} ended=${ended} from=${from} /></g></svg></figure>`;
}
