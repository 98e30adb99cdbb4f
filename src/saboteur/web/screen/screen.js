// The big screen: what lies open for everyone in the room; the hands are on the phones.
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { table, view } from '../net.js';
import { styled } from '../style.js';
import { WhatSheet } from '../table/asking.js';
import { pendingEnd } from '../table/ceremony.js';
import { Facts } from '../table/facts.js';
import { Mine } from '../table/mine.js';
import { Plates } from '../table/plates.js';
import { RoundSheet } from '../table/sheets.js';
import { frozen } from '../table/state.js';
import { Question } from '../table/bar.js';
import { useTable } from '../table/table.js';
import { Stream } from '../talk/stream.js';
import { Controls } from '../controls.js';
import { wordmarkPicture } from '../wordmark.js';
import { Qr } from '../qr.js';
import { Portrait, later } from '../ui.js';

/** @import { Table } from '../protocol.js' */

await Promise.all([styled('talk/talk.css'), styled('screen/screen.css'), more('room'), more('talk')]);

const Ending = later(() => import('../reveal/ending.js').then((module) => module.Ending));

/** The way to the table. The code is good until the deal; then those who follow the link watch. @param {{ at: Table }} props */
function Invitation({ at }) {
  const waits = at.phase === 'lobby';
  return html`<figure class="invitation">
    <${Qr} code=${at.code} alt=${t('screen-qr')} />
    <figcaption>${waits && html`<strong>${at.code}</strong>`}<span>${t(waits ? 'screen-join' : 'screen-watch')}</span></figcaption>
  </figure>`;
}

function Waiting() {
  const at = table.value;
  if (!at) return null;
  const missing = at.seats.filter((seat) => seat === null).length;
  const host = at.seats[at.host]?.name;
  return html`<main class="screen-waiting">
    <header><span class="wordmark" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: wordmarkPicture() }}></span><${Controls} /></header>
    <h1 class="unseen">Saboteur ${at.code}</h1>
    <${Invitation} at=${at} />
    <ul>${at.seats.map((seat, i) => html`<li key=${i} class=${seat ? '' : 'empty'}>${seat ? html`<${Portrait} face=${seat.portrait} /><strong>${seat.name}</strong>` : html`<span class="portrait" /><span>${t('screen-empty')}</span>`}</li>`)}</ul>
    <p role="status">${missing > 0 ? t('screen-missing', { count: missing }) : t('screen-ready', { host: host ?? '' })}</p>
  </main>`;
}

function Playing() {
  useTable();
  const over = view.value?.over && !pendingEnd.value && !frozen.value;
  if (over) return html`<main class="table-page over screen"><${Ending} /></main>`;
  return html`<main class="table-page screen">
    <h1 class="unseen">${t('table-title')}</h1>
    <header class="top-line"><${Question} /><${Facts} /></header>
    <div class="middle"><${Mine} /></div>
    <div class="rail"><${Plates} /></div>
    <aside class="drawer" aria-label=${t('table-log')}><${Stream} />${table.value && html`<${Invitation} at=${table.value} />`}</aside>
    <${RoundSheet} /><${WhatSheet} />
  </main>`;
}

export function Screen() {
  return table.value?.phase === 'lobby' || !view.value ? html`<${Waiting} />` : html`<${Playing} />`;
}
