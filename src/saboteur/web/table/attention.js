// Calls a player whose turn it is, and says every event to those who listen.
import { effect } from '@preact/signals';
import { t } from '../i18n.js';
import { log, said, table, view } from '../net.js';
import { say } from '../ui.js';
import { lists } from './parts.js';
import { startNudges } from './awaited.js';
import { play } from './sound.js';
import { asked } from './state.js';
import { eventLine, isTold, spoken } from './words.js';

/** More than this at once is a story, not news. */
const MOST = 8;

/** Begins to call and to say; returns what ends it. */
export function startAttention() {
  const ends = [effect(callForTurn), startTelling(), startHearing(), startNudges()];
  return () => ends.forEach((end) => end());
}

let called = false;

function callForTurn() {
  const mine = asked.value && !lists('quiet', view.value?.window.kind ?? '');
  const code = table.value?.code ?? '';
  document.title = mine ? `● ${t('table-title-turn')} · Saboteur` : `${code} · Saboteur`;
  if (mine && !called) {
    play('horn');
    // Refused until the page was touched, and missing on many devices.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  }
  called = mine;
}

function startTelling() {
  let told = log.peek().length;
  let game = log.peek();
  return effect(() => {
    const now = log.value;
    // A fresh log (a new game, a reload) is not news.
    if (now.length < told || now[0] !== game[0]) told = now.length;
    const fresh = now.slice(told);
    const lines = fresh.flatMap((event, i) => (isTold(fresh, i) ? [spoken(eventLine(event) ?? '', event.cell)] : []));
    if (asked.value && fresh.length > 0) lines.push(t('event-turn-you'));
    told = now.length;
    game = now;
    if (lines.length > 0 && lines.length <= MOST && view.peek()) say(lines.join(' '));
  });
}

/** What is said is read out by a part that comes when somebody speaks. */
function startHearing() {
  const since = said.peek().at(-1)?.i ?? 0;
  let stop = () => {};
  let begun = false;
  const end = effect(() => {
    if (begun || said.value.length === 0) return;
    begun = true;
    void import('../talk/hearing.js').then((module) => (stop = module.hear(since)));
  });
  return () => {
    end();
    stop();
  };
}
