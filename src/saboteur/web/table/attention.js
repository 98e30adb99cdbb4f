// Calls a player whose turn it is, and has everything said to those who listen.
import { effect } from '@preact/signals';
import { t } from '../i18n.js';
import { said, table, view } from '../net.js';
import { aside } from '../route.js';
import { lists } from './parts.js';
import { startNudges } from './awaited.js';
import { soundOffered } from '../prefs.js';
import { buzz, play } from './sound.js';
import { asked } from './state.js';
import { startTelling } from './telling.js';

/** Begins to call and to say; returns what ends it. */
export function startAttention() {
  const ends = [effect(callForTurn), startTelling(), startHearing(), startNudges()];
  return () => ends.forEach((end) => end());
}

let called = false;

function callForTurn() {
  const mine = asked.value && !lists('quiet', view.value?.window.kind ?? '');
  const code = table.value?.code ?? '';
  if (!aside.value) document.title = mine ? `● ${t('table-title-turn')} · Saboteur` : `${code} · Saboteur`;
  if (mine && !called) {
    play('horn');
    buzz(60);
  }
  called = mine;
  if (view.value?.over) soundOffered.value = false;
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
