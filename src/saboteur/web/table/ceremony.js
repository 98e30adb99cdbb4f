// What stands between two rounds: how the last one ended, and who one is in the next.
import { computed, signal } from '@preact/signals';
import { game, log, table, view, you } from '../net.js';
import { aside } from '../route.js';
import { frozen } from './state.js';

/** @import { EventOf, GameEvent, View } from '../protocol.js' */

const PREFIX = 'saboteur.seen.';

/** Ends of rounds that were looked at, by game and round. @type {import('@preact/signals').Signal<Set<string>>} */
const seenEnds = signal(new Set());
/** Dwarves that were looked at; kept while the tab lives, so that a reload does not ask again. */
const seenDwarves = signal(stored());

function stored() {
  try {
    return new Set(/** @type {string[]} */ (JSON.parse(sessionStorage.getItem(`${PREFIX}dwarves`) ?? '[]')));
  } catch {
    return /** @type {Set<string>} */ (new Set());
  }
}

/** @param {number | string} round */
const name = (round) => `${table.value?.code}/${game.value?.k}/${round}`;

/** Everything that was told of each round that is over. */
export const endings = computed(() => {
  /** @type {{ ended: EventOf<'round-ended'>, after: GameEvent[], closed: boolean }[]} */
  const all = [];
  for (const event of log.value) {
    const last = all.at(-1);
    if (event.kind === 'round-ended') all.push({ ended: event, after: [], closed: false });
    else if (last && (event.kind === 'round-began' || event.kind === 'game-over')) last.closed = true;
    else if (last && !last.closed) last.after.push(event);
  }
  return all;
});

/** The end of a round that I have not looked at yet. */
export const pendingEnd = computed(() => {
  const last = endings.value.at(-1);
  return last?.closed && !seenEnds.value.has(name(last.ended.round)) ? last : null;
});

/** Players whose gold the scene at the end of a round has yet to count out. */
export const uncounted = computed(() => new Set(pendingEnd.value?.after.flatMap((event) => (event.kind === 'paid' ? [event.seat] : []))));

/** What happened before the page was opened is not told again. */
export function forgetEnds() {
  seenEnds.value = new Set(endings.peek().filter((end) => end.closed).map((end) => name(end.ended.round)));
}

export function confirmEnd() {
  const last = endings.value.at(-1);
  if (last) seenEnds.value = new Set([...seenEnds.value, name(last.ended.round)]);
  frozen.value = null;
}

const dwarfName = computed(() => {
  const key = you.value === null ? null : view.value?.dwarves[you.value];
  return key ? name(`${view.value?.round}/${you.value}/${key}`) : null;
});

/** I have not yet confirmed who I am in this round. */
export const pendingDwarf = computed(() => dwarfName.value !== null && !view.value?.over && !pendingEnd.value && !revealed.value && !seenDwarves.value.has(dwarfName.value));

/** All dwarves lie face up: the round is over, its gold is being shared. */
export const revealed = computed(() => frozen.value !== null || view.value?.over || endings.value.at(-1)?.closed === false);

/** They lie face up, but the scene that turns them over is still to come. */
const veiled = computed(() => aside.value === null && revealed.value && !(view.value?.over && !pendingEnd.value));

/** They lie face up, and the scene has been seen: until then one's own stays covered, too. */
export const unveiled = computed(() => revealed.value && !veiled.value);

/** A player's dwarf as far as it may be shown on the table now. @param {View | null} at @param {number} seat @returns {string | null} */
export function dwarfOf(at, seat) {
  const known = !veiled.value || seat === you.value || at?.inspected[you.value ?? -1]?.includes(seat);
  return known ? (at?.dwarves[seat] ?? null) : null;
}

export function confirmDwarf() {
  if (dwarfName.value) seenDwarves.value = new Set([...seenDwarves.value, dwarfName.value]);
  try {
    sessionStorage.setItem(`${PREFIX}dwarves`, JSON.stringify([...seenDwarves.value].slice(-30)));
  } catch {
    // Then it is asked again after a reload.
  }
}
