/** What a friend sees on opening the table's link: who is there, and one button. */
import { useEffect, useState } from 'preact/hooks';
import { loadOffer } from './api.js';
import { Top } from './controls.js';
import { tryTo } from './deeds.js';
import { html } from './html.js';
import { more, t } from './i18n.js';
import { table } from './net.js';
import { Scene } from './scene.js';
import { styled } from './style.js';
import { sitAt } from './making.js';
import { RulesSummary } from './summary.js';
import { Button, Icon, Portrait, toast } from './ui.js';
import { Who } from './who.js';

/** @import { Seat, Table } from './protocol.js' */

await Promise.all([styled('style/lobby.css'), more('lobby')]);

/** How often somebody who has to be let in asks again, in milliseconds, and how many times. */
const ASK_AGAIN = 4000;
const MOST_TIMES = 150;
/** What does not mean that the host said no. */
const PASSING = ['ask-host', 'offline', 'busy', 'too-fast'];

export function Join() {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  useEffect(() => void tryTo(loadOffer), []);
  const at = /** @type {Table} */ (table.value);
  const seated = /** @type {Seat[]} */ (at.seats.filter((seat) => seat !== null));
  const free = at.seats.length - seated.length;
  // A big screen that made the table sits nowhere.
  const host = at.seats[at.host]?.name;
  const sit = async () => {
    setBusy(true);
    const fault = await sitAt(at.code).finally(() => setBusy(false));
    setAsking(fault === 'ask-host');
  };
  return html`<div class="join-page">
    <${Top} />
    <${Scene} />
    <main class="join-main">
      <section class="panel start" aria-labelledby="join-title">
        <h1 id="join-title">${host ? t('join-host', { host }) : t('join-title')}</h1>
        <ul class="seated">${seated.map((seat) => html`<li key=${seat.name}><${Portrait} face=${seat.portrait} /><span>${seat.name}</span></li>`)}</ul>
        <p>${free > 0 ? t('seats-free', { count: free }) : t('table-full')}</p>
        ${asking && html`<${Asking} at=${at} stop=${() => setAsking(false)} />`}
        ${free > 0 && !asking && html`<${Who} />
          <${Button} kind="primary" class="large" icon="seat" disabled=${busy} onClick=${sit}>${t('sit-down')}<//>`}
      </section>
      <section class="panel" aria-labelledby="rules-title">
        <h2 id="rules-title">${t('rules-title')}</h2>
        <${RulesSummary} at=${at} />
      </section>
    </main>
  </div>`;
}

/** Keeps asking until the host has answered. @param {{ at: Table, stop: () => void }} props */
function Asking({ at, stop }) {
  useEffect(() => {
    let times = 0;
    const again = async () => {
      times += 1;
      const fault = await sitAt(at.code);
      if (times >= MOST_TIMES) toast(t('asked-in-vain'));
      if (fault === null || (PASSING.includes(fault) && times < MOST_TIMES)) return;
      clearInterval(timer);
      stop();
    };
    const timer = setInterval(again, ASK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return html`<p class="asked" role="status"><${Icon} name="clock" /><span>${t('asked-host', { host: at.seats[at.host]?.name ?? '' })}</span></p>
    <${Button} class="large" onClick=${stop}>${t('asked-stop')}<//>`;
}
