/** A game against bots in one line: how many, how good, which box, how fast; kept on this device. */
import { offer } from './api.js';
import { bestBot, botName } from './deeds.js';
import { playerRange } from './fitting.js';
import { html } from './html.js';
import { maybe, t } from './i18n.js';
import { botRules } from './making.js';
import { botWish } from './prefs.js';

const PACES = [300, 900, 2000];

/**
 * @param {{ label: string, value: string | number, choices: [string | number, string][], onChange: (value: string) => void }} props
 */
function Select({ label, value, choices, onChange }) {
  return html`<label><span class="unseen">${label}</span>
    <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}>
      ${choices.map(([key, text]) => html`<option key=${key} value=${key} selected=${String(key) === String(value)}>${text}</option>`)}
    </select></label>`;
}

/** @param {Partial<typeof botWish.value>} change */
const wish = (change) => (botWish.value = { ...botWish.value, ...change });

export function BotsLine() {
  const at = offer.value;
  if (!at) return null;
  const now = botWish.value;
  const rules = botRules(at);
  const [least, most] = playerRange(at, rules.modules);
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return html`<div class="bots-line" role="group" aria-label=${t('bots-line')}>
    <${Select} label=${t('setting-players')} value=${rules.players} choices=${counts.map((count) => [count, t('bots-players', { count })])}
      onChange=${(/** @type {string} */ count) => wish({ players: Number(count) })} />
    <${Select} label=${t('bots-level')} value=${now.level || bestBot()} choices=${at.bots.map((level) => [level, botName(level)])}
      onChange=${(/** @type {string} */ level) => wish({ level })} />
    <${Select} label=${t('bots-box')} value=${now.preset || 'jubilee'} choices=${at.presets.map(({ key }) => [key, maybe(`preset-${key}`) ?? key])}
      onChange=${(/** @type {string} */ preset) => wish({ preset })} />
    <${Select} label=${t('setting-pace')} value=${now.pace || 900} choices=${PACES.map((pace) => [pace, t(`pace-${pace}`)])}
      onChange=${(/** @type {string} */ pace) => wish({ pace: Number(pace) })} />
  </div>`;
}
