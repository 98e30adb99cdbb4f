// Was the deal fair? The page computes the fingerprint itself; the server replays the record.
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { promises } from '../prefs.js';
import { Icon } from '../ui.js';
import { faultText } from './faults.js';
import { Proof } from './proof.js';

/** @import { Replay as Retold } from '../protocol.js' */

/** @param {string} hex */
async function fingerprint(hex) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  if (!globalThis.crypto?.subtle) return (await import('./sha256.js')).sha256(bytes);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {{ good: boolean, text: string }} props */
function Finding({ good, text }) {
  return html`<li class=${`finding ${good ? 'good' : 'bad'}`}><${Icon} name=${good ? 'confirm' : 'close'} label=${t(good ? 'replay-right' : 'replay-wrong')} /><span>${text}</span></li>`;
}

/** @param {{ game: Retold }} props */
export function Fair({ game }) {
  const [print, setPrint] = useState('');
  useEffect(() => void fingerprint(game.seed).then(setPrint), [game.seed]);
  const kept = print === game.commitment;
  const faultless = game.faults.length === 0;
  return html`<section class="fairness" aria-labelledby="fair-title">
    <h3 id="fair-title">${t('replay-fair')}</h3>
    <${Proof} game=${game} />
    ${!game.fair && html`<p class="small">${t('replay-fair-about')}</p>
    <dl class="prints">
      <div><dt>${t('replay-promised')}</dt><dd><code>${game.commitment || '–'}</code></dd></div>
      <div><dt>${t('replay-seed')}</dt><dd><code>${game.seed}</code></dd></div>
      <div><dt>${t('replay-print')}</dt><dd><code>${print}</code></dd></div>
    </dl>`}
    <ul class="findings" aria-live="polite">
      ${!game.fair && print && game.commitment && html`<${Finding} good=${kept} text=${t(kept ? 'replay-kept' : 'replay-broken')} />`}
      ${promises.value.includes(game.commitment) && html`<${Finding} good text=${t('replay-remembered')} />`}
      ${faultless && html`<${Finding} good text=${t('replay-plays', { count: game.steps.filter((step) => step.do).length })} />`}
      ${faultless && !game.whole && html`<${Finding} good=${false} text=${t('replay-no-deal')} />`}
      ${game.faults.map((fault) => html`<${Finding} key=${fault.reason} good=${false} text=${faultText(fault)} />`)}
    </ul>
  </section>`;
}
