// What this device meets for the first time: one line a turn, until it has been met.
import { computed, effect } from '@preact/signals';
import { maybe, t } from '../i18n.js';
import { kept } from '../prefs.js';
import { isPath } from './choose.js';
import { pieces } from './parts.js';
import { asked, hand, shown } from './state.js';
import { cardName, shortName } from './words.js';

/** Whether new things are explained. */
export const hints = kept('hints', true);
const met = kept('met', /** @type {string[]} */ ([]));

/** @param {string[]} tiles */
const marksOf = (tiles) => tiles.map((tile) => tile.split(':')[1]).filter(Boolean).map((mark) => `mark-${mark}`);

/** Everything in sight that has a name, the most urgent first. */
function inSight() {
  const view = shown.value;
  if (!view) return [];
  const cards = hand.value.map(({ key }) => key);
  return [
    ...view.front.flat().map((card) => `card-${card}`),
    ...Object.values(pieces.value).map(({ what }) => what ?? ''),
    ...marksOf(Object.values(view.grid)),
    ...marksOf(cards),
    ...cards.filter((key) => !isPath(key)).map((key) => `card-${key}`),
  ];
}

/** The next thing that has not been met and can be said in a line. */
const fresh = computed(() => (hints.value && asked.value && shown.value?.window.kind === 'turn' ? inSight().find((thing) => thing && !met.value.includes(thing) && maybe(`${thing}-about`)) : undefined));

/** A line about it; null if all is known. */
export const introduction = computed(() => {
  const thing = fresh.value;
  if (!thing) return null;
  // A piece may be called by the card it is.
  const tile = Object.values(pieces.value).find(({ what }) => what === thing)?.tile;
  const what = thing.startsWith('card-') ? cardName(thing.slice(5)) : t(thing, tile ? { card: shortName(tile) } : {});
  return t('table-first', { what, about: t(`${thing}-about`) });
});

/** What was introduced in a turn is known when it is over; returns what ends it. */
export function startMeeting() {
  let last = /** @type {string | undefined} */ (undefined);
  return effect(() => {
    const thing = fresh.value;
    if (!asked.value && last && !met.peek().includes(last)) met.value = [...met.peek(), last];
    last = asked.value ? (last ?? thing) : undefined;
  });
}
