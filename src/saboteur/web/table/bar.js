// The bar above the hand, and the lane above the mine: what is asked, what can be done now, and why something cannot.
// Both are as high in every state as in any other, so that the mine stays where it is.
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { restarting, send, status, table, view, you } from '../net.js';
import { letters, media } from '../prefs.js';
import { Button, later, RuleLink } from '../ui.js';
import { Awaited, Late, nudgeWords } from './awaited.js';
import { wayMarkup } from './cell.js';
import { ahead, choice, confirm, discard, discarding, needs, perform, preview, toggleMode, turnRound } from './choose.js';
import { upright } from './camera.js';
import { canAsk, hintLine } from './advice.js';
import { explain } from './asking.js';
import { aboutPicked } from './hand.js';
import { hindrance } from './idle.js';
import { dawnWords } from './light.js';
import { LastLine } from './log.js';
import { CardPicture, goldMarkup, Held, Quarter, raw, Tool } from './pictures.js';
import { due, plan, planned, plannedCard, unplan } from './plan.js';
import { introduction } from './meeting.js';
import { barOf, lists } from './parts.js';
import { Readiness } from './intermission.js';
import { Lying, questionWords } from './plates.js';
import { peeked } from './secrets.js';
import { asked, keys, lookBack, many, nameOf, picked, points, sending, sheet, shown, why } from './state.js';
import { left, timeText } from './time.js';
import { actionText, cardName, dwarfName } from './words.js';

/** @import { Meant } from './state.js' */

/** @param {{ action: Meant }} props a choice that nothing on the table stands for */
function ActionButton({ action }) {
  if (action.verb === 'take') return html`<${GoldButton} action=${action} />`;
  if (action.verb === 'keep') return html`<${KeepButton} action=${action} />`;
  if (action.front) return html`<${Button} class="do" aria-label=${actionText(action)} onClick=${() => perform(action)}><${Lying} card=${action.front} /><span class="word">${actionText(action)}</span><//>`;
  const loose = action.card && needs(action).length === 0 ? action.card : null;
  const tool = ['pickaxe', 'lamp', 'cart'].includes(action.word ?? '') ? action.word : null;
  return html`<${Button} class="do" onClick=${() => perform(action)}>
    ${loose && html`<${Held} card=${loose} />`}${tool && html`<${Tool} name=${tool} />`}${actionText(action)}
  <//>`;
}

/** @param {{ action: Meant }} props */
function GoldButton({ action }) {
  const asked = view.value?.window;
  const offered = asked?.kind === 'take' ? (asked.cards ?? []) : [];
  const count = offered.filter((value) => String(value) === action.word).length;
  return html`<button type="button" class="gold-card" data-what="fact-gold" aria-label=${`${actionText(action)}${count > 1 ? ` (${count}×)` : ''}`} onClick=${() => perform(action)}>
    <${CardPicture} markup=${goldMarkup(Number(action.word))} />
    ${count > 1 && html`<span class="times" aria-hidden="true">${count}×</span>`}
  </button>`;
}

/** A card that lies before me to be kept. @param {{ action: Meant }} props */
function KeepButton({ action }) {
  const key = action.card ?? '?';
  return html`<button type="button" class="gold-card" data-card=${key} aria-label=${actionText(action)} onClick=${() => perform(action)}>
    <${Held} card=${key} name=${cardName(key)} />
  </button>`;
}

/** There is room for words beside the buttons, so that the lane need not say them. */
export const roomy = media('(min-width: 900px) and (min-height: 521px)');

/** Both ways a card can lie, as small cards; the one that is chosen is framed. */
function TurnControl() {
  const now = choice.value.proposal;
  if (!now?.cell || now.ways.length < 2) return null;
  const cell = now.cell;
  return html`<button type="button" class="turn-control" aria-keyshortcuts=${letters.value ? "R" : undefined} aria-label=${t('table-turn')} onClick=${turnRound}>
    ${now.ways.map((way, i) => html`${i === 1 && html`<b aria-hidden="true">↻</b>`}
      <svg key=${way.do} class=${`card either ${upright.value ? 'across a-turned' : ''} ${way.do === now.action.do ? 'chosen' : ''}`} viewBox=${upright.value ? '0 0 88 63' : '0 0 63 88'} aria-hidden="true">
        ${upright.value ? html`<${Quarter} markup=${wayMarkup(way, cell)} />` : html`<g dangerouslySetInnerHTML=${raw(wayMarkup(way, cell))} />`}</svg>`)}
  </button>`;
}

/** What is about to happen, with the last word still to say: always at the right. */
function Proposal() {
  const { proposal } = choice.value;
  if (!proposal || discarding.value) return null;
  return html`<${Button} kind="primary" class="do" disabled=${sending.value} onClick=${confirm}>${ahead.value ? t('table-plan-it') : actionText(proposal.action)}<//>`;
}

const Meanwhile = later(() => import('../talk/meanwhile.js').then((module) => module.Meanwhile));

/** I cannot dig: something lies in front of me. */
const blocked = () => you.value !== null && shown.value?.front[you.value]?.some((/** @type {string} */ card) => !lists('harmless', card)) && !shown.value.over;

