// One player seen closely: what lies in front of him, and what I know of his dwarf.
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { table } from '../net.js';
import { Dialog } from '../ui.js';
import { CardPicture, backMarkup, cardMarkup, dwarfMarkup } from './pictures.js';
import { isMine } from './plates.js';
import { closely, isMe, nameOf, shown } from './state.js';
import { cardName, dwarfName, names } from './words.js';

/** @param {{ seat: number }} props */
export function PlayerSheet({ seat }) {
  const view = shown.value;
  const dwarf = view?.dwarves[seat] ?? null;
  const front = /** @type {string[]} */ (view?.front[seat] ?? []);
  const lookers = /** @type {number[][]} */ (view?.inspected ?? []).flatMap((seats, by) => (seats.includes(seat) && !isMe(by) && by !== seat ? [by] : []));
  const spare = /** @type {string[]} */ ((view?.spare ?? []).filter(Boolean));
  const person = table.value?.seats[seat];
  return html`<${Dialog} open class="player-sheet" title=${isMe(seat) ? t('table-you-are', { name: nameOf(seat) }) : (person?.name ?? '')} onClose=${() => (closely.value = null)}>
    <dl class="lying-cards">
      <div><${CardPicture} markup=${dwarf ? dwarfMarkup(dwarf) : backMarkup('dwarf')} />
        <dt>${[dwarfName(dwarf), isMine(seat) && t('table-only-you'), lookers.length > 0 && t('table-looked-by', { names: names(lookers) })].filter(Boolean).join(' · ')}</dt>
        <dd>${dwarf && maybe(`dwarf-${dwarf}-aim`)}</dd></div>
      ${front.map((card) => html`<div key=${card}><${CardPicture} markup=${cardMarkup(card)} /><dt>${cardName(card)}</dt><dd>${maybe(`card-${card}-about`)}</dd></div>`)}
    </dl>
    ${front.length === 0 && html`<p class="small">${t('table-front-empty')}</p>`}
    ${isMe(seat) && spare.map((dwarf, i) => html`<p key=${i} class="small">${t('round-spare', { dwarf: dwarfName(dwarf) })} · ${t('table-only-you')}</p>`)}
  <//>`;
}
