// Tea at the table: the cup goes to the guest, and stands by their name until they get up.
import { cardMarkup, fly, plate, play, shown, source, t } from 'saboteur/table';

/** @import { EventOf, Part } from 'saboteur/table' */

const CUP = 'M4 9h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10h1.5a2.5 2.5 0 0 1 0 5H17M8 3v3M13 3v3';

/** @param {EventOf<'tea-poured'>} event */
async function poured(event) {
  play('paper');
  await fly(cardMarkup('tea'), source(event.seat, 'tea'), plate(event.target), { fade: true });
}

/** @type {Part} */
export const part = {
  aimed: ['tea'],
  mark: (seat) => (shown.value?.ext.tea?.includes(seat) ? { name: 'tea', sign: CUP, words: t('tea-sits') } : null),
  events: { 'tea-poured': { show: poured, tells: true } },
};
