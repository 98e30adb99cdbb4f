// How a round ended: loaded when the first one does.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table, view } from '../net.js';
import { styled } from '../style.js';
import { Button, Dialog } from '../ui.js';
import { confirmEnd, pendingEnd } from './ceremony.js';
import { Readiness } from './intermission.js';
import { components, answers } from './parts.js';
import { CardPicture, Chip, Coins, dwarfMarkup, Face } from './pictures.js';
import { reasonsOf } from './shares.js';
import { asked, isMe, nameOf } from './state.js';
import { dwarfName, signed, wonWords } from './words.js';

/** @import { EventOf, GameEvent } from '../protocol.js' */

await styled('table/round.css');

/** @param {{ seat: number, dwarf: string, end: { ended: EventOf<'round-ended'>, after: GameEvent[] }, index: number }} props */
function Revealed({ seat, dwarf, end, index }) {
  const won = end.ended.winners.includes(seat);
  const awards = end.after.filter((event) => event.kind === 'paid' || event.kind === 'took').filter((event) => event.seat === seat);
  const shares = end.after.flatMap((event) => answers((part) => part.shares?.(event, seat)));
  const known = awards.every((event) => event.gold !== undefined);
  const sum = awards.reduce((all, event) => all + (event.gold ?? 0), shares.reduce((all, { gold }) => all + gold, 0));
  // Who is to get nothing in the end, such as one of four profiteers, is told so.
  const told = awards.length + shares.length > 0 || end.ended.shares.some((share) => share.seat === seat && share.gold !== null);
  const notes = [
    won && t('table-won'), ...reasonsOf(end.ended.shares, seat), end.ended.finder === seat && t('table-finder'), ...answers((part) => part.note?.(end.ended, seat)), ...shares.map(({ note }) => note),
  ].filter(Boolean).join(' · ');
  return html`<li class=${`revealed ${dwarf} ${won ? 'won' : ''}`} style=${{ '--i': index }}>
    <span class="revealed-card"><${CardPicture} markup=${dwarfMarkup(dwarf)} /></span>
    <${Face} seat=${table.value?.seats[seat] ?? null} />
    <span class="revealed-text"><strong>${isMe(seat) ? t('table-you') : nameOf(seat)}</strong><span>${dwarfName(dwarf)}</span>
      ${notes && html`<em>${notes}</em>`}</span>
    ${told && html`<span class="revealed-gold">${known ? html`<${Coins} gold=${signed(sum)} />` : html`<${Chip} />${t('table-gold-cards', { count: awards.length })}`}</span>`}
  </li>`;
}

/** How the round ended. */
export function RoundSheet() {
  const end = pendingEnd.value;
  const ended = end?.ended;
  const text = asked.value ? t('table-go-on-turn') : t(view.value?.over ? 'table-go-on-end' : 'table-go-on');
  return html`<${Dialog} open=${end !== null} class="round-sheet" title=${t('table-round-over', { round: ended?.round ?? 1 })} onClose=${confirmEnd}>
    ${ended && html`
      <p class=${`round-result ${ended.side}`}>${wonWords(ended)}</p>
      ${components('Ended').map((Ended) => html`<${Ended} ended=${ended} />`)}
      <ul class="reveals" tabindex="0" aria-label=${t('table-players')}>
        ${ended.dwarves.map((dwarf, seat) => html`<${Revealed} key=${seat} seat=${seat} dwarf=${dwarf} end=${end} index=${seat} />`)}
      </ul>
      <${Readiness} />
      <${Button} kind="primary" autofocus onClick=${confirmEnd}>${text}<//>
    `}
  <//>`;
}
