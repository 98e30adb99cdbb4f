/**
 * The connection between the page and its table: one socket, commands that are resent until answered,
 * and frames that go, in order, to the queue of story.js. docs/protocol.md is the contract.
 */
import { computed, signal } from '@preact/signals';
import { version } from './files.js';
import { newId } from './ids.js';
import { lastHello, linkAt, listening } from './prefs.js';
import { game, quiet, receive, reset } from './story.js';
import { outdated, reloadUnseen } from './upgrade.js';

export { claims, clock, earlier, game, isBehind, lastRound, legal, log, onEvents, onTold, others, own, read, said, table, view, ways, you } from './story.js';

/** @import { Answer, Answers, Command, Frame } from './protocol.js' */
/** @typedef {{ frame: Command & { id: string }, resolve: (answer: any) => void }} Waiting */
/** A socket that was opened before the modules came, what was said there already, and what it has heard. @typedef {{ line: WebSocket, said: string, heard: string[] }} Early */

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** A command unanswered for this long means that the connection is dead, whatever the socket believes. */
const ANSWER_WITHIN = 8000;
const HIDDEN_LONG = 15000;

/** @type {import('@preact/signals').Signal<'connecting' | 'open' | 'offline'>} */
export const status = signal('offline');
/**
 * Why the server rejects this visit: 'unknown-seat', a reason why there is no such table or it cannot be opened, or nothing.
 * @type {import('@preact/signals').Signal<string | null>}
 */
export const trouble = signal(null);
/** Why a table cannot be entered at all; trying again changes nothing. */
const SHUT = ['unknown-table', 'wrong-codes', 'damaged', 'other-rules'];
/** Whether the table cannot be entered at all. */
export const shut = computed(() => SHUT.includes(trouble.value ?? ''));
/** The server has said that it stops: it will be back. */
export const restarting = signal(false);
const asking = signal(0);
/** Commands on their way that do not go over the socket: those of others who share this device. */
const besides = signal(0);
/** A command of the player is on its way. */
export const busy = computed(() => asking.value + besides.value > 0);

/** @template T @param {Promise<T>} request @returns {Promise<T>} */
export function during(request) {
  besides.value += 1;
  return request.finally(() => (besides.value -= 1));
}

/** @type {Map<string, Waiting>} */
const waiting = new Map();
/** @type {WebSocket | null} */
let socket = null;
/** @type {{ code: string, token: string | null, also: string[] } | null} */
let place = null;
let pause = FIRST_PAUSE;
let hiddenSince = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;

/**
 * Connects to a table: with a token to a seat, without one as a spectator, by the link if it is known.
 * @param {string} code
 * @param {string | null} token
 * @param {string[]} also tokens of other seats that are played here
 */
export function connect(code, token, also) {
  disconnect();
  place = { code, token, also };
  pause = FIRST_PAUSE;
  dial();
}

/** Disconnects from the table and drops unanswered commands. */
export function disconnect() {
  place = null;
  hangUp();
  for (const { resolve } of waiting.values()) resolve({ t: 'error', id: null, code: 'offline', detail: '' });
  waiting.clear();
  asking.value = 0;
  trouble.value = null;
  restarting.value = false;
  status.value = 'offline';
  reset();
}

function dial() {
  if (!place) return;
  hangUp();
  status.value = 'connecting';
  const address = `${location.origin.replace(/^http/, 'ws')}/ws/${place.code}`;
  const early = openedEarly(address);
  const mine = early?.line ?? new WebSocket(address);
  socket = mine;
  let opened = false;
  mine.onopen = () => {
    opened = true;
    greet(mine, early?.said);
  };
  mine.onmessage = ({ data }) => hear(JSON.parse(data));
  mine.onclose = () => {
    if (socket === mine) lost(opened);
  };
  if (mine.readyState === WebSocket.OPEN) mine.onopen(new Event('open'));
  // Not at once: whoever connects must not be called by what comes of it.
  queueMicrotask(() => early?.heard.forEach((data) => socket === mine && hear(JSON.parse(data))));
}

/** What index.html has begun while the modules came, if it leads there and has said nothing else; once. @param {string} address */
function openedEarly(address) {
  const before = /** @type {{ firstLine?: Early }} */ (globalThis);
  const early = before.firstLine;
  before.firstLine = undefined;
  const fits = early?.line.url === address && early.line.readyState <= WebSocket.OPEN;
  if (early && fits && ['', hello()].includes(early.said)) return early;
  early?.line.close();
  return null;
}

function hangUp() {
  clearTimeout(retry);
  const old = socket;
  socket = null;
  old?.close();
}

const hello = () => JSON.stringify({ t: 'hello', token: place && tokenFor(place), also: place?.also, holds: true, listens: listening.peek(), version });

