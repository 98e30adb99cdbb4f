// Which actions are meant by what was lifted and pointed at. No rules here: only the list of legal actions is searched.
import { computed, effect, signal } from '@preact/signals';
import { act, legal, send, view } from '../net.js';
import { maybe, t } from '../i18n.js';
import { quick } from '../prefs.js';
import { possible } from './foresight.js';
import { lists } from './parts.js';
import { plan } from './plan.js';
import { asked, hand, held, keyOf, keys, many, picked, points, sending, takeBack, why } from './state.js';

/** @import { Answer, LegalAction } from '../protocol.js' */
/** @import { Meant, Points } from './state.js' */

/**
 * An action that only waits for the last word.
 * @typedef {{ action: Meant, ways: Meant[], cell?: string, seat?: number }} Proposal
 */
/**
 * @typedef {object} Choice
 * @property {Set<string>} cells cells that can be pointed at
 * @property {Set<number>} seats players that can be pointed at
 * @property {Set<string>} fronts cards in front of me that can be pointed at
 * @property {Proposal | null} proposal
 * @property {Meant[]} buttons what nothing on the table stands for
 * @property {Meant | null} pass putting down the lifted cards
 * @property {boolean} more further cards could be added
 * @property {string[]} modes verbs that wait for their own button before anything can be pointed at
 */

/** Verbs whose card lies elsewhere, even if an equal one is in hand. */
const LOOSE = new Set(['keep']);

/** An action as it is meant on the table: a word can be a player, and a card beside several is one that lies in front of me. @param {LegalAction} action @returns {Meant} */
function meant(action) {
  const player = /^p(\d+)$/.exec(action.word ?? '');
  if (player) return { ...action, word: undefined, seat: Number(player[1]) - 1 };
  return action.cards && action.card ? { ...action, front: action.card } : action;
}

/** The others are to move: what the lifted card could do can be planned. */
export const ahead = computed(() => !asked.value && possible.value.length > 0);

/** What there is to choose from, now or ahead. */
export const offers = computed(() => (asked.value ? legal.value : possible.value).map(meant));

/** The cards that an action takes from the hand. @param {Meant} action @returns {string[]} */
export function needs(action) {
  const all = LOOSE.has(action.verb) ? [] : (action.cards ?? (action.card ? [action.card] : []));
  const mine = new Set(hand.value.map((card) => card.key));
  // A card that is not in hand is a choice like any other word.
  return all.every((key) => mine.has(key)) ? all : [];
}

