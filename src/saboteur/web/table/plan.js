// A pass chosen ahead: a blocked player picks a card to discard and need not wait for their turn.
import { computed, effect, signal } from '@preact/signals';
import { legal, view } from '../net.js';
import { needs, perform } from './choose.js';
import { asked, picked, takeBack } from './state.js';

/** @type {import('@preact/signals').Signal<string | null>} */
export const plannedId = signal(/** @type {string | null} */ (null));
/** The card goes down in a moment, unless it is taken back. */
export const due = signal(false);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

export const planned = computed(() => plannedId.value?.replace(/#\d+$/, '') ?? null);

/** Plans to put down the lifted card. */
export function plan() {
  plannedId.value = picked.value[0] ?? null;
  takeBack();
}

export function unplan() {
  clearTimeout(timer);
  plannedId.value = null;
  due.value = false;
}

// A pause of changing length, as long as a person needs: a quick pass would tell that it was planned.
effect(() => {
  const key = planned.value;
  clearTimeout(timer);
  due.value = false;
  if (!key || !asked.value) return;
  const pass = legal.value.find((action) => action.verb === 'pass' && needs(action).length === 1 && needs(action)[0] === key);
  if (!pass) return;
  due.value = true;
  timer = setTimeout(() => {
    unplan();
    void perform(pass);
  }, 800 + Math.random() * 1200);
});

// A new round or a lost card ends the plan.
effect(() => {
  const key = planned.value;
  if (key && !view.value?.hand.includes(key)) unplan();
});
