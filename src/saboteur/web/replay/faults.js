// What is wrong with a record, in the reader's words.
import { maybe, t } from '../i18n.js';

/** @import { Fault } from '../protocol.js' */

/** @param {Fault} fault */
export function faultText({ reason, why = '', ...facts }) {
  const known = Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact !== 'object'));
  return t(`record-${reason}`, { ...known, why: maybe(`reason-${why}`) ?? why });
}