/** @param {string[]} few @param {string[]} all */
function within(few, all) {
  const rest = [...all];
  return few.every((key) => {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** @param {string[]} a @param {string[]} b */
const same = (a, b) => a.length === b.length && within(a, b);

/** Actions that the lifted cards can still become. @param {string[]} up */
function pool(up) {
  return offers.value.filter((action) => {
    const cards = needs(action);
    return up.length === 0 ? cards.length === 0 : within(up, cards) && (cards.length === up.length || Boolean(action.cards));
  });
}

/** @param {Meant} action @param {Points} at */
function matches(action, at) {
  const cells = [action.cell, action.other];
  return (at.verb === undefined || action.verb === at.verb)
    && (at.seat === undefined || action.seat === at.seat)
    && (at.word === undefined || action.word === at.word)
    && (at.front === undefined || action.front === at.front)
    && (at.cell === undefined || cells.includes(at.cell))
    && (at.other === undefined || (cells.includes(at.other) && at.other !== at.cell));
}

/** Nothing on the table is left to point at. @param {Meant} action @param {Points} at @param {string[]} up */
function complete(action, at, up) {
  return needs(action).length === up.length
    && (action.cell === undefined || at.cell !== undefined)
    && (action.other === undefined || at.other !== undefined)
    && (action.seat === undefined || at.seat !== undefined);
}

/** Actions that differ only in how the card lies become one, with a turn button. @param {Meant[]} list */
function byWay(list) {
  /** @type {Map<string, Meant[]>} */
  const groups = new Map();
  for (const action of list) {
    const { verb, cell, other, seat, word, card, cards } = action;
    const name = JSON.stringify([verb, cell, other, seat, word, action.tile && verb !== 'place' ? '' : card, cards]);
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return [...groups.values()];
}

/** @param {Meant[]} ways @returns {Proposal} */
function propose(ways) {
  const natural = ways.find((way) => way.tile === way.card) ?? ways[0];
  const other = ways.find((way) => way !== natural);
  const action = held.value && other ? other : natural;
  const cell = action.cell ?? (action.tile ? view.value?.window.cells?.[0] : undefined);
  return { action, ways, cell, seat: action.seat };
}

/** @param {Meant[]} list @param {Points} at */
function cellsOf(list, at) {
  const wide = list.filter((action) => matches(action, { ...at, cell: undefined, other: undefined }));
  const first = wide.flatMap((action) => [action.cell, action.other]);
  const pairs = at.cell === undefined ? [] : list.filter((action) => action.other !== undefined && matches(action, { ...at, other: undefined }));
  const found = pairs.length > 0 ? pairs.flatMap((action) => [action.cell, action.other]) : first;
  return new Set(/** @type {string[]} */ (found.filter((cell) => cell !== undefined)));
}

/** @param {Meant[]} list @param {Points} at */
function seatsOf(list, at) {
  const wide = list.filter((action) => matches(action, { ...at, seat: undefined, word: undefined }));
  return new Set(/** @type {number[]} */ (wide.map((action) => action.seat).filter((seat) => seat !== undefined)));
}

/** @param {Points} at @returns {Choice} */
function chosen(at) {
  const open = (asked.value || ahead.value) && !sending.value;
  // A question that no card answers does not wait until lifted cards are put back.
  const up = offers.value.some((action) => needs(action).length > 0) || !open ? keys.value : [];
  const all = open ? pool(up) : [];
  const pass = (!ahead.value && at.front === undefined && all.find((action) => action.verb === 'pass' && same(needs(action), up))) || null;
  const list = all.filter((action) => (at.verb ? action.verb === at.verb : action.verb !== 'pass' && !lists('modes', action.verb)));
  const ready = byWay(list.filter((action) => matches(action, at) && complete(action, at, up)));
  const sure = ready.length === 1 && (isPointed(at) || (up.length > 0 && !ready[0][0].front) || ready[0].length > 1);
  return {
    cells: cellsOf(list, at),
    seats: seatsOf(list, at),
    fronts: new Set(open ? offers.value.flatMap((action) => (action.front && within(up, needs(action)) ? [action.front] : [])) : []),
    proposal: sure ? propose(ready[0]) : null,
    buttons: sure ? [] : ready.map((ways) => ways[0]),
    pass,
    modes: [...new Set(all.flatMap(({ verb }) => (lists('modes', verb) ? [verb] : [])))],
    more: up.length > 0 && all.some((action) => needs(action).length > up.length),
  };
}

/** @param {Points} at */
const isPointed = (at) => at.cell !== undefined || at.seat !== undefined || at.word !== undefined || at.front !== undefined;

/** What can be done with the cards lifted so far. */
export const choice = computed(() => chosen(points.value));

/** A cell that the mouse rests on, or that a dragged card has snapped to. */
export const hovered = signal(/** @type {string | null} */ (null));

/** What is drawn as a ghost: what is proposed, or would be at the cell under the pointer. @type {import('@preact/signals').ReadonlySignal<Proposal | null>} */
export const preview = computed(() => {
  const { cells, proposal } = choice.value;
  const cell = hovered.value;
  if (cell === null || !cells.has(cell) || points.value.cell !== undefined) return proposal;
  return chosen({ ...points.value, cell }).proposal ?? proposal;
});

/** The player has been asked whether the lifted cards are really to be discarded. */
export const discarding = signal(false);
effect(() => {
  // Another card, another aim, another turn: the question is off.
  void [picked.value, points.value, choice.value.pass?.do];
  discarding.value = false;
});

/** Discards the lifted cards, after asking once: no card is lost by one tap. Where none is lifted, it is only a "no". */
export function discard() {
  const { pass } = choice.value;
  if (!pass) return;
  if (discarding.value || quick.value || picked.value.length === 0) void perform(pass);
  else discarding.value = true;
}

/** Cards that can do something else than be put down. */
export const playable = computed(() => {
  const able = asked.value ? offers.value.filter((action) => action.verb !== 'pass' && !lists('modes', action.verb) && !action.front) : [];
  return new Set(able.flatMap(needs));
});

/** Lifts a card, or puts it back. @param {string} id @param {boolean} [adding] */
export function pick(id, adding = many.value) {
  const up = picked.value;
  const { front } = points.value;
  const next = up.includes(id) ? up.filter((other) => other !== id) : adding ? [...up, id] : [id];
  why.value = null;
  if (asked.value && next.length > 1 && !offers.value.some((action) => within(next.map(keyOf), needs(action)))) {
    const verb = (front && offers.value.find((action) => action.front)?.verb) || 'pass';
    void askCheck([verb, ...next.map(keyOf), front].filter(Boolean).join(' '));
    return;
  }
  points.value = front ? { front } : {};
  picked.value = next;
  if (adding) many.value = true;
  else held.value = false;
}

/** Points at a card in front of me, before or after the cards that are put down for it. @param {string} card */
export function pointAtFront(card) {
  const { fronts, proposal } = choice.value;
  if (proposal?.action.front === card) void confirm();
  else if (points.value.front === card) takeBack();
  else if (fronts.has(card)) {
    why.value = null;
    many.value = true;
    points.value = { front: card };
  } else return false;
  return true;
}

/** Begins or ends a deed that any card can do. @param {string} verb */
export function toggleMode(verb) {
  why.value = null;
  points.value = points.value.verb === verb ? {} : { verb };
}

/** Points at a cell; a second time means it. @param {string} cell @returns {boolean} whether it was a target */
export function pointAt(cell) {
  const { cells, proposal } = choice.value;
  if (proposal?.cell === cell) {
    void confirm();
    return true;
  }
  if (!cells.has(cell)) return false;
  why.value = null;
  const first = points.value.cell;
  const pair = first !== undefined && first !== cell && offers.value.some((action) => action.other !== undefined && matches(action, { cell: first, other: cell }));
  points.value = pair ? { ...points.value, other: cell } : { ...points.value, cell, other: undefined };
  return true;
}

/** Points at a player; a second time means it. @param {number} seat */
export function pointAtSeat(seat) {
  const { seats, proposal } = choice.value;
  if (proposal && proposal.seat === seat) {
    void confirm();
    return true;
  }
  if (!seats.has(seat)) return false;
  why.value = null;
  points.value = { ...points.value, seat, word: undefined };
  return true;
}

/** Turns the card round, in hand or as it will lie. */
export function turnRound() {
  held.value = !held.value;
}

/** A tap on the ghost turns it, and never lays it. */
export function tapGhost() {
  if ((choice.value.proposal?.ways.length ?? 0) > 1) turnRound();
  else why.value = { text: t('table-only-way') };
}

/** Whoever wants to play with one tap does what has just been proposed, unless the card could still be turned. */
export function atOnce() {
  const { proposal } = choice.value;
  if (quick.value && proposal?.ways.length === 1) void confirm();
}

/** How a lifted card lies now: as the ghost does, else as it is held. @param {string} key */
export function tileOf(key) {
  const tile = preview.value?.action.card === key ? preview.value.action.tile : undefined;
  if (tile) return tile;
  if (!held.value || !isPath(key)) return key;
  return offers.value.find((action) => action.card === key && action.tile && action.tile !== key)?.tile ?? key;
}

/** Does what is proposed, or plans it. */
export async function confirm() {
  const { proposal } = choice.value;
  if (proposal && ahead.value) plan(proposal.action.do);
  else if (proposal) await perform(proposal.action);
}

/** @param {Meant} action */
export async function perform(action) {
  if (sending.value) return;
  sending.value = true;
  try {
    const answer = await act(action.do);
    if (answer.t === 'done') takeBack();
    else why.value = reasonOf(answer);
  } finally {
    sending.value = false;
  }
}

/** @param {Exclude<Answer, { t: 'done' }>} answer @returns {import('./state.js').Refusal} */
export function reasonOf(answer) {
  if (answer.t === 'error') return { text: t(`error-${answer.code}`, { detail: answer.detail }) };
  const text = maybe(`reason-${answer.reason}`, { detail: answer.detail }) ?? answer.detail;
  return { text, rule: answer.rule, reason: answer.reason };
}

/** Path cards are written by their sides. @param {string} key */
export const isPath = (key) => /^[NSEW|]+(:\w+)?$/.test(key);

/** Asks the table why the lifted card cannot go there. @param {string} target a cell, or a player as p1 */
export async function askWhy(target) {
  const key = keys.value[0];
  if (!key) return;
  const verb = isPath(key) && target.includes(',') ? 'place' : 'play';
  const tool = /^repair-\w+-/.test(key) && !target.includes(',') ? ` ${key.split('-')[1]}` : '';
  await askCheck(`${verb} ${key} ${target}${tool}`, `${verb} ${key}`);
}

/** Asks the table why something cannot be done; a card that is aimed at nobody is asked about without an aim. @param {string} action @param {string} [plain] */
async function askCheck(action, plain) {
  const answer = await send({ t: 'check', action });
  if (plain && answer.t === 'refused' && answer.reason === 'malformed') return void (await askCheck(plain));
  // A lifted card that fits the other way round only gets here when the server and the list disagree.
  if (answer.t !== 'done') why.value = reasonOf(answer);
}
