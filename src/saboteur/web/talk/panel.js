// The drawer beside the mine, or the sheet over it: the story with the talk, and what I think of it.
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { read, said, you } from '../net.js';
import { styled } from '../style.js';
import { sheet } from '../table/state.js';
import { Dialog, later } from '../ui.js';
import { Composer } from './composer.js';
import { Stream } from './stream.js';

await styled('talk/talk.css');

const Beliefs = later(() => import('./beliefs.js').then((module) => module.Beliefs));

/** @typedef {'story' | 'beliefs'} Side */

/** @param {{ side: Side, turn: (side: Side) => void }} props */
function Tabs({ side, turn }) {
  const walk = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    turn(side === 'story' ? 'beliefs' : 'story');
    const next = /** @type {HTMLElement} */ (event.currentTarget).querySelector('[aria-selected="false"]');
    /** @type {HTMLElement | null} */ (next)?.focus();
  };
  const tab = (/** @type {Side} */ which) => html`<button type="button" role="tab" aria-selected=${side === which} tabindex=${side === which ? 0 : -1} onClick=${() => turn(which)}>${t(which === 'story' ? 'talk-title' : 'talk-beliefs')}</button>`;
  return html`<div class="talk-tabs" role="tablist" aria-label=${t('table-talk')} onKeyDown=${walk}>${tab('story')}${tab('beliefs')}</div>`;
}

/** @param {{ first?: Side }} props */
export function Panel({ first = 'story' }) {
  const [side, turn] = useState(/** @type {Side} */ (first));
  const last = said.value.at(-1)?.i ?? 0;
  useEffect(() => {
    if (side === 'story') read.value = Math.max(read.value, last);
  }, [last, side]);
  return html`<div class="talk-panel">
    ${you.value !== null ? html`<${Tabs} side=${side} turn=${turn} />` : html`<h2>${t('table-talk')}</h2>`}
    ${side === 'story' ? html`<${Stream} quotes /><${Composer} />` : html`<${Beliefs} />`}
  </div>`;
}

/** The same where there is no room beside the mine. */
export function TalkSheet() {
  return html`<${Dialog} open class="sheet talk-sheet" title=${t('table-talk')} onClose=${() => (sheet.value = null)}>
    <${Panel} first=${sheet.value === 'beliefs' ? 'beliefs' : 'story'} />
  <//>`;
}
