// The bar above the hand: what is asked, what can be done now, and why something cannot.
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { restarting, send, status, table, view, you } from '../net.js';
import { Button, later, RuleLink } from '../ui.js';
import { Awaited, Late } from './awaited.js';
import { choice, confirm, isPath, needs, perform, toggleMode, turnRound } from './choose.js';
import { aboutPicked } from './hand.js';
import { LastLine } from './log.js';
import { CardPicture, cardMarkup, goldMarkup, Sign, Tool } from './pictures.js';
import { due, plan, planned, unplan } from './plan.js';
import { barOf, lists } from './parts.js';
import { Lying } from './plates.js';
import { Readiness } from './intermission.js';
import { asked, keys, lookBack, many, nameOf, picked, points, sending, shown, takeBack, why } from './state.js';
import { actionText, cardName } from './words.js';

/** @import { Meant } from './state.js' */

/** @param {{ action: Meant }} props a choice that nothing on the table stands for */
function ActionButton({ action }) {
  if (action.verb === 'take') return html`<${GoldButton} action=${action} />`;
  if (action.verb === 'keep') return html`<${KeepButton} action=${action} />`;
  if (action.front) return html`<${Button} class="do" aria-label=${actionText(action)} onClick=${() => perform(action)}><${Lying} card=${action.front} /><span class="word">${actionText(action)}</span><//>`;
  const loose = action.card && needs(action).length === 0 ? action.card : null;
  const tool = ['pickaxe', 'lamp', 'cart'].includes(action.word ?? '') ? action.word : null;
  return html`<${Button} class="do" onClick=${() => perform(action)}>
    ${loose && html`<${CardPicture} markup=${cardMarkup(loose)} />`}${tool && html`<${Tool} name=${tool} />`}${actionText(action)}
  <//>`;
}

/** @param {{ action: Meant }} props */
function GoldButton({ action }) {
  const asked = view.value?.window;
  const offered = asked?.kind === 'take' ? (asked.cards ?? []) : [];
  const count = offered.filter((value) => String(value) === action.word).length;
  return html`<button type="button" class="gold-card" aria-label=${`${actionText(action)}${count > 1 ? ` (${count}×)` : ''}`} onClick=${() => perform(action)}>
    <${CardPicture} markup=${goldMarkup(Number(action.word))} />
    ${count > 1 && html`<span class="times" aria-hidden="true">${count}×</span>`}
  </button>`;
}

/** A card that lies before me to be kept. @param {{ action: Meant }} props */
function KeepButton({ action }) {
  const key = action.card ?? '?';
  return html`<button type="button" class="gold-card" aria-label=${actionText(action)} onClick=${() => perform(action)}>
    <${CardPicture} markup=${cardMarkup(key)} name=${isPath(key) ? undefined : cardName(key)} />
  </button>`;
}

/** What is about to happen, with the last word still to say. */
function Proposal() {
  const { proposal } = choice.value;
  if (!proposal) return null;
  return html`
    ${proposal.ways.length > 1 && html`<${Button} class="do" aria-label=${t('table-turn')} onClick=${turnRound}><${Sign} d="M5 13A7 7 0 0 1 17.5 8M19 11A7 7 0 0 1 6.500 16M18 4v4.500h-4.500M6 20v-4.500h4.500" /><span class="word">${t('table-turn')}</span> <kbd>R</kbd><//>`}
    <${Button} kind="primary" class="do" disabled=${sending.value} onClick=${confirm}>${actionText(proposal.action)}<//>
  `;
}

const Meanwhile = later(() => import('../talk/meanwhile.js').then((module) => module.Meanwhile));

/** I cannot dig: something lies in front of me. */
const blocked = () => you.value !== null && shown.value?.front[you.value]?.some((/** @type {string} */ card) => !lists('harmless', card)) && !shown.value.over;

/** Putting cards down: now, or ahead when others are still to move. */
function Pass() {
  const { pass, more, modes, proposal } = choice.value;
  if (pass && points.value.verb && proposal) return null;
  if (pass) {
    return html`
      ${modes.map((verb) => html`<${Button} key=${verb} class="do" aria-pressed=${points.value.verb === verb} onClick=${() => toggleMode(verb)}>${t(`do-${verb}-mode`)}<//>`)}
      ${more && html`<${Button} class="do" aria-pressed=${many.value} onClick=${() => (many.value = !many.value)}>${t('table-more')}<//>`}
      <${Button} class="do pass" data-pass="" onClick=${() => perform(pass)}>${actionText(pass)} <kbd>P</kbd><//>
    `;
  }
  if (asked.value || picked.value.length !== 1 || you.value === null || shown.value?.over) return null;
  return html`<${Button} class="do pass" onClick=${plan}>${t('table-plan')} <kbd>P</kbd><//>`;
}

