// The costume department: the first one here changes dwarves.
import { backMarkup, dwarfMarkup, dwarfName, fly, inner, kindled, once, plate, play, site, spotOfCell, t, upright } from 'saboteur/table';

/** @import { GameEvent, Part, Piece, View } from 'saboteur/table' */

/** @param {View} view @returns {Record<string, Piece>} */
function pieces(view) {
  const room = view.ext.costume;
  if (!room) return {};
  // The dwarf that the first one here will take, if I know it.
  const known = room.reached ? null : (view.spare.at(-1) ?? null);
  const words = [t('module-costume'), room.reached && t('piece-reached'), known && t('piece-spare', { dwarf: dwarfName(known) })].filter(Boolean).join(', ');
  return { [room.cell]: { draw: (lit) => once(`costume ${lit}`, () => site(room.card, Boolean(lit), inner('costume-room'))), words, what: 'piece-costume', tile: room.card, known: known ? upright(dwarfMarkup(known)) : undefined } };
}

/** @param {GameEvent} event */
async function changed(event) {
  play('paper');
  const room = spotOfCell(kindled.peek());
  await fly(backMarkup('dwarf'), plate(event.seat), room);
  await fly(event.dwarf ? dwarfMarkup(event.dwarf) : backMarkup('dwarf'), room, plate(event.seat));
}

/** @type {Part} */
export const part = { pieces, events: { 'costume-changed': { show: changed, ending: (event) => (event.dwarf ? '-dwarf' : '') } } };
