// Round and piles, in figures.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { components } from './parts.js';
import { Chip, Sign } from './pictures.js';
import { shown } from './state.js';

export function Facts() {
  const now = shown.value;
  return html`<div class="facts">
    <span class="fact round">${t('table-round-short', { round: now?.round ?? 1 })}</span>
    <span class="fact" data-pile title=${t('table-pile', { count: now?.pile ?? 0 })}><${Stack} /><span class="unseen">${t('table-pile', { count: now?.pile ?? 0 })}</span><span aria-hidden="true">${now?.pile ?? 0}</span></span>
    <span class="fact" data-discard title=${t('table-discard', { count: now?.discard.length ?? 0 })}><${Stack} down /><span class="unseen">${t('table-discard', { count: now?.discard.length ?? 0 })}</span><span aria-hidden="true">${now?.discard.length ?? 0}</span></span>
    ${now?.window.kind === 'take' && html`<span class="fact" data-gold><${Chip} />${now.window.count}</span>`}
    ${components('Facts').map((More) => html`<${More} />`)}
  </div>`;
}

/** Something else that holds for the round. @param {{ name: string, sign: string, words: string, figure?: number }} props */
export const Fact = ({ name, sign, words, figure }) => html`<span class="fact" data-fact=${name} title=${words}><${Sign} d=${sign} /><span class="unseen">${words}</span>${figure !== undefined && html`<span aria-hidden="true">${figure}</span>`}</span>`;

/** @param {{ down?: boolean }} props */
function Stack({ down = false }) {
  return html`<${Sign} d=${down ? 'M6 13h12v7H6zM12 3v7M9 7l3 3 3-3' : 'M7 5h10v13H7zM4 8v13h10'} />`;
}
