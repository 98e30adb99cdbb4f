// Beasts at the goals: a spider lets itself down on its thread, a dragon rises and breathes fire.
import { coin, drawing, fly, kindled, plate, play, shake, spotOf, spotOfCell, stage } from 'saboteur/table';

/** @import { GameEvent, Part } from 'saboteur/table' */

/** Beasts are drawn around a middle. */
const BEAST = '-30 -30 60 60';
const spider = () => drawing('new-goals-spider');
const dragon = () => drawing('new-goals-dragon');

/** @param {string} cell @param {number} by */
function larger(cell, by) {
  const spot = spotOfCell(cell);
  return spot && { ...spot, w: spot.w * by, turn: 0 };
}

/** @param {string} cell */
async function spiderComes(cell) {
  const at = larger(cell, 1.3);
  const top = spotOf('.mine', 30);
  if (!at || !top) return;
  play('rocks');
  await fly(spider(), { ...at, y: top.y - 300, w: at.w * 0.6 }, at, { ms: 600, box: BEAST });
  shake('.mine-svg', 3);
  await fly(spider(), at, { ...at, w: at.w * 2.2 }, { ms: 400, box: BEAST, fade: true });
}

/** @param {string} cell */
async function dragonRises(cell) {
  const at = larger(cell, 1);
  if (!at) return;
  play('crack');
  await fly(dragon(), { ...at, w: at.w * 0.6 }, { ...at, y: at.y - at.w * 0.4, w: at.w * 1.9 }, { ms: 420, box: BEAST });
  shake('.mine-svg', 3);
  await fly(dragon(), { ...at, y: at.y - at.w * 0.4, w: at.w * 1.9 }, at, { ms: 260, box: BEAST, fade: true });
}

/** @param {string} cell */
async function dragonBreathes(cell) {
  const at = spotOfCell(cell);
  play('crack');
  shake('.mine-svg', 4);
  await stage('dragon', drawing('new-goals-fire'), at && { ...at, turn: 0 }, { ms: 1300, size: 190 });
}

/** A spider ends a round at once, which the saboteurs win. @param {GameEvent} ended @param {GameEvent[]} past */
function won({ side, winners, dwarves }, past) {
  const caught = side === 'saboteurs' && winners.some((/** @type {number} */ seat) => dwarves[seat] === 'saboteur');
  return caught && past.findLast(({ kind }) => kind === 'opened' || kind === 'round-began')?.goal === 'spider' ? 'spider' : null;
}

/** @type {Part} */
export const part = {
  won,
  events: {
    opened: {
      show: async (event) => {
        if (event.goal === 'spider') await spiderComes(event.cell);
        if (event.goal === 'dragon') await dragonRises(event.cell);
      },
      scene: async (event) => {
        if (event.goal === 'spider') await spiderComes(event.cell);
        if (event.goal === 'dragon') await dragonBreathes(event.cell);
      },
    },
    'lost-gold': { show: (event) => coin(plate(event.seat), spotOfCell(kindled.peek())) },
  },
};
