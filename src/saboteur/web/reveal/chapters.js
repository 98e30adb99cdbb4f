// The chapters of the story: gold, dwarves, what decided the game, beliefs, turning points.
import { html } from '../html.js';
import { lang, maybe, t } from '../i18n.js';
import { table } from '../story.js';
import { upright } from '../table/camera.js';
import { CardPicture, Coins, dwarfMarkup, Face, raw } from '../table/pictures.js';
import { reasonsOf } from '../table/shares.js';
import { isMe, nameOf } from '../table/state.js';
import { dwarfName } from '../table/words.js';
import { saidText } from '../talk/words.js';
import { Button, Icon, Link } from '../ui.js';
import { momentOf } from './moment.js';
import { Plot } from './plot.js';
import { deedText, looking, partsOf, ranking, story, turningPoint } from './story.js';

/** @import { ClaimTold, RoundTold, TurnTold as Turn } from '../protocol.js' */

/** @param {number} seat */
const who = (seat) => (isMe(seat) ? t('table-you-are', { name: nameOf(seat) }) : nameOf(seat));

/** @param {{ seat: number }} props */
const SeatFace = ({ seat }) => html`<${Face} seat=${table.value?.seats[seat] ?? null} />`;

/** @param {number} part */
const percent = (part) => new Intl.NumberFormat(lang.value, { style: 'percent', maximumFractionDigits: 0 }).format(part);

/** Final gold, the richest first. */
export function Gold() {
  const told = story.value;
  return html`<ol class="ranking" aria-label=${t('table-ranking')}>${ranking.value.map(({ seat, sum, place }, index) => html`
    <li key=${seat} class=${`rank ${told?.winners.includes(seat) ? 'won' : ''}`} style=${{ '--i': index }}>
      <span class="place">${place}.</span><${SeatFace} seat=${seat} />
      <span class="rank-name">${who(seat)}</span>
      <span class="rank-dwarves">${told?.rounds.map((round) => html`<${Dwarf} key=${round.round} round=${round} seat=${seat} />`)}</span>
      <span class="rank-gold"><${Coins} gold=${sum} /></span>
    </li>`)}</ol>`;
}

/** @param {{ round: RoundTold, seat: number }} props */
function Dwarf({ round, seat }) {
  const dwarf = round.dwarves[seat];
  return html`<span role="img" aria-label=${`${t('table-round-of', { round: round.round })}: ${dwarfName(dwarf)}`} class=${round.winners.includes(seat) ? 'won' : ''}><${CardPicture} markup=${dwarfMarkup(dwarf)} /></span>`;
}

/** Who was what in each round, and who won it. */
export function Dwarves() {
  const rounds = story.value?.rounds ?? [];
  return html`<div class="round-cards">${rounds.map((round) => html`<section key=${round.round} class="round-card">
    <h3>${t('table-round-of', { round: round.round })}</h3>
    <p class=${`round-result ${round.side}`}>${maybe(`round-won-${round.side}`) ?? round.side}</p>
    <ul>${round.dwarves.map((dwarf, seat) => html`<li key=${seat} class=${round.winners.includes(seat) ? 'won' : ''} style=${{ '--i': seat }}>
      <span class="was"><${CardPicture} markup=${dwarfMarkup(dwarf)} /></span>
      <span class="was-text"><strong>${nameOf(seat)}</strong><span>${dwarfName(dwarf)}${round.finder === seat ? ` · ${t('table-finder')}` : ''}</span>
        <small>${reasonsOf(round.shares, seat).join(' · ')}</small></span>
      <span class="was-gold"><${Coins} gold=${gained(rounds, round, seat)} /></span>
    </li>`)}</ul>
  </section>`)}</div>`;
}

/** What a round brought somebody. @param {RoundTold[]} rounds @param {RoundTold} round @param {number} seat */
function gained(rounds, round, seat) {
  const before = rounds[rounds.indexOf(round) - 1]?.gold[seat] ?? 0;
  const more = round.gold[seat] - before;
  return more > 0 ? `+${more}` : more < 0 ? `−${-more}` : '0';
}

/** @param {{ claim: ClaimTold }} props */
function Claim({ claim }) {
  return html`<li class=${`claim-told ${claim.true}`}>
    <${SeatFace} seat=${claim.seat} />
    <span><strong>${nameOf(claim.seat)}</strong> <q>${saidText(partsOf(claim))}</q>
      <small>${t('table-round-of', { round: claim.round })}</small></span>
    <span class="verdict"><${Icon} name=${claim.true ? 'confirm' : 'close'} />${t(`reveal-${claim.true}`)}</span>
  </li>`;
}

