// The own hand: cards to lift, to turn and to drag, drawn as they will lie, with the own dwarf beside them.
import { useRef } from 'preact/hooks';
import { computed, signal } from '@preact/signals';
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { you } from '../net.js';
import { letters } from '../prefs.js';
import { useRoving } from '../roving.js';
import { explain as tell } from './asking.js';
import { camera, cellAt, nearest } from './camera.js';
import { unveiled } from './ceremony.js';
import { askWhy, atOnce, choice, discard, hovered, isPath, pick, playable, pointAt, pointAtSeat, tileOf } from './choose.js';
import { whyIdle } from './idle.js';
import { backMarkup, CardPicture, dwarfMarkup, Held } from './pictures.js';
import { planned, plannedId } from './plan.js';
import { isOpen, pressToSee } from './secrets.js';
import { asked, hand, many, picked, points, shown, why } from './state.js';
import { cardName, dwarfName } from './words.js';

/** @typedef {{ x: number, y: number, id: string, key: string, width: number }} Drag */

/** The card that a finger carries. */
export const carried = signal(/** @type {Drag | null} */ (null));
const SLACK = 9;

/** Lifts a card and says at once if it can do nothing. @param {string} id @param {string} key @param {boolean} [adding] */
export function lift(id, key, adding = many.value) {
  pick(id, adding);
  if (picked.value.includes(id) && asked.value && !playable.value.has(key) && !many.value) void explain(id, key);
}

/** A card without a place: the server knows whether a broken tool is to blame. @param {string} id @param {string} key */
async function explain(id, key) {
  const said = await whyIdle(key);
  if (picked.value.includes(id)) why.value = said;
}

/** How far a card that is dragged is drawn to a place where it can lie. */
const PULL = 64;
/** A finger hides what is under it: the card is aimed from above it. */
const ABOVE = 34;

/** Where a pointer aims. @param {PointerEvent} event @returns {[number, number]} */
const aimOf = (event) => [event.clientX, event.clientY - (event.pointerType === 'touch' ? ABOVE : 0)];

/** The cell that a dragged card snaps to, or the one it is over; null outside the mine. @param {PointerEvent} event */
function cellUnder(event) {
  const box = document.querySelector('[data-mine]')?.getBoundingClientRect();
  const [x, y] = aimOf(event);
  if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
  const exact = cellAt(x - box.left, y - box.top);
  const { cells } = choice.value;
  return cells.has(exact) ? exact : (nearest(x - box.left, y - box.top, cells, Math.max(PULL, 66 * camera.value.k)) ?? exact);
}

/** Where a carried card was let go. A drop proposes; it takes a word more to do it, so that no card is lost to a slip of the finger. @param {PointerEvent} event */
function dropped(event) {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const seat = under.map((element) => element.closest('[data-seat]')?.getAttribute('data-seat')).find(Boolean);
  const cell = cellUnder(event);
  if (under.some((element) => element.closest('[data-pass]'))) discard();
  else if (seat !== undefined && seat !== null) {
    if (pointAtSeat(Number(seat))) atOnce();
    else void askWhy(`p${Number(seat) + 1}`);
  } else if (cell && choice.value.cells.has(cell)) {
    pointAt(cell);
    atOnce();
  } else if (cell && asked.value) void askWhy(cell);
}

/** Lets a card be dragged. @param {string} id @param {string} key */
function useDrag(id, key) {
  const from = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const moved = useRef(false);
  const end = () => {
    from.current = null;
    carried.value = null;
    hovered.value = null;
  };
  return {
    moved,
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      from.current = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      moved.current = false;
    },
    onPointerMove: (/** @type {PointerEvent & { currentTarget: HTMLElement }} */ event) => {
      if (!from.current) return;
      if (!moved.current) {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) < SLACK) return;
        moved.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!picked.value.includes(id)) pick(id, false);
        points.value = {};
      }
      const cell = cellUnder(event);
      hovered.value = cell && choice.value.cells.has(cell) ? cell : null;
      const [x, y] = aimOf(event);
      carried.value = { x, y, id, key, width: event.currentTarget.offsetWidth };
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const was = moved.current && carried.value;
      end();
      if (was) dropped(event);
    },
    onPointerCancel: end,
  };
}

