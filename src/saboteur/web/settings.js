/** The host's form for the table, made of what the server offers and of nothing else. */
import { useState } from 'preact/hooks';
import { Begins } from './begins.js';
import { order } from './deeds.js';
import { isPreset, layoutsFor, moduleClash, optionClash, optionsFor, playerRange, surprise, withModule, withPreset } from './fitting.js';
import { html } from './html.js';
import { maybe, t } from './i18n.js';
import { busy } from './net.js';
import { Suggestions } from './suggested.js';
import { clockText, isLayout, valueText } from './summary.js';
import { useRoving } from './roving.js';
import { Button, Choice, later } from './ui.js';

/** @import { ClockSettings, Delay, Offer, Rules, Settings, Table } from './protocol.js' */
/** @import { Clash } from './fitting.js' */

/** @type {ClockSettings[]} */
const CLOCKS = [
  { kind: 'none' },
  { kind: 'live', bank: 60, increment: 30 },
  { kind: 'live', bank: 180, increment: 60 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];
const PACES = [300, 900, 2000];
const DELAYS = [{ seconds: 0, moves: 0 }, { seconds: 30, moves: 0 }, { seconds: 120, moves: 0 }, { seconds: 0, moves: 3 }];

/**
 * @typedef {{ at: Table, offer: Offer }} Props
 */

const LayoutSheet = later(() => import('./layout/page.js').then((module) => module.LayoutSheet));

/** Changes some of the table's settings. @param {Table} at @param {Partial<Settings>} change */
export function set(at, change) {
  const { rules, clock, open, pace, window, delay, shared, begins } = at;
  return order({ t: 'settings', rules, clock, open, pace, window, delay, shared, begins, ...change });
}

/** @param {Table} at @param {Partial<Rules>} change */
const setRules = (at, change) => set(at, { rules: { ...at.rules, ...change } });

/** @param {Props} props */
export function SettingsForm({ at, offer }) {
  return html`<div class="settings">
    <${Presets} at=${at} offer=${offer} />
    <${Players} at=${at} offer=${offer} />
    <${Suggestions} rules=${at.rules} offer=${offer} onChange=${(/** @type {Rules} */ rules) => set(at, { rules })} />
    <${Options} at=${at} offer=${offer} which=${isFirst} />
    <${Begins} at=${at} onChange=${(/** @type {Settings['begins']} */ begins) => set(at, { begins })} />
    <label class="switch">
      <input type="checkbox" role="switch" checked=${at.open} disabled=${busy.value} onChange=${() => set(at, { open: !at.open, ...clockFor(at, !at.open) })} />
      <span class="switch-text"><strong>${t('setting-open')}</strong><small>${t('setting-open-about')}</small></span>
    </label>
    <${Modules} at=${at} offer=${offer} />
    <${LayOut} at=${at} offer=${offer} />
    <details>
      <summary>${t('setting-house-rules')}</summary>
      <div class="settings">
        <${Edition} at=${at} offer=${offer} />
        <${Options} at=${at} offer=${offer} which=${(/** @type {string} */ option) => !isFirst(option)} />
      </div>
    </details>
    <details>
      <summary>${t('setting-time')}</summary>
      <div class="settings"><${Clock} at=${at} /><${Pace} at=${at} /><${Window} at=${at} offer=${offer} /></div>
    </details>
    <details>
      <summary>${t('setting-company')}</summary>
      <div class="settings"><${Company} at=${at} /></div>
    </details>
  </div>`;
}

/** Strangers get a clock, friends none, unless the host has chosen another. @param {Table} at @param {boolean} open @returns {Partial<Settings>} */
function clockFor(at, open) {
  const [none, usual] = CLOCKS;
  if (open && at.clock.kind === 'none') return { clock: usual };
  return !open && clockKey(at.clock) === clockKey(usual) ? { clock: none } : {};
}

/** How long a game takes is what everyone asks first; the other house rules can wait. @param {string} option */
const isFirst = (option) => option === 'rounds';

/** Rules that go well together, or any that go together at all. @param {Props} props */
function Presets({ at, offer }) {
  const ref = useRoving();
  if (!offer.presets) return null;
  return html`<fieldset class="choice">
    <legend>${t('setting-presets')}</legend>
    <div class="presets" ref=${ref}>
      ${offer.presets.map(({ key, rules }) => html`<${Button} key=${key} aria-pressed=${isPreset(offer, at.rules, rules)} disabled=${busy.value}
        onClick=${() => set(at, { rules: withPreset(offer, at.rules, rules) })}>${maybe(`preset-${key}`) ?? key}<//>`)}
      <${Fair} at=${at} offer=${offer} />
      <${Button} disabled=${busy.value} onClick=${() => set(at, { rules: surprise(offer, at.rules) })}>${t('preset-surprise')}<//>
    </div>
  </fieldset>`;
}

/** The rules under which both sides win about as often, for as many as play now. @param {Props} props */
function Fair({ at, offer }) {
  const fair = offer.fair.find(({ players }) => players === at.rules.players);
  if (!fair) return null;
  const [low, high] = fair.between;
  return html`<${Button} aria-pressed=${isPreset(offer, at.rules, fair.rules)} disabled=${busy.value} title=${t('preset-fair-about', { players: fair.players, percent: fair.balance, low, high })}
    onClick=${() => set(at, { rules: withPreset(offer, at.rules, fair.rules) })}>${t('preset-fair', { percent: fair.balance })}<//>`;
}

/** @param {Props} props */
function Players({ at, offer }) {
  const [least, most] = playerRange(offer, at.rules.modules);
  const { players } = at.rules;
  const seated = at.seats.filter((seat) => seat !== null).length;
  const full = players <= seated && players > least;
  return html`<fieldset class="choice">
    <legend>${t('setting-players')}</legend>
    <div class="stepper">
      <${Button} class="square" icon="minus" aria-label=${t('players-fewer')} disabled=${busy.value || players <= Math.max(least, seated)}
        onClick=${() => setRules(at, { players: players - 1 })} />
      <output aria-live="polite">${players}</output>
      <${Button} class="square" icon="plus" aria-label=${t('players-more')} disabled=${busy.value || players >= most}
        onClick=${() => setRules(at, { players: players + 1 })} />
    </div>
    <small>${full ? t('players-seated') : t('players-range', { least, most })}</small>
  </fieldset>`;
}

/** @param {Props} props */
function Edition({ at, offer }) {
  const { edition } = at.rules;
  return html`<div>
    <${Choice} name="edition" label=${t('setting-edition')} value=${edition}
      choices=${offer.editions.map((key) => [key, t(`edition-${key}`)])}
      onChange=${(/** @type {string} */ key) => setRules(at, { edition: key })} />
    <small>${maybe(`edition-${edition}-about`)}</small>
  </div>`;
}

/** @param {Props} props */
function Modules({ at, offer }) {
  const ref = useRoving('input:not(:disabled)');
  if (offer.modules.length === 0) return null;
  return html`<fieldset class="choice" ref=${ref}>
    <legend>${t('setting-modules')}</legend>
    ${offer.modules.map(({ key }) => html`<${ModuleSwitch} key=${key} at=${at} offer=${offer} module=${key} />`)}
  </fieldset>`;
}

/** @param {Props & { module: string }} props */
function ModuleSwitch({ at, offer, module: key }) {
  const on = at.rules.modules.includes(key);
  const clash = on ? null : moduleClash(offer, at.rules, key);
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${on} disabled=${!!clash || busy.value}
      onChange=${() => set(at, { rules: withModule(offer, at.rules, key, !on) })} />
    <span class="switch-text"><strong>${t(`module-${key}`)}</strong>
      <small>${maybe(`module-${key}-about`)}</small>
      ${offer.modules.some((one) => one.key === key && !one.bots) && html`<small>${t('modules-no-bots')}</small>`}
      ${clash && html`<small class="clash">${clashText(clash)}</small>`}</span>
  </label>`;
}

/** Where the goals lie, and what else boxes lay out, is the table's choice. @param {Props} props */
function LayOut({ at, offer }) {
  const [open, setOpen] = useState(false);
  const own = layoutsFor(offer, at.rules.modules).some((name) => isLayout(at.rules.options[name] ?? ''));
  return html`<div class="lay-out">
    <${Button} disabled=${busy.value} aria-haspopup="dialog" onClick=${() => setOpen(true)}>${t('layout-edit')}<//>
    <small>${own ? t('layout-own') : t('layout-edit-about')}</small>
    ${open && html`<${LayoutSheet} rules=${at.rules} onClose=${() => setOpen(false)} onUse=${(/** @type {Rules} */ rules) => setRules(at, { options: rules.options })} />`}
  </div>`;
}

/** @param {Clash} clash */
function clashText(clash) {
  if (clash.kind === 'players') return t('clash-players', { least: clash.least, most: clash.most });
  if (clash.kind === 'needs') return t('clash-needs', { what: t(`module-${clash.key}`) });
  const what = clash.kind === 'module' ? t(`module-${clash.key}`) : `${t(`option-${clash.option}`)}: ${valueText(clash.option, clash.value)}`;
  return t('clash-with', { what });
}

/** @param {Props & { which: (option: string) => boolean }} props */
function Options({ at, offer, which }) {
  const possible = Object.entries(optionsFor(offer, at.rules.modules)).filter(([option]) => which(option));
  return possible.map(([option, values]) => html`<${Option} key=${option} at=${at} offer=${offer} option=${option} values=${values} />`);
}

/** @param {Props & { option: string, values: string[] }} props */
function Option({ at, offer, option, values }) {
  const clashes = values.map((value) => optionClash(offer, at.rules, option, value));
  const refused = Object.fromEntries(values.map((value, i) => [value, clashes[i] && clashText(/** @type {Clash} */ (clashes[i]))]));
  const now = at.rules.options[option] ?? values[0];
  const shown = values.includes(now) ? values : [...values, now];
  const reasons = values.flatMap((value) => (refused[value] ? [`${valueText(option, value)}: ${refused[value]}`] : []));
  return html`<div>
    <${Choice} name=${`option-${option}`} label=${t(`option-${option}`)} value=${now} refused=${refused}
      choices=${shown.map((value) => [value, valueText(option, value)])}
      onChange=${(/** @type {string} */ value) => setRules(at, { options: { ...at.rules.options, [option]: value } })} />
    <small>${maybe(`option-${option}-about`)}</small>
    ${reasons.map((reason) => html`<small key=${reason} class="clash">${reason}</small>`)}
  </div>`;
}

/** @param {ClockSettings} clock */
const clockKey = (clock) => Object.values(clock).sort().join(' ');

/** @param {{ at: Table }} props */
function Clock({ at }) {
  const now = clockKey(at.clock);
  const clocks = CLOCKS.some((clock) => clockKey(clock) === now) ? CLOCKS : [at.clock, ...CLOCKS];
  return html`<${Choice} name="clock" label=${t('setting-clock')} value=${now}
    choices=${clocks.map((clock) => [clockKey(clock), clockText(clock)])}
    onChange=${(/** @type {string} */ key) => set(at, { clock: clocks.find((clock) => clockKey(clock) === key) })} />`;
}

/** How long everyone may take to answer at once, if a box asks that. @param {Props} props */
function Window({ at, offer }) {
  const reacts = offer.modules.some((module) => module.reacts && at.rules.modules.includes(module.key));
  if (!reacts) return null;
  const lengths = offer.windows.includes(at.window) ? offer.windows : [at.window, ...offer.windows];
  return html`<${Choice} name="window" label=${t('setting-window')} value=${String(at.window)}
    choices=${lengths.map((length) => [String(length), t('window-seconds', { seconds: length / 1000 })])}
    onChange=${(/** @type {string} */ length) => set(at, { window: Number(length) })} />`;
}

/** @param {{ at: Table }} props */
function Pace({ at }) {
  const paces = PACES.includes(at.pace) ? PACES : [at.pace, ...PACES];
  return html`<${Choice} name="pace" label=${t('setting-pace')} value=${String(at.pace)}
    choices=${paces.map((pace) => [String(pace), maybe(`pace-${pace}`) ?? t('pace-other', { seconds: pace / 1000 })])}
    onChange=${(/** @type {string} */ pace) => set(at, { pace: Number(pace) })} />`;
}

/** @param {Delay} delay */
const delayKey = ({ seconds, moves }) => `${seconds}/${moves}`;

/** @param {Delay} delay */
const delayText = ({ seconds, moves }) => (moves ? t('delay-moves', { moves }) : seconds ? t('delay-seconds', { seconds }) : t('delay-none'));

/** Who may listen and who may talk. @param {{ at: Table }} props */
function Company({ at }) {
  const now = delayKey(at.delay);
  const delays = DELAYS.some((delay) => delayKey(delay) === now) ? DELAYS : [at.delay, ...DELAYS];
  return html`<label class="switch">
      <input type="checkbox" role="switch" checked=${at.chat} disabled=${busy.value} onChange=${() => order({ t: 'chat', on: !at.chat })} />
      <span class="switch-text"><strong>${t('setting-chat')}</strong><small>${t('setting-chat-about')}</small></span>
    </label>
    <${Choice} name="delay" label=${t('setting-delay')} value=${now} choices=${delays.map((delay) => [delayKey(delay), delayText(delay)])}
      onChange=${(/** @type {string} */ key) => set(at, { delay: delays.find((delay) => delayKey(delay) === key) })} />
    <small>${t('setting-delay-about')}</small>
    <label class="switch">
      <input type="checkbox" role="switch" checked=${at.shared} disabled=${busy.value} onChange=${() => set(at, { shared: !at.shared })} />
      <span class="switch-text"><strong>${t('setting-shared')}</strong><small>${t('setting-shared-about')}</small></span>
    </label>`;
}
