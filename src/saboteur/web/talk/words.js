// Claims in the reader's own words.
import { maybe, more, t } from '../i18n.js';
import { called } from '../names.js';
import { table } from '../story.js';
import { isMe, nameOf } from '../table/state.js';
import { goalNumber } from '../table/where.js';

/** @import { Said } from '../protocol.js' */
/** @typedef {{ kind: string, about?: number, cell?: string, word?: string, text?: string, line?: number }} Claim */

await more('talk');

/** A word of a claim: what lies there, or who somebody is. @param {string} word */
export const wordText = (word) => maybe(`claim-word-${word}`) ?? maybe(`goal-${word}`) ?? maybe(`dwarf-${word}`) ?? maybe(`chest-${word}`) ?? word;

/** What was said, as a sentence of its speaker. @param {Claim} claim */
export function saidText({ kind, about, cell, word, text, line }) {
  // Words that were deleted on somebody's wish leave their line behind.
  if (kind === 'chat') return text || t('talk-deleted');
  const args = { whom: about === undefined ? '' : nameOf(about), goal: cell ? goalNumber(cell, line) : 0, word: word ? wordText(word) : '' };
  const you = about !== undefined && isMe(about) ? maybe(`claim-${kind}-you`, args) : null;
  return you ?? maybe(`claim-${kind}-${word}`, args) ?? maybe(`claim-${kind}`, args) ?? [kind, args.whom, args.word].filter(Boolean).join(' · ');
}

/** @param {Said} said */
export const speaker = (said) => (isMe(said.seat) ? t('table-you') : table.value?.seats[said.seat]?.bot ? called(said.name) : said.name);
