/** Tables where this browser has a seat: with whom, whose turn it is, and since when. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from './api.js';
import { html } from './html.js';
import { lang, t } from './i18n.js';
import { inScript } from './names.js';
import { seatsKept } from './prefs.js';
import { Link } from './ui.js';

/** @import { SeatedTable } from './protocol.js' */

const MOST_SHOWN = 4;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];

/** How long ago, in the reader's words. @param {number} seconds */
function ago(seconds) {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(lang.value, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}

/** What happens there now. @param {SeatedTable} at */
function stateOf(at) {
  if (at.phase === 'lobby') return t('yours-waiting', { taken: at.seats.filter(Boolean).length, seats: at.seats.length });
  if (at.phase === 'over') return t('yours-over');
  const asked = at.asked ?? [];
  const since = ago(at.since ?? 0);
  if (at.you !== null && asked.includes(at.you)) return t('yours-turn', { since });
  return asked.length === 1 ? t('yours-turn-of', { who: at.seats[asked[0]]?.name ?? '', since }) : t('yours-playing', { since });
}

/** @param {{ code: string, token: string }} props */
function Row({ code, token }) {
  const [at, setAt] = useState(/** @type {SeatedTable | null} */ (null));
  useEffect(() => {
    let here = true;
    ask(`/api/tables/${code}`, undefined, token).then((found) => here && setAt(inScript(found)), () => {});
    return () => {
      here = false;
    };
  }, [code, token]);
  const others = at?.seats.flatMap((seat, index) => (seat && index !== at.you ? [seat.name] : [])) ?? [];
  const mine = at?.you != null && at.asked?.includes(at.you);
  return html`<li><${Link} to=${`/t/${code}`} class=${`open-table ${mine ? 'mine-now' : ''}`}>
    <span class="open-host"><strong>${others.join(', ') || code}</strong>${at && html`<small>${stateOf(at)}</small>`}</span>
    <span class="open-seats code-link">${code}</span>
  <//></li>`;
}

export function YourTables() {
  const seats = seatsKept.value.filter(([code]) => !code.includes('.')).slice(0, MOST_SHOWN);
  return html`<section class="panel" aria-labelledby="yours-title">
    <h2 id="yours-title">${t('your-tables')}</h2>
    <ul class="open-tables">${seats.map(([code, token]) => html`<${Row} key=${code} code=${code} token=${token} />`)}</ul>
  </section>`;
}
