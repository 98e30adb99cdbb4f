// Fingers, mouse and wheel on the mine: one moves it, two or the wheel make it larger or smaller.
import { useEffect, useRef } from 'preact/hooks';
import { dragging, pan, zoom } from './camera.js';

/** A finger that moves less than this has tapped. */
const SLACK = 7;

/** @typedef {{ x: number, y: number }} Spot */

/**
 * @param {{ current: SVGSVGElement | null }} box
 * @returns {() => boolean} whether the last touch moved the mine, so that its click means nothing
 */
export function useGestures(box) {
  const dragged = useRef(false);
  useEffect(() => (box.current ? listen(box.current, dragged) : undefined), []);
  return () => dragged.current;
}

/** @param {SVGSVGElement} element @param {{ current: boolean }} dragged */
function listen(element, dragged) {
  /** @type {Map<number, Spot>} */
  const down = new Map();
  const stop = new AbortController();
  const options = { signal: stop.signal };
  element.addEventListener('pointerdown', (event) => {
    if (down.size === 0) dragged.current = false;
    down.set(event.pointerId, spot(event));
  }, options);
  element.addEventListener('pointermove', (event) => moving(event, element, down, dragged), options);
  const up = (/** @type {PointerEvent} */ event) => {
    down.delete(event.pointerId);
    if (down.size === 0) dragging.value = false;
  };
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) element.addEventListener(name, up, options);
  element.addEventListener('wheel', (event) => wheeled(event, element), { ...options, passive: false });
  return () => stop.abort();
}

/** @param {PointerEvent} event @returns {Spot} */
const spot = (event) => ({ x: event.clientX, y: event.clientY });

/** @param {PointerEvent} event @param {Element} element @param {Map<number, Spot>} down @param {{ current: boolean }} dragged */
function moving(event, element, down, dragged) {
  const last = down.get(event.pointerId);
  if (!last) return;
  const now = spot(event);
  const [dx, dy] = [now.x - last.x, now.y - last.y];
  if (!dragged.current && down.size === 1 && Math.hypot(dx, dy) < SLACK) return;
  if (!dragged.current) {
    dragged.current = true;
    dragging.value = true;
    element.setPointerCapture(event.pointerId);
  }
  const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
  if (other) pinch(element, last, now, other);
  else pan(dx, dy);
  down.set(event.pointerId, now);
}

/** @param {Element} element @param {Spot} last @param {Spot} now @param {Spot} other */
function pinch(element, last, now, other) {
  const before = Math.hypot(last.x - other.x, last.y - other.y);
  const after = Math.hypot(now.x - other.x, now.y - other.y);
  const box = element.getBoundingClientRect();
  if (before > 0) zoom(after / before, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
  pan((now.x - last.x) / 2, (now.y - last.y) / 2);
}

/** @param {WheelEvent} event @param {Element} element */
function wheeled(event, element) {
  event.preventDefault();
  const box = element.getBoundingClientRect();
  dragging.value = true;
  zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - box.left, event.clientY - box.top);
  setTimeout(() => (dragging.value = false), 80);
}
