/**
 * What the page knows of its table, told one event after the other.
 *
 * Frames come faster than they can be shown. They wait in a queue; each event is first played by the listeners
 * (animation, sound) and then folded into the view. Legal actions are shown only when everything was told.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { fold } from './fold.js';
import { inScript } from './names.js';
import { calm, keepPromise, keepRead, readAt } from './prefs.js';
import { code } from './route.js';

/** @import { Answers, ClaimKind, Clock, Frame, GameEvent, LegalAction, Own, Said, Table, View } from './protocol.js' */
/** @typedef {(events: GameEvent[], before: View, after: View) => Promise<void> | void} Listener */
/** @typedef {(events: GameEvent[], before: View) => void} StillListener */

/** A listener that takes longer than this is not waited for. */
const LONGEST_SHOW = 4000;
/** With more than this to tell the page has fallen behind: the rest is told at once. */
const LONGEST_QUEUE = 60;
/** With more than this to tell there is no time for scenes. */
const LONG_QUEUE = 15;

/** How the table looked at the end of the last round. @type {import('@preact/signals').Signal<View | null>} */
export const lastRound = signal(/** @type {View | null} */ (null));
/** As the server told it. @type {import('@preact/signals').Signal<Table | null>} */
const told = signal(null);
export const table = computed(() => told.value && inScript(told.value));
/** @type {import('@preact/signals').Signal<number | null>} */
export const you = signal(null);
/** @type {import('@preact/signals').Signal<View | null>} */
export const view = signal(null);
/** @type {import('@preact/signals').Signal<LegalAction[]>} */
export const legal = signal([]);
/** @type {import('@preact/signals').Signal<GameEvent[]>} */
export const log = signal([]);
/** How many cards the tunnel still needs to each goal; null for one that is open or out of reach. @type {import('@preact/signals').Signal<(number | null)[]>} */
export const ways = signal(/** @type {(number | null)[]} */ ([]));
/** `at` is performance.now() when the frame came. @type {import('@preact/signals').Signal<(Clock & { at: number }) | null>} */
export const clock = signal(null);
/**
 * The game's number at this table, the number of the last frame, and the fingerprint of the deal.
 * @type {import('@preact/signals').Signal<{ k: number, n: number, commitment: string, fair: string[] | null } | null>}
 */
export const game = signal(null);
/** What was said, the newest last. @type {import('@preact/signals').Signal<Said[]>} */
export const said = signal([]);
/** What was said before this deal: it says nothing about the game that is played. @type {import('@preact/signals').Signal<Said[]>} */
export const earlier = signal([]);
/** The claims that can be made here, with the parts that each has. @type {import('@preact/signals').Signal<Record<string, ClaimKind>>} */
export const claims = signal({});
/** Up to where I have read what was said; -1 until the table has told what was said before I came. */
export const read = signal(-1);
effect(() => void (code.peek() && read.value >= 0 && keepRead(code.peek() ?? '', read.value)));
/** What I keep for myself: how much I suspect each seat, and my notes. @type {import('@preact/signals').Signal<Own>} */
export const own = signal(/** @type {Own} */ (nothingOwn()));
/** The seats of the other tokens that this device brought, in their order. @type {import('@preact/signals').Signal<(number | null)[]>} */
export const others = signal([]);

/** @type {Set<Listener>} */
const listeners = new Set();
/** @type {Set<StillListener>} */
const stillListeners = new Set();
/** Either an event to tell or something to set at its moment. @type {(GameEvent | (() => void))[]} */
let queue = [];
let telling = false;
/** Changes when the queue is thrown away, so that a show that is still running folds nothing. */
let era = 0;
/** Ends the show that is on. */
let hurry = () => {};

/**
 * Calls back for each event, with the view before and after it, and waits for the promise before the view changes.
 * Not called while the page is hidden or movement is unwelcome.
 * @param {Listener} listener
 * @returns {() => void} stops it
 */
