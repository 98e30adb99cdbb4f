// The tunnel party: whoever comes first has all dwarves dealt again.
import { backMarkup, dwarfMarkup, fly, inner, once, plate, play, site, spotOf, t, you } from 'saboteur/table';

/** @import { GameEvent, Part, Piece, View } from 'saboteur/table' */

/** @param {View} view @returns {Record<string, Piece>} */
function pieces({ ext: { party: room } }) {
  if (!room) return {};
  const words = [t('module-party'), room.reached && t('piece-reached')].filter(Boolean).join(', ');
  return { [room.cell]: { draw: (lit) => once(`party ${lit}`, () => site(room.card, Boolean(lit), inner('party-room'))), words, what: 'piece-party', tile: room.card } };
}

/** All dwarves are gathered and come back. @param {GameEvent} event @param {View} before */
async function dealtAgain(event, before) {
  const seats = Array.from({ length: before.players }, (_, seat) => seat);
  const middle = spotOf('.mine', 50);
  play('paper');
  await Promise.all(seats.map((seat) => fly(backMarkup('dwarf'), plate(seat), middle, { delay: seat * 40 })));
  const mine = (/** @type {number} */ seat) => (seat === you.peek() && event.dwarf ? dwarfMarkup(event.dwarf) : backMarkup('dwarf'));
  await Promise.all(seats.map((seat) => fly(mine(seat), middle, plate(seat), { delay: seat * 40 })));
}

/** @type {Part} */
export const part = { pieces, events: { 'dealt-again': { show: dealtAgain } } };