/** @param {WebSocket} line @param {string} [said] what was said there already */
function greet(line, said) {
  if (!said) line.send(hello());
  lastHello.value = [place?.code ?? '', hello()];
  for (const { frame } of waiting.values()) line.send(JSON.stringify(frame));
  watchForAnswer(line);
}

/** What opens the table: the seat or, for those who watch, the link. @param {{ code: string, token: string | null }} where */
const tokenFor = ({ code, token }) => token ?? linkAt(code);

/** @param {boolean} opened whether this line ever stood */
function lost(opened) {
  socket = null;
  status.value = 'offline';
  if (!opened) void askWhetherTableExists();
  retry = setTimeout(dial, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

/** A browser does not say why a socket was refused; a plain request does. */
async function askWhetherTableExists() {
  const asked = place;
  const token = asked && tokenFor(asked);
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const answer = asked && (await fetch(`/api/tables/${asked.code}`, { headers }).catch(() => null));
  if (!answer || answer.ok || place !== asked) return;
  const { error } = await answer.json().catch(() => ({ error: '' }));
  if (!SHUT.includes(error) || place !== asked) return;
  clearTimeout(retry);
  trouble.value = error;
}

/** @param {Frame} frame */
function hear(frame) {
  if (frame.t === 'closing') {
    restarting.value = true;
  } else if (frame.t === 'upgraded') {
    outdated.value = true;
    reloadUnseen();
  } else if (!('id' in frame)) {
    restarting.value = false;
    status.value = 'open';
    pause = FIRST_PAUSE;
    // A gap: something was missed, so ask for everything.
    if (!receive(frame)) resync();
    // A fresh game is itself the answer to the question for it.
    if (frame.t === 'game') for (const id of syncs()) answered({ t: 'done', id });
  } else if (frame.id) {
    answered(frame);
  } else if (frame.t === 'error' && (frame.code === 'unknown-seat' || SHUT.includes(frame.code))) {
    trouble.value = frame.code;
    if (shut.value) hangUp();
  }
}

/** Asks for the whole game, once however often it is requested. */
function resync() {
  if (syncs().length === 0) void send({ t: 'sync' });
}

function syncs() {
  return [...waiting.values()].filter(({ frame }) => frame.t === 'sync').map(({ frame }) => frame.id);
}

/** @param {Answers} answer */
function answered(answer) {
  const id = answer.id ?? '';
  const command = waiting.get(id);
  if (!command) return;
  waiting.delete(id);
  if (command.frame.t !== 'sync') asking.value -= 1;
  command.resolve(answer);
}

/** What answers in place of a table. @type {((command: Command) => Promise<any>) | null} */
let standIn = null;

/** Lets somebody else answer commands: a lesson has no table. @param {((command: Command) => Promise<Answers>) | null} answer */
export function answerWith(answer) {
  standIn = answer;
  status.value = answer ? 'open' : 'offline';
}

/**
 * Sends a command, again after every reconnect, until it is answered. The id makes sure that it is carried out once.
 * @param {Command} command
 * @returns {Promise<Answer>}
 */
export function send(command) {
  if (standIn) return standIn(command);
  const frame = { ...command, id: newId() };
  return new Promise((resolve) => {
    waiting.set(frame.id, { frame, resolve });
    if (command.t !== 'sync') asking.value += 1;
    const line = socket;
    if (line?.readyState !== WebSocket.OPEN) return;
    line.send(JSON.stringify(frame));
    watchForAnswer(line);
  });
}

/**
 * Asks something that changes nothing.
 * @param {Command} question
 * @returns {Promise<Answers>}
 */
export const inquire = (question) => send(question);

/** @param {WebSocket} line */
function watchForAnswer(line) {
  const asked = [...waiting.keys()];
  setTimeout(() => {
    if (socket === line && asked.some((id) => waiting.has(id))) dial();
  }, ANSWER_WITHIN);
}

/**
 * Plays an action as it stands in `legal`.
 * @param {string} what the action's `do`
 */
export async function act(what) {
  const answer = await send({ t: 'act', at: game.peek()?.n ?? 0, action: what });
  if (answer.t === 'error' && answer.code === 'stale') resync();
  return answer;
}

function dialAtOnce() {
  if (!place || shut.peek()) return;
  pause = FIRST_PAUSE;
  if (status.peek() === 'offline') dial();
}

addEventListener('online', dialAtOnce);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    hiddenSince = performance.now();
    quiet();
    return;
  }
  // Phones silently drop the connection of a hidden page: a ping shows whether it is still there.
  const long = performance.now() - hiddenSince > HIDDEN_LONG;
  if (status.peek() !== 'open') dialAtOnce();
  else if (long && game.peek()) resync();
});
