// The whole game by keyboard.
import { choice, confirm, discard, discarding, turnRound } from './choose.js';
import { goToTarget, lift } from './hand.js';
import { plan, planned, unplan } from './plan.js';
import { asked, hand, many, picked, sheet, takeBack } from './state.js';

/** @param {KeyboardEvent} event */
const isElsewhere = (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(target.closest('input, select, textarea, dialog'));
};

function pass() {
  if (choice.value.pass) discard();
  else if (!asked.value && picked.value.length === 1) plan();
}

function back() {
  if (discarding.value) discarding.value = false;
  else if (planned.value && picked.value.length === 0) unplan();
  else takeBack();
}

/** To the words beside the mine, or to the sheet with them. */
function talk() {
  const first = /** @type {HTMLElement | null} */ (document.querySelector('.drawer .claims button'));
  if (first) first.focus();
  else sheet.value = 'log';
}

/** @param {KeyboardEvent} event */
function enter(event) {
  const at = document.activeElement;
  const free = at === document.body || at?.classList.contains('hand-card');
  if (!free || !choice.value.proposal) return;
  event.preventDefault();
  void confirm();
}

/** @param {number} digit @param {boolean} adding */
function digit(digit, adding) {
  const card = hand.value[digit - 1];
  if (!card) return;
  lift(card.id, card.key, adding || many.value);
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-hand="${CSS.escape(card.id)}"]`))?.focus();
  if (picked.value.length === 1 && !many.value && asked.value) goToTarget();
}

/** @param {KeyboardEvent} event */
function typed(event) {
  if (isElsewhere(event)) return;
  const key = event.key.toLowerCase();
  const number = /^Digit([1-9])$/.exec(event.code)?.[1] ?? key;
  if (/^[1-9]$/.test(number)) digit(Number(number), event.shiftKey);
  else if (key === 'p') pass();
  else if (key === 'r') turnRound();
  else if (key === 'escape') back();
  else if (key === 'enter') enter(event);
  else if (key === 't') talk();
  else if (key === '?') sheet.value = 'help';
  else return;
}

/** Begins to listen; returns what ends it. */
export function startKeys() {
  addEventListener('keydown', typed);
  return () => removeEventListener('keydown', typed);
}
