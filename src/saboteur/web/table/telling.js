// Says what happens to those who listen: a round of bots in one message, then how far the tunnel has come, then what is asked.
import { effect } from '@preact/signals';
import { t } from '../i18n.js';
import { game, log, table, view, ways } from '../net.js';
import { listening } from '../prefs.js';
import { say } from '../ui.js';
import { choice } from './choose.js';
import { questionWords } from './plates.js';
import { asked, nameOf, sending } from './state.js';
import { placeWords } from './where.js';
import { actionText, cardName, heardLine, isTold, sentence } from './words.js';

/** More than this at once is a story, not news. */
const MOST = 8;
/** What belongs together comes within so many milliseconds. */
const SOON = 150;
/** Bots' moves are gathered until a person is asked, but no longer than this. */
const LONGEST = 6000;

/** Only bots are asked now, and they do not wait for a listener. */
function isBotsTurn() {
  const seats = view.peek()?.window.seats ?? [];
  return !listening.peek() && !view.peek()?.over && seats.length > 0 && seats.every((seat) => table.peek()?.seats[seat]?.bot || table.peek()?.seats[seat]?.held);
}

/** How near the tunnel has come to a goal, as the server counts it. */
export function waysWords() {
  const known = ways.peek().flatMap((way, at) => (way === null ? [] : [{ way, goal: at + 1 }]));
  const best = known.sort((a, b) => a.way - b.way)[0];
  return best ? t(best.way === 0 ? 'heard-reached' : 'heard-ways', { count: best.way, goal: best.goal }) : '';
}

/** What happened from one line of the log on. @param {number} since */
export const linesSince = (since) => log.peek().flatMap((event, at, all) => (at >= since && isTold(all, at) ? [heardLine(event)] : [])).filter(Boolean);

/** Begins to say what happens; returns what ends it. */
export function startTelling() {
  let told = log.peek().length;
  let k = game.peek()?.k;
  let near = waysWords();
  let question = '';
  /** When something that was not told happened. */
  let since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const flush = () => {
    since = 0;
    const lines = linesSince(told);
    const now = asked.peek() ? `${game.peek()?.k}/${game.peek()?.n}` : '';
    const shift = waysWords();
    const said = lines.length > MOST ? [t('heard-many', { count: lines.length })] : lines;
    if (shift && shift !== near) said.push(shift);
    if (now && now !== question) said.push(`${questionWords()}.`);
    [told, near, question] = [log.peek().length, shift, now];
    if (said.length > 0 && view.peek()) say(said.join(' '));
  };
  const stop = effect(() => {
    const now = log.value;
    // A fresh log (a new game, a reload) is not news.
    if (now.length < told || game.value?.k !== k) [told, near] = [now.length, waysWords()];
    k = game.value?.k;
    clearTimeout(timer);
    if (now.length === told && !asked.value) return;
    since ||= performance.now();
    timer = setTimeout(flush, asked.value || !isBotsTurn() ? SOON : Math.max(0, since + LONGEST - performance.now()));
  });
  const ends = [stop, startProposing()];
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
  };
}

/** Says what would be done and waits for the last word, whenever that changes. */
function startProposing() {
  let last = '';
  return effect(() => {
    const now = sending.value ? null : choice.value.proposal;
    if (now && now.action.do !== last) say(proposalWords(now));
    last = now?.action.do ?? '';
  });
}

/** @param {import('./choose.js').Proposal} proposal */
function proposalWords({ action, cell, seat }) {
  const card = action.tile ?? action.card;
  if (cell && card) return `${sentence(placeWords(cell))}: ${t('table-again', { card: cardName(card) })}`;
  return [seat !== undefined && nameOf(seat), actionText(action), t('table-again-plain')].filter(Boolean).join(', ');
}
