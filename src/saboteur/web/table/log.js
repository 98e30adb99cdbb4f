// What has happened, line by line; a cell in a line can be touched to see where it is.
import { useEffect, useRef } from 'preact/hooks';
import { computed } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { log, table } from '../net.js';
import { Face } from './pictures.js';
import { flash, sheet } from './state.js';
import { reveal } from './camera.js';
import { CELL, cellText, eventLine, isTold, spoken } from './words.js';

/** @import { GameEvent } from '../protocol.js' */

const HEADS = new Set(['round-began', 'round-ended', 'game-over']);

/** Lines of the log, the newest last. */
export const lines = computed(() =>
  log.value.flatMap((event, at) => {
    const text = isTold(log.value, at) ? eventLine(event) : null;
    return text === null ? [] : [{ at, event, text }];
  }),
);

/** @param {{ cell: string }} props */
function CellLink({ cell }) {
  const show = () => {
    reveal(cell);
    flash(cell);
  };
  return html`<button type="button" class="cell-link" aria-label=${t('table-show-cell', { cell: cellText(cell) })} onClick=${show}>${cellText(cell)}</button>`;
}

/** @param {{ event: GameEvent, text: string }} props */
function Line({ event, text }) {
  const parts = text.split(CELL);
  const head = HEADS.has(event.kind);
  return html`<li class=${`log-line ${head ? 'chapter' : ''} ${event.kind}`}>
    ${!head && event.seat >= 0 && html`<${Face} seat=${table.value?.seats[event.seat] ?? null} />`}
    <span>${parts.map((part, i) => html`${i > 0 && html`<${CellLink} cell=${event.cell} />`}${part}`)}</span>
  </li>`;
}

export function LogLines() {
  const box = useRef(/** @type {HTMLOListElement | null} */ (null));
  const count = lines.value.length;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  return html`<ol class="log-lines" ref=${box} tabindex="0" aria-label=${t('table-log')}>
    ${lines.value.map(({ at, event, text }) => html`<${Line} key=${at} event=${event} text=${text} />`)}
    ${count === 0 && html`<li class="log-line hushed">${t('table-log-empty')}</li>`}
  </ol>`;
}

/** The last thing that happened, where there is no room for all. */
export function LastLine() {
  const last = lines.value.at(-1);
  if (!last) return null;
  return html`<button type="button" class="last-line" onClick=${() => (sheet.value = 'log')}>
    <${Face} seat=${table.value?.seats[last.event.seat] ?? null} /><span>${spoken(last.text, last.event.cell)}</span>
  </button>`;
}
