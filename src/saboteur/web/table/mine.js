// The mine: an endless grid of cards that can be moved, walked through by keys and pointed into.
import { useEffect, useRef } from 'preact/hooks';
import { computed, signal } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { explain } from './asking.js';
import { Cell, Ghost, PlannedGhost } from './cell.js';
import { bounds, camera, cellAt, dragging, moved, nearest, refit, reveal, size, taken, upright, zoom } from './camera.js';
import { asked, keys, shown, takeBack } from './state.js';
import { askWhy, atOnce, choice, hovered, pointAt, tapGhost } from './choose.js';
import { useGestures } from './gestures.js';
import { components, pieces } from './parts.js';
import { planned, unplan } from './plan.js';
import { raw, Sign } from './pictures.js';
import { Edge, Rock } from './rock.js';
import { press, toggle } from './secrets.js';

/** The cell that Tab leads to. */
export const cursor = signal('0,0');

/** The light on the rock. */
const DEFS = `<radialGradient id="t-glow"><stop offset="0" class="glow-in"/><stop offset="1" class="glow-out"/></radialGradient>`;

/** How far beside a small cell a finger may land. */
const REACH = 34;

const rows = computed(() => {
  const { left, right, top, bottom } = bounds.value;
  const line = (/** @type {number} */ y) => Array.from({ length: right - left + 1 }, (_, i) => `${left + i},${y}`);
  return Array.from({ length: bottom - top + 1 }, (_, i) => ({ y: top + i, cells: line(top + i) }));
});

/** @param {string} cell points at it, or says why not */
function use(cell) {
  if (pointAt(cell)) atOnce();
  else if (keys.value.length > 0 && asked.value) void askWhy(cell);
  else if (keys.value.length === 0 && planned.value?.cell === cell) unplan();
  else if (keys.value.length > 0 || !explain(document.querySelector(`[data-cell="${cell}"]`))) takeBack();
}

/** @param {string} cell whether I have seen what lies face down there */
const isSecret = (cell) => (cell in (shown.value?.sites ?? {}) && Boolean(shown.value?.goals[cell]?.card)) || Boolean(pieces.value[cell]?.known);

/** The cell under a pointer, or the one that can be chosen close by. @param {MouseEvent & { currentTarget: Element }} event */
function under(event) {
  const box = event.currentTarget.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  const exact = cellAt(x, y);
  const { cells, proposal } = choice.value;
  return cells.has(exact) || proposal?.cell === exact ? exact : (nearest(x, y, cells, REACH) ?? exact);
}

/** A mouse that rests on a place shows how the card would lie there. @param {PointerEvent & { currentTarget: Element }} event */
function hover(event) {
  if (event.pointerType === 'mouse' && event.buttons === 0) hovered.value = keys.value.length > 0 ? under(event) : null;
}

/** What I have seen of a goal is open while it is pressed. @param {PointerEvent & { currentTarget: Element }} event */
function pressed(event) {
  const cell = under(event);
  since = event.timeStamp;
  if (!choice.value.cells.has(cell) && isSecret(cell)) press(cell, event);
}

/** When the mine was touched: who looked at something covered for a while does not ask what it is. */
let since = 0;
const LOOK = 350;

/** @param {MouseEvent & { currentTarget: Element }} event */
function clicked(event) {
  const target = /** @type {Element} */ (event.target);
  // A click by key or screen reader has no place; it has a cell.
  if (event.detail === 0) {
    const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
    if (cell) use(cell);
    return;
  }
  const cell = under(event);
  const { proposal } = choice.value;
  if (proposal?.cell === cell && proposal.action.tile) tapGhost();
  else if (event.timeStamp - since < LOOK || !isSecret(cell)) use(cell);
}

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
});

/** Arrows go where they point on the screen. @param {string} key @returns {[number, number]} */
function stepOf(key) {
  const [dx, dy] = STEPS[key];
  return upright.value ? [-dy, dx] : [dx, dy];
}

/** @param {string} cell @param {string} key */
function neighbour(cell, key) {
  const [x, y] = cell.split(',').map(Number);
  const [dx, dy] = stepOf(key);
  const { left, right, top, bottom } = bounds.value;
  return `${Math.min(right, Math.max(left, x + dx))},${Math.min(bottom, Math.max(top, y + dy))}`;
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const cell = /** @type {Element} */ (event.target).closest('[data-cell]')?.getAttribute('data-cell');
  if (!cell) return;
  if (event.key in STEPS) {
    event.preventDefault();
    goTo(neighbour(cell, event.key));
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    if (keys.value.length === 0 && !choice.value.cells.has(cell) && isSecret(cell)) toggle(cell);
    else use(cell);
  }
}

