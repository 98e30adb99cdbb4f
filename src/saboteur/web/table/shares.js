// Why somebody is paid at the end of a round, as the event says it.
import { maybe } from '../i18n.js';
import { explanations } from './parts.js';
import { signed } from './words.js';

/** @import { Share } from '../protocol.js' */

await explanations();

/** A seat's reasons, one after the other. @param {Share[]} shares @param {number} seat @returns {string[]} */
export const reasonsOf = (shares, seat) => shares.filter((share) => share.seat === seat)
  .map(({ why, gold, number, among }) => maybe(`share-${why}`, { gold: signed(gold ?? 0), number, among }) ?? '');
