// The chapters of the story: gold, dwarves, claims, beliefs, turning points.
import { html } from '../html.js';
import { lang, maybe, t } from '../i18n.js';
import { table } from '../story.js';
import { CardPicture, Coins, dwarfMarkup, Face } from '../table/pictures.js';
import { reasonsOf } from '../table/shares.js';
import { isMe, nameOf } from '../table/state.js';
import { dwarfName } from '../table/words.js';
import { saidText } from '../talk/words.js';
import { Button, Icon, Link } from '../ui.js';
import { Plot } from './plot.js';
import { deedText, looking, ranking, story } from './story.js';

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

/** @param {{ claim: ClaimTold, best?: boolean }} props */
export function Claim({ claim, best = false }) {
  const truth = claim.true === null ? 'open' : claim.true ? 'true' : 'false';
  return html`<li class=${`claim-told ${truth} ${best ? 'best' : ''}`}>
    <${SeatFace} seat=${claim.seat} />
    <span><strong>${nameOf(claim.seat)}</strong> <q>${saidText({ kind: claim.kind, about: claim.about < 0 ? undefined : claim.about, cell: claim.cell || undefined, word: claim.word || undefined })}</q>
      <small>${t('table-round-of', { round: claim.round })}</small></span>
    <span class="verdict">${truth !== 'open' && html`<${Icon} name=${truth === 'true' ? 'confirm' : 'close'} />`}${t(`reveal-${truth}`)}</span>
  </li>`;
}

/** Every claim, with whether it was true, and the best lie. */
export function Claims() {
  const claims = story.value?.claims ?? [];
  const lie = story.value?.lie ? claims[story.value.lie.claim] : null;
  return html`
    ${lie && html`<div class="medal"><h3>${t('reveal-best-lie')}</h3><ul><${Claim} claim=${lie} best /></ul></div>`}
    <ol class="claims-told" tabindex="0" aria-label=${t('reveal-claims')}>${claims.map((claim, at) => html`<${Claim} key=${at} claim=${claim} />`)}</ol>`;
}

/** What everyone believed over time, against the truth, and the best hunch. */
export function Beliefs() {
  const told = story.value;
  const hunch = told?.hunch;
  return html`
    ${hunch && html`<div class="medal"><h3>${t('reveal-best-hunch')}</h3>
      <p><${SeatFace} seat=${hunch.seat} />${t('reveal-hunch', { who: nameOf(hunch.seat), whom: nameOf(hunch.about), round: hunch.round })}</p></div>`}
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
    ${looking.value
      ? html`<${Button} kind="quiet" onClick=${() => looking.value?.(turn.move)}>${t('reveal-look')}<//>`
      : html`<${Link} to=${`/replay/${story.value?.id}#m=${turn.move}`} class="button quiet">${t('reveal-look')}<//>`}
  </li>`;
}

/** @param {number} part */
const percentCss = (part) => `${Math.round(part * 100)}%`;