export function onEvents(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back with what was told at once because movement is unwelcome; nothing waits for it. @param {StillListener} listener @returns {() => void} stops it */
export function onTold(listener) {
  stillListeners.add(listener);
  return () => stillListeners.delete(listener);
}

/** So much waits to be told that nobody should be kept from it. */
export const isBehind = () => queue.length > LONG_QUEUE;

/** @returns {Own} */
function nothingOwn() {
  return { marks: [], note: '', late: null, plan: null, returned: null };
}

/** Forgets the table. */
export function reset() {
  dropQueue();
  batch(() => {
    told.value = you.value = view.value = clock.value = game.value = null;
    legal.value = [];
    log.value = [];
    said.value = [];
    read.value = -1;
    earlier.value = [];
    own.value = nothingOwn();
  });
}

/** Ends what is being shown: nobody is looking. */
export function quiet() {
  hurry();
}

/**
 * Takes a frame of the server. False when frames before it are missing.
 * @param {Exclude<Frame, Answers | { t: 'closing' | 'upgraded' }>} frame
 */
export function receive(frame) {
  if (frame.t === 'game') takeGame(frame);
  else if (frame.t === 'table') inTurn(() => takeTable(frame));
  else if (frame.t === 'talk') takeTalk(frame);
  else if (frame.t === 'own') own.value = frame;
  else return takeEvents(frame);
  return true;
}

/** @param {Extract<Frame, { t: 'table' }>} frame */
function takeTable(frame) {
  batch(() => {
    told.value = frame.table;
    you.value = frame.you;
    others.value = frame.others;
  });
}

/** @param {Extract<Frame, { t: 'talk' }>} frame */
function takeTalk(frame) {
  said.value = frame.whole ? frame.said : [...said.peek(), ...frame.said];
  if (frame.earlier) earlier.value = frame.earlier;
  if (frame.claims) claims.value = frame.claims;
  if (read.peek() < 0) read.value = readAt(code.peek() ?? '') ?? said.peek().at(-1)?.i ?? 0;
}

/** @param {Extract<Frame, { t: 'game' }>} frame */
function takeGame(frame) {
  const later = dropQueue();
  if (frame.commitment && frame.log.length === 0) keepPromise(frame.commitment);
  batch(() => {
    // The view is newer than all that waited, but the table's news are not in it.
    for (const step of later) if (typeof step === 'function') step();
    game.value = { k: frame.k, n: frame.n, commitment: frame.commitment, fair: frame.fair };
    view.value = frame.view;
    log.value = frame.log;
    legal.value = frame.legal;
    ways.value = frame.ways;
    clock.value = { ...frame.clock, at: performance.now() };
  });
}

/** @param {Extract<Frame, { t: 'events' }>} frame */
function takeEvents(frame) {
  const now = game.peek();
  if (!now || frame.k !== now.k || frame.n > now.n + 1) return false;
  // Told already, by a fresh view that overtook it.
  if (frame.n <= now.n) return true;
  batch(() => {
    game.value = { ...now, n: frame.n };
    legal.value = [];
    clock.value = { ...frame.clock, at: performance.now() };
  });
  queue.push(...frame.events);
  inTurn(() =>
    batch(() => {
      ways.value = frame.ways;
      legal.value = frame.n === game.peek()?.n ? frame.legal : [];
    }),
  );
  return true;
}

/** @param {() => void} step */
function inTurn(step) {
  queue.push(step);
  if (!telling) void tell();
}

function dropQueue() {
  const dropped = queue;
  queue = [];
  era += 1;
  telling = false;
  hurry();
  return dropped;
}

async function tell() {
  const mine = era;
  telling = true;
  while (queue.length > 0) {
    if (atOnce()) {
      tellRest();
      break;
    }
    const step = /** @type {GameEvent | (() => void)} */ (queue[0]);
    if (typeof step !== 'function') await show(step);
    if (era !== mine) return;
    queue.shift();
    take(step);
  }
  telling = false;
}

function tellRest() {
  const rest = queue;
  const before = view.peek();
  queue = [];
  batch(() => rest.forEach(take));
  const events = rest.filter((step) => typeof step !== 'function');
  if (before && events.length > 0 && calm.peek() && !document.hidden) stillListeners.forEach((listener) => listener(events, before));
}

function atOnce() {
  return document.hidden || calm.peek() || listeners.size === 0 || queue.length > LONGEST_QUEUE;
}

/** @param {GameEvent | (() => void)} step */
function take(step) {
  if (typeof step === 'function') {
    step();
    return;
  }
  const { patch: _patch, ...told } = step;
  batch(() => {
    if (step.kind === 'round-began') lastRound.value = view.peek();
    if (view.peek()) view.value = fold(/** @type {View} */ (view.peek()), step);
    log.value = [...log.peek(), told];
  });
}

/** @param {GameEvent} event */
async function show(event) {
  const before = view.peek();
  if (!before) return;
  const after = fold(before, event);
  const shows = [...listeners].map(async (listener) => listener([event], before, after));
  // A show that fails must not stop the game.
  const over = Promise.all(shows).catch((fault) => console.error(fault));
  await Promise.race([over, patience()]);
  hurry();
}

function patience() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST_SHOW);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    })
  );
}
