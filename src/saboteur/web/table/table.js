// The table: plates, mine, hand and log, each in its place.
import { useEffect } from 'preact/hooks';
import { effect } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { game, log, onTold, table, view } from '../net.js';
import { calm, media, sound, soundOffered } from '../prefs.js';
import { HintSheet, startHints } from './advice.js';
import { startAsking, WhatSheet } from './asking.js';
import { startAttention } from './attention.js';
import { Bar, Lane } from './bar.js';
import { refit } from './camera.js';
import { forgetEnds, pendingEnd } from './ceremony.js';
import { Facts } from './facts.js';
import { Hand } from './hand.js';
import { startHindrance } from './idle.js';
import { startKeys } from './keys.js';
import { startMeeting } from './meeting.js';
import { Mine } from './mine.js';
import { Sign } from './pictures.js';
import { complete, happenings } from './parts.js';
import { Plates } from './plates.js';
import { DwarfSheet, GoalSheet, RoundSheet } from './sheets.js';
import { closely, frozen, lastWord, lookBack, sheet, takeBack, unread } from './state.js';
import { SoundSwitch } from '../sounding.js';
import { styled } from '../style.js';
import { later, persist } from '../ui.js';

// The style comes with the table, not with the front page.
await styled('table/table.css');

/** There is room for the story beside the mine. */
const wide = media('(min-width: 1100px)');

const Ending = later(() => import('../reveal/ending.js').then((module) => module.Ending));
const HelpSheet = later(() => import('./help.js').then((module) => module.HelpSheet));
const Panel = later(() => import('../talk/panel.js').then((module) => module.Panel));
const TalkSheet = later(() => import('../talk/panel.js').then((module) => module.TalkSheet));
const Requests = later(() => import('../taking.js').then((module) => module.Requests));
const Bubbles = later(() => import('../talk/bubbles.js').then((module) => module.Bubbles));
const PlayerSheet = later(() => import('./closely.js').then((module) => module.PlayerSheet));

function Tools() {
  return html`<div class="tools">${soundOffered.value && html`<${SoundSwitch} />`}
    <button type="button" class="tool-button log-button" aria-label=${unread.value > 0 ? t('table-talk-new', { unread: unread.value }) : t('table-talk')} onClick=${() => (sheet.value = 'log')}><${Sign} d="M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5" />${unread.value > 0 && html`<span class="badge" aria-hidden="true">${unread.value}</span>`}</button>
    <button type="button" class="tool-button" aria-label=${t('table-help')} onClick=${() => (sheet.value = 'help')}><${Sign} d="M5 7h14M5 12h14M5 17h14" /></button>
  </div>`;
}

/** A tap beside everything takes the cards back. @param {MouseEvent} event */
function tappedBeside(event) {
  if (event.target === event.currentTarget) takeBack();
}

/** What is heard where nothing moves, if sound is on. */
function startSounds() {
  let end = () => {};
  let over = false;
  const stop = effect(() => {
    end();
    end = () => {};
    if (calm.value && sound.value) void import('./sounding.js').then((module) => over || (end = module.startSounds()), () => {});
  });
  return () => {
    over = true;
    stop();
    end();
  };
}

/** Events that the page has scenes for. */
const STAGED = ['broke', 'repaired', 'collapsed', 'opened', 'looked'];
/** @param {import('../protocol.js').GameEvent} event */
const isStaged = ({ kind }) => STAGED.includes(kind) || happenings(kind).some(({ scene }) => scene);

/** What moves comes after what can be played with; where movement is unwelcome, with the first moment that is shown as a still picture. */
function startMotion() {
  /** @type {(() => void)[]} */
  const ends = [];
  let begun = false;
  const begin = (/** @type {(module: typeof import('./motion.js')) => void} */ then = () => {}) => {
    if (begun) return;
    begun = true;
    ends.push(persist(async () => {
      const module = await import('./motion.js');
      ends.push(module.startMotion());
      then(module);
    }));
  };
  ends.push(effect(() => void (calm.value || begin())), onTold((events, before) => events.some(isStaged) && begin((module) => module.still(events, before))));
  return () => ends.forEach((end) => end());
}

/** Everything that lives as long as the table is open. */
export function useTable() {
  useEffect(() => {
    forgetEnds();
    let last = game.peek()?.k;
    const ends = [
      startMotion(),
      startSounds(),
      startAttention(),
      startKeys(),
      startAsking(),
      startHindrance(),
      startMeeting(),
      startHints(),
      effect(() => {
        // A new game: nothing of the old one may stay.
        if (game.value?.k === last) return;
        last = game.value?.k;
        // The first one may come after the page: what it tells of is over, too.
        forgetEnds();
        frozen.value = null;
        lookBack.value = false;
        closely.value = null;
        lastWord.value = null;
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
  if (over && !lookBack.value) return html`<main class="table-page over"><${Ending} /></main>`;
  return html`<main class="table-page" data-told=${log.value.length} onClick=${tappedBeside}>
    <h1 class="unseen">${t('table-title')}</h1>
    <${Hand} />
    <header class="top-line"><${Facts} /><${Tools} /></header>
    <${Lane} />
    <div class="bar-slot"><${Bar} /></div>
    <div class="middle"><${Mine} /></div>
    <div class="rail"><${Plates} /></div>
    ${wide.value && html`<aside class="drawer" aria-label=${t('table-log')}><${Panel} /></aside>`}
    <${DwarfSheet} /><${GoalSheet} /><${RoundSheet} /><${WhatSheet} />${(table.value?.knocks.length ?? 0) > 0 && html`<${Requests} />`}
    ${sheet.value === 'help' && html`<${HelpSheet} />`}${sheet.value === 'hints' && html`<${HintSheet} />`}${(sheet.value === 'log' || sheet.value === 'beliefs') && html`<${TalkSheet} />`}
    ${lastWord.value && html`<${Bubbles} />`}
    ${closely.value !== null && html`<${PlayerSheet} seat=${closely.value} />`}
  </main>`;
}
