// The own hand: a fan of cards to lift, to turn and to drag, with the own dwarf at its left.
import { useRef } from 'preact/hooks';
import { computed, signal } from '@preact/signals';
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { you } from '../net.js';
import { cellAt, middleOf, nearest } from './camera.js';
import { askWhy, choice, isPath, perform, pick, playable, pointAt, pointAtSeat } from './choose.js';
import { goTo } from './mine.js';
import { lists } from './parts.js';
import { CardPicture, cardMarkup, dwarfMarkup } from './pictures.js';
import { plannedId } from './plan.js';
import { asked, hand, held, many, picked, sheet, shown, why } from './state.js';
import { cardName, dwarfName } from './words.js';

/** @typedef {{ x: number, y: number, id: string, key: string, width: number }} Drag */

/** The card that a finger carries. */
export const carried = signal(/** @type {Drag | null} */ (null));
const SLACK = 9;
/** Reasons that hold wherever the card is aimed; others only tell of the one place that was asked about. */
const TELLING = new Set(['tool-broken', 'wrong-moment', 'not-your-turn']);

/** Lifts a card and says at once if it can do nothing. @param {string} id @param {string} key @param {boolean} [adding] */
export function lift(id, key, adding = many.value) {
  pick(id, adding);
  if (picked.value.includes(id) && asked.value && !playable.value.has(key) && !many.value) void explain(key);
}

/** A card without a place: the server knows whether a broken tool is to blame. @param {string} key */
async function explain(key) {
  await askWhy(isPath(key) ? emptyCell() : `p${(you.value ?? 0) + 1}`);
  const reason = why.value?.reason ?? '';
  if (!TELLING.has(reason) && !lists('reasons', reason)) why.value = { text: t(isPath(key) ? 'table-no-place' : 'table-no-target') };
}

/** Any cell beside the start card does for the question. */
function emptyCell() {
  const free = ['1,0', '0,1', '0,-1', '-1,0'].find((cell) => !(cell in (shown.value?.grid ?? {})));
  return free ?? '0,1';
}

/** @param {DOMRect} box @param {PointerEvent} event */
const into = (box, event) => event.clientX > box.left && event.clientX < box.right && event.clientY > box.top && event.clientY < box.bottom;

/** Where a carried card was let go. @param {PointerEvent} event */
function dropped(event) {
  const mine = document.querySelector('[data-mine]')?.getBoundingClientRect();
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const seat = under.map((element) => element.closest('[data-seat]')?.getAttribute('data-seat')).find(Boolean);
  if (under.some((element) => element.closest('[data-pass]'))) {
    if (choice.value.pass) void perform(choice.value.pass);
  } else if (seat !== undefined && seat !== null) {
    if (!pointAtSeat(Number(seat))) void askWhy(`p${Number(seat) + 1}`);
  } else if (mine && into(mine, event)) {
    dropInMine(event.clientX - mine.left, event.clientY - mine.top);
  }
}

/** @param {number} x @param {number} y */
function dropInMine(x, y) {
  const exact = cellAt(x, y);
  const { cells } = choice.value;
  const cell = cells.has(exact) ? exact : (nearest(x, y, cells, 40) ?? exact);
  // A drop proposes; only a tap lays, so that no card is lost to a slip of the finger.
  if (!cells.has(cell) || choice.value.proposal?.cell === cell) {
    if (asked.value && !cells.has(cell)) void askWhy(cell);
    return;
  }
  pointAt(cell);
}

/** Lets a card be dragged; a touch that moves sideways scrolls the row instead. @param {string} id @param {string} key */
function useDrag(id, key) {
  const from = useRef(/** @type {{ x: number, y: number } | null} */ (null));
  const moved = useRef(false);
  return {
    moved,
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      from.current = event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
      moved.current = false;
    },
    onPointerMove: (/** @type {PointerEvent & { currentTarget: HTMLElement }} */ event) => {
      if (!from.current) return;
      if (!moved.current) {
        const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
        if (Math.hypot(dx, dy) < SLACK || (event.pointerType === 'touch' && dy > -Math.abs(dx))) return;
        moved.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!picked.value.includes(id)) pick(id, false);
      }
      carried.value = { x: event.clientX, y: event.clientY, id, key, width: event.currentTarget.offsetWidth };
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (moved.current && carried.value) dropped(event);
      from.current = null;
      carried.value = null;
    },
    onPointerCancel: () => {
      from.current = null;
      carried.value = null;
    },
  };
}