/** A way to a moment of the game. @param {{ move: number }} props */
const Look = ({ move }) => (looking.value
  ? html`<${Button} kind="quiet" onClick=${() => looking.value?.(move)}>${t('reveal-look')}<//>`
  : html`<${Link} to=${`/replay/${story.value?.id}#m=${move}`} class="button quiet">${t('reveal-look')}<//>`);

/** The mine as it was, as it lies on this screen. @param {{ mine: NonNullable<ReturnType<typeof momentOf>> }} props */
function Moment({ mine: { left, top, width, height, markup } }) {
  if (!upright.value) return html`<svg class="moment" viewBox=${`${left} ${top} ${width} ${height}`} aria-hidden="true" dangerouslySetInnerHTML=${raw(markup)} />`;
  return html`<svg class="moment a-turned" viewBox=${`${top} ${-left - width} ${height} ${width}`} aria-hidden="true"><g transform="rotate(-90)" dangerouslySetInnerHTML=${raw(markup)} /></svg>`;
}

/** One of the things that decided the game, with the mine as it was. @param {{ head: string, seat: number, move: number, cell?: string, children?: any }} props */
function Decisive({ head, seat, move, cell, children }) {
  const mine = momentOf(move, cell);
  return html`<li class="decisive"><h3>${head}</h3>
    ${mine && html`<${Moment} mine=${mine} />`}
    <p><${SeatFace} seat=${seat} /><span>${children}</span></p><${Look} move=${move} />
  </li>`;
}

/** The card, the lie and the hunch that decided the game; what else was said and can be checked is one tap deeper. */
export function Decided() {
  const told = story.value;
  const claims = told?.claims ?? [];
  const lie = told?.lie ? claims[told.lie.claim] : null;
  const turn = turningPoint();
  const hunch = told?.hunch;
  const checked = claims.filter((claim) => claim.true !== null);
  return html`<ol class="decided">
      ${turn && html`<${Decisive} head=${t('reveal-best-card')} seat=${turn.seat} move=${turn.move}>${deedText(turn.move) || nameOf(turn.seat)}<//>`}
      ${lie && html`<${Decisive} head=${t('reveal-best-lie')} seat=${lie.seat} move=${Math.max(0, lie.move - 1)} cell=${lie.cell}><strong>${nameOf(lie.seat)}</strong> <q>${saidText(partsOf(lie))}</q><//>`}
      ${hunch && html`<${Decisive} head=${t('reveal-best-hunch')} seat=${hunch.seat} move=${Math.max(0, hunch.move - 1)}>${t('reveal-hunch', { who: nameOf(hunch.seat), whom: nameOf(hunch.about), round: hunch.round })}<//>`}
    </ol>
    ${told && !told.turns && html`<p class="reckoning" role="status">${t('reveal-reckoning')}</p>`}
    ${checked.length > 0 && html`<details><summary>${t('reveal-claims')}</summary>
      <ol class="claims-told" tabindex="0" aria-label=${t('reveal-claims')}>${checked.map((claim, at) => html`<${Claim} key=${at} claim=${claim} />`)}</ol></details>`}`;
}

/** What everyone believed over time, against the truth, and the best hunch. */
export function Beliefs() {
  const told = story.value;
  return html`
    <p class="small">${t('reveal-beliefs-about')}</p>
    <div class="plots">${told?.rounds.filter((round) => round.beliefs.length > 0).map((round) => html`<${Plot} key=${round.round} round=${round} />`)}</div>`;
}

/** The cards that changed the winner's chances most. */
export function Turns() {
  const turns = story.value?.turns;
  if (!turns) return html`<p class="reckoning" role="status">${t('reveal-reckoning')}</p>`;
  if (turns.length === 0) return html`<p>${t('reveal-no-turns')}</p>`;
  return html`${!turns[0].sure && html`<p>${t('reveal-small-turn')}</p>`}
    <p class="small">${t('reveal-turns-about')}</p>
    <ol class="turns">${turns.map((turn) => html`<${TurnTold} key=${turn.move} turn=${turn} />`)}</ol>`;
}

/** @param {{ turn: Turn }} props */
function TurnTold({ turn }) {
  const round = story.value?.rounds.find(({ start, end }) => turn.move >= start && turn.move < end);
  const up = turn.after > turn.before;
  return html`<li class=${`turn-told ${up ? 'up' : 'down'}`}>
    <${SeatFace} seat=${turn.seat} />
    <span class="turn-text"><small>${t('table-round-of', { round: round?.round ?? 1 })}</small><strong>${deedText(turn.move) || nameOf(turn.seat)}</strong>
      <span>${t('reveal-chance', { side: maybe(`reveal-side-${turn.side}`) ?? turn.side, before: percent(turn.before), after: percent(turn.after) })} <small>${t('reveal-doubt', { error: percent(2 * turn.error), runs: turn.runs })}</small></span>
      <span class="chance" aria-hidden="true"><i style=${{ width: percentCss(Math.min(turn.before, turn.after)) }} /><i class="change" style=${{ width: percentCss(Math.abs(turn.after - turn.before)) }} /></span></span>
    <${Look} move=${turn.move} />
  </li>`;
}

/** @param {number} part */
const percentCss = (part) => `${Math.round(part * 100)}%`;