/** Discarding: now, or ahead when others are still to move. It stands at the left; asked for, its place is that of taking it back, so that two quick taps lose nothing. */
function Pass() {
  const { pass } = choice.value;
  if (pass && points.value.verb && choice.value.proposal) return null;
  if (pass && discarding.value) {
    return html`<${Button} class="do keep" onClick=${() => (discarding.value = false)}>${t('table-keep')}<//>
      <${Button} kind="danger" class="do sure" data-sure="" onClick=${discard}>${actionText(pass)} <kbd>P</kbd><//>`;
  }
  if (pass) return html`<${Button} class="do pass" data-pass="" aria-keyshortcuts=${letters.value ? "P" : undefined} onClick=${discard}>${actionText(pass)} <kbd>P</kbd><//>`;
  if (asked.value || picked.value.length !== 1 || you.value === null || shown.value?.over) return null;
  return html`<${Button} class="do pass" onClick=${() => plan()}>${t('table-plan')} <kbd>P</kbd><//>`;
}

/** What else can be done with the lifted cards. */
function Other() {
  const { pass, more, modes } = choice.value;
  if (!pass || discarding.value || (points.value.verb && choice.value.proposal)) return null;
  return html`
    ${modes.map((verb) => html`<${Button} key=${verb} class="do" aria-pressed=${points.value.verb === verb} onClick=${() => toggleMode(verb)}>${t(`do-${verb}-mode`)}<//>`)}
    ${more && html`<${Button} class="do" aria-pressed=${many.value} onClick=${() => (many.value = !many.value)}>${t('table-more')}<//>`}
  `;
}

/** A sentence that says what to do next. */
function hint() {
  const { proposal, cells, seats, fronts, buttons, more } = choice.value;
  if (trouble()) return trouble();
  if (sending.value) return '';
  if (peeked.value === 'dwarf') return dwarfWords();
  if (why.value) return why.value.text;
  if (discarding.value) return t('table-discard-sure');
  if (ahead.value && proposal) return t('table-plan-ahead');
  if (picked.value.length > 0 && !asked.value) return aboutPicked.value ?? '';
  if (planned.value) return t(due.value ? 'table-plan-due' : 'table-plan-waiting', { card: cardName(plannedCard.value ?? '?'), verb: planned.value.verb });
  const waited = missing();
  if (waited !== undefined) return t('table-is-away', { who: nameOf(waited) });
  if (!asked.value) return nudgeWords();
  if (preview.value?.action.tile && dawnWords.value) return dawnWords.value;
  if (proposal) return keys.value.length === 0 ? t('table-hint-again') : proposal.action.tile ? '' : (aboutPicked.value ?? '');
  if (points.value.verb) return t(`table-hint-${points.value.verb}`);
  if (points.value.front) return t('table-hint-clear', { card: cardName(points.value.front) });
  if (many.value || keys.value.length > 1) return t(fronts.size > 0 ? 'table-hint-several-clear' : more ? 'table-hint-several' : 'table-hint-full');
  if (cells.size > 0 && keys.value.length > 0) return aboutPicked.value ?? t('table-hint-cell');
  const reason = picked.value.length > 0 ? null : whyAsked();
  if (reason) return reason;
  if (cells.size > 0) return t('table-hint-point');
  if (seats.size > 0) return aboutPicked.value ?? t('table-hint-seat');
  if (buttons.length > 0) return '';
  if (picked.value.length > 0) return aboutPicked.value ?? '';
  const next = hindrance.value?.text ?? (hintLine.value || introduction.value) ?? t(fronts.size > 0 ? 'table-hint-lift-clear' : 'table-hint-lift');
  return [nudgeWords(), next].filter(Boolean).join(' ');
}

/** Why a question other than a plain turn is asked, and what answers do. */
function whyAsked() {
  const by = nameOf(shown.value?.turn ?? 0);
  return maybe(`window-${shown.value?.window.kind}-why`, { by });
}

/** Who I am and what I want, for as long as I look. */
function dwarfWords() {
  const mine = you.value === null ? null : (shown.value?.dwarves[you.value] ?? null);
  return `${dwarfName(mine)}: ${maybe(`dwarf-${mine}-aim`) ?? ''}`;
}

/** The longest text that stands in large letters beside a rule. */
const SHORT = 66;

/** What to do, or why it cannot be done, with the rule behind it. */
function Hint() {
  const text = hint();
  const rule = why.value?.rule ?? (hindrance.value && text.endsWith(hindrance.value.text) ? hindrance.value.rule : undefined);
  return html`<p class=${`hint ${why.value ? 'refused' : ''} ${text.length > (rule ? SHORT : 90) ? 'long' : ''}`} role="status"><span>${text}</span>${text && rule && html`<${RuleLink} rule=${rule} />`}</p>`;
}

/** Explains the lifted card, or the question itself. */
function AskButton() {
  const ask = () => explain(document.querySelector(picked.value.length > 0 ? `[data-hand="${CSS.escape(picked.value.at(-1) ?? '')}"]` : '[data-what="window"]'));
  return html`<button type="button" class="ask-what" data-what="window" aria-label=${t('table-what')} title=${t('table-what')} onClick=${ask}>?</button>`;
}

/** Whose turn it is, in words, with the time that is left. */
export function Question() {
  // A bar of its own tells the time itself.
  const time = barOf(shown.value?.window.kind) ? null : left();
  const low = time !== null && time < 10_000;
  return html`<p class=${`question ${asked.value ? 'mine-now' : ''}`}>
    <span>${questionWords()}</span>${asked.value && html`<${AskButton} />`}
    ${time !== null && !shown.value?.over && html`<span class="dot" aria-hidden="true">·</span><span class=${`countdown ${low ? 'low' : ''}`} role="timer">${timeText(time)}</span>`}
  </p>`;
}

/** Buttons fill the bar: a card is lifted, or there is something to choose that nothing on the table stands for. */
const filled = () => picked.value.length > 0 || Boolean(choice.value.proposal) || choice.value.buttons.length > 0;

/** One sentence above the mine, where the bar has no room for it; else what happened or was said last. */
export function Lane() {
  const speaks = filled() && !roomy.value && status.value === 'open' && !barOf(shown.value?.window.kind);
  const own = barOf(shown.value?.window.kind) && asked.value ? whyAsked() : null;
  return html`<div class="lane">${own ? html`<p class="hint long"><span>${own}</span></p>` : !speaks ? html`<${LastLine} />` : hint() ? html`<${Hint} />` : html`<p class="hint">${questionWords()}</p>`}</div>`;
}

/** Somebody the table is waiting for in vain. */
function missing() {
  if (you.value === null || picked.value.length > 0 || shown.value?.over) return undefined;
  return shown.value?.window.seats.find((seat) => {
    const person = table.value?.seats[seat];
    return person && !person.bot && !person.held && !person.here && seat !== you.value;
  });
}

/** A vote to let a bot hold the seat of somebody who is away. */
function StandIn() {
  const waited = missing();
  if (waited === undefined) return null;
  const on = table.value?.votes.some(([what, whom]) => what === 'stand-in' && whom === waited) ?? false;
  return html`<${Button} class="do" aria-pressed=${on} onClick=${() => send({ t: 'vote', what: 'stand-in', seat: waited, on: !on })}>${t(on ? 'table-stand-in-on' : 'table-stand-in')}<//>`;
}

