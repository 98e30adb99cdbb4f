// Claims in the reader's own words.
import { maybe } from '../i18n.js';
import { nameOf } from '../table/state.js';
/** @param {{ kind: string, about?: number, cell?: string, word?: string }} claim */
export function saidText({ kind, about, cell, word }) {
  const args = { whom: about === undefined ? '' : nameOf(about), goal: cell ?? '', word: word ?? '' };
  return maybe(`claim-${kind}-${word}`, args) ?? maybe(`claim-${kind}`, args) ?? [kind, args.whom, args.word].filter(Boolean).join(' · ');
}
