/** Where the page is: '/', a table, or one of the pages beside it. */
import { computed, signal } from '@preact/signals';
import { keepLink, keepSeat, lasting } from './prefs.js';

const path = signal(location.pathname);

/** The page is a big screen for everyone in the room. */
export const isScreen = computed(() => path.value.startsWith('/tv/'));

/** The code of the table that the page is at, or null on the front page. */
export const code = computed(() => codeIn(path.value));

/** A page that is no table: which kind, and which of it. */
export const aside = computed(() => {
  const found = /^\/(replay|learn|layout)(?:\/([\w-]+))?\/?$/.exec(path.value);
  return found && { kind: found[1], which: found[2] ?? null };
});

/** The key in a table's link: what comes after the code. */
const KEY = /#([a-z2-7]{16})\b/;

/**
 * The table code in whatever was typed or pasted: a code or a link. Null when there is none.
 * @param {string} text
 */
export function codeIn(text) {
  const found = /\/tv?\/([a-z]{5,6})\b/i.exec(text) ?? /^\s*([a-z]{5,6})\s*$/i.exec(text);
  return found ? found[1].toUpperCase() : null;
}

/**
 * Where a typed code or a pasted link leads on this server. Null when it is neither.
 * @param {string} text
 */
export function wayTo(text) {
  const at = codeIn(text);
  return at && `/t/${at}${KEY.exec(text)?.[0] ?? ''}`;
}

/** How often a link has brought a key: the same address may now open a table. */
export const keysBrought = signal(0);

/** @param {string} where */
export function go(where) {
  history.pushState(null, '', where);
  arrive();
  scrollTo(0, 0);
}

/**
 * Keeps what a link brings. A seat is taken out of the address, so that it is not passed on by mistake; the
 * table's key stays there, because it is meant for others.
 */
function arrive() {
  const at = codeIn(location.pathname);
  const key = KEY.exec(location.hash)?.[1];
  if (at && key) {
    keepLink(at, key);
    keysBrought.value += 1;
  }
  path.value = location.pathname;
  const token = /^#s=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token || !code.value) return;
  keepSeat(isScreen.value ? `${code.value}.tv` : code.value, token);
  if (lasting) history.replaceState(null, '', location.pathname);
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
arrive();

/**
 * Keeps the table's link, which opens it after the deal, and puts it into the address, where people copy it from.
 * @param {string} at
 * @param {string} link
 */
export function knowLink(at, link) {
  const key = KEY.exec(link)?.[1];
  if (!key) return;
  keepLink(at, key);
  if (location.pathname === `/t/${at}` && !location.hash) history.replaceState(null, '', link);
}

/**
 * The link that brings its owner back to their seat on any device.
 * @param {string} at
 * @param {string} token
 */
export const linkToSeat = (at, token) => `${location.origin}/t/${at}#s=${token}`;

/**
 * Goes to a table where one has just taken a seat. Where nothing can be kept, the address keeps the seat.
 * @param {string} at
 * @param {string} token
 */
export function goToSeat(at, token) {
  keepSeat(at, token);
  go(lasting ? `/t/${at}` : `/t/${at}#s=${token}`);
}
