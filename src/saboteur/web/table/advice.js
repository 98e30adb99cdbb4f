// Hints in games against bots: whether there are any, and the line that the bar shows; the rest comes when it is wanted.
import { computed, effect, signal } from '@preact/signals';
import { table, you } from '../net.js';
import { advising } from '../prefs.js';
import { later, persist } from '../ui.js';
import { asked, shown } from './state.js';

/** What could be done, in a line; '' if nobody wants to know. */
export const hintLine = signal('');

/** Everyone else is a bot: nobody is helped against people. */
const isAlone = computed(() => Boolean(table.value?.code) && table.value?.seats.every((seat, index) => index === you.value || seat?.bot));

/** It is my turn in a game against bots. */
export const canAsk = computed(() => isAlone.value && asked.value && shown.value?.window.kind === 'turn');

export const HintSheet = later(() => import('./hints.js').then((module) => module.HintSheet));

/** Brings what gives hints, once somebody wants them; returns what ends it. */
export function startHints() {
  /** @type {(() => void)[]} */
  const ends = [];
  let begun = false;
  ends.push(effect(() => {
    if (begun || !advising.value || !canAsk.value) return;
    begun = true;
    ends.push(persist(async () => void ends.push((await import('./hints.js')).startHinting())));
  }));
  return () => ends.forEach((end) => end());
}
