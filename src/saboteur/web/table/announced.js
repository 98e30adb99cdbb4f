// A card that was shown and has not yet taken effect: somebody may still stop it or must pay for it.
import { computed } from '@preact/signals';
import { html } from '../html.js';
import { log } from '../net.js';
import { styled } from '../style.js';
import { HEIGHT, WIDTH } from './camera.js';
import { isPath } from './choose.js';
import { lists } from './parts.js';
import { cardMarkup, raw } from './pictures.js';
import { shown } from './state.js';
import { xy } from './words.js';

await styled('table/announced.css');

/** @typedef {{ by: number, card: string, tile?: string, cells: string[], seat?: number }} Card */

/** @type {import('@preact/signals').ReadonlySignal<Card | null>} */
export const announced = computed(() => {
  const view = shown.value;
  if (!view || !lists('waits', view.window.kind)) return null;
  const text = view.window.action ?? log.value.findLast((event) => event.kind === 'played')?.action;
  return text ? { by: view.window.by ?? view.turn, ...read(text) } : null;
});

/** @param {string} text an action @returns {Omit<Card, 'by'>} */
function read(text) {
  const [, card, ...rest] = text.split(' ');
  const seat = rest.map((word) => /^p(\d+)$/.exec(word)?.[1]).find(Boolean);
  return {
    card,
    tile: [card, ...rest].find(isPath),
    cells: rest.filter((word) => /^-?\d+,-?\d+$/.test(word)),
    seat: seat === undefined ? undefined : Number(seat) - 1,
  };
}

/** The card where it was aimed. */
export function Announced() {
  const now = announced.value;
  if (!now) return null;
  const place = now.tile ? '' : 'translate(9.5 13) scale(.7)';
  return html`<g class="announced" aria-hidden="true">${now.cells.map((cell) => {
    const [x, y] = xy(cell);
    return html`<g key=${cell} transform=${`translate(${x * WIDTH} ${y * HEIGHT})`}>
      <g transform=${place}><g class=${now.tile ? '' : 'a-up'} dangerouslySetInnerHTML=${raw(cardMarkup(now.tile ?? now.card))} /></g><rect width="63" height="88" rx="4" />
    </g>`;
  })}</g>`;
}
