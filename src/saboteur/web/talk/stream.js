// The story with what was said about it, in the order in which it came.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { computed, signal } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { game, log, table, you } from '../net.js';
import { isHead, Line, PlaceLink, pointing } from '../table/lines.js';
import { lines } from '../table/log.js';
import { Face, Sign } from '../table/pictures.js';
import { isMe, shown } from '../table/state.js';
import { goalNumber, placeThen } from '../table/where.js';
import { eventLine, spoken } from '../table/words.js';
import { useRoving } from '../roving.js';
import { Dialog, Icon } from '../ui.js';
import { heard, heardEarlier } from './heard.js';
import { saidText, speaker } from './words.js';

/** @import { GameEvent, Said } from '../protocol.js' */

/** The line of the log that the next claim speaks of. @type {import('@preact/signals').Signal<number | null>} */
export const quoted = signal(/** @type {number | null} */ (null));

/** @param {number} at a line of the log */
export function lineText(at) {
  const event = log.value[at];
  return event ? spoken(eventLine(event) ?? '', event) : '';
}

/** Lines and words together; what was said comes after the lines that were there before it. */
const story = computed(() => {
  const words = heard.value.map((said) => ({ key: `s${said.i}`, place: said.line - 0.5, said, told: null }));
  const told = lines.value.map((line) => ({ key: `l${line.at}`, place: line.at, said: null, told: line }));
  return [...words, ...told].sort((a, b) => a.place - b.place || (a.said?.i ?? 0) - (b.said?.i ?? 0));
});

/** @param {{ at: number }} props */
function Quote({ at }) {
  const pressed = quoted.value === at;
  return html`<button type="button" class="quote-button" aria-pressed=${pressed} aria-label=${t('talk-quote', { line: lineText(at) })} title=${t('talk-quote-short')}
    onClick=${() => (quoted.value = pressed ? null : at)}><${Sign} d="M9 7H5v6h4v-1q0 4-4 5M19 7h-4v6h4v-1q0 4-4 5" /></button>`;
}

/** What a claim turned out to be. @param {{ truth: boolean }} props */
export function Verdict({ truth }) {
  return html`<span class=${`truth ${truth}`}><${Icon} name=${truth ? 'confirm' : 'close'} />${t(truth ? 'talk-true' : 'talk-false')}</span>`;
}

/** @param {{ said: Said }} props */
function Words({ said }) {
  const claim = said.kind !== 'chat';
  return html`<li class=${`log-line said ${claim ? 'claim' : 'chat'} ${isMe(said.seat) ? 'my-own' : ''}`} ...${pointing(said.k === game.value?.k ? said.cell : undefined)}>
    <${Face} seat=${table.value?.seats[said.seat] ?? null} />
    <span class="bubble"><strong>${speaker(said)}</strong>
      ${said.quote !== undefined && html`<q class="quotation">${lineText(said.quote)}</q>`}
      <span>${saidText(said)}${said.cell && !goalNumber(said.cell, said.line) && said.k === game.value?.k && html` <${PlaceLink} cell=${said.cell} words=${placeThen(said.line, said.cell)} />`}</span>
      ${typeof said.true === 'boolean' && html`<${Verdict} truth=${said.true} />`}</span>
  </li>`;
}

/** The talk of the last game, one tap away: above this one it would be false evidence. */
function Earlier() {
  const [open, setOpen] = useState(false);
  const count = heardEarlier.value.length;
  if (count === 0) return null;
  return html`<button type="button" class="earlier-button" onClick=${() => setOpen(true)}>${t('talk-earlier', { count })}</button>
    <${Dialog} open=${open} class="sheet talk-sheet" title=${t('talk-earlier-title')} onClose=${() => setOpen(false)}>
      <ol class="log-lines" tabindex="0" aria-label=${t('talk-earlier-title')}>${heardEarlier.value.map((said) => html`<${Words} key=${said.i} said=${said} />`)}</ol>
    <//>`;
}

/** @param {{ quotes?: boolean }} props whether lines can be quoted */
export function Stream({ quotes = false }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const rove = useRoving('button:not(:disabled), [role=button]');
  const hold = useCallback((/** @type {HTMLElement | null} */ list) => {
    box.current = list;
    rove(list);
  }, []);
  const count = story.value.length;
  const toLast = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  useEffect(() => void toLast(), [count]);
  // The last words stay in sight when those who speak need room.
  useEffect(() => {
    const watch = new ResizeObserver(toLast);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const may = (/** @type {GameEvent} */ event) => quotes && you.value !== null && !shown.value?.over && !isHead(event);
  return html`<${Earlier} /><ol class="log-lines" ref=${hold} tabindex="0" aria-label=${t('table-log')}>
    ${story.value.map(({ key, said, told }) => (said
      ? html`<${Words} key=${key} said=${said} />`
      : told && html`<${Line} key=${key} event=${told.event} text=${told.text}>${may(told.event) && html`<${Quote} at=${told.at} />`}<//>`))}
    ${count === 0 && html`<li class="log-line hushed">${t('table-log-empty')}</li>`}
  </ol>`;
}
