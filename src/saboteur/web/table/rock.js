// The bare rock that cards lie on, and the rough edge where the mine was cut into it. Both are drawn once.
import { computed } from '@preact/signals';
import { bareRock } from '../art/stones.js';
import { chance } from '../art/ink.js';
import { html } from '../html.js';
import { table } from '../net.js';
import { bounds, HEIGHT, hewn, size, WIDTH } from './camera.js';
import { raw } from './pictures.js';

/** Rock beyond the outermost cards, in cells: as much as one sees from far away. The box grows by so many at once. */
const BEYOND = 10;

/** @param {number} n */
const less = (n) => Math.floor(n / BEYOND) * BEYOND - BEYOND;
/** @param {number} n */
const more = (n) => Math.ceil(n / BEYOND) * BEYOND + BEYOND;

/** Where rock is drawn, as text: it stays the same as long as the numbers do. */
const box = computed(() => {
  const { left, right, top, bottom } = bounds.value;
  return [less(left), less(top), more(right), more(bottom)].join();
});
const seed = computed(() => table.value?.code ?? '');
const drawn = computed(() => {
  const [left, top, right, bottom] = box.value.split(',').map(Number);
  return raw(bareRock(seed.value, left * WIDTH, top * HEIGHT, right * WIDTH, bottom * HEIGHT));
});

export const Rock = () => html`<g class="rock" aria-hidden="true" dangerouslySetInnerHTML=${drawn.value} />`;

/** From corner to corner of the rough edge, and how far it strays. */
const STEP = 22;
const STRAY = 4;

/** @param {number} w @param {number} h the mine's edge as corners, clockwise, inside its box */
function rough(w, h) {
  const next = chance(`edge${seed.value}`);
  const stray = () => 1 + next() * STRAY;
  const steps = (/** @type {number} */ length) => {
    const count = Math.max(1, Math.round(length / STEP));
    return Array.from({ length: count }, (_, i) => (i / count) * length);
  };
  return [
    ...steps(w).map((x) => [x || stray(), stray()]),
    ...steps(h).map((y) => [w - stray(), y || stray()]),
    ...steps(w).map((x) => [w - (x || stray()), h - stray()]),
    ...steps(h).map((y) => [stray(), h - (y || stray())]),
  ].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
}

/** Lies over the mine's margin, in the colour of the room around it. */
export function Edge() {
  if (!hewn.value) return null;
  const { w, h } = size.value;
  const cut = `M${rough(w, h)}Z`;
  return html`<g class="mine-edge" aria-hidden="true"><path class="room" d=${`M0 0V${h}H${w}V0Z${cut}`} /><path class="cut" d=${cut} /><path class="rim" d=${cut} /></g>`;
}
