// One player in detail: what lies in front of them, what I know about their dwarf, and what I think of them.
import { MuteSwitch } from '../host.js';
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { order } from '../deeds.js';
import { game, table, you } from '../net.js';
import { styled } from '../style.js';
import { Belief } from '../talk/beliefs.js';
import { isMuted, mute } from '../talk/heard.js';
import { Button, Dialog } from '../ui.js';
import { dwarfOf, unveiled } from './ceremony.js';
import { CardPicture, backMarkup, cardMarkup, dwarfMarkup } from './pictures.js';
import { isMine } from './plates.js';
import { isOpen } from './secrets.js';
import { closely, isMe, nameOf, shown } from './state.js';
import { cardName, dwarfName, names } from './words.js';

/** @import { Seat } from '../protocol.js' */

await Promise.all([styled('talk/talk.css'), styled('table/closely.css')]);

/** What I think of them, whether I mute them, and the vote to let a bot hold their seat. @param {{ seat: number, person: Seat }} props */
function Between({ seat, person }) {
  const on = table.value?.votes.some(([what, whom]) => what === 'stand-in' && whom === seat) ?? false;
  return html`<div class="player-talk">
    <${Belief} seat=${seat} named=${false} />
    ${!person.bot && html`<label class="switch"><input type="checkbox" role="switch" checked=${isMuted(seat)} onChange=${() => mute(seat, !isMuted(seat))} />
      <span class="switch-text"><strong>${t('talk-mute', { who: person.name })}</strong><small>${t('talk-mute-about')}</small></span></label>`}
    ${!person.bot && you.value === table.value?.host && html`<${MuteSwitch} seat=${person} index=${seat} />`}
    ${!person.bot && !person.held && html`<${Button} aria-pressed=${on} onClick=${() => order({ t: 'vote', what: 'stand-in', seat, on: !on })}>${t(on ? 'table-stand-in-on' : 'table-stand-in')}<//>
      <small>${t('table-stand-in-about')}</small>`}
  </div>`;
}

/** @param {{ seat: number }} props */
export function PlayerSheet({ seat }) {
  const view = shown.value;
  // The own dwarf stays covered here as well.
  const dwarf = isMe(seat) && !unveiled.value && !isOpen('dwarf') ? null : dwarfOf(view, seat);
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
    ${person && game.value && you.value !== null && !isMe(seat) && !view?.over && html`<${Between} seat=${seat} person=${person} />`}
  <//>`;
}
