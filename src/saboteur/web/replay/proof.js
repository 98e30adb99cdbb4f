// The tick under a game: whether anybody could choose its cards, and behind it the whole proof.
import { html } from '../html.js';
import { lang, more, t } from '../i18n.js';
import { styled } from '../style.js';
import { nameOf } from '../table/state.js';
import { Icon } from '../ui.js';
import { checked } from './check.js';
import { faultText } from './faults.js';
import { partsOf, Trouble } from './trouble.js';

/** @import { Replay as Retold } from '../protocol.js' */
/** @import { Role, Step } from './check.js' */

await Promise.all([styled('replay/proof.css'), more('replay')]);

/** @param {{ step: Step }} props */
const Checked = ({ step: { key, fault } }) => html`<li class=${`finding ${fault ? 'bad' : 'good'}`}>
  <${Icon} name=${fault ? 'close' : 'confirm'} label=${t(fault ? 'replay-wrong' : 'replay-right')} /><span>${fault ? faultText(fault) : t(`proof-${key}`)}</span></li>`;

/** What to say of the whole: a deal that nobody took part in is not wrong, but proves little. @param {Step[]} steps @param {Role[]} roles */
function verdict(steps, roles) {
  if (steps.some(({ fault }) => fault)) return { look: 'bad', icon: 'close', text: 'proof-failed' };
  if (!roles.some(({ kind }) => kind === 'opened')) return { look: 'open', icon: '', text: 'proof-alone' };
  return { look: 'good', icon: 'confirm', text: steps.some(({ key }) => key === 'mine') ? 'proof-nobody-mine' : 'proof-nobody' };
}

/**
 * Nothing for games of older servers, unless this browser remembers that there was a proof.
 * @param {{ game: Retold, code?: string, number?: number, transcript?: string[] | null }} props where it was played, if it was here, and what came with its cards
 */
export function Proof({ game, code = '', number = 0, transcript = null }) {
  const parts = partsOf(game.fair?.transcript ?? transcript ?? [], code, number);
  if (!game.fair && !transcript && !parts.some((part) => part.transcript)) return null;
  const { steps, roles, deal, chain } = checked(game, { parts, transcript });
  const { look, icon, text } = verdict(steps, roles);
  const faults = steps.filter(({ fault }) => fault);
  const name = (/** @type {number} */ seat) => game.seats?.[seat]?.name ?? nameOf(seat);
  const prints = [['proof-deal', deal], ['proof-table-secret', game.fair?.secret], ['replay-seed', game.seed], ['replay-promised', game.commitment], ['proof-chain', chain.join(' ')]];
  return html`<div class=${`proof ${look}`}>
    ${faults.length > 0 && html`<div class="proof-alarm" role="alert"><strong>${t(text)}</strong>${faults.map(({ key, fault }) => html`<p key=${key}>${fault && faultText(fault)}</p>`)}</div>`}
    ${parts.map((part) => html`<${Trouble} key=${part.place} part=${part} />`)}
    <details>
      <summary>${icon && html`<${Icon} name=${icon} />`}<span>${t(look === 'bad' ? 'proof-details' : text)}</span></summary>
      <p class="small">${t('proof-about')}</p>
      <ul class="findings">${steps.map((step) => html`<${Checked} key=${step.key} step=${step} />`)}</ul>
      ${roles.length > 0 && html`<p><strong>${t('proof-seats')}</strong></p>
        <ul class="proof-seats" aria-label=${t('proof-seats')}>${roles.map(({ kind, line }, seat) => html`<li key=${line} class=${kind}><strong>${name(seat)}</strong><span>${t(`proof-part-${kind}`)}</span></li>`)}</ul>`}
      <dl class="prints">${prints.map(([label, print]) => print && html`<div key=${label}><dt>${t(label ?? '')}</dt><dd><code>${print}</code></dd></div>`)}</dl>
      <p class="proof-links">
        ${game.id && html`<a href=${`/api/replays/${game.id}/record`} download="saboteur.sab">${t('replay-record')}</a>`}
        <a href="/verify.html" target="_blank" rel="noopener">${t('proof-verify')}</a>
        <a href=${`/fair?language=${lang.value}`} target="_blank" rel="noopener">${t('proof-list')}</a>
      </p>
    </details>
  </div>`;
}
