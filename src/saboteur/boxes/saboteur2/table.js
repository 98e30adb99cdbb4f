// Traps, thieves, hats and the ways of two teams.
import { backMarkup, beside, coin, drawing, gone, html, laid, nameOf, plate, play, present, shake, spotOf, stage, t, table } from 'saboteur/table';
import { Teams, Ways } from './ways.js';

/** @import { EventOf, GameEvent, Part } from 'saboteur/table' */

/** Where the treasure stays hidden and no saboteur is there, a profiteer may win alone. @param {GameEvent} ended */
function won({ side, winners, dwarves }) {
  const alone = side === 'saboteurs' && winners.length > 0 && !winners.some((/** @type {number} */ seat) => dwarves[seat] === 'saboteur');
  return alone ? 'profiteer' : null;
}

/** What a thief takes. @param {GameEvent} event @param {number} seat */
function shares({ kind, seat: thief, target }, seat) {
  if (kind !== 'stole' || target === null) return null;
  if (thief === seat) return { gold: 1, note: t('table-stole', { whom: nameOf(target) }) };
  return target === seat ? { gold: -1, note: t('table-lost', { who: nameOf(thief) }) } : null;
}

/** @param {GameEvent} ended */
const isDecided = (ended) => Object.keys(ended.ways ?? {}).length > 0;

/** @param {{ ended: GameEvent }} props */
const Ended = ({ ended }) => isDecided(ended) && html`<${Teams} ways=${ended.ways} />`;

/** @param {{ ended: GameEvent, from: number }} props */
const Thread = ({ ended, from }) => isDecided(ended) && html`<${Ways} ways=${ended.ways} from=${from} />`;

/** A cage comes down over a face, and its lock snaps shut. @param {EventOf<'trapped'>} event */
async function caged(event) {
  play('crack');
  shake(`[data-seat="${event.target}"]`, 3);
  await stage('cage', drawing('saboteur2-cage', { face: table.peek()?.seats[event.target]?.portrait ?? 0 }), beside(event.target), { ms: 1100 });
}

/** Somebody in a mask slips in and is gone with a nugget. @param {EventOf<'stole'>} event */
async function stolen(event) {
  if (event.target === null) return;
  play('coins');
  await stage('theft', drawing('saboteur2-theft'), beside(event.target), { ms: 1000 });
  await coin(plate(event.target), plate(event.seat));
}

/** Two hats change places: nobody sees which. @param {EventOf<'hats-swapped'>} event */
async function hatted(event) {
  play('paper');
  await stage('hats', drawing('saboteur2-hats'), beside(event.target), { ms: 1100 });
}

/** @type {Part} */
export const part = {
  won,
  shares,
  note: (ended, seat) => (ended.trapped?.includes(seat) ? t('table-trapped') : null),
  Ended,
  Thread,
  aimed: ['thief', 'trap', 'free', 'hands-off'],
  harmless: ['thief'],
  reasons: ['trapped', 'door-of-another', 'already-there', 'no-dwarf-left'],
  events: {
    trapped: { show: laid, scene: caged, tells: true },
    'thief-laid': { show: laid, tells: true },
    freed: { show: gone, tells: true },
    'thief-chased': { show: gone, tells: true },
    cleared: { show: gone },
    'hats-swapped': { show: (event) => present(backMarkup('dwarf'), spotOf('.mine', 60), plate(event.target)), scene: hatted, tells: true },
    stole: { show: (event) => event.target === null || coin(plate(event.target), plate(event.seat)), scene: stolen },
  },
};
