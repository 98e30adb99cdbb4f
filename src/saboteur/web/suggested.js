/** What to play with so many people, in the time there is: each suggestion with one tap. */
import { useState } from 'preact/hooks';
import { moduleClash, optionsFor, playerRange, usualRules, withModule, withPreset } from './fitting.js';
import { html } from './html.js';
import { maybe, t } from './i18n.js';
import { busy } from './net.js';
import { Button, Choice } from './ui.js';

/** @import { Offer, Rules } from './protocol.js' */

/** Minutes that people have. */
const TIMES = [15, 30, 60];
/** A game may take a little longer than the time there is, and should not fill less than half of it. */
const LONGER = 1.1;
const SHORTER = 0.5;
const MOST = 4;

/**
 * Games for so many that take about so long, the longest first.
 * @param {Offer} offer
 * @param {number} players
 * @param {number} time in minutes
 */
function gamesFor(offer, players, time) {
  const { edition } = usualRules(offer);
  const fitting = offer.presets.filter(({ rules }) => {
    const [least, most] = playerRange(offer, rules.modules);
    return rules.edition === edition && least <= players && players <= most;
  });
  const games = fitting.flatMap(({ key, minutes, rules }) =>
    (optionsFor(offer, rules.modules).rounds ?? []).map((rounds) => ({ key, rounds, minutes: minutes * Number(rounds), rules: { ...rules, options: { ...rules.options, rounds } } })),
  );
  return games.filter(({ minutes }) => minutes <= time * LONGER && minutes >= time * SHORTER).sort((a, b) => b.minutes - a.minutes).slice(0, MOST);
}

/** @param {{ rules: Rules, offer: Offer, onChange: (rules: Rules) => unknown }} props */
export function Suggestions({ rules, offer, onChange }) {
  const { players, modules } = rules;
  const [time, setTime] = useState(0);
  const boxes = offer.modules.filter(({ key, suits }) => suits && suits[0] <= players && players <= suits[1] && !modules.includes(key) && !moduleClash(offer, rules, key));
  return html`<div class="settings">
    <${Choice} name="time" label=${t('setting-minutes')} value=${String(time)} choices=${[0, ...TIMES].map((minutes) => [String(minutes), t('minutes', { minutes })])}
      onChange=${(/** @type {string} */ minutes) => setTime(Number(minutes))} />
    ${time > 0 && gamesFor(offer, players, time).map(({ key, rounds, minutes, rules: game }) => html`<div key=${key + rounds} class="suggestion"><${Button} icon="replay" disabled=${busy.value}
      onClick=${() => onChange(withPreset(offer, rules, game))}>${t('suggested-game', { what: maybe(`preset-${key}`) ?? key, rounds: Number(rounds), minutes })}<//></div>`)}
    ${boxes.map(({ key }) => html`<div key=${key} class="suggestion"><${Button} icon="plus" disabled=${busy.value}
      onClick=${() => onChange(withModule(offer, rules, key, true))}>${t('suggested', { players, what: t(`module-${key}`) })}<//></div>`)}
  </div>`;
}
