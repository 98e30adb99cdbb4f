/** Where the page is: '/', a table, or one of the pages beside it. */
import { computed, signal } from '@preact/signals';
import { keepSeat, lasting } from './prefs.js';

const path = signal(location.pathname);

/** The page is a big screen for everyone in the room. */
export const isScreen = computed(() => path.value.startsWith('/tv/'));

/** The code of the table that the page is at, or null on the front page. */
export const code = computed(() => codeIn(path.value));

/** A page that is no table: which kind, and which of it. */
export const aside = computed(() => {
  const found = /^\/(replay|learn)(?:\/([\w-]+))?\/?$/.exec(path.value);
  return found && { kind: found[1], which: found[2] ?? null };
});

/**
 * The table code in whatever was typed or pasted: a code or a link. Null when there is none.
 * @param {string} text
 */
export function codeIn(text) {
  const found = /\/tv?\/([a-z0-9]{4,8})\b/i.exec(text) ?? /^\s*([a-z0-9]{4,8})\s*$/i.exec(text);
  return found ? found[1].toUpperCase() : null;
}

/** @param {string} where */
export function go(where) {
  history.pushState(null, '', where);
  arrive();
  scrollTo(0, 0);
}

/** Keeps the seat that a personal link brings and takes it out of the address, so that it is not passed on by mistake. */
function arrive() {
  path.value = location.pathname;
  const token = /^#s=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token || !code.value) return;
  keepSeat(isScreen.value ? `${code.value}.tv` : code.value, token);
  if (lasting) history.replaceState(null, '', location.pathname);
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
arrive();

/** @param {string} at */
export const linkTo = (at) => `${location.origin}/t/${at}`;

/**
 * The link that brings its owner back to their seat on any device.
 * @param {string} at
 * @param {string} token
 */
export const linkToSeat = (at, token) => `${linkTo(at)}#s=${token}`;

/**
 * Goes to a table where one has just taken a seat. Where nothing can be kept, the address keeps the seat.
 * @param {string} at
 * @param {string} token
 */
export function goToSeat(at, token) {
  keepSeat(at, token);
  go(lasting ? `/t/${at}` : `/t/${at}#s=${token}`);
}