/** @param {{ card: { id: string, key: string }, index: number, count: number }} props */
function HandCard({ card: { id, key }, index, count }) {
  const { moved, ...drag } = useDrag(id, key);
  const up = picked.value.includes(id);
  const idle = asked.value && !playable.value.has(key);
  const states = [up && 'up', idle && 'idle', plannedId.value === id && 'planned', carried.value?.id === id && 'away'];
  const lean = (index - (count - 1) / 2) / Math.max(1, count - 1);
  const about = [plannedId.value === id && t('table-plan-on', { verb: planned.value?.verb ?? '' }), idle && t('table-idle')].filter(Boolean).join(', ');
  return html`<li style=${{ '--lean': lean, '--i': index }}>
    <button type="button" class=${`hand-card ${states.filter(Boolean).join(' ')}`} data-hand=${id} aria-pressed=${up} aria-keyshortcuts=${letters.value && index < 9 ? index + 1 : undefined}
      aria-label=${about ? `${cardName(key)}, ${about}` : cardName(key)} ...${drag} onClick=${(/** @type {MouseEvent} */ event) => !moved.current && lift(id, key, many.value || event.shiftKey)}>
      <${Held} card=${up ? tileOf(key) : key} name=${cardName(key)} />
      <span class="digit" aria-hidden="true">${index + 1}</span>
    </button>
  </li>`;
}

/** The own dwarf, face down: open while it is pressed; a tap explains as much of it as lies open. */
function OwnDwarf() {
  const mine = you.value === null ? null : shown.value?.dwarves[you.value];
  if (!mine) return null;
  const open = isOpen('dwarf') || unveiled.value;
  return html`<button type="button" class="own-dwarf" data-what="own-dwarf" aria-pressed=${Boolean(open)} aria-label=${t(open ? 'table-own-dwarf' : 'table-dwarf-covered', { dwarf: dwarfName(mine) })} ...${pressToSee('dwarf', tell)}>
    <${CardPicture} markup=${open ? dwarfMarkup(mine) : backMarkup('dwarf')} />
    <span class="dwarf-label" aria-hidden="true">${open ? dwarfName(mine) : html`<b>${t('table-your-dwarf')}</b> ${t('table-press')}`}</span>
  </button>`;
}

/** The card under the finger; none where its ghost shows already how it would lie. */
function Carried() {
  const now = carried.value;
  if (!now) return null;
  return html`<div class=${`carried ${hovered.value ? 'snapped' : ''}`} aria-hidden="true" style=${{ transform: `translate(${now.x}px, ${now.y}px)`, width: `${now.width}px` }}>
    <${Held} card=${tileOf(now.key)} name=${cardName(now.key)} />
  </div>`;
}

/** What makes a path card different from others, else what they are all for. @param {string} key */
function pathWords(key) {
  const [shape, mark] = key.split(':');
  if (mark) return maybe(`mark-${mark}-about`) ?? t('card-path-about');
  const ways = shape.split('|');
  return t(ways.every((way) => way.length === 1) ? 'card-dead-end-about' : ways.length > 1 ? 'card-bridge-about' : 'card-path-about');
}

/** What the lifted card does, in words. */
export const aboutPicked = computed(() => {
  const key = picked.value.at(-1)?.replace(/#\d+$/, '');
  if (!key) return null;
  return isPath(key) ? pathWords(key) : maybe(`card-${key}-about`);
});

/** Cards in a row where the hand lies in two: all of it is in sight. @param {number} count */
const columns = (count) => Math.max(3, Math.ceil(count / 2));

export function Hand() {
  const cards = hand.value;
  const ref = useRoving();
  if (you.value === null) return null;
  return html`<section class="hand" role="application" aria-label=${t('table-hand')}>
    <${OwnDwarf} />
    <ol class="cards" ref=${ref} data-home style=${{ '--count': cards.length, '--across': columns(cards.length) }}>
      ${cards.map((card, index) => html`<${HandCard} key=${card.id} card=${card} index=${index} count=${cards.length} />`)}
      ${cards.length === 0 && html`<li class="none">${t('table-hand-empty')}</li>`}
    </ol>
    <${Carried} />
  </section>`;
}
