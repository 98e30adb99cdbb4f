// What boxes add to the table: each one's own files, fetched with the first table that is played with it.
import { computed, effect, signal } from '@preact/signals';
import { fetchDrawings } from '../art/ready.js';
import { boxFiles, isJoined } from '../files.js';
import { more } from '../i18n.js';
import { table } from '../net.js';
import { styled } from '../style.js';
import { shown } from './state.js';

/** @import { EventKind, EventOf, GameEvent, LegalAction, Verb, View, WindowKind } from '../protocol.js' */
/**
 * Something on a cell besides path cards and goals.
 * @typedef {object} Piece
 * @property {(lit: string) => string} draw
 * @property {string} words
 * @property {string} [what] the name of its texts, such as piece-chest, and of its entry in things.toml
 * @property {string} [tile] its tunnels as it lies
 * @property {string} [known] a drawing of what I alone have seen of it
 * @property {number[]} [seen] others who have looked at it
 */
/**
 * How a kind of event is shown and told.
 * @template {EventKind} K
 * @typedef {object} Happening
 * @property {(event: EventOf<K>, before: View) => unknown} [show] what moves before the view changes; the page's own show, if it has one, comes first
 * @property {(event: EventOf<K>, before: View) => Promise<unknown>} [scene] a short scene in place of `show`; where movement is unwelcome, `stage` makes it a still picture
 * @property {(event: EventOf<K>) => string} [ending] of the name of its text, for facts that make another sentence
 * @property {boolean} [untold] it gets no line in the log
 * @property {boolean} [tells] its line tells which card was played, so that playing it gets none
 * @property {boolean} [removes] it takes its card out of the mine
 */
/**
 * What a box's table.js exports as `part`.
 * @typedef {object} Part
 * @property {(view: View) => Record<string, Piece>} [pieces] by cell
 * @property {(view: View) => { draw: () => string, words: string } | null} [veil] what lies over all face-down goals
 * @property {{ [K in EventKind]?: Happening<K> }} [events] by kind
 * @property {(event: GameEvent) => Record<string, string>} [facts] more for the texts of events to speak of
 * @property {{ [K in WindowKind]?: () => any }} [bars] by kind of window: what stands in place of the usual bar
 * @property {{ [V in Verb]?: (action: LegalAction) => string }} [ghosts] by verb: what will stand where it is pointed
 * @property {(keys: string[]) => string[]} [about] cells that the lifted cards are about, besides their targets
 * @property {Verb[]} [modes] verbs that any card can do: they are asked for first, so that the card's own deed is not in doubt
 * @property {string[]} [aimed] cards that an event of their own shows flying to their target, so that playing them shows nothing yet
 * @property {string[]} [harmless] cards in front of a player that do not keep them from digging
 * @property {string[]} [reasons] refusals that hold wherever a card is aimed
 * @property {WindowKind[]} [waits] kinds of window in which a card that was shown has not taken effect yet
 * @property {WindowKind[]} [quiet] kinds of window that come too often for a horn
 * @property {(ended: EventOf<'round-ended'>, past: GameEvent[]) => string | null} [won] which text tells how the round was won
 * @property {(event: GameEvent, seat: number) => { gold: number, note: string } | null} [shares] what an event at the end of a round gives a seat or takes from it
 * @property {(ended: EventOf<'round-ended'>, seat: number) => string | null} [note] what else is said of a seat at the end of a round
 * @property {(props: { ended: EventOf<'round-ended'> }) => any} [Ended] under how the round was won
 * @property {(props: { ended: EventOf<'round-ended'>, from: number }) => any} [Thread] the ways that decided a round, drawn over the mine at its end in place of the one the page finds; light begins to run after `from` milliseconds
 * @property {(seat: number) => { name: string, sign: string, words: string } | null} [mark] beside a player's name: a line drawing of 24 × 24
 * @property {() => any} [Facts] beside the piles
 * @property {() => any} [Over] over the mine
 */

/** What has come, by box. @type {import('@preact/signals').Signal<Map<string, Part>>} */
const come = signal(new Map());
/** @type {Set<string>} */
const coming = new Set();

