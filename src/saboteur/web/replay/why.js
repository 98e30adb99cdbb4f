// Why a move was made: the bot's real reasons, now that the game is over.
import { useState } from 'preact/hooks';
import { Refusal, ask } from '../api.js';
import { errorText } from '../deeds.js';
import { html } from '../html.js';
import { lang, maybe, t } from '../i18n.js';
import { nameOf } from '../table/state.js';
import { Button, Dialog } from '../ui.js';
import { at, playing, steps, told } from './player.js';

/** @import { Reason } from '../protocol.js' */

/** The action that was told last, counted from 0; -1 before the first. */
const lastMove = () => steps.value.slice(0, at.value).filter((step) => step.do).length - 1;

export function Why() {
  const [reason, setReason] = useState(/** @type {Reason | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const id = told.value?.id;
  const move = lastMove();
  if (!id) return null;
  const wonder = async () => {
    playing.value = false;
    try {
      setReason(await ask(`/api/replays/${id}/why/${move}`));
      setFault(null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(errorText(error.code, error.detail));
    }
  };
  return html`<${Button} kind="quiet" disabled=${move < 0} onClick=${wonder}>${t('why')}<//>
    ${fault && html`<p class="small" role="alert">${fault}</p>`}
    ${reason && html`<${Dialog} open title=${t('why-title', { who: nameOf(reason.seat) })} onClose=${() => setReason(null)}><${Told} reason=${reason} /><//>`}`;
}

/** @param {number} number */
const signed = (number) => new Intl.NumberFormat(lang.value, { signDisplay: 'always', maximumFractionDigits: 2 }).format(number);

/** @param {{ reason: Reason }} props */
function Told({ reason }) {
  const { level, action, runner_up: second, by } = reason;
  return html`
    <p><code>${action}</code> · ${level ? (maybe(`bot-${level}`) ?? level) : t('why-person')}</p>
    <p>${second && by !== null ? t(`why-second-${reason.in}`, { second, by: signed(by) }) : t('why-alone')}</p>
    <h3>${t('why-beliefs')}</h3>
    <ul>${reason.beliefs.map((belief, seat) => seat !== reason.seat && html`<li key=${seat}>
      ${t('why-belief', { who: nameOf(seat), percent: Math.round(belief.chance * 100) })}
      ${belief.deeds.length > 0 && html`<ul class="small">${belief.deeds.map((deed, index) => html`<li key=${index}><code>${deed.what}</code> ${signed(deed.weight)}</li>`)}</ul>`}
    </li>`)}</ul>
    <p class="small">${t('why-about')}</p>`;
}
