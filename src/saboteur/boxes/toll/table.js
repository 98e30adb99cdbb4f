// Miners in the mine, the toll they ask for, and who pays it.
import { Announced, cardMarkup, coin, drawing, Fact, fly, goldMarkup, handOf, html, isMe, nameOf, once, plate, play, shake, shown, spotOfCell, t, table, you } from 'saboteur/table';

/** @import { EventOf, Part, Piece, View } from 'saboteur/table' */

const MINER = 'M8 8a4 4 0 0 1 8 0M5 8.5h14M9 9v2a3 3 0 0 0 6 0v-2M6 20q0-5 6-5t6 5';
/** Coats by the portrait of the player who set the miner: the colours behind the faces. */
const COATS = ['#b4643a', '#4c8ca0', '#7d6aa8', '#7f9a4a', '#c79a45', '#b3567a', '#86aee0', '#49ac97', '#8b95a3', '#cf5148', '#ecdcae', '#3f6485'];

/** @param {number} face */
const miner = (face) => drawing('toll-miner', { coat: COATS[face % COATS.length] });

/** @param {number} seat */
const faceOf = (seat) => table.peek()?.seats[seat]?.portrait ?? 0;

/** @param {number} seat @param {boolean} barred @returns {Piece} */
function barrier(seat, barred) {
  const face = faceOf(seat);
  const words = [isMe(seat) ? t('piece-miner-you') : t('piece-miner', { who: nameOf(seat) }), barred && t('piece-barred')].filter(Boolean).join(', ');
  return { draw: () => once(`miner ${face} ${barred}`, () => miner(face) + (barred ? drawing('toll-barred') : '')), words, what: 'piece-miner' };
}

/** @param {View} view @returns {Record<string, Piece>} */
function pieces({ ext: { toll } }) {
  return toll ? Object.fromEntries(Object.entries(toll.miners).map(([cell, seat]) => [cell, barrier(seat, toll.barred.includes(cell))])) : {};
}

function Facts() {
  const ready = shown.value?.ext.toll?.ready;
  return ready !== undefined && html`<${Fact} name="miners" sign=${MINER} words=${t('fact-miners', { count: ready })} figure=${ready} />`;
}

/** @param {string} cell */
const standing = (cell) => {
  const spot = spotOfCell(cell);
  return spot && { ...spot, turn: 0 };
};

/** @param {EventOf<'miner-set'>} event */
async function set(event) {
  await fly(miner(faceOf(event.seat)), plate(event.seat), standing(event.cell), { ms: 380 });
  play('wood');
  shake(`[data-cell="${event.cell}"]`);
}

/** The miner goes home. @param {EventOf<'miner-left' | 'toll-paid'>} event @param {View} before @param {number} seat */
const leaves = (event, before, seat) => fly(miner(faceOf(before.ext.toll?.miners[event.cell] ?? 0)), standing(event.cell), plate(seat), { fade: true });

/** @type {Part} */
export const part = {
  pieces,
  Facts,
  Over: Announced,
  waits: ['toll', 'pay-for'],
  modes: ['miner'],
  ghosts: { miner: () => miner(faceOf(you.value ?? 0)) },
  events: {
    'miner-set': { show: set },
    'miner-left': { show: (event, before) => leaves(event, before, event.seat) },
    'toll-paid': {
      show: async (event, before) => {
        await coin(plate(event.seat), plate(event.target));
        await leaves(event, before, event.target);
      },
    },
    'toll-over': { untold: true },
    'asked-to-pay': { show: (event) => fly(goldMarkup(1), plate(event.seat), plate(event.target), { fade: true }) },
    'refused-to-pay': { show: (event) => shake(`[data-seat="${event.seat}"]`, 4) },
    withdrew: { show: (event) => fly(cardMarkup(event.card), spotOfCell(event.cell), handOf(event.seat)) },
  },
};
