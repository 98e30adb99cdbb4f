// Cards, cells, events and actions in the reader's words.
import { lang, maybe, t } from '../i18n.js';
import { log } from '../net.js';
import { kindOf } from '../places.js';
import { isPath } from './choose.js';
import { happenings, answers } from './parts.js';
import { isMe, nameOf } from './state.js';
import { goalNumber, placeThen } from './where.js';

/** @import { EventOf, GameEvent, LegalAction } from '../protocol.js' */

/** @param {string[]} parts @param {'conjunction' | 'disjunction' | 'unit'} [type] */
export const list = (parts, type = 'conjunction') => new Intl.ListFormat(lang.value, { type }).format(parts);

/** @param {number[]} seats */
export const names = (seats) => list(seats.map(nameOf));

/** @param {string} sides */
export const sidesWords = (sides) => list([...sides].map((side) => t(`side-${side}`)));

/** Where a path card leads. @param {string} shape */
export function wayWords(shape) {
  if (shape.length === 4 && !shape.includes('|')) return t('path-cross');
  return list(shape.split('|').map((way) => t(way.length > 1 ? 'path-tunnel' : 'path-dead-end', { sides: sidesWords(way) })), 'unit');
}

/** A card's full name; a path card is told by its tunnels. @param {string} key */
export function cardName(key) {
  if (key === '?') return t('card-hidden');
  if (!isPath(key)) return maybe(`card-${key}`) ?? key;
  const [shape, mark] = key.split(':');
  const tunnels = wayWords(shape);
  return mark ? t('path-card-marked', { tunnels, mark: t(`mark-${mark}`) }) : t('path-card', { tunnels });
}

/** @param {string} cell @returns {[number, number]} */
export const xy = (cell) => /** @type {[number, number]} */ (cell.split(',').map(Number));

/** A card's name beside its picture, which shows where its tunnels lead. @param {string} key */
export function shortName(key) {
  if (!isPath(key)) return cardName(key);
  const mark = key.split(':')[1];
  const kind = t('path-kind', { card: kindOf(key) });
  return mark ? list([kind, t(`mark-${mark}`)], 'unit') : kind;
}

/** @param {number} n with a real minus */
export const signed = (n) => (n < 0 ? `−${-n}` : String(n));

/** @param {string} text with a capital at its beginning */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** @param {string} key */
export const goalName = (key) => maybe(`goal-${key}`) ?? key;
/** @param {string | null} key */
export const dwarfName = (key) => (key ? maybe(`dwarf-${key}`) ?? key : t('table-dwarf-hidden'));

/** The tool of a broken or repairing card. @param {string} card */
export const toolOf = (card) => card.split('-').slice(1).join('-');

/** What an action does, as the text of its button. @param {LegalAction} action */
export function actionText(action) {
  const args = {
    verb: action.verb,
    word: action.word ? (maybe(`word-${action.word}`) ?? maybe(`tool-${action.word}`) ?? maybe(`card-${action.word}`) ?? action.word) : '',
    card: action.card ? cardName(action.card) : action.cards ? list(action.cards.map(cardName)) : '',
    who: action.seat === undefined ? '' : isMe(action.seat) ? t('table-you') : nameOf(action.seat),
    count: action.cards?.length ?? 1,
  };
  const parts = [action.word && 'word', action.seat !== undefined && 'seat'].filter(Boolean).join('-');
  const own = isMe(action.seat) ? maybe(`do-${action.verb}-${parts}-own`, args) : null;
  return own ?? maybe(`do-${action.verb}-${action.word}`, args) ?? maybe(`do-${action.verb}-${parts}`, args) ?? maybe(`do-${action.verb}`, args) ?? actionFallback(action.verb, args);
}

/** Words for verbs of modules that have no text of their own yet. @param {string} verb @param {Record<string, string | number>} args */
function actionFallback(verb, args) {
  const rest = [args.word, args.card, args.who].filter(Boolean).join(' · ');
  const name = verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('-', ' ');
  return rest ? `${name}: ${rest}` : name;
}

/** Where a place stands in a line: it becomes a link there. */
export const PLACE = '\u0001';
/** Around the key of a card in a line: it becomes a picture with its name. */
const CARD = '\u0002';
const PARTS = /(\u0001|\u0002[^\u0002]*\u0002)/;

/** @param {string} key */
export const cardMark = (key) => CARD + key + CARD;

/** A line of the log in parts: words, a place, or a card. @param {string} line @returns {{ text?: string, place?: true, card?: string }[]} */
export const lineParts = (line) => line.split(PARTS).filter(Boolean).map((part) => (part === PLACE ? { place: true } : part.startsWith(CARD) ? { card: part.slice(1, -1) } : { text: part }));

/** @param {GameEvent} event */
function facts(event) {
  const { seat, target, card, cards, goal, gold, count, round, cell, action, dwarf } = event;
  const played = typeof action === 'string' ? action.split(' ')[1] : card;
  return {
    who: nameOf(seat),
    whom: target == null ? '' : nameOf(target),
    dwarf: dwarf ? dwarfName(dwarf) : '',
    tool: typeof card === 'string' ? toolOf(card) : '',
    card: typeof played === 'string' ? cardMark(played) : '',
    cards: Array.isArray(cards) ? list(cards.map(cardMark)) : '',
    goal: goal ? goalName(goal) : '',
    gold: gold ?? 0,
    count: count ?? (typeof cards === 'number' ? cards : 1),
    round: round ?? 0,
    place: cell ? PLACE : '',
    number: cell ? goalNumber(cell, event) : 0,
    ...Object.assign({}, ...answers((part) => part.facts?.(event))),
  };
}

