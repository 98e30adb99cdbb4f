// A short scene on the table itself: a drawing whose parts move by their style, over everything and in nobody's way.
import { effect } from '@preact/signals';
import { calm } from '../prefs.js';
import { layer } from '../table/flights.js';
import { shown } from '../table/state.js';
import { styled } from '../style.js';

/** @import { Spot } from '../table/flights.js' */

/** How long a still picture stays where movement is unwelcome. */
const STILL = 1600;
const FADE = 120;
/** A scene lies over what it tells of until the table shows that, so long at most; then light needs a moment to spread. */
const LONGEST = 1500;
const SPREAD = 300;

/** Ends the scene that is on. */
let end = () => {};

/** @param {number} at @param {number} half @param {number} most keeps a scene at the edge in sight */
const within = (at, half, most) => Math.min(Math.max(at, half + 4), Math.max(half + 4, most - half - 4));

/**
 * @param {string} name its class: the style says how its parts move, and without movement they lie as they come to rest
 * @param {string} markup @param {Spot} at @param {number} size in pixels @param {string} box
 */
function drawn(name, markup, at, size, box) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', box);
  svg.setAttribute('class', `staged staged-${name} ${calm.peek() ? 'still' : ''}`);
  Object.assign(svg.style, { width: `${size}px`, height: `${size}px`, left: `${within(at.x, size / 2, innerWidth) - size / 2}px`, top: `${within(at.y, size / 2, innerHeight) - size / 2}px` });
  svg.innerHTML = `<g transform="rotate(${at.turn ?? 0})">${markup}</g>`;
  return svg;
}

/** Until it is over, or somebody taps or presses a key: what they meant to do is done, too. @param {number} ms */
function watched(ms) {
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    const timer = setTimeout(over, ms);
    function over() {
      clearTimeout(timer);
      for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, over, true);
      resolve();
    }
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, over, true);
    end();
    end = over;
  }));
}

/** Until the table is no longer as it was before the events that are being told. */
function settled() {
  return /** @type {Promise<void>} */ (new Promise((resolve) => {
    const was = shown.peek();
    const timer = setTimeout(go, LONGEST);
    const stop = effect(() => void (shown.value !== was && queueMicrotask(go)));
    function go() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  }));
}

/**
 * Plays a scene at a spot and resolves when it is over. Where movement is unwelcome it is a still picture that nothing waits for.
 * @param {string} name @param {string} markup drawn around 0, 0 @param {Spot | null} at
 * @param {{ ms?: number, size?: number, box?: string }} [how]
 */
export async function stage(name, markup, at, { ms = 900, size = 150, box = '-60 -60 120 120' } = {}) {
  if (!at) return;
  await styled('scenes/stage.css');
  const svg = drawn(name, markup, at, size, box);
  layer().append(svg);
  const over = watched(calm.peek() ? STILL : ms);
  void over.then(async () => {
    if (!calm.peek()) await settled();
    await svg.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, delay: calm.peek() ? 0 : SPREAD }).finished.catch(() => undefined);
    svg.remove();
  });
  if (!calm.peek()) await over;
}
