// Round and piles, in figures.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { explain } from './asking.js';
import { components } from './parts.js';
import { Chip, Sign } from './pictures.js';
import { shown } from './state.js';

export function Facts() {
  const now = shown.value;
  return html`<div class="facts">
    <${Figure} class="round" what="fact-round" title=${t('table-round-short', { round: now?.round ?? 1 })}>${t('table-round-short', { round: now?.round ?? 1 })}<//>
    <${Figure} what="fact-pile" data-pile title=${t('table-pile', { count: now?.pile ?? 0 })} figure=${now?.pile ?? 0}><${Stack} /><//>
    <${Figure} what="fact-discard" data-discard title=${t('table-discard', { count: now?.discard.length ?? 0 })} figure=${now?.discard.length ?? 0}><${Stack} down /><//>
    ${now?.window.kind === 'take' && html`<${Figure} what="fact-gold" data-gold title=${t('table-gold-cards', { count: now.window.count })} figure=${now.window.count}><${Chip} /><//>`}
    ${components('Facts').map((More) => html`<${More} />`)}
  </div>`;
}

/** Something else that holds for the round. @param {{ name: string, sign: string, words: string, figure?: number }} props */
export const Fact = ({ name, sign, words, figure }) => html`<${Figure} what=${`fact-${name}`} data-fact=${name} title=${words} figure=${figure}><${Sign} d=${sign} /><//>`;

/** A sign with its figure; a tap explains it. @param {{ what: string, title: string, figure?: number, class?: string, children?: any, [more: string]: any }} props */
function Figure({ what, title, figure, class: more = '', children, ...rest }) {
  return html`<button type="button" class=${`fact ${more}`} data-what=${what} title=${title} ...${rest} onClick=${(/** @type {any} */ event) => explain(event.currentTarget)}>
    ${children}${what !== 'fact-round' && html`<span class="unseen">${title}</span>`}${figure !== undefined && html`<span aria-hidden="true">${figure}</span>`}</button>`;
}

/** @param {{ down?: boolean }} props */
function Stack({ down = false }) {
  return html`<${Sign} d=${down ? 'M6 13h12v7H6zM12 3v7M9 7l3 3 3-3' : 'M7 5h10v13H7zM4 8v13h10'} />`;
}
