// A finished game played on from one of its moments: the table's own parts show it, and bots answer.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableOf, tellEvents, tellGame } from '../alone.js';
import { ask } from '../api.js';
import { Top } from '../controls.js';
import { tryTo } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { answered, Practice, usePractice } from '../learn/practice.js';
import { answerWith } from '../net.js';
import { receive, reset, table, view } from '../story.js';
import { styled } from '../style.js';
import { nameOf } from '../table/state.js';
import { Button } from '../ui.js';
import { facesOf, told } from './player.js';

/** @import { Answers, Command, Tried, TryShown } from '../protocol.js' */

await styled('learn/learn.css');

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
  answerWith((command) => answered(() => answer(command)));
  receive({ t: 'table', table: tableOf(shown.rules, facesOf(game), telling), you: shown.seat, others: [] });
  tellGame(telling, 0, shown);
  over.value = shown.over;
}

/** Answers what the table's parts ask, in place of a table. @param {Command} command @returns {Promise<Answers>} */
async function answer(command) {
  const id = '';
  const mine = telling;
  const deed = command.t === 'could' ? command.card : command.t === 'act' || command.t === 'check' ? command.action : null;
  if (deed === null || over.peek()) return { t: 'error', id, code: 'not-now', detail: '' };
  /** @type {Tried} */
  const tried = await ask(address, { done, deed, check: command.t === 'check', could: command.t === 'could' });
  if (mine !== telling) return { t: 'done', id };
  done = tried.done;
  over.value = tried.over;
  if (tried.events.length > 0) {
    heard += 1;
    tellEvents(telling, heard, tried);
  }
  return { ...tried.said, id };
}

/** Leaves the game. */
function leave() {
  telling += 1;
  answerWith(null);
  reset();
}

/** @param {{ move: number, onClose: () => void }} props */
export function Trying({ move, onClose }) {
  useEffect(reset, []);
  const { fault, start } = usePractice(() => begin(move), leave);
  const back = html`<${Button} kind=${over.value ? 'primary' : 'quiet'} onClick=${onClose}>${t('try-back')}<//>`;
  if (fault) return html`<div><${Top} /><main class="alone"><p class="fault" role="alert">${fault}</p>${back}</main></div>`;
  if (!view.value || !table.value) return html`<main class="alone" aria-busy="true"><p>${t('loading')}</p></main>`;
  const coach = html`<section class="coach" aria-labelledby="try-title">
    <header><h1 id="try-title">${t('try-title', { who: nameOf(told.value?.steps.filter((step) => step.do)[move]?.seat ?? 0) })}</h1></header>
    <p class="coach-text" role="status">${t(over.value ? 'try-over' : 'try-about')}</p>
    <div class="coach-buttons">${back}<${Button} kind="quiet" onClick=${() => tryTo(start)}>${t('try-again')}<//></div>
  </section>`;
  return html`<${Practice} coach=${coach} />`;
}
