// Moves that were only thought of, and beliefs, in words: for "Why?" in replays and for hints.
import { maybe, t } from '../i18n.js';
import { isMe, nameOf } from './state.js';
import { cardMark, list, PLACE } from './words.js';

/** What a move amounts to, by the bots' own words for it. @type {Record<string, string>} */
export const TIPS = {
  ahead: 'ahead', nearer: 'nearer', aside: 'aside', back: 'back', 'dead end in the way': 'block', 'dead end aside': 'spare', 'rockfall that helps': 'clear', 'rockfall aside': 'aside', 'rockfall that harms': 'tear',
  'break suspect': 'hit-suspect', 'break friend': 'hit', 'break stranger': 'hit', 'repair suspect': 'help', 'repair friend': 'help-friend', 'repair stranger': 'help', 'repair self': 'dig', map: 'look', pass: 'drop',
};

/** How surely somebody is a saboteur, as a word. @param {number} chance */
export const levelOf = (chance) => (chance > 0.85 ? 'sure' : chance > 0.6 ? 'suspect' : chance > 0.35 ? 'open' : chance > 0.1 ? 'trust' : 'friend');

/** The first place in an action. @param {string} text as records write it */
export const placeIn = (text) => /-?\d+,-?\d+/.exec(text)?.[0];

/** An action in words. @param {string} text as records write it */
export function actionWords(text) {
  const [verb, ...rest] = text.split(' ');
  const seat = rest.map((word) => /^p(\d+)$/.exec(word)?.[1]).find(Boolean);
  const place = rest.some((word) => /^-?\d+,-?\d+$/.test(word));
  const card = rest[0] ? cardMark(rest[0]) : '';
  if (verb === 'pass') return t('why-do-pass', { cards: list(rest.map(cardMark)) });
  const ending = verb === 'play' ? (seat && !isMe(Number(seat) - 1) ? '-seat' : place ? '-place' : '') : '';
  return maybe(`why-do-${verb}${ending}`, { card, place: PLACE, who: seat ? nameOf(Number(seat) - 1) : '' }) ?? t('why-do-other');
}