/** A bot holds my seat, or the connection is lost: said before anything else. */
function trouble() {
  const seat = you.value === null ? null : table.value?.seats[you.value];
  if (status.value !== 'open') return t(restarting.value ? 'line-restarting' : 'table-offline');
  return seat?.held ? t('table-held-you') : '';
}

/** The way back to a seat that a bot holds. */
function Trouble() {
  const seat = you.value === null ? null : table.value?.seats[you.value];
  return seat?.held && status.value === 'open' ? html`<${Button} kind="primary" class="do" onClick=${() => send({ t: 'back' })}>${t('table-back')}<//>` : null;
}

/** From these lengths on a sentence shares its first line with the question, and is set smaller, where the bar is narrow. */
const DENSE = 60;
const DENSER = 80;

export function Bar() {
  const own = barOf(shown.value?.window.kind);
  const full = filled();
  const length = roomy.value ? 0 : hint().length;
  const dense = length > DENSER ? 'dense denser' : length > DENSE ? 'dense' : '';
  return html`<section class=${`bar ${full ? 'full' : ''} ${choice.value.buttons.length > 0 ? 'choices' : ''}`} aria-label=${t('table-actions')}>
    ${own && status.value === 'open' ? html`<${own} /><div class="unseen"><${Question} /></div>` : html`
      <div class=${`bar-text ${dense}`}><${Question} />${(roomy.value || !full) && html`<${Readiness} /><${Late} /><${Hint} />`}</div>
      <${Buttons} />`}
  </section>`;
}

const TakeSeat = later(() => import('../taking.js').then((module) => module.TakeSeat));

function Buttons() {
  const { buttons } = choice.value;
  return html`<div class="bar-buttons">
    <${Trouble} /><${StandIn} /><${Awaited} />${you.value === null && table.value?.phase === 'playing' && html`<${TakeSeat} />`}
    <${Pass} />
    ${canAsk.value && !filled() && html`<${Button} class="give-hint" onClick=${() => (sheet.value = 'hints')}>${t('table-hint')}<//>`}
    ${planned.value && html`<${Button} class="do" onClick=${unplan}>${t('table-plan-off')}<//>`}
    ${!due.value && buttons.map((action) => html`<${ActionButton} key=${action.do} action=${action} />`)}
    ${lookBack.value && html`<${Button} kind="primary" class="do to-end" onClick=${() => (lookBack.value = false)}>${t('table-to-end')}<//>`}
    ${!asked.value && picked.value.length === 0 && blocked() && html`<${Meanwhile} />`}
    <${Other} /><${TurnControl} /><${Proposal} />
  </div>`;
}
