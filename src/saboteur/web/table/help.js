// The menu of the table: how it is played, its keys, and the ways out.
import { useEffect, useState } from 'preact/hooks';
import { loadOffer } from '../api.js';
import { openBook } from '../book/open.js';
import { Controls } from '../controls.js';
import { CopyField } from '../copy.js';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { game, send, table, view, you } from '../net.js';
import { advising, buzzes, letters, listening, openly, quick, short, sound, volume } from '../prefs.js';
import { reachable } from '../reach.js';
import { partsOf, Trouble } from '../replay/trouble.js';
import { go } from '../route.js';
import { styled } from '../style.js';
import { Button, Dialog } from '../ui.js';
import { hints } from './meeting.js';
import { play } from './sound.js';
import { sheet } from './state.js';

await Promise.all([more('talk'), more('keys'), styled('table/help.css'), styled('replay/proof.css')]);

const close = () => (sheet.value = null);

/** @type {[string, string][]} */
const KEYS = [['1–9', 'keys-pick'], ['← ↑ → ↓', 'keys-walk'], ['Enter', 'keys-enter'], ['R', 'keys-turn'], ['P', 'keys-pass'], ['T', 'keys-talk'], ['Esc', 'keys-back'], ['N', 'keys-next'], ['L', 'keys-last'], ['A', 'keys-asked'], ['H', 'keys-hand'], ['O', 'keys-ends'], ['G', 'keys-goals'], ['W', 'keys-who'], ['C', 'keys-time'], ['X', 'keys-place'], ['Tab', 'keys-tab'], ['I', 'keys-what'], ['?', 'keys-help']];

/** @param {{ of: import('@preact/signals').Signal<boolean>, name: string }} props */
const Switch = ({ of, name }) => html`<label class="switch"><input type="checkbox" role="switch" checked=${of.value} onChange=${() => (of.value = !of.value)} />
  <span class="switch-text"><strong>${t(name)}</strong><small>${t(`${name}-about`)}</small></span></label>`;

/** How loud it is; every change is heard. */
function Loudness() {
  const set = (/** @type {Event} */ event) => {
    volume.value = Number(/** @type {HTMLInputElement} */ (event.currentTarget).value) / 100;
    play('mend');
  };
  return html`<label class="field"><span class="field-label">${t('table-volume')}</span>
    <input type="range" min="0" max="100" step="5" value=${Math.round(volume.value * 100)} onChange=${set} /></label>`;
}

/** Leaving in mid-game asks once. */
function Leave() {
  const [sure, ask] = useState(false);
  if (!sure) return html`<${Button} kind="danger" onClick=${() => ask(true)}>${t('table-leave')}<//>`;
  const leave = () => {
    void send({ t: 'leave' });
    go('/');
  };
  return html`<div class="leaving" role="group" aria-label=${t('table-leave')}><p role="status">${t('table-leave-sure')}</p>
    <${Button} onClick=${() => ask(false)}>${t('table-stay')}<//><${Button} kind="danger" onClick=${leave}>${t('table-leave')}<//></div>`;
}

export function HelpSheet() {
  useEffect(() => void loadOffer().catch(() => {}), []);
  return html`<${Dialog} open=${sheet.value === 'help'} class="help-sheet" title=${t('table-help')} onClose=${close}>
    ${partsOf([], table.value?.code ?? '', game.value?.k ?? 0).map((part) => html`<${Trouble} key=${part.place} part=${part} />`)}
    <ol class="how">${['how-lift', 'how-point', 'how-pass', 'how-light'].map((key) => html`<li key=${key}>${t(`table-${key}`)}</li>`)}</ol>
    <dl class="keys">${KEYS.map(([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(`table-${text}`)}</dd></div>`)}</dl>
    <${Controls} />${sound.value && html`<${Loudness} />`}
    ${you.value !== null && html`<${Switch} of=${quick} name="table-quick" /><${Switch} of=${openly} name="table-openly" /><${Switch} of=${hints} name="table-hints" /><${Switch} of=${advising} name="table-advising" /><${Switch} of=${listening} name="table-listening" />${'vibrate' in navigator && html`<${Switch} of=${buzzes} name="table-buzz" />`}`}
    <${Switch} of=${short} name="table-short" /><${Switch} of=${letters} name="table-letters" />
    ${table.value?.code && html`<div class="field"><span class="field-label">${t('talk-watch-link')}</span><${CopyField} text=${reachable(location.origin + table.value.link)} label=${t('talk-watch-link')} /></div>`}
    <div class="help-ends">
      <${Button} onClick=${() => openBook()}>${t('rulebook')}<//>
      <${Button} onClick=${() => go('/')}>${t('table-front-page')}<//>
      ${you.value !== null && !view.value?.over && html`<${Leave} />`}
    </div>
  <//>`;
}
