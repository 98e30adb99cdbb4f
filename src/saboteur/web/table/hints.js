// What I could do now, and why, from what I know: the table lets a bot think in my place.
import { computed, effect, signal, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { game, inquire, legal, table, view, ways, you } from '../net.js';
import { advising } from '../prefs.js';
import { styled } from '../style.js';
import { Button, Dialog } from '../ui.js';
import { canAsk, hintLine } from './advice.js';
import { roomy } from './bar.js';
import { pick, pointAt, pointAtSeat } from './choose.js';
import { pointing, Words } from './lines.js';
import { actionWords, levelOf, placeIn, TIPS } from './moves.js';
import { Face } from './pictures.js';
import { hand, held, nameOf, picked, pointed, sheet } from './state.js';
import { placeWords } from './where.js';
import { list, lineParts, sentence, shortName } from './words.js';

/** @import { Answers, LegalAction } from '../protocol.js' */
/** @typedef {Extract<Answers, { t: 'advice' }>} Advice */
/** @typedef {Advice['ideas'][number]} Idea */

await Promise.all([more('hints'), styled('table/hints.css')]);

/** Beliefs that are told: those that stand out most. */
const MOST = 2;
/** From which chance the treasure is known, and expected, to be under a goal. */
const KNOWN = 0.98;
const LIKELY = 0.5;
/** What a saboteur does to look like somebody else. */
const COVER = ['ahead', 'nearer', 'clear', 'help', 'help-friend'];

/** The hints, and the moment they are for. */
const told = signal(/** @type {{ at: string, advice: Advice } | null} */ (null));
const moment = computed(() => `${game.value?.k}/${game.value?.n}`);
/** The hints for this moment. */
const now = computed(() => (canAsk.value && told.value?.at === moment.value ? told.value.advice : null));

/** Asks the table, once for each moment. */
async function ask() {
  const at = moment.peek();
  if (!canAsk.peek() || told.peek()?.at === at) return;
  const answer = await inquire({ t: 'advise' });
  if (answer.t === 'advice') told.value = { at, advice: answer };
}

/** What an action amounts to. @param {Idea} idea */
function reason({ amount }) {
  const tip = TIPS[amount ?? ''];
  const covers = view.value?.dwarves[you.value ?? -1] === 'saboteur' && COVER.includes(tip);
  return tip ? [t('hint-tip', { tip }), covers && t('hint-cover')].filter(Boolean).join(' ') : '';
}

/** A line with its place and cards, as plain words. @param {string} line @param {string | undefined} cell */
const plain = (line, cell) => lineParts(line).map(({ text, card }) => text ?? (card === undefined ? placeWords(cell ?? '') : shortName(card))).join('');

/** Asks by itself on every turn and says the best in a line; returns what ends it. */
export function startHinting() {
  const stops = [
    effect(() => void (advising.value && canAsk.value && moment.value && untracked(ask))),
    effect(() => {
      const best = advising.value && picked.value.length === 0 ? now.value?.ideas[0] : undefined;
      const cell = best && placeIn(best.do);
      hintLine.value = best ? t('hint-line', { what: `${plain(actionWords(best.do), cell)} ${roomy.value ? reason(best) : ''}`.trim() }) : '';
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    hintLine.value = '';
  };
}

/** Lifts the card of an idea and aims it, so that only the last word is missing. @param {LegalAction} action */
function show(action) {
  sheet.value = null;
  pointed.value = null;
  picked.value = [];
  const cards = action.cards ?? (action.card ? [action.card] : []);
  const ids = cards.map((key) => hand.value.find((card) => card.key === key)?.id);
  ids.forEach((id, index) => id && pick(id, index > 0));
  held.value = Boolean(action.tile && action.tile !== action.card);
  if (action.cell) pointAt(action.cell);
  if (action.seat !== undefined) pointAtSeat(action.seat);
}

/** @param {{ idea: Idea }} props */
function IdeaLine({ idea }) {
  const cell = placeIn(idea.do);
  const action = legal.value.find((one) => one.do === idea.do);
  return html`<li ...${pointing(cell)}><p class="hint-what"><${Words} line=${sentence(actionWords(idea.do))} cell=${cell} /></p>
    <p>${reason(idea)}</p>
    ${action && html`<${Button} onClick=${() => show(action)}>${t('hint-show')}<//>`}</li>`;
}

/** Where the treasure may be, and how far the tunnel is from there. @param {{ goals: number[] }} props */
function Treasure({ goals }) {
  const most = Math.max(0, ...goals);
  const at = goals.indexOf(most);
  const sure = most > KNOWN ? 'yes' : most > LIKELY ? 'likely' : 'no';
  const far = ways.value.map((cards) => cards ?? Infinity);
  const goal = sure === 'no' ? far.indexOf(Math.min(...far)) : at;
  const cards = ways.value[goal];
  return html`<p>${t('hint-treasure', { sure, goal: at + 1 })} ${cards ? t('hint-far', { count: cards, goal: goal + 1 }) : ''}</p>`;
}

/** Whom to trust, and because of what. @param {{ beliefs: Advice['beliefs'] }} props */
function Suspicions({ beliefs }) {
  const others = beliefs.map((belief, seat) => ({ ...belief, seat })).filter(({ seat }) => seat !== you.value);
  const even = others.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, others.length);
  const striking = others.sort((a, b) => Math.abs(b.chance - even) - Math.abs(a.chance - even)).slice(0, MOST);
  return striking.map(({ seat, chance, deeds }) => {
    const because = deeds.flatMap((deed) => (TIPS[deed] ? [t('hint-deed', { tip: TIPS[deed] })] : []));
    return html`<p key=${seat}><${Face} seat=${table.value?.seats[seat] ?? null} /> ${t('why-belief', { who: nameOf(seat), level: levelOf(chance) })}
      ${because.length > 0 && html`<small>${t('hint-because', { deeds: list(because) })}</small>`}</p>`;
  });
}

/** Everything there is to say. */
export function HintSheet() {
  useEffect(() => void ask(), [moment.value, canAsk.value]);
  const advice = now.value;
  return html`<${Dialog} open class="sheet hint-sheet" title=${t('hint-title')} onClose=${() => (sheet.value = null)}>
    ${canAsk.value && !advice && html`<p aria-busy="true">${t('loading')}</p>`}
    ${(!canAsk.value || advice?.ideas.length === 0) && html`<p>${t('hint-none')}</p>`}
    ${advice && html`<ol class="hint-ideas">${advice.ideas.map((idea) => html`<${IdeaLine} key=${idea.do} idea=${idea} />`)}</ol>
      <h3>${t('hint-known')}</h3><${Treasure} goals=${advice.goals} /><${Suspicions} beliefs=${advice.beliefs} />`}
  <//>`;
}
