// What only I may know is covered on the screen, and open while I look: friends sit on the same sofa.
import { signal } from '@preact/signals';
import { openly } from '../prefs.js';
import { aside } from '../route.js';

/** What I look at now: 'dwarf', or a cell with something I have seen. */
export const peeked = signal(/** @type {string | null} */ (null));

/** A goal that I look at for the first time; nothing else is told before I have put it back. @type {import('@preact/signals').Signal<{ cell: string, goal: string, round: number } | null>} */
export const glimpsed = signal(/** @type {{ cell: string, goal: string, round: number } | null} */ (null));

/** In lessons and replays there is nothing to hide. @param {string} what 'dwarf' or a cell */
export const isOpen = (what) => openly.value || aside.value !== null || peeked.value === what;

/** @param {string} what by key: once to look, once more to cover it */
export function toggle(what) {
  peeked.value = peeked.value === what ? null : what;
}

export function cover() {
  peeked.value = null;
}

/** A press that is shorter than this, in milliseconds, was a tap: nobody reads a card in that time. */
const TAP = 250;
let since = 0;

/** Opens it until the pointer is let go, wherever that is. @param {string} what @param {PointerEvent} event */
export function press(what, event) {
  if (event.button !== 0) return;
  peeked.value = what;
  since = event.timeStamp;
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, cover, { once: true });
}

/** Handlers for something that is open while it is pressed, or until the key is pressed again. @param {string} what @param {(element: Element) => void} [tapped] */
export const pressToSee = (what, tapped) => ({
  onPointerDown: (/** @type {PointerEvent} */ event) => press(what, event),
  onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
  onBlur: () => peeked.value === what && cover(),
  // A click without a pointer: Enter, or a screen reader.
  onClick: (/** @type {MouseEvent & { currentTarget: Element }} */ event) => {
    if (event.detail === 0) toggle(what);
    else if (event.timeStamp - since < TAP) tapped?.(event.currentTarget);
  },
});

// Nothing stays open behind one's back.
addEventListener('visibilitychange', cover);
