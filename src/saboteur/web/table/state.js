// What the player does at the table before the server hears of it: cards lifted, targets pointed at, sheets open.
import { computed, effect, signal } from '@preact/signals';
import { t } from '../i18n.js';
import { game, legal, read, said, table, view, you } from '../net.js';

/** @import { Signal } from '@preact/signals' */
/** @import { LegalAction, View } from '../protocol.js' */
/** @typedef {LegalAction & { front?: string }} Meant an action as it is meant on the table: `front` is a card that lies in front of me */

/**
 * Parts of an action that were pointed at.
 * @typedef {{ verb?: string, cell?: string, other?: string, seat?: number, word?: string, front?: string }} Points
 */
/** @typedef {{ id: string, key: string }} HandCard a card in hand; the id tells equal cards apart */

/** Ids of the lifted cards, in the order they were lifted. @type {Signal<string[]>} */
export const picked = signal(/** @type {string[]} */ ([]));
/** @type {Signal<Points>} */
export const points = signal({});
/** The card is held the other way round. */
export const held = signal(false);
/** Lifting a card adds to those lifted, for actions that take several. */
export const many = signal(false);
/** A command is on its way: nothing else is offered until it is answered. */
export const sending = signal(false);
/** @typedef {{ text: string, rule?: string, reason?: string }} Refusal */

/** Why something cannot be done. */
export const why = signal(/** @type {Refusal | null} */ (null));
/** A view of the past, shown until the player has seen how the round ended. @type {Signal<View | null>} */
export const frozen = signal(/** @type {View | null} */ (null));
/** @typedef {'log' | 'beliefs' | 'help' | 'hints' | null} Sheet */
export const sheet = signal(/** @type {Sheet} */ (null));
/** What was said last, who is accused by it, and after how many lines of the log it came. */
export const lastWord = signal(/** @type {{ seat: number, name: string, text: string, line: number, i: number, accused?: number } | null} */ (null));
/** The player who is looked at closely. @type {Signal<number | null>} */
export const closely = signal(/** @type {number | null} */ (null));
/** The player wants to see the mine once more after the end. */
export const lookBack = signal(false);
/** A cell that a log line points at. @type {Signal<string | null>} */
export const flashed = signal(/** @type {string | null} */ (null));

/** A cell that somebody points at beside the mine: it stays lit as long. @type {Signal<string | null>} */
export const pointed = signal(/** @type {string | null} */ (null));

/** What is drawn: the view, or the end of the last round while it is looked at. */
export const shown = computed(() => frozen.value ?? view.value);

/** The own hand with names that tell equal cards apart. */
export const hand = computed(() => {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const cards = /** @type {string[]} */ (shown.value?.hand ?? []);
  return cards.map((key) => {
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { id: `${key}#${nth}`, key };
  });
});

/** Keys of the lifted cards. */
export const keys = computed(() => picked.value.map(keyOf));

/** @param {string} id of a card in hand */
export function keyOf(id) {
  return id.slice(0, id.lastIndexOf('#'));
}

/** It is mine to act, and I see the present. */
export const asked = computed(() => legal.value.length > 0 && frozen.value === null);

/** @param {number} seat */
export function nameOf(seat) {
  return table.value?.seats[seat]?.name ?? t('player-unnamed', { number: seat + 1 });
}

/** How much was said that I have not read. */
export const unread = computed(() => said.value.filter(({ i, seat }) => i > read.value && !isMe(seat)).length);

let apart = false;

/** Words for people who were not there: nobody is "you" in them. @template T @param {() => T} tell @returns {T} */
export function inThirdPerson(tell) {
  apart = true;
  try {
    return tell();
  } finally {
    apart = false;
  }
}

/** @param {number | null | undefined} seat */
export const isMe = (seat) => !apart && seat !== null && seat !== undefined && seat === you.value;

/** Puts every card back and forgets what was pointed at. */
export function takeBack() {
  picked.value = [];
  points.value = {};
  many.value = false;
  held.value = false;
  why.value = null;
}

/** @param {string} cell shows where it is */
export function flash(cell) {
  flashed.value = null;
  requestAnimationFrame(() => (flashed.value = cell));
}

// Lifted cards stay up while others play, but not when the hand itself changes or the question does.
let lastHand = '';
let lastAsked = '';
effect(() => {
  const now = JSON.stringify(view.value?.hand ?? []);
  const question = asked.value ? `${game.value?.n}` : '';
  if (now !== lastHand) takeBack();
  else if (question !== lastAsked) points.value = {};
  lastHand = now;
  lastAsked = question;
});
