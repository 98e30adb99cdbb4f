// What letters and digits do at the table.
import { choice, discard, turnRound } from './choose.js';
import { lift } from './hand.js';
import { plan } from './plan.js';
import { asked, hand, many, picked, sheet } from './state.js';
import { step } from './targets.js';

function pass() {
  if (choice.value.pass) discard();
  else if (!asked.value && picked.value.length === 1) plan();
}

/** To the words beside the mine, or to the sheet with them. */
function talk() {
  const first = /** @type {HTMLElement | null} */ (document.querySelector('.drawer .claims button'));
  if (first) first.focus();
  else sheet.value = 'log';
}

/** @param {number} digit @param {boolean} adding */
function digit(digit, adding) {
  const card = hand.value[digit - 1];
  if (!card) return;
  lift(card.id, card.key, adding || many.value);
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-hand="${CSS.escape(card.id)}"]`))?.focus();
  if (picked.value.length === 1 && !many.value && asked.value) step(1);
}

/** Keys that have something read out. */
const ASKING = 'lhogwcax';

/** The letter of a key, also where the keyboard writes another alphabet. @param {KeyboardEvent} event */
const letterOf = ({ key, code }) => (/^[ -~]$/.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase();

/** Letters and digits, unless they are left to others. @param {KeyboardEvent} event */
export function command(event) {
  const key = letterOf(event);
  const number = /^Digit([1-9])$/.exec(event.code)?.[1] ?? key;
  if (/^[1-9]$/.test(number)) digit(Number(number), event.shiftKey);
  else if (key === 'n') step(event.shiftKey ? -1 : 1);
  else if (key === 'p') pass();
  else if (key === 'r') turnRound();
  else if (key === 't') talk();
  else if (key === '?') sheet.value = 'help';
  else if (key && ASKING.includes(key)) void import('./commands.js').then((module) => module.read(key));
}
