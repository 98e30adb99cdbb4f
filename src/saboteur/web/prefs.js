import { computed, effect, signal } from '@preact/signals';
import { newId } from './ids.js';

const PREFIX = 'saboteur.';
/** More tables than this are forgotten, the oldest first. */
const KEPT = 20;

/** Whether storage outlives the page: private windows may refuse. */
export const lasting = storageWorks();

function storageWorks() {
  try {
    localStorage.setItem(`${PREFIX}try`, '1');
    localStorage.removeItem(`${PREFIX}try`);
    return true;
  } catch {
    return false;
  }
}

/**
 * A signal that outlives the page, where storage allows it.
 * @template T
 * @param {string} name
 * @param {T} first
 * @returns {import('@preact/signals').Signal<T>}
 */
export function kept(name, first) {
  const pref = signal(stored(name, first));
  effect(() => {
    const text = JSON.stringify(pref.value);
    if (lasting) localStorage.setItem(PREFIX + name, text);
  });
  return pref;
}

/**
 * @template T
 * @param {string} name
 * @param {T} first
 * @returns {T}
 */
function stored(name, first) {
  try {
    const text = lasting ? localStorage.getItem(PREFIX + name) : null;
    const value = text === null ? first : JSON.parse(text);
    return typeof value === typeof first ? value : first;
  } catch {
    return first;
  }
}

/**
 * What the browser asks for, kept up to date.
 * @param {string} query
 */
export function media(query) {
  const list = matchMedia(query);
  const on = signal(list.matches);
  list.addEventListener('change', () => (on.value = list.matches));
  return on;
}

/** @typedef {'auto' | 'light' | 'dark'} Theme */
/** @typedef {'auto' | 'full' | 'less'} Motion */

export const theme = kept('theme', /** @type {Theme} */ ('auto'));
export const sound = kept('sound', false);
/** How loud, from 0 to 1. */
export const volume = kept('volume', 0.7);
/** The device may vibrate, if it can. */
export const buzzes = kept('buzzes', true);
/** The switch for sound stands at the table itself: in the first game of this device. */
export const soundOffered = kept('sound-offered', true);
/** One tap is enough: nothing asks before it is done. */
export const quick = kept('quick', false);
/** The own dwarf and goals seen lie open all the time: nobody else looks at this screen. */
export const openly = kept('openly', false);
/** Scenes are left out: cards and coins only move. */
export const short = kept('short', false);
/** On every turn against bots a line says what could be done. */
export const advising = kept('advising', false);
/** A screen reader reads everything out: bots leave it the time. */
export const listening = kept('listening', false);
/** Single letters and digits do something at the table; speech input and screen readers may want them for themselves. */
export const letters = kept('letters', true);
export const motion = kept('motion', /** @type {Motion} */ ('auto'));
/** This device's id at tables, where each device has one seat. */
export const device = kept('device', newId());
export const name = kept('name', '');
/** -1 until the player has chosen a face. */
export const portrait = kept('portrait', -1);
/** The last game against bots: how many play, the bots' level, the preset and the pace; nothing until it was chosen. */
export const botWish = kept('bots', { players: 0, level: '', preset: '', pace: 0 });
/** The chosen language; '' for the browser's own. */
export const language = kept('language', '');

const stillness = media('(prefers-reduced-motion: reduce)');
/** Movement is unwelcome: fades only. */
export const calm = computed(() => motion.value === 'less' || (motion.value === 'auto' && stillness.value));

effect(() => {
  const root = document.documentElement;
  if (theme.value === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.motion = calm.value ? 'less' : 'full';
});

/**
 * Tokens by table code, the newest first: whoever holds a token holds the seat.
 * @type {import('@preact/signals').Signal<[string, string][]>}
 */
export const seatsKept = kept('seats', /** @type {[string, string][]} */ ([]));

/** @param {string} code */
export function seatAt(code) {
  return seatsKept.value.find(([at]) => at === code)?.[1] ?? null;
}

/**
 * @param {string} code
 * @param {string} token
 */
export function keepSeat(code, token) {
  /** @type {[string, string]} */
  const newest = [code, token];
  seatsKept.value = [newest, ...others(code)].slice(0, KEPT);
}

/** @param {string} code */
export function forgetSeat(code) {
  // Whoever looks at what is kept must not be called when nothing changes: the page would connect again and again.
  if (!seatsKept.peek().some(([at]) => at === code) && !(code in held.peek())) return;
  seatsKept.value = others(code);
  const { [code]: _gone, ...rest } = held.peek();
  held.value = rest;
}

/**
 * Keys of tables' links by code, the newest first: with one, a table can be watched after the deal.
 * @type {import('@preact/signals').Signal<[string, string][]>}
 */
const linksKept = kept('links', /** @type {[string, string][]} */ ([]));

/** The key of a table's link, if it was ever seen here. Nobody is called when it changes. @param {string} code */
export const linkAt = (code) => linksKept.peek().find(([at]) => at === code)?.[1] ?? null;

/**
 * @param {string} code
 * @param {string} key
 */
export function keepLink(code, key) {
  if (linkAt(code) === key) return;
  /** @type {[string, string]} */
  const newest = [code, key];
  linksKept.value = [newest, ...linksKept.peek().filter(([at]) => at !== code)].slice(0, KEPT);
}

/** Up to where the talk was read, by table, the newest first: a reload makes nothing read. @type {import('@preact/signals').Signal<[string, number][]>} */
const readKept = kept('read', /** @type {[string, number][]} */ ([]));

/** @param {string} code */
export const readAt = (code) => readKept.peek().find(([at]) => at === code)?.[1];

/** @param {string} code @param {number} line */
export function keepRead(code, line) {
  readKept.value = [/** @type {[string, number]} */ ([code, line]), ...readKept.peek().filter(([at]) => at !== code)].slice(0, KEPT);
}

/** Tokens of all seats that are played on this device, by table code: if there are several, the device is passed around. */
export const held = kept('held', /** @type {Record<string, string[]>} */ ({}));
/** Whose chat is not shown, as CODE/SEAT; claims are always heard. @type {import('@preact/signals').Signal<string[]>} */
export const muted = kept('muted', /** @type {string[]} */ ([]));

/** @param {string} code */
function others(code) {
  return seatsKept.peek().filter(([at]) => at !== code);
}

/** The table where this browser connected to last, and what it said there: index.html says it again before the modules come. */
export const lastHello = kept('hello', /** @type {string[]} */ ([]));

/** Fingerprints of deals that came before the first card, the newest first. @type {import('@preact/signals').Signal<string[]>} */
export const promises = kept('promises', /** @type {string[]} */ ([]));

/** @param {string} commitment */
export function keepPromise(commitment) {
  if (!promises.peek().includes(commitment)) promises.value = [commitment, ...promises.peek()].slice(0, KEPT);
}
