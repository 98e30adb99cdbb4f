// What is told at the end of a game: fetched once, and again until everything is computed.
import { computed, signal } from '@preact/signals';
import { ask } from '../api.js';
import { followReplay } from '../table/where.js';
import { eventLine, isTold, spoken } from '../table/words.js';

/** @import { Replay, Story as Told } from '../protocol.js' */

const ASK_AGAIN = 3000;

/** @type {import('@preact/signals').Signal<Told | null>} */
export const story = signal(null);
/** The game itself, with the proof of its deal. @type {import('@preact/signals').Signal<Replay | null>} */
export const retold = signal(null);
/** It cannot be had now. */
export const lost = signal(false);
/** What happened in each action of the game. */
const deeds = computed(() => {
  const steps = retold.value?.steps ?? [];
  if (retold.value) followReplay(retold.value.view, steps.flatMap((step) => step.events));
  return steps.filter((step) => step.do).map((step) => step.events);
});

/** Where the game itself lies under the story: goes to an action of it. @type {import('@preact/signals').Signal<((move: number) => void) | null>} */
export const looking = signal(null);

/** The story cannot be had now. */
export const fault = signal(false);

/** @param {() => Promise<string>} address where the game is found @returns {() => void} stops asking */
export function follow(address) {
  let here = true;
  story.value = null;
  fault.value = false;
  retold.value = null;
  lost.value = false;
  const look = async () => {
    try {
      const id = await address();
      /** @type {Told} */
      const told = await ask(`/api/replays/${id}/story`);
      if (!here) return;
      story.value = told;
      if (!retold.peek()) void ask(`/api/replays/${id}?eyes=all`).then((game) => here && (retold.value = game), () => here && (lost.value = true));
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

/** An action of the game, by its number, as a line of the log. @param {number} move */
export function deedText(move) {
  const events = deeds.value[move] ?? [];
  const told = events.findIndex((event, at) => isTold(events, at) && eventLine(event));
  return told < 0 ? '' : spoken(eventLine(events[told]) ?? '', events[told]);
}

/** Places by gold; equal gold is an equal place. */
export const ranking = computed(() => {
  const gold = story.value?.gold ?? [];
  return gold.map((sum, seat) => ({ seat, sum, place: 1 + gold.filter((other) => other > sum).length })).sort((a, b) => a.place - b.place || a.seat - b.seat);
});

/** The card that changed the winners' chances most. */
export const turningPoint = () => story.value?.turns?.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0] ?? null;

/** A claim without the parts that it does not have. @param {import('../protocol.js').ClaimTold} claim */
export const partsOf = ({ kind, about, cell, word }) => ({ kind, about: about < 0 ? undefined : about, cell: cell || undefined, word: word || undefined });
