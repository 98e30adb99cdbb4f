// The story as a list; a cell in a line can be touched to see where it is.
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table } from '../net.js';
import { Dialog } from '../ui.js';
import { reveal } from './camera.js';
import { lines } from './log.js';
import { Face, Held } from './pictures.js';
import { flash, pointed, sheet } from './state.js';
import { lineParts, shortName } from './words.js';
import { placeThen, placeWords } from './where.js';

/** @import { GameEvent } from '../protocol.js' */

const HEADS = new Set(['round-began', 'round-ended', 'game-over']);

/** What lights a cell up as long as one points at something with a mouse or the keyboard. @param {string | undefined} cell */
export const pointing = (cell) => (cell
  ? { onPointerEnter: () => (pointed.value = cell), onPointerLeave: () => (pointed.value = null), onFocusIn: () => (pointed.value = cell), onFocusOut: () => (pointed.value = null) }
  : {});

/** A place in words that shows itself in the mine; not a button, whose words would not break into lines. @param {{ cell: string, words?: string }} props */
export function PlaceLink({ cell, words = placeWords(cell) }) {
  const show = () => {
    reveal(cell);
    flash(cell);
  };
  const typed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    show();
  };
  return html`<span role="button" tabindex="0" class="place-link" data-place=${cell} aria-label=${t('table-show-cell', { place: words })} onClick=${show} onKeyDown=${typed}>${words}</span>`;
}

/** A card as a small picture with its name. @param {{ card: string }} props */
export const NamedCard = ({ card }) => html`<span class="named-card"><${Held} card=${card} />${shortName(card)}</span>`;

/** A line about the mine as it is, with its place and cards. @param {{ line: string, cell?: string }} props */
export const Words = ({ line, cell }) => lineParts(line).map(({ text, card }) => text ?? (card !== undefined ? html`<${NamedCard} card=${card} />` : cell && html`<${PlaceLink} cell=${cell} />`));

/** A line with its places and cards. @param {{ event: GameEvent, text: string, cell?: string }} props `cell`: where, if it is not where the event was */
export const LineWords = ({ event, text, cell = event.cell }) => lineParts(text).map(({ text: words, card }) => words
  ?? (card !== undefined ? html`<${NamedCard} card=${card} />` : cell && html`<${PlaceLink} cell=${cell} words=${placeThen(event, cell)} />`));

/** Chapters of the story, which nobody did. @param {GameEvent} event */
export const isHead = (event) => HEADS.has(event.kind);

/** @param {{ event: GameEvent, text: string, children?: import('preact').ComponentChildren }} props */
export function Line({ event, text, children }) {
  return html`<li class=${`log-line ${isHead(event) ? 'chapter' : ''} ${event.kind}`} ...${pointing(event.cell)}>
    ${!isHead(event) && event.seat >= 0 && html`<${Face} seat=${table.value?.seats[event.seat] ?? null} />`}
    <span><${LineWords} event=${event} text=${text} /></span>${children}
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
