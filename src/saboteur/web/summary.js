/** The table's settings in words, for those who do not set them. */
import { html } from './html.js';
import { maybe, t } from './i18n.js';
import { queryOf } from './wish.js';

/** @import { ClockSettings, Table } from './protocol.js' */

/** @param {ClockSettings} clock */
export function clockText(clock) {
  if (clock.kind === 'live') return t('clock-live', { bank: clock.bank, increment: clock.increment });
  return clock.kind === 'days' ? t('clock-days', { days: clock.days }) : t('clock-none');
}

/** @param {string} option @param {string} value */
export const valueText = (option, value) => maybe(`option-${option}-${value}`) ?? (isLayout(value) ? t('layout-own') : value);

/** Whether a setting says where cards lie. @param {string} value */
export const isLayout = (value) => /^-?\d+,/.test(value);

/** The seat that begins, if it is known before the deal. @param {Table} at */
export const firstSeat = (at) => ('seat' in at.begins ? at.begins.seat : null);

/** @param {Table} at */
function beginsText(at) {
  const seat = firstSeat(at);
  return (seat !== null && at.seats[seat]?.name) || t(`begins-${at.begins.kind}`);
}

/** @param {{ at: Table }} props */
export function RulesSummary({ at }) {
  const { rules } = at;
  const modules = rules.modules.map((key) => t(`module-${key}`)).join(', ');
  /** @type {[string, string][]} */
  const lines = [
    [t('setting-edition'), t(`edition-${rules.edition}`)],
    [t('setting-modules'), modules || t('modules-none')],
    ...Object.entries(rules.options).map(
      ([option, value]) => /** @type {[string, string]} */ ([t(`option-${option}`), valueText(option, value)]),
    ),
    [t('setting-clock'), clockText(at.clock)],
    [t('setting-begins'), beginsText(at)],
  ];
  return html`<dl class="summary">
      ${lines.map(([term, what]) => html`<div key=${term}><dt>${term}</dt><dd>${what}</dd></div>`)}
    </dl>
    ${Object.values(rules.options).some(isLayout) && html`<p><a href=${`/layout#${queryOf(rules)}`} target="_blank">${t('layout-see')}</a></p>`}`;
}