/** A sentence that says what to do next. */
function hint() {
  const { proposal, cells, seats, fronts, buttons, more } = choice.value;
  if (why.value) return why.value.text;
  if (due.value) return t('table-plan-due', { card: cardName(planned.value ?? '?') });
  if (planned.value) return t('table-plan-waiting', { card: cardName(planned.value) });
  if (picked.value.length > 0 && !asked.value) return aboutPicked.value ?? '';
  if (!asked.value) return '';
  if (proposal) return keys.value.length > 0 ? '' : t('table-hint-again');
  if (points.value.verb) return t(`table-hint-${points.value.verb}`);
  if (points.value.front) return t('table-hint-clear', { card: cardName(points.value.front) });
  if (many.value || keys.value.length > 1) return t(fronts.size > 0 ? 'table-hint-several-clear' : more ? 'table-hint-several' : 'table-hint-full');
  if (cells.size > 0 && keys.value.length > 0) return aboutPicked.value ?? t('table-hint-cell');
  if (cells.size > 0) return t('table-hint-point');
  if (seats.size > 0) return aboutPicked.value ?? maybe(`table-hint-${shown.value?.window.kind}`) ?? t('table-hint-seat');
  if (buttons.length > 0) return '';
  return picked.value.length > 0 ? (aboutPicked.value ?? '') : t(fronts.size > 0 ? 'table-hint-lift-clear' : 'table-hint-lift');
}

/** Why it cannot be done, with the rule behind it. */
function Hint() {
  const text = hint();
  const rule = why.value?.rule;
  if (!text) return html`<p class="hint" role="status"></p>${picked.value.length === 0 && html`<${LastLine} />`}`;
  return html`<p class=${`hint ${why.value ? 'refused' : ''}`} role="status">${text}${' '}${rule && html`<${RuleLink} rule=${rule} />`}</p>`;
}

/** A vote to let a bot hold the seat of somebody the table is waiting for in vain. */
function StandIn() {
  const waited = shown.value?.window.seats.find((seat) => {
    const person = table.value?.seats[seat];
    return person && !person.bot && !person.held && !person.here && seat !== you.value;
  });
  if (waited === undefined || you.value === null || picked.value.length > 0 || shown.value?.over) return null;
  const on = table.value?.votes.some(([what, whom]) => what === 'stand-in' && whom === waited) ?? false;
  return html`<p class="hint">${t('table-is-away', { who: nameOf(waited) })}</p>
    <${Button} class="do" aria-pressed=${on} onClick=${() => send({ t: 'vote', what: 'stand-in', seat: waited, on: !on })}>${t(on ? 'table-stand-in-on' : 'table-stand-in')}<//>`;
}

/** A bot holds my seat, or the connection is lost: said before anything else. */
function Trouble() {
  const seat = you.value === null ? null : table.value?.seats[you.value];
  if (status.value !== 'open') return restarting.value ? html`<p class="hint">${t('line-restarting')}</p>` : html`<p class="hint refused">${t('table-offline')}</p>`;
  if (!seat?.held) return null;
  return html`<p class="hint">${t('table-held-you')}</p><${Button} kind="primary" class="do" onClick=${() => send({ t: 'back' })}>${t('table-back')}<//>`;
}

export function Bar() {
  const own = barOf(shown.value?.window.kind);
  return html`<section class="bar" aria-label=${t('table-actions')}>
    <${Trouble} />${own && status.value === 'open' ? html`<${own} />` : html`<${Readiness} /><${Late} /><${StandIn} /><${Awaited} /><${Hint} /><${Buttons} />`}
  </section>`;
}

function Buttons() {
  const { buttons } = choice.value;
  return html`<div class="bar-buttons">
    ${planned.value && html`<${Button} class="do" onClick=${unplan}>${t('table-plan-off')}<//>`}
    ${!due.value && buttons.map((action) => html`<${ActionButton} key=${action.do} action=${action} />`)}
    ${lookBack.value && html`<${Button} kind="primary" class="do to-end" onClick=${() => (lookBack.value = false)}>${t('table-to-end')}<//>`}
    ${!asked.value && picked.value.length === 0 && blocked() && html`<${Meanwhile} />`}
    <${Pass} /><${Proposal} />
    ${(picked.value.length > 0 || Object.keys(points.value).length > 0) && html`<${Button} kind="quiet" class="do back square" aria-label=${t('table-take-back')} title=${t('table-take-back')} onClick=${takeBack}><${Sign} d="M6 6l12 12M18 6L6 18" /><//>`}
  </div>`;
}
