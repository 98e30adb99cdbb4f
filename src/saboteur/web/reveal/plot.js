// How right everyone's suspicions were in the course of a round.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { dwarfName } from '../table/words.js';
import { nameOf } from '../table/state.js';

/** @import { Belief, RoundTold } from '../protocol.js' */

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 8;
const RIGHT = 96;
const TOP = 12;
const BOTTOM = 24;
/** A colour and a pattern for each line: neither is the only sign, the name stands at its end. */
const COLOURS = ['#f2a33a', '#6fa8ff', '#6fd08c', '#ff8a73', '#c9a0ff', '#4fd2d8', '#e8d26a', '#ff9ad5', '#a8c8a0', '#d8b088', '#9ab4ff', '#ffffff'];
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2', '1 3'];

/** @param {RoundTold} round @param {number} move */
const across = (round, move) => LEFT + ((WIDTH - LEFT - RIGHT) * (move - round.start)) / Math.max(1, round.end - round.start);
/** @param {number} right from -1 to 1 */
const upward = (right) => TOP + ((HEIGHT - TOP - BOTTOM) * (1 - right)) / 2;

/** @param {RoundTold} round @param {Belief} belief */
function pathOf(round, { line }) {
  const points = line.map(([move, right]) => [across(round, move), upward(right)]);
  const steps = points.slice(1).map(([x, y]) => `H${x.toFixed(1)}V${y.toFixed(1)}`).join('');
  return `M${points[0][0]} ${points[0][1]}${steps}H${WIDTH - RIGHT}`;
}

/** Names at the ends of lines, moved apart where they would meet. @param {RoundTold} round */
function labels(round) {
  const ends = round.beliefs.map((belief, index) => ({ index, seat: belief.seat, y: upward(belief.line.at(-1)?.[1] ?? 0) })).sort((a, b) => a.y - b.y);
  ends.forEach((end, at) => {
    if (at > 0) end.y = Math.max(end.y, ends[at - 1].y + 14);
  });
  return ends;
}

/** The marks that stood at the end, for those who cannot see lines. @param {{ round: RoundTold }} props */
function Marks({ round }) {
  return html`<ul class="marks-told">${round.beliefs.flatMap(({ seat, marks }) => {
    const last = new Map(marks.map(([, about, level]) => [about, level]));
    return [...last].filter(([, level]) => level !== 0).map(([about, level]) => {
      const right = level > 0 === round.against.includes(about);
      return html`<li key=${`${seat}-${about}`}>${t(level > 0 ? 'reveal-suspected' : 'reveal-trusted', { who: nameOf(seat), whom: nameOf(about), dwarf: dwarfName(round.dwarves[about]) })} <strong class=${right ? 'good' : 'bad'}>${t(right ? 'reveal-rightly' : 'reveal-wrongly')}</strong></li>`;
    });
  })}</ul>`;
}

/** @param {{ round: RoundTold }} props */
export function Plot({ round }) {
  const about = round.beliefs.map(({ seat, line }) => `${nameOf(seat)}: ${Math.round((line.at(-1)?.[1] ?? 0) * 100)} %`).join(', ');
  return html`<figure class="plot"><figcaption>${t('table-round-of', { round: round.round })}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${t('reveal-plot', { what: about })}>
      <rect class="right-half" x=${LEFT} y=${TOP} width=${WIDTH - LEFT - RIGHT} height=${(HEIGHT - TOP - BOTTOM) / 2} />
      <path class="axis" d=${`M${LEFT} ${upward(0)}H${WIDTH - RIGHT}M${LEFT} ${TOP}V${HEIGHT - BOTTOM}`} />
      <text class="axis-name" x=${LEFT + 5} y=${TOP + 11}>${t('reveal-right')}</text>
      <text class="axis-name" x=${LEFT + 5} y=${HEIGHT - BOTTOM - 5}>${t('reveal-wrong')}</text>
      <text class="axis-name" x=${LEFT} y=${HEIGHT - 7}>${t('reveal-begin')}</text>
      <text class="axis-name end" x=${WIDTH - RIGHT} y=${HEIGHT - 7}>${t('reveal-end')}</text>
      ${round.beliefs.map((belief, index) => html`<path key=${belief.seat} class="plot-line" d=${pathOf(round, belief)} stroke=${COLOURS[index % COLOURS.length]} stroke-dasharray=${DASHES[index % DASHES.length]} />`)}
      ${labels(round).map(({ index, seat, y }) => html`<text key=${seat} class="plot-name" x=${WIDTH - RIGHT + 6} y=${y + 4} fill=${COLOURS[index % COLOURS.length]}>${shortened(nameOf(seat))}</text>`)}
    </svg>
    <details><summary>${t('reveal-marks')}</summary><${Marks} round=${round} /></details>
  </figure>`;
}

/** @param {string} name */
const shortened = (name) => ([...name].length > 13 ? `${[...name].slice(0, 12).join('')}…` : name);
