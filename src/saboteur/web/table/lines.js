// The story as a list; a cell in a line can be touched to see where it is.
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table } from '../net.js';
import { Dialog } from '../ui.js';
import { reveal } from './camera.js';
import { lines } from './log.js';
import { Face } from './pictures.js';
import { flash, sheet } from './state.js';
import { CELL, cellText } from './words.js';

/** @import { GameEvent } from '../protocol.js' */

const HEADS = new Set(['round-began', 'round-ended', 'game-over']);

/** @param {{ cell: string }} props */
export function CellLink({ cell }) {
  const show = () => {
    reveal(cell);
    flash(cell);
  };
  return html`<button type="button" class="cell-link" aria-label=${t('table-show-cell', { cell: cellText(cell) })} onClick=${show}>${cellText(cell)}</button>`;
}

/** Chapters of the story, which nobody did. @param {GameEvent} event */
export const isHead = (event) => HEADS.has(event.kind);

/** @param {{ event: GameEvent, text: string, children?: import('preact').ComponentChildren }} props */
export function Line({ event, text, children }) {
  const parts = text.split(CELL);
  return html`<li class=${`log-line ${isHead(event) ? 'chapter' : ''} ${event.kind}`}>
    ${!isHead(event) && event.seat >= 0 && html`<${Face} seat=${table.value?.seats[event.seat] ?? null} />`}
    <span>${parts.map((part, i) => html`${i > 0 && html`<${CellLink} cell=${event.cell} />`}${part}`)}</span>${children}
  </li>`;
}

function LogLines() {
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

/** The log where there is no room beside the mine. */
export function LogSheet() {
  return html`<${Dialog} open=${sheet.value === 'log'} class="sheet log-sheet" title=${t('table-log')} onClose=${() => (sheet.value = null)}><${LogLines} /><//>`;
}
