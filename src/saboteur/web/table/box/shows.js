// How the events of the jubilee box are shown. Nothing here decides anything.
import { miner } from '../../art/miner.js';
import { coveredChest, dragon, foggedGoal, spider } from '../../art/rooms.js';
import { table, view, you } from '../../net.js';
import { kindled } from '../cell.js';
import { fly, present, rocks, shake, spotOf, spotOfCell, turnOver } from '../flights.js';
import { pause, plate, SHOWS, source } from '../motion.js';
import { backMarkup, cardMarkup, dwarfMarkup, goldMarkup } from '../pictures.js';
import { play } from '../sound.js';

/** @import { GameEvent, View } from '../../protocol.js' */
/** @import { Spot } from '../flights.js' */

/** Beasts are drawn around a middle. */
const BEAST = '-30 -30 60 60';
const CLOUD = '<ellipse cx="50" cy="22" rx="48" ry="14" fill="#dfe6ea" opacity=".7"/><ellipse cx="34" cy="16" rx="22" ry="13" fill="#dfe6ea" opacity=".8"/><ellipse cx="66" cy="15" rx="24" ry="14" fill="#f4f7f8" opacity=".8"/>';
const TURNING = '<path d="M15 50A35 35 0 0 1 78 29M85 50A35 35 0 0 1 22 71" fill="none" stroke="var(--ink)" stroke-width="15"/><path d="M15 50A35 35 0 0 1 78 29M85 50A35 35 0 0 1 22 71" fill="none" stroke="var(--gold)" stroke-width="9"/><path d="M66 33L92 38L86 12ZM34 67L8 62L14 88Z" fill="var(--gold)" stroke="var(--ink)" stroke-width="3"/>';

const discard = () => spotOf('[data-discard]', 24);
const pile = () => spotOf('[data-pile]', 24);
const middle = (width = 84) => spotOf('.mine', width);
/** @param {number} seat */
const handOf = (seat) => (seat === you.peek() ? spotOf('.hand .cards', 60) : plate(seat));
/** @param {number} seat */
const minerOf = (seat) => miner(table.peek()?.seats[seat]?.portrait ?? 0);
/** @param {Spot | null} spot @param {number} by */
const larger = (spot, by) => spot && { ...spot, w: spot.w * by, turn: 0 };
/** @param {View} before @param {string} cell */
const setter = (before, cell) => before.ext.toll?.miners[cell] ?? 0;

/** Several backs fly one after the other. @param {number} count @param {Spot | null} from @param {Spot | null} to */
const backs = (count, from, to) => Promise.all(Array.from({ length: count }, (_, i) => fly(backMarkup('card'), from, to, { fade: true, delay: i * 70 })));

/** A coin goes from one to the other. @param {Spot | null} from @param {Spot | null} to */
async function coin(from, to) {
  play('coins');
  await fly(goldMarkup(1), from, to, { ms: 400 });
}

/** Goals are taken up and put back; only who did it sees where each goes. @param {GameEvent} event */
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

/** A spider lets itself down on its thread. @param {string} cell */
async function spiderComes(cell) {
  const at = larger(spotOfCell(cell), 1.3);
  const top = spotOf('.mine', 30);
  if (!at || !top) return;
  play('rocks');
  await fly(spider(), { ...at, y: top.y - 300, w: at.w * 0.6 }, at, { ms: 600, box: BEAST });
  shake('.mine-svg', 3);
  await fly(spider(), at, { ...at, w: at.w * 2.2 }, { ms: 400, box: BEAST, fade: true });
}

/** A dragon rises and breathes fire. @param {string} cell */
async function dragonRises(cell) {
  const at = larger(spotOfCell(cell), 1);
  if (!at) return;
  play('crack');
  await fly(dragon(), { ...at, w: at.w * 0.6 }, { ...at, y: at.y - at.w * 0.4, w: at.w * 1.9 }, { ms: 420, box: BEAST });
  shake('.mine-svg', 3);
  await fly(dragon(), { ...at, y: at.y - at.w * 0.4, w: at.w * 1.9 }, at, { ms: 260, box: BEAST, fade: true });
}

/** A chest springs open, and what is in it comes out. @param {GameEvent} event */
async function chestOpens(event) {
  kindled.value = event.cell;
  const at = spotOfCell(event.cell);
  play('wood');
  shake(`[data-cell="${event.cell}"] .lying`, 3);
  await fly(coveredChest(), at, larger(at, 1.25), { ms: 220, fade: true });
  play(event.chest === 'nugget' ? 'coins' : 'paper');
  await present(cardMarkup(`chest-${event.chest}`), at, plate(event.seat));
}

