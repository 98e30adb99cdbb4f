// A move chosen ahead: the server keeps it in secret and plays it when the turn comes, or says why not.
import { computed, effect, signal } from '@preact/signals';
import { order } from '../deeds.js';
import { maybe, t } from '../i18n.js';
import { own } from '../net.js';
import { toast } from '../ui.js';
import { asked, hand, keyOf, picked, takeBack } from './state.js';

/** Which of equal cards was planned, for this page only. */
const wanted = signal(/** @type {string | null} */ (null));

/** What is to be played. */
export const planned = computed(() => own.value.plan);

/** The card that it takes from the hand. */
export const plannedCard = computed(() => planned.value?.card ?? planned.value?.cards?.[0] ?? null);

/** The id of the planned card in hand. */
export const plannedId = computed(() => {
  const same = hand.value.filter(({ key }) => key === plannedCard.value);
  return (same.find(({ id }) => id === wanted.value) ?? same[0])?.id ?? null;
});

/** The player that it is aimed at. */
export const plannedSeat = computed(() => {
  const { seat, word } = planned.value ?? {};
  const named = /^p(\d+)$/.exec(word ?? '');
  return named ? Number(named[1]) - 1 : (seat ?? null);
});

/** It is played in a moment, unless it is taken back. */
export const due = computed(() => asked.value && planned.value !== null);

/** Plans a move with the lifted card; without one, to discard it. @param {string} [action] */
export function plan(action) {
  const id = picked.value[0];
  if (!id) return;
  wanted.value = id;
  takeBack();
  void order({ t: 'plan', action: action ?? `pass ${keyOf(id)}` });
}

export function unplan() {
  void order({ t: 'plan', action: null });
}

// What could not be played comes back with the reason.
effect(() => {
  const back = own.value.returned;
  if (back) toast(t('table-plan-returned', { why: maybe(`reason-${back.reason}`) ?? back.detail }), back.rule);
});
