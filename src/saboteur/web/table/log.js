// What has happened, line by line, and the last of it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { computed, effect, signal } from '@preact/signals';
import { html } from '../html.js';
import { log, table } from '../net.js';
import { Face } from './pictures.js';
import { lastWord, sheet } from './state.js';
import { eventLine, isTold, spoken } from './words.js';

/** Lines of the log, the newest last. */
export const lines = computed(() =>
  log.value.flatMap((event, at) => {
    const text = isTold(log.value, at) ? eventLine(event) : null;
    return text === null ? [] : [{ at, event, text }];
  }),
);

/** What does not fit into two lines on a phone, unless it is set smaller. */
const LONG = 68;
/** Milliseconds for which words stay, whatever happens meanwhile. */
const HEARD = 4000;
/** Something was said just now. */
export const fresh = signal(false);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;
effect(() => {
  clearTimeout(fading);
  fresh.value = lastWord.value !== null;
  fading = setTimeout(() => (fresh.value = false), HEARD);
});

/** Under the plate of whoever speaks, with a tail to it; in the middle if that is not right above. @param {HTMLElement | null} bubble @param {number} seat */
function lean(bubble, seat) {
  const [plate, lane] = [document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect(), bubble?.parentElement?.getBoundingClientRect()];
  if (!bubble) return;
  bubble.style.translate = '';
  const own = bubble.getBoundingClientRect();
  const near = plate && lane && plate.top < lane.top && lane.top - plate.bottom < 12;
  bubble.classList.toggle('tailed', Boolean(near));
  if (!near) return;
  const middle = plate.left + plate.width / 2;
  const left = Math.min(Math.max(lane.left + 8, middle - own.width / 2), Math.max(lane.left + 8, lane.right - 8 - own.width));
  bubble.style.translate = `${left - own.left}px 0`;
  bubble.style.setProperty('--tail', `${middle - left}px`);
}

/** The last thing that happened or was said, where there is no room for all. */
export function LastLine() {
  const last = lines.value.at(-1);
  const word = lastWord.value;
  const says = Boolean(word && (fresh.value || word.line >= log.value.length));
  const [seat, text] = word && says ? [word.seat, `${word.name}: ${word.text}`] : last ? [last.event.seat, spoken(last.text, last.event)] : [-1, ''];
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => lean(box.current, says ? seat : -1), [says, seat, text]);
  if (!text) return null;
  return html`<button type="button" ref=${box} class=${`last-line ${says ? 'word' : ''} ${text.length > LONG ? 'long' : ''}`} onClick=${() => (sheet.value = 'log')}>
    <${Face} seat=${table.value?.seats[seat] ?? null} /><span>${text}</span>
  </button>`;
}
