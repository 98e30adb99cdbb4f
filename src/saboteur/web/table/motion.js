// Every event moves: what is shown before the view changes. Nothing here decides anything.
import { isBehind, onEvents, onTold, you } from '../net.js';
import { calm, short } from '../prefs.js';
import { glimpse, SCENES } from '../scenes/moments.js';
import { kindled } from './cell.js';
import { revealed } from './ceremony.js';
import { fly, present, rocks, shake, spotOf, spotOfCell, turnOver } from './flights.js';
import { backMarkup, cardMarkup, dwarfMarkup, goldMarkup } from './pictures.js';
import { happenings, lists } from './parts.js';
import { frozen } from './state.js';
import { play } from './sound.js';

/** @import { EventKind, EventOf, GameEvent, View } from '../protocol.js' */
/** @import { Spot } from './flights.js' */
/** @typedef {{ seat: number, target: number, card: string }} Aimed an event that lays something in front of a player, or takes it away */
/** @typedef {(event: GameEvent, before: View) => Promise<unknown> | void} Show */

export const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, calm.peek() ? 0 : ms));

/** @param {number} seat */
export const plate = (seat) => spotOf(`[data-seat="${seat}"] .plate-face`, 40);

/** Where a card of a player comes from: my own hand, or somebody's plate. @param {number} seat @param {string} [card] */
export function source(seat, card) {
  if (seat !== you.peek()) return plate(seat);
  const lifted = card && (spotOf(`.hand-card.up[data-hand^="${CSS.escape(card)}#"]`) ?? spotOf(`[data-hand^="${CSS.escape(card)}#"]`));
  return lifted || spotOf('.hand .cards', 60) || plate(seat);
}

/** Where cards of a player go. @param {number} seat */
export const handOf = (seat) => (seat === you.peek() ? spotOf('.hand .cards', 60) : plate(seat));

/** Several backs fly one after the other. @param {number} count @param {Spot | null} from @param {Spot | null} to */
export const backs = (count, from, to) => Promise.all(Array.from({ length: count }, (_, i) => fly(backMarkup('card'), from, to, { fade: true, delay: i * 70 })));

/** A coin goes from one to the other. @param {Spot | null} from @param {Spot | null} to */
export async function coin(from, to) {
  play('coins');
  await fly(goldMarkup(1), from, to, { ms: 400 });
}

/** The key in hand of a card as it lies. @param {string} tile @param {View} before */
function inHand(tile, before) {
  if (before.hand?.includes(tile)) return tile;
  const half = /** @type {Record<string, string>} */ ({ N: 'S', S: 'N', E: 'W', W: 'E' });
  const sorted = (/** @type {string} */ text) => text.split('|').map((way) => [...way].sort().join('')).sort().join('|');
  const turned = sorted(tile.replace(/[NSEW]/g, (side) => half[side]));
  return before.hand?.find((/** @type {string} */ key) => sorted(key) === turned);
}

/** Something is laid in front of a player. @param {Aimed} event */
export async function laid(event) {
  await fly(cardMarkup(event.card), source(event.seat, event.card), plate(event.target), { ms: 300 });
  play('crack');
  shake(`[data-seat="${event.target}"]`);
}

/** What lay in front of a player goes. @param {Aimed} event */
export async function gone(event) {
  play('mend');
  await fly(cardMarkup(event.card), plate(event.target), spotOf('[data-discard]', 24), { fade: true });
}

/** Cards go down unseen. @param {EventOf<'passed' | 'spent'>} event */
function down(event) {
  for (let i = 0; i < event.count; i += 1) void fly(backMarkup('card'), source(event.seat, event.cards?.[i]), spotOf('[data-discard]', 24), { fade: true, delay: i * 90 });
}

