// What the lifted card could do if it were my turn now: the server is asked once for each card and position.
import { computed, effect, signal, untracked } from '@preact/signals';
import { game, inquire, legal, view, you } from '../net.js';
import { frozen, keys } from './state.js';

/** @import { PossibleAction } from '../protocol.js' */

/** @type {import('@preact/signals').Signal<{ at: string, card: string, actions: PossibleAction[] }>} */
const known = signal({ at: '', card: '', actions: [] });

/** I hold up one card in a game that goes on. */
const open = computed(() => you.value !== null && frozen.value === null && Boolean(view.value && !view.value.over) && keys.value.length === 1);

/** The position and the card to ask about; empty while others are asked something, which tells nothing about turns. */
const wish = computed(() => {
  const now = game.value;
  const told = view.value?.window.kind === 'turn' || legal.value.length > 0;
  return now && open.value && told ? `${now.k} ${now.n} ${keys.value[0]}` : '';
});

/** @param {string} at @param {string} card */
async function learn(at, card) {
  if (known.peek().at === at) return;
  const answer = await inquire({ t: 'could', card });
  if (answer.t === 'possible' && wish.peek() === at) known.value = { at, card, actions: answer.actions };
}

effect(() => {
  const at = wish.value;
  if (at) untracked(() => void learn(at, keys.peek()[0]));
});

/** What it could do. While the others play, what was so a moment ago stands until the server has answered again. */
export const possible = computed(() => (open.value && known.value.card === keys.value[0] ? known.value.actions : []));
