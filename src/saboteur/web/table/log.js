// What has happened, line by line, and the last of it.
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

/** Milliseconds for which words stay, whatever happens meanwhile. */
const HEARD = 4000;
/** Something was said just now. */
const fresh = signal(false);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;
effect(() => {
  clearTimeout(fading);
  fresh.value = lastWord.value !== null;
  fading = setTimeout(() => (fresh.value = false), HEARD);
});

/** The last thing that happened or was said, where there is no room for all. */
export function LastLine() {
  const last = lines.value.at(-1);
  const word = lastWord.value;
  const says = Boolean(word && (fresh.value || word.line >= log.value.length));
  const [seat, text] = word && says ? [word.seat, word.text] : last ? [last.event.seat, spoken(last.text, last.event)] : [-1, ''];
  if (!text) return null;
  return html`<button type="button" class=${`last-line ${says ? 'word' : ''}`} onClick=${() => (sheet.value = 'log')}>
    <${Face} seat=${table.value?.seats[seat] ?? null} /><span>${text}</span>
  </button>`;
}
