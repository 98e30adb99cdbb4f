/** Taking a seat during a game: asking for it, and answering those who ask. */
import { useEffect, useState } from 'preact/hooks';
import { order } from './deeds.js';
import { sitAt } from './making.js';
import { html } from './html.js';
import { more, t } from './i18n.js';
import { busy, table } from './net.js';
import { styled } from './style.js';
import { Button, Dialog, Portrait, toast } from './ui.js';
import { Who } from './who.js';

/** @import { Knock, Seat } from './protocol.js' */

await Promise.all([styled('style/lobby.css'), more('lobby')]);

/** How often somebody who has to be let in asks again, in milliseconds, and how many times. */
const ASK_AGAIN = 4000;
const MOST_TIMES = 150;
/** What does not mean that the others said no. */
const PASSING = ['ask-host', 'offline', 'busy', 'too-fast'];

/** Seats that can be asked for: bots', and those of people who are away. */
function free() {
  const seats = table.value?.seats ?? [];
  return seats.flatMap((seat, index) => (seat && (seat.bot || !seat.here) ? [{ seat, index }] : []));
}

/** For somebody who watches. */
export function TakeSeat() {
  const [open, setOpen] = useState(false);
  if (free().length === 0) return null;
  return html`<${Button} class="do" icon="seat" onClick=${() => setOpen(true)}>${t('take-seat')}<//>
    ${open && html`<${Wish} close=${() => setOpen(false)} />`}`;
}

/** @param {Seat} seat */
const words = (seat) => t(seat.bot ? 'take-seat-bot' : 'take-seat-away', { who: seat.name });

/** @param {{ close: () => void }} props */
function Wish({ close }) {
  const [which, setWhich] = useState(free()[0]?.index ?? 0);
  const [asking, setAsking] = useState(false);
  const code = table.value?.code ?? '';
  const ask = async () => setAsking((await sitAt(code, which)) === 'ask-host');
  const choose = (/** @type {any} */ event) => setWhich(Number(event.currentTarget.value));
  return html`<${Dialog} open title=${t('take-seat')} onClose=${close}>
    <p class="small">${t('take-seat-about')}</p>
    ${asking ? html`<${Asking} code=${code} seat=${which} stop=${() => setAsking(false)} />` : html`<${Who} />
      <label class="field"><span>${t('take-seat-which')}</span><select value=${which} onChange=${choose}>
        ${free().map(({ seat, index }) => html`<option key=${index} value=${index} selected=${index === which}>${words(seat)}</option>`)}
      </select></label>
      <${Button} kind="primary" class="large" onClick=${ask}>${t('take-seat-ask')}<//>`}
  <//>`;
}

/** Keeps asking until it is answered. @param {{ code: string, seat: number, stop: () => void }} props */
function Asking({ code, seat, stop }) {
  useEffect(() => {
    let times = 0;
    const timer = setInterval(async () => {
      times += 1;
      const fault = await sitAt(code, seat);
      if (times >= MOST_TIMES) toast(t('asked-in-vain'));
      if (fault !== null && PASSING.includes(fault) && times < MOST_TIMES) return;
      clearInterval(timer);
      if (fault !== null) stop();
    }, ASK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return html`<p class="asked" role="status">${t('asked-others')}</p><${Button} class="large" onClick=${stop}>${t('asked-stop')}<//>`;
}

/** Who asks for a seat, for those who may answer: first what was not answered yet. */
export function Requests() {
  const open = (table.value?.knocks ?? []).filter(({ seat, on }) => seat !== null && on === null);
  return open[0] ? html`<${Request} key=${open[0].id} knock=${open[0]} />` : null;
}

/** @param {{ knock: Knock }} props */
function Request({ knock: { id, name: who, portrait, seat } }) {
  const holder = table.value?.seats[seat ?? 0];
  const say = (/** @type {boolean} */ on) => order({ t: 'admit', knock: id, on });
  return html`<section class="request panel" role="status" aria-label=${t('knock-title')}>
    <${Portrait} face=${portrait} /><p>${t(holder?.bot ? 'knock-bot' : 'knock-away', { who, whom: holder?.name ?? '' })}</p>
    <${Button} kind="quiet" disabled=${busy.value} aria-label=${t('turn-away-label', { who })} onClick=${() => say(false)}>${t('turn-away')}<//>
    <${Button} kind="primary" disabled=${busy.value} aria-label=${t('admit-label', { who })} onClick=${() => say(true)}>${t('admit')}<//>
  </section>`;
}
