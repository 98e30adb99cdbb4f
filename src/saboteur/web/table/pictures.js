// The drawings as components. Each is drawn once and kept by its key: they never change, only their place does.
import { useEffect, useRef, useState } from 'preact/hooks';
import { effect } from '@preact/signals';
import '../art/ready.js';
import * as cards from '../art/cards.js';
import { portrait as drawPortrait, tool as drawTool } from '../art/signs.js';
import { drawing } from '../art/symbols.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { media } from '../prefs.js';
import { upright } from './camera.js';
import { isPath } from './choose.js';
import { parts } from './parts.js';

/** Low screens have small cards. */
const low = media('(max-height: 700px)');

/** @type {Map<string, string>} */
const drawn = new Map();
// What was drawn before its drawing had come is drawn anew.
effect(() => void (parts.value && drawn.clear()));

/** @param {string} name @param {() => string} draw */
export function once(name, draw) {
  // Whoever draws waits for drawings that are still to come.
  void parts.value;
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const markup = draw();
  drawn.set(name, markup);
  return markup;
}

/** Any card by its key: a path card as held or laid, an action card, or a back for one not known. @param {string} key */
export function cardMarkup(key) {
  if (key === '?') return backMarkup('card');
  return once(`card ${key}`, () => (isPath(key) ? cards.path(key) : cards.action(key)));
}

/** @param {string} text @param {string} lit the sides that light reaches */
export const tileMarkup = (text, lit) => once(`tile ${text} ${lit}`, () => cards.path(text, { lit: lit || false }));

/** @param {string} lit */
export const startMarkup = (lit) => once(`start ${lit}`, () => cards.start(lit || false));

/** @param {string} key @param {string} lies @param {string} [lit] */
export const goalMarkup = (key, lies, lit = '') =>
  once(`goal ${key} ${lies} ${lit}`, () => cards.goal(key, lies, { lit: lit || false }));

/** @param {'card' | 'goal' | 'dwarf' | 'gold'} kind */
export const backMarkup = (kind) => once(`back ${kind}`, () => cards.back(kind));

/** @param {number} value */
export const goldMarkup = (value) => once(`gold ${value}`, () => cards.gold(value));

/** @param {string} key */
export const dwarfMarkup = (key) => once(`dwarf ${key}`, () => cards.dwarf(key));

/** @param {string} markup @returns {{ __html: string }} */
export const raw = (markup) => ({ __html: markup });

/** A whole card as a picture of its own; the name is written on the plate that action and dwarf cards have. @param {{ markup: string, class?: string, name?: string, large?: boolean }} props `large` for a name on a small card */
export function CardPicture({ markup, class: more = '', name, large = false }) {
  return html`<svg class=${`card ${more} ${large && name ? 'large-name' : ''}`} viewBox="0 0 63 88" aria-hidden="true">
    <g dangerouslySetInnerHTML=${raw(markup)} />${name && html`<${Label} name=${name} large=${large} />`}
  </svg>`;
}

/**
 * A card of the hand as it will lie on this screen: where the mine is turned a quarter, so are its cards.
 * @param {{ card: string, name?: string, class?: string }} props `name` is written on action cards
 */
export function Held({ card, name, class: more = '' }) {
  if (!upright.value) return html`<${CardPicture} markup=${cardMarkup(card)} name=${isPath(card) ? undefined : name} large=${low.value} class=${more} />`;
  const plain = isPath(card) || card === '?';
  return html`<svg class=${`card across a-turned ${more}`} viewBox="0 0 88 63" aria-hidden="true">
    ${plain ? html`<${Quarter} markup=${cardMarkup(card)} />` : html`<${Across} card=${card} name=${name} />`}
  </svg>`;
}

/** A drawing of a card turned a quarter to the left, as the mine is. @param {{ markup: string }} props */
export const Quarter = ({ markup }) => html`<g transform="translate(0 63) rotate(-90)" dangerouslySetInnerHTML=${raw(markup)} />`;