/** @type {{ [K in EventKind]?: (event: EventOf<K>, before: View) => Promise<unknown> | void }} */
const SHOWS = {
  placed: async (event, before) => {
    kindled.value = event.cell;
    const card = event.seat === you.peek() ? inHand(event.card, before) : undefined;
    play('dig');
    await fly(cardMarkup(event.card), source(event.seat, card), spotOfCell(event.cell));
    play('wood');
  },
  played: async (event) => {
    const card = event.action.split(' ')[1];
    if (card && !/^(break|repair|map)/.test(card) && !lists('aimed', card)) await present(cardMarkup(card), source(event.seat, card), spotOf('.mine', 84));
  },
  collapsed: async (event) => {
    kindled.value = event.cell;
    play('rocks');
    shake('.mine-svg');
    await rocks(spotOfCell(event.cell));
  },
  broke: laid,
  repaired: gone,
  inspected: async (event) => {
    play('paper');
    await present(event.dwarf ? dwarfMarkup(event.dwarf) : backMarkup('dwarf'), plate(event.target), event.dwarf ? plate(event.target) : plate(event.seat));
  },
  'swapped-hands': async (event) => {
    play('paper');
    await Promise.all([fly(backMarkup('card'), source(event.seat), plate(event.target)), fly(backMarkup('card'), source(event.target), plate(event.seat))]);
  },
  searched: (event) => backs(event.count, spotOf('[data-discard]', 24), handOf(event.seat)),
  kept: (event) => fly(event.card ? cardMarkup(event.card) : backMarkup('card'), spotOf('.mine', 60), handOf(event.seat)),
  shuffled: () => shake('[data-discard]', 4),
  looked: async (event) => {
    play('paper');
    await fly(cardMarkup('map'), source(event.seat, 'map'), spotOfCell(event.cell), { fade: true });
    await glimpse(event);
  },
  passed: down,
  spent: down,
  drew: (event) => void fly(backMarkup('card'), spotOf('[data-pile]', 24), handOf(event.seat), { fade: true, delay: 60 }),
  opened: async (event) => {
    kindled.value = event.cell;
    turnOver(`[data-cell="${event.cell}"] .lying`);
    play(event.goal === 'treasure' ? 'coins' : 'pick');
    await pause(150);
  },
  'round-ended': async (event) => {
    play('drum');
    await pause(300);
  },
  // At the end of a round gold is counted out in its scene: coins that fly before would tell who is who.
  paid: (event) => (revealed.peek() ? undefined : goldTo(event.seat, event.gold)),
  took: (event) => goldTo(event.seat, event.gold),
  'round-began': (_event, before) => {
    // The table stays as it was until the player has seen how the round ended.
    frozen.value = before;
  },
};

/** @param {number} seat @param {number | undefined} value */
async function goldTo(seat, value) {
  play('coins');
  const known = value && value <= 3;
  await fly(known ? goldMarkup(value) : backMarkup('gold'), spotOf('[data-gold]', 44) ?? spotOf('.mine', 60), plate(seat), { ms: 300, fade: true });
}

/** How a moment is staged, by the page and by the boxes; it is asked for by the kind of its event. @param {GameEvent} event @returns {Show[]} */
const scenesOf = ({ kind }) => [/** @type {Show | undefined} */ (SCENES[kind]), ...happenings(kind).map(({ scene }) => scene)].filter((scene) => scene !== undefined);

/** One event: its scenes where it has any and there is time for them, else what moves. @param {GameEvent} event @param {View} before */
async function shown(event, before) {
  const staged = !short.peek() && !isBehind();
  const plain = /** @type {Show | undefined} */ (SHOWS[event.kind]);
  await ((staged && /** @type {Show | undefined} */ (SCENES[event.kind])) || plain)?.(event, before);
  for (const { show, scene } of happenings(event.kind)) await ((staged && scene) || show)?.(event, before);
}

/** Where movement is unwelcome the last moment is a still picture. @param {GameEvent[]} events @param {View} before */
export function still(events, before) {
  for (const event of events) if (event.kind === 'looked') void glimpse(event);
  const last = events.findLast((event) => scenesOf(event).length > 0);
  if (last && !short.peek()) for (const scene of scenesOf(last)) void scene(last, before);
}

/** Begins to show events; returns what ends it. @param {boolean} [stops] whether the end of a round is looked at before the next one */
export function startMotion(stops = true) {
  const end = onEvents(async (events, before) => {
    // While the last round is still looked at, the next one goes on unseen.
    if (frozen.peek()) return;
    for (const event of events) await shown(event, before);
    if (!stops) frozen.value = null;
  });
  const endStills = onTold(still);
  return () => {
    end();
    endStills();
  };
}
