// Why cards can do nothing: the server is asked, and what it says of one place is told only if it holds everywhere.
import { effect, signal, untracked } from '@preact/signals';
import { legal, send, you } from '../net.js';
import { t } from '../i18n.js';
import { isPath, reasonOf } from './choose.js';
import { lists } from './parts.js';
import { asked, hand, shown } from './state.js';

/** @import { Refusal } from './state.js' */

/** Reasons that hold wherever the card is aimed; others only tell of the one place that was asked about. */
const TELLING = new Set(['tool-broken', 'wrong-moment', 'not-your-turn']);

/** Any cell beside the start card does for the question. */
function emptyCell() {
  const free = ['1,0', '0,1', '0,-1', '-1,0'].find((cell) => !(cell in (shown.value?.grid ?? {})));
  return free ?? '0,1';
}

/** @param {string} action @returns {Promise<Refusal | null>} */
async function refusal(action) {
  const answer = await send({ t: 'check', action });
  return answer.t === 'done' ? null : reasonOf(answer);
}

/** Why a card in hand can do nothing at all. @param {string} key @returns {Promise<Refusal>} */
export async function whyIdle(key) {
  const tool = /^repair-\w+-/.test(key) ? ` ${key.split('-')[1]}` : '';
  const aimed = isPath(key) ? `place ${key} ${emptyCell()}` : `play ${key} p${(you.value ?? 0) + 1}${tool}`;
  let said = await refusal(aimed);
  // A card that is aimed at nobody is asked about without an aim.
  if (said?.reason === 'malformed') said = await refusal(`play ${key}`);
  if (said && (TELLING.has(said.reason ?? '') || lists('reasons', said.reason ?? ''))) return said;
  return { text: t(isPath(key) ? 'table-no-place' : 'table-no-target') };
}

/** Why I cannot dig on my turn although I hold path cards; null as long as I can, or nobody keeps me from it. */
export const hindrance = signal(/** @type {Refusal | null} */ (null));

/** Asks once a turn; returns what ends it. Not in lessons, where asking counts as an attempt. */
export function startHindrance() {
  let turn = 0;
  return effect(() => {
    const mine = ++turn;
    const card = hand.value.find(({ key }) => isPath(key))?.key;
    hindrance.value = null;
    if (!asked.value || shown.value?.window.kind !== 'turn' || !card || legal.value.some(({ verb }) => verb === 'place')) return;
    // What sending looks at is no reason to ask again.
    void untracked(() => whyIdle(card)).then((why) => {
      if (mine === turn && why.reason) hindrance.value = why;
    });
  });
}
