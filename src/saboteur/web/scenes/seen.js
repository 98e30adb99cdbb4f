// A goal that I alone look at: large, covered until I press, and gone to its place when I let go. It is the same for gold and for stone, so that nobody reads it off my face.
import { useRef, useState } from 'preact/hooks';
import { html } from '../html.js';
import { maybe, more, t } from '../i18n.js';
import { calm } from '../prefs.js';
import { styled } from '../style.js';
import { upright } from '../table/camera.js';
import { fly, spotOf, spotOfCell } from '../table/flights.js';
import { explanations } from '../table/parts.js';
import { backMarkup, goalMarkup, Quarter, raw } from '../table/pictures.js';
import { glimpsed } from '../table/secrets.js';
import { goalNumber } from '../table/where.js';
import { goalName, sentence } from '../table/words.js';
import { Dialog, Icon } from '../ui.js';

await Promise.all([styled('scenes/seen.css'), more('scenes'), explanations()]);

/** A press that is shorter than this, in milliseconds, was a tap: the goal stays open until the next one. */
const TAP = 250;

/** The goal goes back to its place, covered. @param {string} cell */
function leave(cell) {
  const from = spotOf('.seen-card');
  glimpsed.value = null;
  if (from) void fly(backMarkup('goal'), { ...from, w: upright.peek() ? (from.w * 63) / 88 : from.w, turn: upright.peek() ? -90 : 0 }, spotOfCell(cell), { ms: 300 });
}

/** @param {{ markup: string }} props */
const Large = ({ markup }) => html`<svg class="card seen-card" viewBox=${upright.value ? '0 0 88 63' : '0 0 63 88'} aria-hidden="true">
  <g class=${upright.value ? 'a-turned' : ''}>${upright.value ? html`<${Quarter} markup=${markup} />` : html`<g dangerouslySetInnerHTML=${raw(markup)} />`}</g></svg>`;

/** @param {{ cell: string, goal: string }} props */
function Glimpse({ cell, goal }) {
  const [open, setOpen] = useState(false);
  const since = useRef(0);
  const number = goalNumber(cell);
  const press = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    since.current = open ? -TAP : event.timeStamp;
    setOpen(true);
  };
  // Held, it is covered by letting go; tapped, by the next tap. A key or a screen reader taps.
  const tap = (/** @type {MouseEvent} */ event) => {
    if (event.detail === 0 && !open) setOpen(true);
    else if (event.detail === 0 || event.timeStamp - since.current >= TAP) leave(cell);
  };
  return html`<div class=${`seen ${open ? 'open' : ''}`}>
    <p class="seen-pill"><${Icon} name="eye" />${t('scene-only-you')}</p>
    <div class="seen-stage"><svg class="seen-rays" viewBox="-120 -120 240 240" aria-hidden="true"><path d=${RAYS} /></svg><${Large} key=${open} markup=${open ? goalMarkup(goal, '', 'NSEW') : backMarkup('goal')} /></div>
    <p class="seen-name" aria-live="polite">${open ? sentence(goalName(goal)) : t('scene-goal', { goal: number })}</p>
    <p class="seen-about">${open ? (maybe(`what-goal-${goal}`) ?? '') : ''}</p>
    <button type="button" class="pad primary" autofocus aria-pressed=${open} onPointerDown=${press} onClick=${tap} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${Icon} name="eye" /><span>${t(open ? 'scene-let-go' : 'scene-press')}</span></button>
    <p class="seen-others">${t('scene-others-read', { goal: number })}</p>
  </div>`;
}

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [a, b] = [i * 30 - 5, i * 30 + 5].map((degrees) => (degrees * Math.PI) / 180);
  return `M0 0L${(170 * Math.sin(a)).toFixed(1)} ${(-170 * Math.cos(a)).toFixed(1)}L${(170 * Math.sin(b)).toFixed(1)} ${(-170 * Math.cos(b)).toFixed(1)}Z`;
}).join('');

/** The goal that I look at now. */
export function GoalSeen() {
  const now = glimpsed.value;
  return html`<${Dialog} open=${now !== null} class=${`seen-scene ${calm.value ? '' : 'moving'}`} title=${t('scene-goal', { goal: now ? goalNumber(now.cell) : 0 })} onClose=${() => (glimpsed.value = null)}>
    ${now && html`<${Glimpse} key=${now.cell} cell=${now.cell} goal=${now.goal} />`}
  <//>`;
}
