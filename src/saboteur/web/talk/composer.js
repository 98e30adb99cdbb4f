// Saying something: claims by tapping, chat by typing.
import { signal } from '@preact/signals';
import { order } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { busy, claims, log, view, you } from '../net.js';
import { isMe, nameOf } from '../table/state.js';
import { goalNumber, placeWords } from '../table/where.js';
import { Button, Icon } from '../ui.js';
import { useRoving } from '../roving.js';
import { Chat } from './chat.js';
import { lineText, quoted } from './stream.js';
import { wordText } from './words.js';

/** @typedef {{ about?: number, cell?: string, word?: string }} Parts */

/** The kind of claim whose parts are being chosen. @type {import('@preact/signals').Signal<string | null>} */
const choosing = signal(/** @type {string | null} */ (null));

/** The site that is spoken of, where there are too many ways to show all at once. @type {import('@preact/signals').Signal<string | undefined>} */
const place = signal(/** @type {string | undefined} */ (undefined));
/** More ways than this are chosen in two steps. */
const MANY = 20;

/** Claims, with or without the line that they speak of. @param {string} kind @param {Parts} parts */
export async function claim(kind, parts = {}) {
  const quote = quoted.value;
  choosing.value = null;
  if (await order({ t: 'claim', kind, ...parts, ...(quote === null ? {} : { quote }) })) quoted.value = null;
}

/** @param {string} cell a goal's number, or where a chest lies */
const siteText = (cell) => (goalNumber(cell) ? t('claim-goal', { goal: goalNumber(cell) }) : placeWords(cell));

/** Every way to make a claim of this kind. @param {string} kind @returns {{ parts: Parts, label: string }[]} */
function ways(kind) {
  const { about, site, words = [] } = claims.value[kind] ?? {};
  const seats = about ? Array.from({ length: view.value?.players ?? 0 }, (_, seat) => seat).filter((seat) => !isMe(seat)) : [undefined];
  const cells = site ? Object.entries(/** @type {Record<string, string>} */ (view.value?.sites ?? {})).flatMap(([cell, lies]) => (lies === site ? [cell] : [])) : [undefined];
  return seats.flatMap((seat) => cells.flatMap((goal) => (words.length ? words : [undefined]).map((word) => ({
    parts: { about: seat, cell: goal, word },
    label: [seat !== undefined && nameOf(seat), goal && siteText(goal), word && wordText(word)].filter(Boolean).join(' · '),
  }))));
}

/** What can be tapped next: a way to make the claim, or first the site that it speaks of. @param {string} kind @returns {{ label: string, take: () => void }[]} */
function steps(kind) {
  const all = ways(kind);
  const cells = [...new Set(all.flatMap(({ parts }) => parts.cell ?? []))];
  if (all.length > MANY && cells.length > 1 && !place.value) return cells.map((cell) => ({ label: siteText(cell), take: () => (place.value = cell) }));
  return all.filter(({ parts }) => !place.value || parts.cell === place.value).map(({ parts, label }) => ({ label, take: () => void claim(kind, parts) }));
}

/** @param {string} kind */
function begin(kind) {
  const possible = ways(kind);
  const quotedSeat = quoted.value === null ? undefined : log.value[quoted.value]?.seat;
  if (possible.length === 1) return void claim(kind, possible[0].parts);
  // Why? is asked about what somebody did: the line says who.
  if (kind === 'why' && quotedSeat !== undefined && !isMe(quotedSeat)) return void claim(kind, { about: quotedSeat });
  place.value = undefined;
  choosing.value = choosing.value === kind ? null : kind;
}

function Quotation() {
  if (quoted.value === null) return null;
  return html`<p class="quoting"><q>${lineText(quoted.value)}</q>
    <${Button} kind="quiet" class="square" icon="close" aria-label=${t('talk-unquote')} onClick=${() => (quoted.value = null)} /></p>`;
}

function Claims() {
  const kind = choosing.value;
  const [all, some] = [useRoving(), useRoving()];
  // While the parts of one are chosen the others make room for what was said.
  const kinds = kind ? [kind] : Object.keys(claims.value).filter((key) => key !== 'react');
  return html`<div class="claims" role="group" ref=${all} aria-label=${t('talk-claims')}>
      ${kinds.map((key) => html`<button key=${key} type="button" class="chip-button" disabled=${busy.value} aria-expanded=${key === kind ? 'true' : undefined}
        onClick=${() => begin(key)}>${t(`claim-${key}-button`)}${kind && html`<${Icon} name="close" />`}</button>`)}
    </div>
    ${kind && html`<div class="claims ways" role="group" ref=${some} aria-label=${t(`claim-${kind}-button`)}>
      ${steps(kind).map(({ label, take }) => html`<button key=${label} type="button" class="chip-button way" disabled=${busy.value} onClick=${take}>${label}</button>`)}
    </div>`}`;
}

/** A handful of words in passing: one tap each. */
function Reactions() {
  const row = useRoving();
  const words = claims.value.react?.words ?? [];
  if (choosing.value || words.length === 0) return null;
  return html`<div class="claims reactions" role="group" ref=${row} aria-label=${t('claim-react-button')}>
    ${words.map((word) => html`<button key=${word} type="button" class="chip-button" disabled=${busy.value} onClick=${() => void claim('react', { word })}>${wordText(word)}</button>`)}
  </div>`;
}

export function Composer() {
  if (you.value === null) return html`<p class="small watching">${t('talk-watching')}</p>`;
  return html`<section class="composer" aria-label=${t('talk-title')}>
    <${Quotation} />
    ${!view.value?.over && html`<${Claims} /><${Reactions} />`}
    <${Chat} />
  </section>`;
}
