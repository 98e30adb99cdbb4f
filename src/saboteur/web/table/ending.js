// The end of the game: one tall picture of who won, who was what, and that the deal was fair.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { game, log, send, table, view, you } from '../net.js';
import { go } from '../route.js';
import { Button, toast } from '../ui.js';
import { endings } from './ceremony.js';
import { reasonOf } from './choose.js';
import { CardPicture, Chip, dwarfMarkup, Face } from './pictures.js';
import { isMe, lookBack, nameOf } from './state.js';
import { dwarfName, eventLine } from './words.js';

/** Places by gold; equal gold is an equal place. */
function ranking() {
  const gold = /** @type {number[]} */ (view.value?.gold ?? []);
  return gold.map((sum, seat) => ({ seat, sum, place: 1 + gold.filter((other) => other > sum).length })).sort((a, b) => a.place - b.place || a.seat - b.seat);
}

async function again() {
  const answer = await send({ t: 'rematch' });
  if (answer.t !== 'done') toast(reasonOf(answer).text);
}

/** @param {{ seat: number, sum: number, place: number }} props */
function Rank({ seat, sum, place }) {
  const won = view.value?.winners.includes(seat);
  return html`<li class=${`rank ${won ? 'won' : ''}`}>
    <span class="place">${place}.</span>
    <${Face} seat=${table.value?.seats[seat] ?? null} />
    <span class="rank-name">${isMe(seat) ? t('table-you-are', { name: nameOf(seat) }) : nameOf(seat)}</span>
    <span class="rank-dwarves">${endings.value.map(({ ended }) => {
      const dwarf = ended.dwarves[seat];
      return html`<span key=${ended.round} role="img" aria-label=${`${t('table-round-of', { round: ended.round })}: ${dwarfName(dwarf)}`} class=${ended.winners.includes(seat) ? 'won' : ''}><${CardPicture} markup=${dwarfMarkup(dwarf)} /></span>`;
    })}</span>
    <span class="rank-gold"><${Chip} />${sum}</span>
  </li>`;
}

/** The promise that the cards were not touched, and how to check it. */
function Fair() {
  const now = game.value;
  const code = table.value?.code;
  if (!now || !code) return null;
  return html`<details class="fair">
    <summary>${t('table-fair')}</summary>
    <p>${t('table-fair-text')}</p>
    <p><code>${now.commitment}</code></p>
    <a class="button" href=${`/api/tables/${code}/games/${now.k}/record`} download=${`${code}-${now.k}.sab`}>${t('table-record')}</a>
  </details>`;
}

export function Ending() {
  const over = log.value.findLast((event) => event.kind === 'game-over');
  const winners = view.value?.winners ?? [];
  return html`<section class="ending" aria-labelledby="ending-title">
    <div class="ending-faces">${winners.map((/** @type {number} */ seat) => html`<span key=${seat} class="winner"><${Face} seat=${table.value?.seats[seat] ?? null} /></span>`)}</div>
    <h1 id="ending-title">${over ? eventLine(over) : t('window-over')}</h1>
    <ol class="ranking" aria-label=${t('table-ranking')}>${ranking().map((rank) => html`<${Rank} key=${rank.seat} ...${rank} />`)}</ol>
    <div class="ending-buttons">
      ${you.value !== null && html`<${Button} kind="primary" onClick=${again}>${t('table-rematch')}<//>`}
      <${Button} onClick=${() => (lookBack.value = true)}>${t('table-look-back')}<//>
      <${Button} kind="quiet" onClick=${() => go('/')}>${t('table-front-page')}<//>
    </div>
    <${Fair} />
  </section>`;
}
