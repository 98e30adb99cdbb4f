// What expansions add to the table: drawings, texts, pieces in the mine and what is shown. It comes with the first table that is played with them.
import { computed, effect, signal } from '@preact/signals';
import { more } from '../i18n.js';
import { table } from '../net.js';
import { shown } from './state.js';

/** @import { GameEvent, LegalAction, View } from '../protocol.js' */
/**
 * Something on a cell besides path cards and goals.
 * @typedef {object} Piece
 * @property {(lit: string) => string} draw
 * @property {string} words
 * @property {string} [tile] its tunnels as it lies
 * @property {string} [known] a drawing of what I alone have seen of it
 * @property {number[]} [seen] others who have looked at it
 */
/**
 * @typedef {object} Part
 * @property {(view: View) => Record<string, Piece>} [pieces] by cell
 * @property {(view: View) => { draw: () => string, words: string } | null} [veil] what lies over all face-down goals
 * @property {Record<string, (event: GameEvent, before: View) => unknown>} [shows] by kind of event
 * @property {Record<string, () => any>} [bars] by kind of window: what stands in place of the usual bar
 * @property {Record<string, (action: LegalAction) => string>} [ghosts] by verb: what will stand where it is pointed
 * @property {(keys: string[]) => string[]} [about] cells that the lifted cards are about, besides their targets
 * @property {() => any} [Facts] beside the piles
 * @property {() => any} [Over] over the mine
 */

const box = () => import('./box/box.js').then((module) => module.part);

/** What each module needs; others need nothing. @type {Record<string, () => Promise<Part>>} */
const NEEDS = {
  saboteur2: () => import('../art/saboteur2.js').then(() => ({})),
  ...Object.fromEntries(['goal-swap', 'vault', 'veto', 'reverse', 'craftsman', 'guide', 'detour', 'toll', 'costume', 'party', 'new-goals', 'chests'].map((key) => [key, box])),
};

/** @typedef {() => Promise<Part>} Load */

/** What has come. @type {import('@preact/signals').Signal<Map<Load, Part>>} */
const come = signal(new Map());
/** @type {Set<Load>} */
const coming = new Set();

const needed = computed(() => new Set((table.value?.rules.modules ?? []).flatMap((key) => NEEDS[key] ?? [])));

/** The boxes of this table, as the server is asked for their words. */
const boxes = computed(() => (table.value?.rules.modules ?? []).join(','));
/** What the server was asked for and has sent. */
const spoken = signal(new Set(['']));

/** All that this table needs is there. */
export const complete = computed(() => spoken.value.has(boxes.value) && [...needed.value].every((load) => come.value.has(load)));

/** What the expansions of this table add. */
export const parts = computed(() => [...needed.value].flatMap((load) => come.value.get(load) ?? []));

/** By cell. @type {import('@preact/signals').ReadonlySignal<Record<string, Piece>>} */
export const pieces = computed(() => Object.assign({}, ...parts.value.map((part) => (shown.value ? part.pieces?.(shown.value) : null))));

/** @template {'shows' | 'bars' | 'ghosts'} K @param {K} what @param {string} name @returns {NonNullable<Part[K]>[string] | undefined} */
export const added = (what, name) => parts.value.map((part) => /** @type {any} */ (part[what])?.[name]).find(Boolean);

/** @param {Load} load */
async function fetchPart(load) {
  coming.add(load);
  try {
    const part = await load();
    come.value = new Map([...come.peek(), [load, part]]);
  } catch {
    // The line is down; the next news of the table tries again.
    coming.delete(load);
  }
}

effect(() => {
  for (const load of needed.value) if (!coming.has(load)) void fetchPart(load);
});

effect(() => {
  const of = boxes.value;
  if (!spoken.peek().has(of)) void more('boxes', of).then(() => (spoken.value = new Set([...spoken.peek(), of])));
});
