// The table: plates, mine, hand and log, each in its place.
import { useEffect } from 'preact/hooks';
import { effect } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { game, view } from '../net.js';
import { startAttention } from './attention.js';
import { Bar } from './bar.js';
import { refit } from './camera.js';
import { forgetEnds, pendingEnd } from './ceremony.js';
import { Facts } from './facts.js';
import { Hand } from './hand.js';
import { startKeys } from './keys.js';
import { LogLines } from './log.js';
import { Mine } from './mine.js';
import { startMotion } from './motion.js';
import { Sign } from './pictures.js';
import { added, complete } from './parts.js';
import { Plates, questionWords } from './plates.js';
import { DwarfSheet, HelpSheet, LogSheet, RoundSheet } from './sheets.js';
import { asked, closely, frozen, lookBack, sheet, shown, takeBack } from './state.js';
import { left, timeText } from './time.js';
import { styled } from '../style.js';
import { later } from '../ui.js';

// The style comes with the table, not with the front page.
await styled('table/table.css');

const Ending = later(() => import('./ending.js').then((module) => module.Ending));
const PlayerSheet = later(() => import('./closely.js').then((module) => module.PlayerSheet));

/** Whose turn it is, in words, with the time that is left. */
function Question() {
  // A bar of its own tells the time itself.
  const time = added('bars', shown.value?.window.kind ?? '') ? null : left();
  const low = time !== null && time < 10_000;
  return html`<p class=${`question ${asked.value ? 'mine-now' : ''}`}>
    <span>${questionWords()}</span>
    ${time !== null && !shown.value?.over && html`<span class="dot" aria-hidden="true">·</span><span class=${`countdown ${low ? 'low' : ''}`} role="timer">${timeText(time)}</span>`}
  </p>`;
}

function Tools() {
  return html`<div class="tools">
    <button type="button" class="tool-button log-button" aria-label=${t('table-log')} onClick=${() => (sheet.value = 'log')}><${Sign} d="M5 6h14M5 11h14M5 16h9" /></button>
    <button type="button" class="tool-button" aria-label=${t('table-help')} onClick=${() => (sheet.value = 'help')}><${Sign} d="M5 7h14M5 12h14M5 17h14" /></button>
  </div>`;
}

/** A tap beside everything takes the cards back. @param {MouseEvent} event */
function tappedBeside(event) {
  if (event.target === event.currentTarget) takeBack();
}

/** Everything that lives as long as the table is open. */
function useTable() {
  useEffect(() => {
    forgetEnds();
    let last = game.peek()?.k;
    const ends = [
      startMotion(),
      startAttention(),
      startKeys(),
      effect(() => {
        // A new game: nothing of the old one may stay.
        if (game.value?.k === last) return;
        last = game.value?.k;
        frozen.value = null;
        lookBack.value = false;
        closely.value = null;
        refit();
        takeBack();
      }),
    ];
    return () => ends.forEach((end) => end());
  }, []);
}

export function Table() {
  useTable();
  if (!view.value || !complete.value) return html`<main class="alone" aria-busy="true"><p>${t('loading')}</p></main>`;
  const over = view.value.over && !pendingEnd.value && !frozen.value;
  if (over && !lookBack.value) return html`<main class="table-page over"><${Ending} /><${HelpSheet} /></main>`;
  return html`<main class="table-page" onClick=${tappedBeside}>
    <h1 class="unseen">${t('table-title')}</h1>
    <${Hand} />
    <header class="top-line"><${Question} /><${Facts} /><${Tools} /></header>
    <div class="bar-slot"><${Bar} /></div>
    <div class="middle"><${Mine} /></div>
    <div class="rail"><${Plates} /></div>
    <aside class="drawer" aria-label=${t('table-log')}><h2>${t('table-log')}</h2><${LogLines} /></aside>
    <${DwarfSheet} /><${RoundSheet} /><${HelpSheet} /><${LogSheet} />
    ${closely.value !== null && html`<${PlayerSheet} seat=${closely.value} />`}
  </main>`;
}
