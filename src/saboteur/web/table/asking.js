// "What is this?": a right click, a long press or the key i on anything at the table asks; the answer comes when it is first wanted.
import { effect, signal } from '@preact/signals';
import { html } from '../html.js';
import { letters } from '../prefs.js';
import { later } from '../ui.js';
import { peeked } from './secrets.js';
import { picked, sheet, shown } from './state.js';

/**
 * What is asked about: a card in hand, in front of somebody or (of seat -1) shown to all, a cell, a figure, a sign beside a name, the question of the moment.
 * @typedef {{ kind: 'card' | 'front' | 'cell' | 'thing' | 'window', key: string, seat?: number, words?: string, drawn?: string }} Topic
 */

export const topic = signal(/** @type {Topic | null} */ (null));

/** How long a finger rests on something until it asks, in milliseconds, and how far it may move meanwhile. */
const LONG = 480;
const SLACK = 8;

/** What an element stands for; null for nothing that could be explained. @param {Element | null} element @returns {Topic | null} */
export function topicAt(element) {
  const found = /** @type {HTMLElement | SVGElement | null} */ (element?.closest('[data-what], [data-front], [data-card], [data-hand], [data-cell]') ?? null);
  if (!found) return null;
  const { what, front, card, hand, cell } = found.dataset;
  const seat = Number(found.closest('[data-seat]')?.getAttribute('data-seat') ?? -1);
  if (front) return { kind: 'front', key: front, seat };
  if (card) return { kind: 'front', key: card, seat: -1 };
  if (hand) return { kind: 'card', key: hand.slice(0, hand.lastIndexOf('#')) };
  if (cell) return isFilled(cell) ? { kind: 'cell', key: cell } : null;
  if (what === 'window') return { kind: 'window', key: shown.value?.window.kind ?? 'turn' };
  return { kind: 'thing', key: what ?? '', seat, words: found.getAttribute('title') ?? found.getAttribute('aria-label') ?? '', drawn: found.querySelector('svg')?.outerHTML };
}

/** @param {string} cell */
const isFilled = (cell) => Boolean(document.querySelector(`[data-cell="${cell}"].filled`));

/** Explains what an element stands for. @param {Element | null} element @returns {boolean} whether there is something to explain */
export function explain(element) {
  const found = topicAt(element);
  if (found) topic.value = found;
  return found !== null;
}

/** A tap that ends a long press is none. */
let spent = false;

/** @param {PointerEvent} event */
function pressed(event) {
  spent = false;
  if (event.pointerType === 'mouse') return;
  const element = /** @type {Element} */ (event.target);
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
    // What is covered is open as long as it is pressed; that is another wish.
    if (peeked.value !== null || topic.value || !explain(element)) return;
    spent = true;
    element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId }));
  }, LONG);
  const end = () => {
    clearTimeout(timer);
    stop.abort();
  };
  const { signal } = stop;
  for (const name of /** @type {const} */ (['pointerup', 'pointercancel'])) addEventListener(name, end, { signal });
  addEventListener('pointermove', (move) => Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > SLACK && end(), { signal });
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!spent) return;
  spent = false;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {MouseEvent} event */
function rightClicked(event) {
  const element = /** @type {Element} */ (event.target);
  if (element.closest('dialog, input, textarea, a') || !topicAt(element)) return;
  event.preventDefault();
  if (!topic.value && peeked.value === null) explain(element);
}

/** The key asks about what has the focus, else about the lifted card, else about the question. @param {KeyboardEvent} event */
function typed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (!letters.value || event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
  const plate = target.closest('.plate-main');
  if (plate) return void (/** @type {HTMLElement} */ (plate).click());
  const card = document.querySelector(`[data-hand="${CSS.escape(picked.value.at(-1) ?? '')}"]`);
  explain(target) || explain(card) || explain(document.querySelector('[data-what="window"]'));
}

/** Begins to listen; returns what ends it. */
export function startAsking() {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('pointerdown', pressed, { signal });
  addEventListener('click', clicked, { signal, capture: true });
  addEventListener('contextmenu', rightClicked, { signal });
  addEventListener('keydown', typed, { signal });
  const end = effect(() => void (sheet.value && (topic.value = null)));
  return () => {
    stop.abort();
    end();
    topic.value = null;
  };
}

const Answer = later(() => import('./what.js').then((module) => module.What));

/** The answer, while it is wanted. */
export const WhatSheet = () => topic.value && html`<${Answer} />`;