/** An action card has no way up of its own: it stands upright on either screen. @param {{ card: string, name?: string }} props */
function Across({ card, name }) {
  const lines = name ? inLines(name) : [];
  const size = Math.min(lines.length > 1 ? 10.4 : 10.8, 142 / longest(['', ...lines]));
  const high = lines.length * size + 3.4;
  const markup = once(`across ${card} ${lines.length}`, () => cards.across(card, lines.length));
  return html`<g dangerouslySetInnerHTML=${raw(markup)} />
    ${name && html`<rect x="4" y=${59.4 - high} width="80" height=${high} rx="2" fill="var(--plate)" /><text class="card-name" font-size=${size}>
      ${lines.map((line, i) => html`<tspan key=${i} x="44" y=${59.4 - high + size * (i + 0.95)}>${line}</tspan>`)}</text>`}`;
}

/** A name in one line, or in two as even as its words allow. @param {string} name @param {number} [most] letters of one line */
function inLines(name, most = 11) {
  const words = name.split(' ');
  if (name.length <= most || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

/** @param {string[]} lines */
const longest = (lines) => Math.max(...lines.map((line) => line.length));

/** @param {{ name: string, large: boolean }} props */
function Label({ name, large }) {
  const lines = inLines(name, large ? 8 : 11);
  const size = large ? Math.min(10.3, 98 / longest(lines)) : Math.min(lines.length > 1 ? 6.3 : 7.6, 92 / longest(lines));
  // Too long to be read: the picture says it alone.
  if (large && size < 8) return null;
  const high = lines.length * size * 1.04 + 3;
  const middle = large ? 85 - high / 2 : 77;
  const first = middle + size * 0.33 - ((lines.length - 1) * size * 1.02) / 2;
  return html`${large && html`<rect x="3" y=${85 - high} width="57" height=${high} rx="2" fill="var(--plate)" />`}<text class="card-name" x="31.5" font-size=${size}>
    ${lines.map((line, i) => html`<tspan key=${i} x="31.5" y=${first + i * size * 1.04}>${line}</tspan>`)}
  </text>`;
}

/** @param {number} which */
export const faceMarkup = (which) => once(`face ${which}`, () => drawPortrait(which));

/** @param {{ seat: { portrait: number } | null }} props */
export function Face({ seat }) {
  return html`<svg class="face" viewBox="0 0 64 64" aria-hidden="true" dangerouslySetInnerHTML=${raw(faceMarkup(seat?.portrait ?? 0))} />`;
}

/** @param {{ name: string, broken?: boolean, class?: string }} props */
export function Tool({ name, broken = false, class: extra = '' }) {
  const markup = once(`tool ${name} ${broken}`, () => drawTool(name, broken));
  return html`<svg class=${`tool ${extra}`} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML=${raw(markup)} />`;
}

/** One coin. */
export function Chip() {
  return html`<svg class="coin" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML=${raw(once('chip', () => drawing('chip')))} />`;
}

/** An amount of gold: a coin and a number to be seen, in words to be heard. @param {{ gold: number | string }} props */
export function Coins({ gold }) {
  return html`<${Chip} /><span aria-hidden="true">${gold}</span><span class="unseen">${t('table-gold', { gold })}</span>`;
}

/**
 * A drawing that changes with the light: the new light fades in over the old drawing.
 * @param {{ draw: (lit: string) => string, lit: string, delay: number }} props
 */
export function Lit({ draw, lit, delay }) {
  const last = useRef(lit);
  const [under, setUnder] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (last.current === lit) return undefined;
    setUnder(last.current);
    last.current = lit;
    const timer = setTimeout(() => setUnder(null), delay + 400);
    return () => clearTimeout(timer);
  }, [lit]);
  const old = last.current === lit ? under : last.current;
  return html`
    ${old !== null && html`<g key="old" dangerouslySetInnerHTML=${raw(draw(old))} />`}
    <g key=${`lit ${lit}`} class=${old === null ? '' : 'kindle'} style=${{ animationDelay: `${delay}ms` }} dangerouslySetInnerHTML=${raw(draw(lit))} />
  `;
}

/** A line drawing for a button. @param {{ d: string }} props */
export function Sign({ d }) {
  return html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;
}
