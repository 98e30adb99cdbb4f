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
import { Hand } from './hand.js';
import { startKeys } from './keys.js';
import { LogLines } from './log.js';
import { Mine } from './mine.js';
import { startMotion } from './motion.js';
import { Chip, Sign } from './pictures.js';
import { Plates, questionWords } from './plates.js';
import { DwarfSheet, HelpSheet, LogSheet, RoundSheet } from './sheets.js';
import { asked, closely, frozen, lookBack, sheet, shown, takeBack } from './state.js';
import { left, timeText } from './time.js';
import { later } from '../ui.js';

// The style comes with the table, not with the front page; nothing is drawn before it is there.
await new Promise((resolve) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL('./table.css', import.meta.url).href;
  link.onload = link.onerror = resolve;
  document.head.append(link);
});

const Ending = later(() => import('./ending.js').then((module) => module.Ending));
const PlayerSheet = later(() => import('./closely.js').then((module) => module.PlayerSheet));

/** Whose turn it is, in words, with the time that is left. */
function Question() {
  const time = left();
  const low = time !== null && time < 10_000;
  return html`<p class=${`question ${asked.value ? 'mine-now' : ''}`}>
    <span>${questionWords()}</span>
    ${time !== null && !shown.value?.over && html`<span class="dot" aria-hidden="true">·</span><span class=${`countdown ${low ? 'low' : ''}`} role="timer">${timeText(time)}</span>`}
  </p>`;
}

/** Round, piles and the ways to log and help. */
function Facts() {
  const now = shown.value;
  return html`<div class="facts">
    <span class="fact round">${t('table-round-short', { round: now?.round ?? 1 })}</span>
    <span class="fact" data-pile title=${t('table-pile', { count: now?.pile ?? 0 })}><${Stack} /><span class="unseen">${t('table-pile', { count: now?.pile ?? 0 })}</span><span aria-hidden="true">${now?.pile ?? 0}</span></span>
    <span class="fact" data-discard title=${t('table-discard', { count: now?.discard.length ?? 0 })}><${Stack} down /><span class="unseen">${t('table-discard', { count: now?.discard.length ?? 0 })}</span><span aria-hidden="true">${now?.discard.length ?? 0}</span></span>
    ${now?.window.kind === 'take' && html`<span class="fact" data-gold><${Chip} />${now.window.count}</span>`}
  </div>`;
}

/** @param {{ down?: boolean }} props */
function Stack({ down = false }) {
  return html`<${Sign} d=${down ? 'M6 13h12v7H6zM12 3v7M9 7l3 3 3-3' : 'M7 5h10v13H7zM4 8v13h10'} />`;
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
  if (!view.value) return html`<main class="alone" aria-busy="true"><p>${t('loading')}</p></main>`;
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
