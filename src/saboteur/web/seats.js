/** The seats of a table that waits. */
import { useState } from 'preact/hooks';
import { offer } from './api.js';
import { bestBot, botName, order } from './deeds.js';
import { AddHere, adding, takeAway, tokenOf } from './handing/add.js';
import { Manage } from './host.js';
import { html } from './html.js';
import { t } from './i18n.js';
import { busy, you } from './net.js';
import { name as keptName, portrait as keptPortrait } from './prefs.js';
import { useRoving } from './roving.js';
import { firstSeat } from './summary.js';
import { Button, Dialog, Icon, Portrait } from './ui.js';
import { WhoFields, nameFault, tidy } from './who.js';

/** @import { Seat, Table } from './protocol.js' */

/** @param {{ at: Table, host: boolean }} props */
export function Seats({ at, host }) {
  const taken = at.seats.filter((seat) => seat !== null).length;
  const ref = useRoving('.seat > button:not(:disabled)');
  return html`<section class="panel" aria-labelledby="seats-title">
    <div class="panel-head">
      <h2 id="seats-title">${t('seats-title')}</h2>
      <span class="small">${t('seats-taken', { taken, seats: at.seats.length })}</span>
    </div>
    <ol class="seats" ref=${ref}>
      ${at.seats.map((seat, index) => html`<li key=${index} class=${`seat ${seat ? '' : 'empty'} ${index === you.value ? 'own' : ''}`}>
        ${seat
          ? html`<${Taken} at=${at} seat=${seat} index=${index} host=${host} />`
          : html`<${Empty} index=${index} host=${host} />`}
      </li>`)}
    </ol>
    <${AddHere} at=${at} />
  </section>`;
}

/** @param {{ index: number, host: boolean }} props */
function Empty({ index, host }) {
  return html`<span class="portrait nobody" aria-hidden="true"><${Icon} name="seat" /></span>
    <span class="seat-words">${t('seat-empty')}</span>
    <${Button} kind="quiet" icon="seat" disabled=${busy.value} aria-label=${t('add-here-label', { number: index + 1 })} onClick=${() => (adding.value = true)}>${t('add-here')}<//>
    ${host && html`<${Button} icon="bot" disabled=${busy.value} aria-label=${t('bot-add-label', { number: index + 1 })}
      onClick=${() => order({ t: 'bot', seat: index, level: bestBot() })}>${t('bot-add')}<//>`}`;
}

/** @param {{ at: Table, seat: Seat, index: number, host: boolean }} props */
function Taken({ at, seat, index, host }) {
  const own = index === you.value;
  const here = own ? null : tokenOf(index);
  return html`<${Portrait} face=${seat.portrait} />
    <span class="seat-words"><strong>${seat.name}</strong><${Marks} at=${at} seat=${seat} index=${index} /></span>
    ${own && html`<${EditMe} seat=${seat} />`}
    ${seat.bot && host && html`<${BotChoice} index=${index} level=${seat.bot} />`}
    ${here && html`<${Button} kind="quiet" disabled=${busy.value} aria-label=${t('take-away-label', { who: seat.name })} onClick=${() => takeAway(here)}>${t('take-away')}<//>`}
    ${!seat.bot && !own && !here && (host ? html`<${Manage} key=${seat.name} seat=${seat} index=${index} />` : index !== at.host && html`<${KickVote} at=${at} seat=${seat} index=${index} />`)}`;
}

/** What to know about the person sitting here, each item with an icon and a word. @param {{ at: Table, seat: Seat, index: number }} props */
function Marks({ at, seat, index }) {
  const marks = [
    index === you.value && ['dwarf', t('mark-you')],
    index === at.host && ['host', t('mark-host')],
    seat.bot && ['bot', t('mark-bot', { level: botName(seat.bot) })],
    !seat.bot && !seat.here && ['eye', t('mark-away')],
    index === firstSeat(at) && ['turn', t('mark-begins')],
    seat.muted && ['sound-off', t('mark-muted')],
  ];
  return html`<span class="tags">
    ${marks.map((mark) => mark && html`<span key=${mark[0]} class="tag"><${Icon} name=${mark[0]} />${mark[1]}</span>`)}
  </span>`;
}

/** A bot's level, and the button to remove it; for the host. @param {{ index: number, level: string }} props */
function BotChoice({ index, level }) {
  const choose = (/** @type {any} */ event) => order({ t: 'bot', seat: index, level: event.currentTarget.value || null });
  const number = index + 1;
  const names = [...(offer.value?.bots ?? []), ...Object.keys(offer.value?.outside_bots ?? {})];
  return html`<select class="bot-choice" aria-label=${t('bot-choice', { number })} value=${level} disabled=${busy.value} onChange=${choose}>
    ${names.map((one) => html`<option key=${one} value=${one} selected=${one === level}>${botName(one)}</option>`)}
    <option value="">${t('bot-remove')}</option>
  </select>`;
}

/** @param {{ at: Table, seat: Seat, index: number }} props */
function KickVote({ at, seat, index }) {
  const on = at.votes.some(([what, whom]) => what === 'kick' && whom === index);
  return html`<${Button} kind="quiet" aria-pressed=${on} disabled=${busy.value} aria-label=${t('kick-label', { who: seat.name })}
    onClick=${() => order({ t: 'vote', what: 'kick', seat: index, on: !on })}>${on ? t('kick-voted') : t('kick')}<//>`;
}

/** @param {{ seat: Seat }} props */
function EditMe({ seat }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(seat.name);
  const [face, setFace] = useState(seat.portrait);
  const begin = () => {
    setText(seat.name);
    setFace(seat.portrait);
    setOpen(true);
  };
  const fault = nameFault(text);
  const save = async () => {
    if (fault || !(await order({ t: 'me', name: tidy(text), portrait: face }))) return;
    keptName.value = tidy(text);
    keptPortrait.value = face;
    setOpen(false);
  };
  return html`<${Button} kind="quiet" onClick=${begin}>${t('change')}<//>
    <${Dialog} open=${open} title=${t('change-title')} onClose=${() => setOpen(false)}>
      <${WhoFields} name=${text} face=${face} fault=${fault} onName=${setText} onFace=${setFace} />
      <${Button} kind="primary" class="large" disabled=${!!fault || busy.value} onClick=${save}>${t('save')}<//>
    <//>`;
}
