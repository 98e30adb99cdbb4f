// A detour takes up the path card that was laid last.
import { cardMarkup, fly, kindled, plate, play, shown, spotOfCell } from 'saboteur/table';

/** @import { EventOf, Part } from 'saboteur/table' */

/** @param {EventOf<'lifted'>} event */
async function lifted(event) {
  kindled.value = event.cell;
  play('wood');
  await fly(cardMarkup(event.card), spotOfCell(event.cell), plate(event.seat));
}

/** @type {Part} */
export const part = {
  about: (keys) => (keys[0] === 'detour' ? (shown.value?.laid.slice(-1) ?? []) : []),
  events: { lifted: { show: lifted, tells: true, removes: true } },
  reasons: ['nothing-laid'],
};
