// What I have heard: all claims, and the chat of people I have not muted.
import { computed } from '@preact/signals';
import { earlier, said, table } from '../net.js';
import { muted } from '../prefs.js';
import { isMe } from '../table/state.js';

/** @param {number} seat */
const muteName = (seat) => `${table.value?.code}/${seat}`;

/** @param {number} seat */
export const isMuted = (seat) => muted.value.includes(muteName(seat));

/** @param {number} seat @param {boolean} on */
export function mute(seat, on) {
  const others = muted.value.filter((one) => one !== muteName(seat));
  muted.value = on ? [muteName(seat), ...others].slice(0, 60) : others;
}

/** Claims are never muted: they are part of the game. */
export const heard = computed(() => said.value.filter(isHeard));
/** The same for what was said before this deal. */
export const heardEarlier = computed(() => earlier.value.filter(isHeard));

/** @param {import('../protocol.js').Said} one */
function isHeard(one) {
  return one.kind !== 'chat' || isMe(one.seat) || !isMuted(one.seat);
}
