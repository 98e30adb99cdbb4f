// What is told at the end of a game: fetched once, and again until everything is computed.
import { computed, signal } from '@preact/signals';
import { ask } from '../api.js';
import { eventLine, isTold, spoken } from '../table/words.js';

/** @import { GameEvent, Story as Told } from '../protocol.js' */

const ASK_AGAIN = 3000;

/** @type {import('@preact/signals').Signal<Told | null>} */
export const story = signal(null);
/** What happened in each action of the game. @type {import('@preact/signals').Signal<GameEvent[][]>} */
const deeds = signal(/** @type {GameEvent[][]} */ ([]));

/** Where the game itself lies under the story: goes to an action of it. @type {import('@preact/signals').Signal<((move: number) => void) | null>} */
export const looking = signal(null);

/** The story cannot be had now. */
export const fault = signal(false);

/** @param {() => Promise<string>} address where the game is found @returns {() => void} stops asking */
export function follow(address) {
  let here = true;
  story.value = null;
  fault.value = false;
  deeds.value = [];
  const look = async () => {
    try {
      const id = await address();
      /** @type {Told} */
      const told = await ask(`/api/replays/${id}/story`);
      if (!here) return;
      story.value = told;
      if (deeds.peek().length === 0) void loadDeeds(id);
      if (told.turns === null) setTimeout(() => here && void look(), ASK_AGAIN);
    } catch {
      fault.value = story.peek() === null;
    }
  };
  void look();
  return () => {
    here = false;
  };
}

/** @param {string} id */
async function loadDeeds(id) {
  const { steps } = await ask(`/api/replays/${id}?eyes=all`);
  deeds.value = steps.filter((/** @type {{ do: string }} */ step) => step.do).map((/** @type {{ events: GameEvent[] }} */ step) => step.events);
}

/** An action of the game, by its number, as a line of the log. @param {number} move */
export function deedText(move) {
  const events = deeds.value[move] ?? [];
  const told = events.findIndex((event, at) => isTold(events, at) && eventLine(event));
  return told < 0 ? '' : spoken(eventLine(events[told]) ?? '', events[told].cell);
}

/** Places by gold; equal gold is an equal place. */
export const ranking = computed(() => {
  const gold = story.value?.gold ?? [];
  return gold.map((sum, seat) => ({ seat, sum, place: 1 + gold.filter((other) => other > sum).length })).sort((a, b) => a.place - b.place || a.seat - b.seat);
});
