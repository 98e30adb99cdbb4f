// Somebody takes long: a nudge for them, and what was done for me when my own time ran out.
import { useEffect, useState } from 'preact/hooks';
import { effect } from '@preact/signals';
import { order } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { game, own, table, you } from '../net.js';
import { Button, say, toast } from '../ui.js';
import { lists } from './parts.js';
import { play } from './sound.js';
import { asked, isMe, nameOf, picked, shown } from './state.js';
import { cardName } from './words.js';

/** The server takes a nudge once somebody has been awaited for so long, in milliseconds. */
const SOONEST = 15_500;

/** The person everyone is waiting for, if they are at the table. */
function awaited() {
  const window = shown.value?.window;
  if (!window || lists('quiet', window.kind) || shown.value?.over) return undefined;
  return window.seats.find((seat) => {
    const person = table.value?.seats[seat];
    return person && !person.bot && !person.held && person.here && !isMe(seat);
  });
}

/** Who was nudged; nothing if nobody was. */
export function nudgeWords() {
  const nudged = table.value?.nudged ?? null;
  if (nudged === null || you.value === null) return '';
  return isMe(nudged) ? t('table-nudged-you') : t('table-nudged', { who: nameOf(nudged) });
}

/** A button to nudge whoever is awaited. */
export function Awaited() {
  const seat = awaited();
  const question = `${game.value?.k}/${game.value?.n}`;
  const [long, setLong] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLong(question), SOONEST);
    return () => clearTimeout(timer);
  }, [question]);
  if (you.value === null || picked.value.length > 0) return null;
  if (nudgeWords() || seat === undefined || long !== question) return null;
  return html`<${Button} class="do" onClick=${() => order({ t: 'nudge', seat })}>${t('table-nudge', { who: nameOf(seat) })}<//>`;
}

/** Which card went when my time ran out. */
export function Late() {
  const late = own.value.late;
  if (!late) return null;
  const [, ...cards] = late.split(' ');
  return html`<p class="hint refused" role="status">${t(late.startsWith('pass ') ? 'table-late-cards' : 'table-late', { cards: cards.map(cardName).join(', ') })}</p>`;
}

/** Calls me when the others have nudged me; returns what ends it. */
export function startNudges() {
  let last = /** @type {number | null} */ (null);
  return effect(() => {
    const nudged = table.value?.nudged ?? null;
    if (nudged !== null && last === null && isMe(nudged) && asked.peek()) {
      play('horn');
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 80, 60]);
      toast(t('table-nudged-you'));
    } else if (nudged !== null && last === null) {
      say(t('table-nudged', { who: nameOf(nudged) }));
    }
    last = nudged;
  });
}
