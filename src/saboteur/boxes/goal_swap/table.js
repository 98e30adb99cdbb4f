// Two goals are taken up and put back; only the one who did it sees where each goes.
import { backMarkup, fly, play, spotOfCell } from 'saboteur/table';

/** @import { EventOf, Part } from 'saboteur/table' */

/** @param {EventOf<'put-back'>} event */
async function putBack(event) {
  const [one, two] = event.cells.map(spotOfCell);
  if (!one || !two) return;
  play('paper');
  const meet = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, w: one.w * 1.15, turn: one.turn };
  const apart = [{ ...meet, x: meet.x - 14 }, { ...meet, x: meet.x + 14 }];
  await Promise.all([fly(backMarkup('goal'), one, apart[0]), fly(backMarkup('goal'), two, apart[1])]);
  const ends = event.exchanged ? [two, one] : [one, two];
  await Promise.all(apart.map((spot, i) => fly(backMarkup('goal'), spot, ends[i])));
}

/** @type {Part} */
export const part = { events: { 'put-back': { show: putBack, ending: (event) => (event.exchanged ? '-swapped' : '') } } };