/** Endings of the text that tells an event, the best first. @param {GameEvent} event */
function endings(event) {
  const mine = isMe(event.seat);
  if (event.kind === 'game-over') return gameOverEndings(event);
  if (event.target === null) return mine ? ['-none-you'] : ['-none'];
  if (event.target !== undefined) return targetEndings(event, mine);
  const more = event.kind === 'passed' && event.count === 0 ? '-none' : extra(event);
  return mine ? [`${more}-you`, '-you', more, ''] : [more, ''];
}

/** @param {GameEvent} event @param {boolean} mine */
function targetEndings(event, mine) {
  const self = event.target === event.seat;
  if (mine) return self ? ['-you-self', '-you'] : ['-you'];
  if (isMe(event.target)) return ['-at-you', ''];
  return [self && '-self', event.dwarf && '-dwarf', ''].filter((ending) => typeof ending === 'string');
}

/** @param {EventOf<'game-over'>} event */
function gameOverEndings(event) {
  const mine = event.winners.some(isMe);
  const shared = event.winners.length > 1 ? '-shared' : '';
  return [shared + (mine ? '-you' : ''), shared, ''];
}

/** What an event tells beyond its bare kind. @param {GameEvent} event */
function extra(event) {
  if (event.kind === 'played' && event.action.startsWith('place')) return '-path';
  if (event.kind === 'paid' && event.gold === undefined) return '-unseen';
  if (event.kind === 'took' && event.gold !== undefined) return '-gold';
  if (event.kind === 'looked' && event.goal) return '-goal';
  if ((event.kind === 'drew' || event.kind === 'kept') && event.card) return '-card';
  if (event.kind === 'passed' && event.cards) return '-cards';
  return happenings(event.kind).map(({ ending }) => ending?.(event)).find(Boolean) ?? '';
}

/** How a round was won: nobody may be a saboteur where the treasure stays hidden. @param {EventOf<'round-ended'>} ended */
export function wonWords(ended) {
  const { side, winners } = ended;
  const past = log.value.slice(0, log.value.findLastIndex((event) => event.kind === 'round-ended' && event.round === ended.round));
  const [how = side === 'saboteurs' && winners.length === 0 ? 'nobody' : side] = answers((part) => part.won?.(ended, past));
  return maybe(`round-won-${how}`) ?? '';
}

/** An event as a line of the log, null when there is nothing to tell. @param {GameEvent} event @returns {string | null} */
export function eventLine(event) {
  const args = event.kind === 'game-over' ? overFacts(event) : facts(event);
  for (const ending of endings(event)) {
    const text = maybe(`event-${event.kind}${ending}`, args);
    if (text !== null) return event.kind === 'round-ended' ? `${text} ${wonWords(event)}` : text;
  }
  return null;
}

/** @param {EventOf<'game-over'>} event */
function overFacts(event) {
  const others = event.winners.filter((seat) => !isMe(seat));
  const many = event.winners.length > 1;
  return { who: nameOf(event.winners[0]), names: names(many && others.length < event.winners.length ? others : event.winners), gold: Math.max(...event.gold) };
}

const UNTOLD = new Set(['turn', 'asked', 'answered', 'discarded', 'remembered']);
const TELLING = new Set(['placed', 'broke', 'repaired', 'looked', 'collapsed', 'inspected', 'swapped-hands', 'searched']);

/** Whether an event gets a line: what the next line tells anyway, and what is plain to see, does not. @param {GameEvent[]} events @param {number} at */
export function isTold(events, at) {
  const event = events[at];
  if (UNTOLD.has(event.kind) || happenings(event.kind).some(({ untold }) => untold)) return false;
  if (event.kind === 'drew' || event.kind === 'spent') return isMe(event.seat);
  if (event.kind !== 'played') return true;
  // A card that waits for an answer is told while it waits.
  const next = events.slice(at + 1, at + 4).find(({ kind }) => kind !== 'asked' && kind !== 'answered');
  return !(next && (TELLING.has(next.kind) || happenings(next.kind).some(({ tells }) => tells)));
}

/** An event for those who listen: which card was laid, and where. @param {GameEvent} event */
export function heardLine(event) {
  if (event.kind !== 'placed') return spoken(eventLine(event) ?? '', event, cardName);
  return t(isMe(event.seat) ? 'heard-placed-you' : 'heard-placed', { who: nameOf(event.seat), card: cardName(event.card), place: placeThen(event, event.cell) });
}

/** A line of the log as plain words. @param {string} line @param {GameEvent} event @param {(card: string) => string} [named] */
export const spoken = (line, event, named = shortName) => lineParts(line).map(({ text, card }) => text ?? (card === undefined ? placeThen(event, event.cell) : named(card))).join('');