/** @param {{ card: { id: string, key: string }, index: number, count: number }} props */
function HandCard({ card: { id, key }, index, count }) {
  const { moved, ...drag } = useDrag(id, key);
  const up = picked.value.includes(id);
  const idle = asked.value && !playable.value.has(key);
  const states = [up && 'up', idle && 'idle', up && held.value && isPath(key) && 'held', plannedId.value === id && 'planned', carried.value?.id === id && 'away'];
  const lean = (index - (count - 1) / 2) / Math.max(1, count - 1);
  const about = [plannedId.value === id && t('table-plan-on'), idle && t('table-idle')].filter(Boolean).join(', ');
  return html`<li style=${{ '--lean': lean, '--i': index }}>
    <button type="button" class=${`hand-card ${states.filter(Boolean).join(' ')}`} data-hand=${id} aria-pressed=${up}
      aria-label=${about ? `${cardName(key)}, ${about}` : cardName(key)} ...${drag} onClick=${(/** @type {MouseEvent} */ event) => !moved.current && lift(id, key, many.value || event.shiftKey)}>
      <${CardPicture} markup=${cardMarkup(key)} name=${isPath(key) ? undefined : cardName(key)} />
      <span class="digit" aria-hidden="true">${index + 1}</span>
    </button>
  </li>`;
}

/** The own dwarf, always in sight; a tap tells its aim again. */
function OwnDwarf() {
  const mine = you.value === null ? null : shown.value?.dwarves[you.value];
  if (!mine) return null;
  return html`<button type="button" class="own-dwarf" aria-label=${t('table-own-dwarf', { dwarf: dwarfName(mine) })}
    onClick=${() => (sheet.value = 'dwarf')}>
    <${CardPicture} markup=${dwarfMarkup(mine)} name=${dwarfName(mine)} />
  </button>`;
}

/** The card under the finger. */
function Carried() {
  const now = carried.value;
  if (!now) return null;
  return html`<div class="carried" aria-hidden="true" style=${{ transform: `translate(${now.x}px, ${now.y}px)`, width: `${now.width}px` }}>
    <${CardPicture} markup=${cardMarkup(now.key)} name=${isPath(now.key) ? undefined : cardName(now.key)} class=${held.value && isPath(now.key) ? 'held' : ''} />
  </div>`;
}

/** What the lifted card does, in words. */
export const aboutPicked = computed(() => {
  const key = picked.value.at(-1)?.replace(/#\d+$/, '');
  if (!key) return null;
  return isPath(key) ? t('card-path-about') : maybe(`card-${key}-about`);
});

export function Hand() {
  const cards = hand.value;
  if (you.value === null) return null;
  return html`<section class="hand" aria-label=${t('table-hand')}>
    <${OwnDwarf} />
    <ol class="cards" style=${{ '--count': cards.length }}>
      ${cards.map((card, index) => html`<${HandCard} key=${card.id} card=${card} index=${index} count=${cards.length} />`)}
      ${cards.length === 0 && html`<li class="none">${t('table-hand-empty')}</li>`}
    </ol>
    <${Carried} />
  </section>`;
}

/** Leads the keyboard to the first thing that the lifted card can be aimed at. */
export function goToTarget() {
  const { cells, seats } = choice.value;
  const best = [...cells].sort((a, b) => middleOf(a)[1] - middleOf(b)[1] || middleOf(a)[0] - middleOf(b)[0]);
  if (cells.size > 0) goTo(best[0]);
  else if (seats.size > 0) /** @type {HTMLElement | null} */ (document.querySelector(`[data-seat="${[...seats][0]}"] button`))?.focus();
}
