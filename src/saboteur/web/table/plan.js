// A discard chosen ahead: the server keeps it in secret and plays it when the turn comes, or says why not.
import { computed, effect, signal } from '@preact/signals';
import { order } from '../deeds.js';
import { maybe, t } from '../i18n.js';
import { own } from '../net.js';
import { toast } from '../ui.js';
import { asked, hand, picked, takeBack } from './state.js';

const PASS = 'pass ';
/** Which of equal cards was planned, for this page only. */
const wanted = signal(/** @type {string | null} */ (null));

/** The card that is to be discarded. */
export const planned = computed(() => (own.value.plan?.startsWith(PASS) ? own.value.plan.slice(PASS.length) : null));

/** The id of the planned card in hand. */
export const plannedId = computed(() => {
  const same = hand.value.filter(({ key }) => key === planned.value);
  return (same.find(({ id }) => id === wanted.value) ?? same[0])?.id ?? null;
});

/** The card goes down in a moment, unless it is taken back. */
export const due = computed(() => asked.value && planned.value !== null);

/** Plans to discard the lifted card. */
export function plan() {
  const id = picked.value[0];
  if (!id) return;
  wanted.value = id;
  takeBack();
  void order({ t: 'plan', action: PASS + id.slice(0, id.lastIndexOf('#')) });
}

export function unplan() {
  void order({ t: 'plan', action: null });
}

// What could not be played comes back with the reason.
effect(() => {
  const back = own.value.returned;
  if (back) toast(t('table-plan-returned', { why: maybe(`reason-${back.reason}`) ?? back.detail }), back.rule);
});