/** Moves the keyboard's place in the mine. @param {string} cell */
export function goTo(cell) {
  cursor.value = cell;
  reveal(cell);
  // At once: the next key starts from here.
  /** @type {SVGElement | null} */ (document.querySelector(`[data-cell="${cell}"]`))?.focus({ preventScroll: true });
}

/** The cell that Tab leads to, if it still exists. */
const stop = computed(() => (rows.value.some(({ cells }) => cells.includes(cursor.value)) ? cursor.value : '0,0'));

/** Light on the rock around lit tunnels. */
function Glow() {
  const lit = Object.entries(/** @type {Record<string, string>} */ (shown.value?.lit ?? {}));
  return html`<g class="glow" aria-hidden="true">
    ${lit.filter(([, sides]) => sides).map(([cell]) => {
      const [x, y] = cell.split(',').map(Number);
      return html`<circle key=${cell} cx=${(x + 0.5) * 63} cy=${(y + 0.5) * 88} r="118" fill="url(#t-glow)" />`;
    })}
  </g>`;
}

/** Faint marks where cards would lie, so that the empty mine has a measure. */
function Marks() {
  const { left, right, top, bottom } = bounds.value;
  let d = '';
  for (let x = left + 1; x <= right; x += 1) for (let y = top + 1; y <= bottom; y += 1) d += `M${x * 63 - 2.5} ${y * 88}h5M${x * 63} ${y * 88 - 2.5}v5`;
  return html`<path class="marks" d=${d} aria-hidden="true" />`;
}

function Grid() {
  const { left, top } = bounds.value;
  const filled = new Set(taken.value);
  return html`<g role="grid" aria-label=${t('table-mine')} aria-rowcount=${rows.value.length} aria-colcount=${rows.value[0].cells.length} onKeyDown=${typed}>
    ${rows.value.map(
      ({ y, cells }) => html`<g key=${y} role="row" aria-rowindex=${y - top + 1}>
        ${cells.map((cell) => html`<${Cell} key=${cell} cell=${cell} column=${Number(cell.split(',')[0]) - left + 1}
          filled=${filled.has(cell)} stop=${stop.value === cell} />`)}
      </g>`,
    )}
  </g>`;
}

export function Mine() {
  const box = useRef(/** @type {SVGSVGElement | null} */ (null));
  useSize(box);
  const wasDragged = useGestures(box);
  const { x, y, k } = camera.value;
  const turn = upright.value ? ' rotate(-90deg)' : '';
  const onClick = (/** @type {any} */ event) => (event.detail === 0 || !wasDragged()) && clicked(event);
  return html`<div class=${`mine ${upright.value ? 'a-turned' : ''} ${keys.value.length ? 'choosing' : ''}`}>
    <svg ref=${box} class="mine-svg" onClick=${onClick} onPointerMove=${hover} onPointerLeave=${() => (hovered.value = null)} onPointerDown=${pressed} data-mine>
      <defs dangerouslySetInnerHTML=${raw(DEFS)} />
      <g class=${`world ${dragging.value ? '' : 'soft'}`} style=${{ transform: `translate(${x}px,${y}px) scale(${k})${turn}` }}>
        <${Rock} /><${Glow} /><${Marks} /><${Grid} />${components('Over').map((Over) => html`<${Over} />`)}<${PlannedGhost} /><${Ghost} />
      </g>
      <${Edge} />
    </svg>
    <${ZoomButtons} onZoom=${zoom} onFit=${refit} />
  </div>`;
}

/** @param {{ onZoom: (by: number) => void, onFit: () => void }} props */
function ZoomButtons({ onZoom, onFit }) {
  return html`<div class="zoom" role="group" aria-label=${t('table-zoom')}>
    <button type="button" aria-label=${t('table-zoom-in')} onClick=${() => onZoom(1.25)}><${Sign} d="M12 6v12M6 12h12" /></button>
    <button type="button" aria-label=${t('table-zoom-out')} onClick=${() => onZoom(0.8)}><${Sign} d="M6 12h12" /></button>
    <button type="button" class="fit" aria-label=${t('table-zoom-fit')} disabled=${!moved.value} onClick=${onFit}>
      <${Sign} d="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" />
    </button>
  </div>`;
}

/** Keeps the box's size, before the first picture and whenever it changes. @param {{ current: SVGSVGElement | null }} box */
function useSize(box) {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width && height) size.value = { w: width, h: height };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
}