const needed = computed(() => table.value?.rules.modules ?? []);

/** The boxes of this table, as the server is asked for their words. */
const boxes = computed(() => needed.value.join(','));
/** Fetches what the boxes of this table say when somebody asks. */
export const explanations = () => more('what', ['base', ...needed.value].join(','));

/** What the server was asked for and has sent. */
const spoken = signal(new Set(['']));

/** All that this table needs is there. */
export const complete = computed(() => spoken.value.has(boxes.value) && needed.value.every((key) => come.value.has(key)));

/** What the boxes of this table add. */
export const parts = computed(() => needed.value.flatMap((key) => come.value.get(key) ?? []));

/** By cell. @type {import('@preact/signals').ReadonlySignal<Record<string, Piece>>} */
export const pieces = computed(() => Object.assign({}, ...parts.value.map((part) => (shown.value ? part.pieces?.(shown.value) : null))));

/**
 * How the boxes show and tell a kind of event; it is asked for by the kind of the event that they get.
 * @param {EventKind} kind
 * @returns {{ show?: (event: GameEvent, before: View) => unknown, scene?: (event: GameEvent, before: View) => Promise<unknown>, ending?: (event: GameEvent) => string, untold?: boolean, tells?: boolean, removes?: boolean }[]}
 */
export const happenings = (kind) => parts.value.flatMap((part) => /** @type {ReturnType<typeof happenings>[number] | undefined} */ (part.events?.[kind]) ?? []);

/** @param {WindowKind | undefined} kind @returns {(() => any) | undefined} what stands in place of the usual bar */
export const barOf = (kind) => kind && parts.value.map((part) => part.bars?.[kind]).find(Boolean);

/** @param {Verb} verb @returns {((action: LegalAction) => string) | undefined} */
export const ghostOf = (verb) => parts.value.map((part) => part.ghosts?.[verb]).find(Boolean);

/** @param {'modes' | 'aimed' | 'harmless' | 'reasons' | 'waits' | 'quiet'} what @param {string} name whether a box lists it */
export const lists = (what, name) => parts.value.some((part) => part[what]?.some((listed) => listed === name));

/** Whatever the boxes have to say. @template T @param {(part: Part) => T | null | undefined} ask @returns {T[]} */
export const answers = (ask) => parts.value.flatMap((part) => ask(part) ?? []);

/** A part that several boxes share stands there once. @param {'Facts' | 'Over' | 'Ended' | 'Thread'} what @returns {((props: any) => any)[]} */
export const components = (what) => [...new Set(answers((part) => part[what]))];

/** What a box adds; nothing of it, if its own file is at fault: the table goes on without it. @param {string} path @returns {Promise<Part>} */
async function imported(path) {
  try {
    return (await import(path)).part;
  } catch (fault) {
    // Where the line is down this fails as well, and the part comes later.
    if (!(await fetch(path)).ok) throw fault;
    console.error(fault);
    return {};
  }
}

/** @param {string} key @returns {Promise<Part>} */
async function fetched(key) {
  const files = boxFiles[key] ?? [];
  // Joined, a box's other files come along with its module.
  const part = isJoined || files.includes('table.js') ? await imported(`/box/${key}/table.js`) : {};
  await Promise.all([
    files.includes('style.css') && styled(`/box/${key}/style.css`),
    files.includes('art.svg') && fetchDrawings(`/box/${key}/art.svg`),
  ]);
  return part ?? {};
}

/** @param {string} key */
async function fetchPart(key) {
  coming.add(key);
  try {
    const part = await fetched(key);
    come.value = new Map([...come.peek(), [key, part]]);
  } catch {
    // The connection is lost; the next news of the table tries again.
    coming.delete(key);
  }
}

effect(() => {
  for (const key of needed.value) if (!coming.has(key)) void fetchPart(key);
});

effect(() => {
  const of = boxes.value;
  if (!spoken.peek().has(of)) void more('boxes', of).then(() => (spoken.value = new Set([...spoken.peek(), of])));
});
