// The whole game by keyboard. Letters and digits come with the first of them; what cannot wait is here.
import { letters } from '../prefs.js';
import { choice, confirm, discarding } from './choose.js';
import { planned, unplan } from './plan.js';
import { picked, takeBack } from './state.js';

/** @param {KeyboardEvent} event */
const isElsewhere = (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(target.closest('input, select, textarea, dialog'));
};

function back() {
  if (discarding.value) discarding.value = false;
  else if (planned.value && picked.value.length === 0) unplan();
  else takeBack();
}

/** @param {KeyboardEvent} event */
function enter(event) {
  const at = document.activeElement;
  const free = at === document.body || at?.classList.contains('hand-card');
  if (!free || !choice.value.proposal) return;
  event.preventDefault();
  void confirm();
}

/** @param {KeyboardEvent} event */
function typed(event) {
  if (isElsewhere(event)) return;
  if (event.key === 'Escape') back();
  else if (event.key === 'Enter') enter(event);
  else if (letters.value) void import('./letters.js').then((module) => module.command(event));
}

/** Begins to listen; returns what ends it. */
export function startKeys() {
  addEventListener('keydown', typed);
  return () => removeEventListener('keydown', typed);
}
