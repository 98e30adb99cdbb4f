/** What the host may do about people: mute them for everyone, and before the start remove them or let them in. */
import { useEffect, useState } from 'preact/hooks';
import { order } from './deeds.js';
import { html } from './html.js';
import { t } from './i18n.js';
import { busy } from './net.js';
import { Button, Dialog, Portrait, toast } from './ui.js';

/** @import { Seat, Table } from './protocol.js' */

/** @param {{ seat: Seat, index: number }} props */
export function MuteSwitch({ seat, index }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${seat.muted} disabled=${busy.value} onChange=${() => order({ t: 'mute', seat: index, on: !seat.muted })} />
    <span class="switch-text"><strong>${t('host-mute', { who: seat.name })}</strong><small>${t('host-mute-about')}</small></span>
  </label>`;
}

/** @param {{ seat: Seat, index: number }} props */
export function Manage({ seat, index }) {
  const [open, setOpen] = useState(false);
  return html`<${Button} kind="quiet" aria-label=${t('manage-label', { who: seat.name })} onClick=${() => setOpen(true)}>${t('manage')}<//>
    <${Dialog} open=${open} title=${seat.name} onClose=${() => setOpen(false)}>
      <${MuteSwitch} seat=${seat} index=${index} />
      <${Button} kind="danger" icon="leave" disabled=${busy.value} onClick=${() => order({ t: 'remove', seat: index })}>${t('remove')}<//>
      <p class="small">${t('remove-about')}</p>
    <//>`;
}

/** Who waits for the host to be let in. @param {{ at: Table }} props */
export function Knocks({ at }) {
  const asking = at.knocks.map(({ name: who }) => t('knock-asks', { who })).join(' ');
  useEffect(() => {
    if (asking) toast(asking);
  }, [asking]);
  if (at.knocks.length === 0) return null;
  return html`<section class="panel knocks" aria-labelledby="knock-title">
    <h2 id="knock-title">${t('knock-title')}</h2>
    <p class="small">${t('knock-about')}</p>
    <ul class="seats">${at.knocks.map(({ id, name: who, portrait }) => html`<li key=${id} class="seat">
      <${Portrait} face=${portrait} /><span class="seat-words"><strong>${t('knock-asks', { who })}</strong></span>
      <${Button} kind="quiet" disabled=${busy.value} aria-label=${t('turn-away-label', { who })} onClick=${() => order({ t: 'admit', knock: id, on: false })}>${t('turn-away')}<//>
      <${Button} kind="primary" disabled=${busy.value} aria-label=${t('admit-label', { who })} onClick=${() => order({ t: 'admit', knock: id, on: true })}>${t('admit')}<//>
    </li>`)}</ul>
  </section>`;
}
