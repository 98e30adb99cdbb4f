// A plate for each player: who it is, what lies in front of them, and whether they can be chosen.
import { html } from '../html.js';
import { sign } from '../art/signs.js';
import { maybe, t } from '../i18n.js';
import { clock, own, table, you } from '../net.js';
import { media } from '../prefs.js';
import { aside } from '../route.js';
import { useRoving } from '../roving.js';
import { explain } from './asking.js';
import { dwarfOf, revealed, uncounted, unveiled } from './ceremony.js';
import { askWhy, atOnce, choice, pointAtFront, pointAtSeat } from './choose.js';
import { answers } from './parts.js';
import { plannedCard, plannedSeat, unplan } from './plan.js';
import { CardPicture, Chip, dwarfMarkup, Face, Held, raw, Tool, Sign } from './pictures.js';
import { isOpen } from './secrets.js';
import { asked, closely, isMe, keys, points, shown } from './state.js';
import { left, timeText } from './time.js';
import { cardName, dwarfName, toolOf } from './words.js';

/** @import { Seat } from '../protocol.js' */

/** Screens where everyone has a small plate: low phones, and lessons, where somebody explains as well. */
const low = media('(max-height: 720px) and (max-width: 559px)');
const narrow = media('(max-width: 899px)');

/** Seats as I see them round the table: the one after me first, I myself last. */
function order() {
  const count = shown.value?.players ?? 0;
  const first = you.value === null ? 0 : you.value + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

/** @param {number} seat */
const isAsked = (seat) => shown.value?.window.seats.includes(seat) ?? false;

/** @param {number} seat @param {MouseEvent} event */
function used(seat, event) {
  if (pointAtSeat(seat)) atOnce();
  else if (keys.value.length > 0 && asked.value) void askWhy(`p${seat + 1}`);
  else if (keys.value.length === 0 && plannedSeat.value === seat) unplan();
  else if (!explain(/** @type {Element} */ (event.target).closest('[data-front]'))) closely.value = seat;
}

/** A card in front of a player: a sign of its own on the ground of its kind. @param {{ card: string }} props */
export function Lying({ card }) {
  return html`<span class=${`lies ${card}`} data-front=${card}>${card.startsWith('break-')
    ? html`<${Tool} name=${toolOf(card)} broken />`
    : html`<svg class="tool" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML=${raw(sign(card))} />`}</span>`;
}

/** Every plate has a place for each tool, so that it stays as large as it is when one breaks. */
const TOOLS = ['pickaxe', 'lamp', 'cart'];

/** Tools, whole or broken, and whatever else lies in front of a player. @param {{ seat: number }} props */
function Front({ seat }) {
  const cards = /** @type {string[]} */ (shown.value?.front[seat] ?? []);
  const others = cards.filter((card) => !TOOLS.includes(toolOf(card)) || !card.startsWith('break-'));
  const show = (/** @type {string} */ card) => (isMe(seat) ? html`<${OwnFront} key=${card} card=${card} />` : html`<${Lying} key=${card} card=${card} />`);
  return html`<span class="front">
    ${TOOLS.map((tool) => (cards.includes(`break-${tool}`) ? show(`break-${tool}`) : html`<span key=${tool} class="unbroken" aria-hidden="true"><${Tool} name=${tool} /></span>`))}
    ${others.map(show)}
    ${cards.length > 2 && html`<span key="more" class="more" aria-hidden="true">+${cards.length - 2}</span>`}
  </span>`;
}

/** Something in front of me: to be cleared away, where the rules allow it. @param {{ card: string }} props */
function OwnFront({ card }) {
  const { fronts } = choice.value;
  const chosen = points.value.front === card;
  const state = [chosen && 'chosen', keys.value.length > 1 && fronts.has(card) && 'target'].filter(Boolean).join(' ');
  return html`<button type="button" class=${`own-front ${state}`} aria-pressed=${chosen} aria-label=${`${cardName(card)}${fronts.has(card) ? `, ${t('table-clear')}` : ''}`}
    onClick=${(/** @type {MouseEvent} */ event) => pointAtFront(card) || explain(/** @type {Element} */ (event.target))}><${Lying} card=${card} /></button>`;
}

/** @param {number} seat @param {Seat | null} person */
function marksOf(seat, person) {
  const marks = answers((part) => part.mark?.(seat));
  if (person?.bot) marks.push({ name: 'bot', sign: BOT, words: t('table-bot') });
  else if (person?.held) marks.push({ name: 'held', sign: BOT, words: t('table-held') });
  else if (person && !person.here && !isMe(seat)) marks.push({ name: 'away', sign: AWAY, words: t('table-away') });
  return marks;
}

const BOT = 'M7 9h10v9H7zM12 9V5M10 13h.01M14 13h.01M4 13v2M20 13v2';
const AWAY = 'M4 18L20 6M6 8a9 9 0 0 0 0 8M18 8a9 9 0 0 1 0 8';

/** @param {number} seat */
function goldWords(seat) {
  const view = shown.value;
  if (uncounted.value.has(seat)) return '';
  const gold = view?.gold[seat];
  if (gold !== null && gold !== undefined) return t('table-gold', { gold });
  if (view?.gold_cards[seat]) return t('table-gold-cards', { count: view.gold_cards[seat] });
  return view?.has_gold[seat] ? t('table-has-gold') : '';
}

/** What I think of somebody, once the words for it have come. @param {number} seat */
function beliefWords(seat) {
  const level = own.value.marks[seat] ?? 0;
  return level === 0 ? '' : (maybe(`belief-${level < 0 ? 'trust' : 'suspect'}${Math.abs(level) > 1 ? '-sure' : ''}`) ?? '');
}

/** @param {number} seat @param {Seat | null} person @param {boolean} target */
export function plateWords(seat, person, target) {
  const view = shown.value;
  const parts = [isMe(seat) ? t('table-you-are', { name: person?.name ?? '' }) : (person?.name ?? '')];
  if (isAsked(seat)) parts.push(t('table-asked'));
  parts.push(...marksOf(seat, person).map(({ words }) => words));
  // What lies in front of me has buttons of its own.
  if (!isMe(seat)) parts.push(...(view?.front[seat] ?? []).map(cardName));
  parts.push(t('table-cards', { count: view?.cards[seat] ?? 0 }), goldWords(seat), beliefWords(seat));
  const bank = clock.value?.banks?.[seat];
  if (bank != null) parts.push(timeText(bank));
  // The own dwarf is as covered to the ear as it is to the eye.
  if (dwarfOf(view, seat) && (!isMe(seat) || unveiled.value || isOpen('dwarf'))) parts.push(dwarfName(dwarfOf(view, seat)), isMine(seat) ? t('table-only-you') : '');
  if (plannedSeat.value === seat) parts.push(t('table-plan-at', { card: cardName(plannedCard.value ?? '?') }));
  if (choice.value.proposal?.seat === seat) parts.push(t('table-again-plain'));
  else if (target) parts.push(t('table-target'));
  return parts.filter(Boolean).join(', ');
}

/** @param {{ seat: number }} props */
function Counts({ seat }) {
  const view = shown.value;
  const gold = view?.gold[seat];
  const cards = view?.gold_cards[seat] ?? 0;
  return html`<span class="counts">
    <span class="count" data-what="count-cards" title=${t('table-cards', { count: view?.cards[seat] ?? 0 })}><svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 3h10v18H7z" /></svg>${view?.cards[seat] ?? 0}</span>
    ${!uncounted.value.has(seat) && (cards > 0 || (gold ?? 0) > 0 || view?.has_gold[seat]) && html`<span class="count gold" data-what="count-gold" title=${goldWords(seat) || t('card-gold')}><${Chip} />${gold ?? (cards > 0 ? `${cards}×` : '')}</span>`}
    ${bankText(seat) && html`<span class="count bank" data-what="count-clock" title=${bankText(seat)}>${bankText(seat)}</span>`}
  </span>`;
}

/** @param {number} seat */
function bankText(seat) {
  const now = left();
  if (isAsked(seat) && now !== null) return timeText(now);
  const bank = clock.value?.banks?.[seat];
  return bank == null ? '' : timeText(bank);
}

/** A dwarf that is known turns over on the plate. @param {{ seat: number }} props */
function PlateFace({ seat }) {
  const dwarf = isMe(seat) && !unveiled.value ? null : dwarfOf(shown.value, seat);
  const person = table.value?.seats[seat] ?? null;
  return html`<span class=${`plate-face ${dwarf ? 'open' : ''}`}>
    <${Face} seat=${person} />
    ${dwarf && html`<span key=${dwarf} class=${`plate-dwarf ${dwarf}`} data-what=${`dwarf-${dwarf}`} style=${{ '--i': seat }}><${CardPicture} markup=${dwarfMarkup(dwarf)} />${isMine(seat) && html`<${Sign} d="M2 12Q12 3 22 12Q12 21 2 12ZM12 10v4" />`}</span>`}
  </span>`;
}

/** I have looked at this dwarf, and it does not lie open. @param {number} seat */
export const isMine = (seat) => !revealed.value && you.value !== null && !isMe(seat) && (shown.value?.inspected[you.value].includes(seat) ?? false);

/** @param {{ seat: number }} props */
function Plate({ seat }) {
  const view = shown.value;
  const person = table.value?.seats[seat] ?? null;
  const target = choice.value.seats.has(seat);
  const chosen = choice.value.proposal?.seat === seat;
  const turn = isAsked(seat) && !view?.over;
  const states = [turn && 'asked', target && 'target', chosen && 'chosen', isMe(seat) && 'me', keys.value.length > 0 && asked.value && !target && choice.value.seats.size > 0 && 'dim'];
  return html`<li class=${`plate ${states.filter(Boolean).join(' ')}`} data-seat=${seat} aria-current=${turn ? 'true' : undefined}>
    <button type="button" class="plate-main" aria-label=${plateWords(seat, person, target)} onClick=${(/** @type {MouseEvent} */ event) => used(seat, event)}>
      <${PlateFace} seat=${seat} />
      <span class="plate-text">
        <span class="plate-name">${turn && html`<span class="lamp" aria-hidden="true"></span>`}<span class=${`name ${(person?.name.length ?? 0) > 8 && !isMe(seat) ? 'long' : ''}`}>${isMe(seat) ? t('table-you') : person?.name}</span>
          ${own.value.marks[seat] ? html`<span class=${`belief b${own.value.marks[seat]}`} aria-hidden="true"></span>` : null}
          ${marksOf(seat, person).map(({ name, sign: d, words }) => html`<span key=${name} class=${`mark ${name}`} data-what=${`sign-${name}`} title=${words}><${Sign} d=${d} /></span>`)}
        </span>
        <${Counts} seat=${seat} />
      </span>
      ${!isMe(seat) && html`<${Front} seat=${seat} />`}
      ${plannedSeat.value === seat && html`<span class="planned-at" data-planned-seat=${seat}><${Held} card=${plannedCard.value ?? '?'} /></span>`}
    </button>
    ${isMe(seat) && html`<${Front} seat=${seat} />`}
  </li>`;
}

export function Plates() {
  const count = shown.value?.players ?? 0;
  const many = count > 6;
  const ref = useRoving();
  return html`<ul class=${`plates ${many || low.value || (narrow.value && aside.value) ? 'crowd' : ''}`} aria-label=${t('table-players')} ref=${ref} style=${{ '--players': count, '--half': many ? Math.ceil(count / 2) : count }}>
    ${order().map((seat) => html`<${Plate} key=${seat} seat=${seat} />`)}
  </ul>`;
}

/** The question of the moment in words, with the time that is left. */
export function questionWords() {
  const window = shown.value?.window;
  if (!window) return '';
  const mine = window.seats.some(isMe);
  const who = window.seats.map((seat) => table.value?.seats[seat]?.name ?? '').join(', ');
  const args = { who, by: table.value?.seats[shown.value?.turn ?? 0]?.name ?? '', count: window.count ?? 0 };
  return maybe(`window-${window.kind}${mine ? '-you' : ''}`, args) ?? maybe('event-asked', { who }) ?? window.kind;
}
