/** Two ways to the editor of layouts: a page that a link leads to, and a window over the lobby. */
import { useEffect, useState } from 'preact/hooks';
import { loadOffer, offer } from '../api.js';
import { Top } from '../controls.js';
import { CopyField } from '../copy.js';
import { tryTo } from '../deeds.js';
import { moduleClash, usualRules, withModule } from '../fitting.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { playLaidOut } from '../making.js';
import { reachable } from '../reach.js';
import { Button, Dialog } from '../ui.js';
import { Who } from '../who.js';
import { queryOf, rulesIn } from '../wish.js';
import { Editor } from './editor.js';

/** @import { Offer, Rules } from '../protocol.js' */

/** The link that opens the editor with these rules. @param {Rules} rules */
const linkTo = (rules) => reachable(`${location.origin}/layout#${queryOf(rules)}`);

/** @param {{ rules: Rules }} props */
const Shared = ({ rules }) => html`<div><p class="small">${t('layout-link-about')}</p><${CopyField} text=${linkTo(rules)} label=${t('layout-link')} /></div>`;

/** A layout from a link, or the usual one, to try things out with, to pass on and to play. */
export function LayoutPage() {
  useEffect(() => void tryTo(loadOffer), []);
  return html`<div class="lobby"><${Top} /><main class="layout-page">
    <h1>${t('layout-title')}</h1>
    ${offer.value ? html`<${Free} offer=${offer.value} />` : html`<p aria-busy="true">${t('loading')}</p>`}
  </main></div>`;
}

/** @param {{ offer: Offer }} props */
function Free({ offer }) {
  const [rules, set] = useState(() => rulesIn(location.hash.slice(1), usualRules(offer)));
  const change = (/** @type {Rules} */ wish) => {
    set(wish);
    history.replaceState(null, '', `#${queryOf(wish)}`);
  };
  const boxes = offer.modules.filter(({ key, layouts }) => layouts.length > 0 && (rules.modules.includes(key) || !moduleClash(offer, rules, key)));
  return html`<div class="choice-row" role="group" aria-label=${t('layout-boxes')}>
      ${boxes.map(({ key }) => html`<${Button} key=${key} aria-pressed=${rules.modules.includes(key)}
        onClick=${() => change(withModule(offer, rules, key, !rules.modules.includes(key)))}>${t(`module-${key}`)}<//>`)}
    </div>
    <${Editor} rules=${rules} onChange=${change}>${(/** @type {boolean} */ playable) => html`
      <${Shared} rules=${rules} />
      <${Who} />
      <div class="layout-buttons"><${Button} kind="primary" disabled=${!playable} onClick=${() => playLaidOut(rules)}>${t('layout-play')}<//></div>`}<//>`;
}

/** The same over the lobby: nothing changes at the table until it is used. @param {{ rules: Rules, onUse: (rules: Rules) => unknown, onClose: () => void }} props */
export function LayoutSheet({ rules: given, onUse, onClose }) {
  const [rules, set] = useState(given);
  return html`<${Dialog} open onClose=${onClose} title=${t('layout-title')} class="layout-dialog">
    <${Editor} rules=${rules} onChange=${set}>${(/** @type {boolean} */ playable) => html`
      <div class="layout-buttons"><${Button} kind="primary" disabled=${!playable} onClick=${() => { void onUse(rules); onClose(); }}>${t('layout-use')}<//></div>
      <${Shared} rules=${rules} />`}<//>
  <//>`;
}
