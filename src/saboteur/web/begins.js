/** Who begins: the host's choice, and what it says to the others. */
import { useState } from 'preact/hooks';
import { html } from './html.js';
import { t } from './i18n.js';
import { firstSeat } from './summary.js';
import { Choice } from './ui.js';

/** @import { Settings, Table } from './protocol.js' */
/** @typedef {Settings['begins']} Beginner */
/** @typedef {Beginner['kind']} Kind */

/** @type {Kind[]} */
const KINDS = ['lot', 'youngest', 'seat', 'winner', 'loser'];

/** @param {Kind} kind @returns {kind is 'youngest' | 'seat'} */
const isNamed = (kind) => kind === 'youngest' || kind === 'seat';

/** @param {{ at: Table, onChange: (begins: Beginner) => void }} props */
export function Begins({ at, onChange }) {
  const [picking, pick] = useState(/** @type {Kind | null} */ (null));
  const kind = picking ?? at.begins.kind;
  const choose = (/** @type {Kind} */ wish) => {
    pick(isNamed(wish) ? wish : null);
    if (!isNamed(wish)) onChange({ kind: wish });
  };
  return html`<div class="settings">
    <${Choice} name="begins" label=${t('setting-begins')} value=${kind} choices=${KINDS.map((one) => [one, t(`begins-${one}`)])} onChange=${choose} />
    ${isNamed(kind) && html`<${Names} at=${at} kind=${kind} onPick=${(/** @type {number} */ seat) => {
      onChange({ kind, seat });
      pick(null);
    }} />`}
  </div>`;
}

/** @param {{ at: Table, kind: 'youngest' | 'seat', onPick: (seat: number) => void }} props */
function Names({ at, kind, onPick }) {
  const people = at.seats.flatMap((seat, index) => (seat && !(kind === 'youngest' && seat.bot) ? [[String(index), seat.name]] : []));
  const chosen = at.begins.kind === kind ? String(firstSeat(at)) : '';
  return html`<${Choice} name="first" label=${t(`begins-${kind}-who`)} value=${chosen} choices=${people}
    onChange=${(/** @type {string} */ seat) => onPick(Number(seat))} />`;
}
