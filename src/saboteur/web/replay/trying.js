// A finished game played on from one of its moments: the table's own parts show it, and bots answer.
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { ask, Refusal } from '../api.js';
import { Top } from '../controls.js';
import { errorText, tryTo } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { answerWith } from '../net.js';
import { receive, reset, table, view } from '../story.js';
import { styled } from '../style.js';
import { startAsking, WhatSheet } from '../table/asking.js';
import { startAttention } from '../table/attention.js';
import { Bar, Lane } from '../table/bar.js';
import { refit } from '../table/camera.js';
import { confirmDwarf, forgetEnds, pendingDwarf } from '../table/ceremony.js';
import { Facts } from '../table/facts.js';
import { Hand } from '../table/hand.js';
import { startKeys } from '../table/keys.js';
import { LogSheet } from '../table/lines.js';
import { Mine } from '../table/mine.js';
import { startMotion } from '../table/motion.js';
import { Plates } from '../table/plates.js';
import { RoundSheet } from '../table/sheets.js';
import { closely, frozen, nameOf, takeBack } from '../table/state.js';
import { Button, later } from '../ui.js';
import { facesOf, NO_CLOCK, tableOf, told } from './player.js';

/** @import { Answers, Command, Tried, TryShown } from '../protocol.js' */

await styled('learn/learn.css');

const PlayerSheet = later(() => import('../table/closely.js').then((module) => module.PlayerSheet));

/** Whether the round has ended. */
const over = signal(false);
/** Where the moment is asked about. */
let address = '';
/** @type {string[]} */
let done = [];
let heard = 0;
let telling = 0;

/** @param {number} move */
async function begin(move) {
  const game = told.peek();
  if (!game?.id) return;
  address = `/api/replays/${game.id}/on/${move}`;
  /** @type {TryShown} */
  const shown = await ask(address, {});
  done = [];
  heard = 0;
  telling += 1;
  answerWith(answer);
  receive({ t: 'table', table: tableOf(shown.rules, facesOf(game), telling), you: shown.seat, others: [] });
  receive({ t: 'game', k: telling, n: 0, view: shown.view, legal: shown.legal, log: shown.log, clock: NO_CLOCK, ways: [], commitment: '', fair: null });
  over.value = shown.over;
}

/** Answers what the table's parts ask, in place of a table. @param {Command} command @returns {Promise<Answers>} */
async function answer(command) {
  const id = '';
  const mine = telling;
  const deed = command.t === 'could' ? command.card : command.t === 'act' || command.t === 'check' ? command.action : null;
  if (deed === null || over.peek()) return { t: 'error', id, code: 'not-now', detail: '' };
  try {
    /** @type {Tried} */
    const tried = await ask(address, { done, deed, check: command.t === 'check', could: command.t === 'could' });
    if (mine !== telling) return { t: 'done', id };
    done = tried.done;
    over.value = tried.over;
    if (tried.events.length > 0) {
      heard += 1;
      receive({ t: 'events', k: telling, n: heard, events: tried.events, legal: tried.legal, clock: NO_CLOCK, ways: [] });
    }
    return { ...tried.said, id };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return { t: 'error', id, code: fault.code, detail: fault.detail };
  }
}

/** @param {{ move: number, onClose: () => void }} props */
export function Trying({ move, onClose }) {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const start = async () => {
    frozen.value = closely.value = null;
    takeBack();
    try {
      await begin(move);
      forgetEnds();
      refit();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(errorText(error.code, error.detail));
    }
  };
  useEffect(() => {
    reset();
    void start();
    const ends = [startMotion(), startAttention(), startKeys(), startAsking(), effect(() => void (pendingDwarf.value && confirmDwarf()))];
    return () => {
      ends.forEach((end) => end());
      telling += 1;
      answerWith(null);
      reset();
    };
  }, []);
  const back = html`<${Button} kind=${over.value ? 'primary' : 'quiet'} onClick=${onClose}>${t('try-back')}<//>`;
  if (fault) return html`<div><${Top} /><main class="alone"><p class="fault" role="alert">${fault}</p>${back}</main></div>`;
  if (!view.value || !table.value) return html`<main class="alone" aria-busy="true"><p>${t('loading')}</p></main>`;
  return html`<main class="table-page lesson-page">
    <section class="coach" aria-labelledby="try-title">
      <header><h1 id="try-title">${t('try-title', { who: nameOf(told.value?.steps.filter((step) => step.do)[move]?.seat ?? 0) })}</h1></header>
      <p class="coach-text" role="status">${t(over.value ? 'try-over' : 'try-about')}</p>
      <div class="coach-buttons">${back}<${Button} kind="quiet" onClick=${() => tryTo(start)}>${t('try-again')}<//></div>
    </section>
    <div class="top-line"><${Facts} /></div>
    <${Hand} />
    <${Lane} />
    <div class="bar-slot"><${Bar} /></div>
    <div class="middle"><${Mine} /></div>
    <div class="rail"><${Plates} /></div>
    <${RoundSheet} /><${LogSheet} /><${WhatSheet} />
    ${closely.value !== null && html`<${PlayerSheet} seat=${closely.value} />`}
  </main>`;
}
