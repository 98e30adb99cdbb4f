/** The rulebook lies open or not; its pages come when somebody opens it. */
import { signal } from '@preact/signals';

/** @import { Rules } from '../protocol.js' */
/** @typedef {{ rule?: string, rules?: Rules }} Opened at which rule, by which rules if not by those of the table */

/** @type {import('@preact/signals').Signal<Opened | null>} */
export const opened = signal(null);

/** @param {Opened} [where] */
export function openBook(where = {}) {
  opened.value = where;
}