/** All dwarves are gathered and come back. @param {GameEvent} event @param {View} before */
async function dealtAgain(event, before) {
  const seats = Array.from({ length: before.players }, (_, seat) => seat);
  play('paper');
  await Promise.all(seats.map((seat) => fly(backMarkup('dwarf'), plate(seat), middle(50), { delay: seat * 40 })));
  const mine = (/** @type {number} */ seat) => (seat === you.peek() && event.dwarf ? dwarfMarkup(event.dwarf) : backMarkup('dwarf'));
  await Promise.all(seats.map((seat) => fly(mine(seat), middle(50), plate(seat), { delay: seat * 40 })));
}

/** @type {Record<string, (event: GameEvent, before: View) => unknown>} */
export const shows = {
  opened: async (event, before) => {
    await SHOWS.opened(event, before);
    if (event.goal === 'spider') await spiderComes(event.cell);
    if (event.goal === 'dragon') await dragonRises(event.cell);
  },
  'lost-gold': (event) => coin(plate(event.seat), spotOfCell(kindled.peek())),
  reversed: async () => {
    play('paper');
    const at = middle(150);
    const back = view.peek()?.direction === -1;
    if (at) await fly(TURNING, { ...at, turn: 0 }, { ...at, turn: back ? 180 : -180 }, { ms: 500, box: '0 0 100 100', fade: true });
  },
  searched: (event) => backs(event.count, discard(), handOf(event.seat)),
  kept: (event) => fly(event.card ? cardMarkup(event.card) : backMarkup('card'), middle(60), handOf(event.seat)),
  shuffled: () => shake('[data-discard]', 4),
  'put-back': putBack,
  lifted: async (event) => {
    kindled.value = event.cell;
    play('wood');
    await fly(cardMarkup(event.card), spotOfCell(event.cell), plate(event.seat));
  },
  vetoed: async (event) => {
    play('crack');
    await present(cardMarkup('veto'), source(event.seat, 'veto'), middle());
    shake('.mine-svg');
    await fly(cardMarkup(String(event.action).split(' ')[1]), middle(), discard(), { fade: true });
  },
  'costume-changed': async (event) => {
    play('paper');
    const room = spotOfCell(kindled.peek());
    await fly(backMarkup('dwarf'), plate(event.seat), room);
    await fly(event.dwarf ? dwarfMarkup(event.dwarf) : backMarkup('dwarf'), room, plate(event.seat));
  },
  'dealt-again': dealtAgain,
  'miner-set': async (event) => {
    await fly(minerOf(event.seat), plate(event.seat), larger(spotOfCell(event.cell), 1), { ms: 380 });
    play('wood');
    shake(`[data-cell="${event.cell}"]`);
  },
  'miner-left': (event, before) => fly(minerOf(setter(before, event.cell)), larger(spotOfCell(event.cell), 1), plate(event.seat), { fade: true }),
  'toll-paid': async (event, before) => {
    await coin(plate(event.seat), plate(event.target));
    await fly(minerOf(setter(before, event.cell)), larger(spotOfCell(event.cell), 1), plate(event.target), { fade: true });
  },
  'asked-to-pay': (event) => fly(goldMarkup(1), plate(event.seat), plate(event.target), { fade: true }),
  'refused-to-pay': (event) => shake(`[data-seat="${event.seat}"]`, 4),
  withdrew: (event) => fly(cardMarkup(event.card), spotOfCell(event.cell), handOf(event.seat)),
  'chest-opened': chestOpens,
  'chest-turned': (event) => {
    kindled.value = event.cell;
    turnOver(`[data-cell="${event.cell}"] .lying`);
  },
  'chest-buried': async (event) => {
    kindled.value = event.cell;
    play('rocks');
    shake('.mine-svg');
    await rocks(spotOfCell(event.cell));
  },
  'looked-into-chest': async (event) => {
    play('paper');
    await fly(cardMarkup('map'), source(event.seat, 'map'), spotOfCell(event.cell), { fade: true });
    if (event.chest) await present(cardMarkup(`chest-${event.chest}`), spotOfCell(event.cell), spotOfCell(event.cell));
  },
  fogged: async () => {
    const at = middle(320);
    if (at) await fly(CLOUD, { ...at, x: at.x - 220 }, { ...at, x: at.x + 160 }, { ms: 700, box: '0 0 100 40', fade: true });
  },
  'goal-moved': async (event, before) => {
    const markup = before.ext.chests?.fog ? foggedGoal() : backMarkup('goal');
    await fly(markup, spotOfCell(event.cell), spotOfCell(event.to), { ms: 400 });
    play('wood');
  },
  robbed: (event) => fly(event.card ? cardMarkup(event.card) : backMarkup('card'), handOf(event.target), handOf(event.seat), { ms: 360 }),
  'drew-several': (event) => backs(event.count, pile(), handOf(event.seat)),
  slid: async (event) => {
    play('rocks');
    await backs(event.count, pile(), discard());
    await pause(100);
  },
};
