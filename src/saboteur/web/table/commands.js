// What one can ask for by a key and have read out: what happened, the hand, open ends, goals, players, the time, the question.
import { more, t } from '../i18n.js';
import { log, table, ways, you } from '../net.js';
import { say } from '../ui.js';
import { cursor } from './mine.js';
import { pieces } from './parts.js';
import { plateWords, questionWords } from './plates.js';
import { hand, isMe, nameOf, shown } from './state.js';
import { linesSince, waysWords } from './telling.js';
import { left, timeText } from './time.js';
import { placeWords, sideWords } from './where.js';
import { cardName, goalName, isTold, list, signed, xy } from './words.js';

await more('keys');

/** @type {Record<string, [number, number]>} */
const SIDES = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** What has happened since I last did something. */
function last() {
  const lines = linesSince(log.peek().findLastIndex((event, at, all) => isMe(event.seat) && event.kind !== 'drew' && isTold(all, at)));
  return lines.length > 0 ? lines.join(' ') : t('heard-nothing');
}

function ownHand() {
  return hand.value.length > 0 ? t('heard-hand', { cards: list(hand.value.map(({ key }) => cardName(key))) }) : t('table-hand-empty');
}

/** Where lit tunnels lead into the rock. */
function openEnds() {
  const view = shown.value;
  const lit = /** @type {Record<string, string>} */ (view?.lit ?? {});
  const ends = Object.entries(lit).flatMap(([cell, sides]) => [...sides].map((side) => xy(cell).map((n, i) => n + SIDES[side][i]).join(',')));
  const free = [...new Set(ends)].filter((cell) => cell !== '0,0' && !(cell in (view?.grid ?? {})) && !(cell in (view?.goals ?? {})) && !(cell in pieces.value));
  const nearest = free.sort((a, b) => xy(b)[0] - xy(a)[0] || xy(a)[1] - xy(b)[1]);
  return [nearest.length > 0 ? t('heard-ends', { places: nearest.map((cell) => placeWords(cell)).join('; ') }) : t('heard-no-ends'), waysWords()].filter(Boolean).join(' ');
}

/** Every goal: what is known of it, how far it is, and who has looked. */
function goals() {
  const view = shown.value;
  const looked = /** @type {string[][]} */ (view?.looked ?? []);
  return Object.entries(view?.goals ?? {}).map(([cell, goal], at) => {
    const hidden = cell in (view?.sites ?? {});
    const way = ways.value[at];
    const others = looked.flatMap((cells, seat) => (cells.includes(cell) && seat !== you.value ? [nameOf(seat)] : []));
    const about = [
      goal.card ? `${goalName(goal.card)}${hidden ? ` (${t('table-only-you')})` : ''}` : t('heard-goal-hidden'),
      hidden && ways.value.length > 0 && (way == null ? t('heard-goal-lost') : way === 0 ? t('heard-goal-reached') : t('heard-goal-way', { count: way })),
      others.length > 0 && t('table-looked-by', { names: list(others) }),
    ];
    return t('heard-goal', { goal: at + 1, about: about.filter(Boolean).join(', ') });
  }).join(' ');
}

const players = () => Array.from({ length: shown.value?.players ?? 0 }, (_, seat) => `${plateWords(seat, table.value?.seats[seat] ?? null, false)}.`).join(' ');

function time() {
  const now = left();
  const pile = shown.value?.pile ?? 0;
  return `${[t('table-round-short', { round: shown.value?.round ?? 1 }), t('table-pile', { count: pile }), now === null ? t('heard-no-clock') : t('heard-time', { time: timeText(now) })].join(', ')}.`;
}

/** Column and row of the place where the keyboard is, counted from the start, and to which side: numbers below zero would tell nobody where it is. */
function columnAndRow() {
  const [x, y] = xy(document.activeElement?.getAttribute('data-cell') ?? cursor.value);
  const along = x === 0 ? 'none' : t(x > 0 ? 'place-toward-goals' : 'place-away-goals');
  return t('cell-spoken', { columns: Math.abs(x), along, rows: Math.abs(y), side: y === 0 ? 'none' : (sideWords(y) ?? signed(y)) });
}

/** @type {Record<string, () => string>} */
const COMMANDS = { x: columnAndRow, l: last, h: ownHand, o: openEnds, g: goals, w: players, c: time, a: () => `${questionWords()}.` };

/** @param {string} key reads out what it asks for */
export const read = (key) => say(COMMANDS[key]());
