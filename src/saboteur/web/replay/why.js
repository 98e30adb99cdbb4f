// Why a move was made, in sentences over the lit mine: the bot's real reasons, now that the game is over.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal, ask } from '../api.js';
import { errorText } from '../deeds.js';
import { html } from '../html.js';
import { maybe, more, t } from '../i18n.js';
import { LineWords, pointing } from '../table/lines.js';
import { Face } from '../table/pictures.js';
import { nameOf, pointed } from '../table/state.js';
import { followReplay } from '../table/where.js';
import { table } from '../story.js';
import { eventLine, isTold } from '../table/words.js';
import { actionWords, levelOf, placeIn, TIPS } from '../table/moves.js';
import { saidText } from '../talk/words.js';
import { Button } from '../ui.js';
import { at, jumpToMove, playing, steps, told } from './player.js';

/** @import { GameEvent, Reason } from '../protocol.js' */
/** @typedef {Reason['beliefs'][number]['deeds'][number]} Deed */

await more('hints');

/** Beliefs that are told: those that stand out most. */
const MOST = 3;
/** From which difference a move is a little better than another, and clearly better. @type {Record<string, [number, number]>} */
const MUCH = { points: [0.15, 0.8], gold: [0.03, 0.15] };
/** A deed with less weight than this says hardly anything; with more than the second it says much. */
const WEIGHTS = [0.1, 0.8];
/** The action that was told last, counted from 0; -1 before the first. */
const lastMove = () => steps.value.slice(0, at.value).filter((step) => step.do).length - 1;

/** What happened in a move. @param {number} move @returns {GameEvent[]} */
export const eventsOf = (move) => steps.value.filter((step) => step.do)[move]?.events ?? [];

/** The event of a move that gets a line. @param {number} move */
export const mainEvent = (move) => eventsOf(move).find((event, index, all) => isTold(all, index) && eventLine(event) !== null);

export function Why() {
  const [reason, setReason] = useState(/** @type {Reason | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const id = told.value?.id;
  const move = lastMove();
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever goes on asks anew.
  useEffect(() => setReason(null), [move]);
  if (!id) return null;
  const wonder = async () => {
    playing.value = false;
    button.current = /** @type {HTMLElement} */ (document.activeElement);
    try {
      if (told.value) followReplay(told.value.view, steps.value.flatMap(({ events }) => events));
      setReason(await ask(`/api/replays/${id}/why/${move}`));
      setFault(null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(errorText(error.code, error.detail));
    }
  };
  const close = () => {
    setReason(null);
    button.current?.focus();
  };
  return html`<${Button} kind="quiet" disabled=${move < 0} onClick=${wonder}>${t('why')}<//>
    ${fault && html`<p class="small" role="alert">${fault}</p>`}
    ${reason && html`<${Panel} key=${reason.move} reason=${reason} onClose=${close} />`}`;
}

/** Beside the mine, which stays in sight with the place of the move lit. @param {{ reason: Reason, onClose: () => void }} props */
function Panel({ reason, onClose }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const cell = mainEvent(reason.move)?.cell ?? null;
  useEffect(() => {
    heading.current?.focus();
    pointed.value = cell;
    return () => void (pointed.value = null);
  }, []);
  const typed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return html`<section class="why-panel" role="region" aria-labelledby="why-title" onKeyDown=${typed}>
    <header><h2 id="why-title" ref=${heading} tabindex="-1">${t('why-title', { who: nameOf(reason.seat) })}</h2>
      <${Button} kind="quiet" class="square" icon="close" aria-label=${t('close')} onClick=${onClose} /></header>
    <${Told} reason=${reason} />
  </section>`;
}

/** @param {{ reason: Reason }} props */
function Told({ reason }) {
  const { level, seat, move } = reason;
  const event = mainEvent(move);
  const others = reason.beliefs.map((belief, other) => ({ ...belief, other })).filter(({ other }) => other !== seat);
  const even = others.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, others.length);
  const striking = others.sort((a, b) => Math.abs(b.chance - even) - Math.abs(a.chance - even)).slice(0, MOST);
  return html`
    ${event && html`<p class="why-deed" ...${pointing(event.cell)}><${LineWords} event=${event} text=${eventLine(event) ?? ''} /></p>`}
    <p class="small">${level ? t('why-level', { level: maybe(`bot-${level}`) ?? level }) : t('why-person')}</p>
    ${treasureWords(reason) && html`<p>${treasureWords(reason)}</p>`}
    ${striking.map(({ other, chance, deeds }) => html`<section key=${other} class="why-belief">
      <p><${Face} seat=${table.value?.seats[other] ?? null} /> ${t('why-belief', { who: nameOf(other), level: levelOf(chance) })}</p>
      <ul>${deeds.filter(({ weight }) => Math.abs(weight) >= WEIGHTS[0]).map((deed, index) => html`<${Because} key=${index} deed=${deed} seat=${other} />`)}</ul>
    </section>`)}
    <${Weighed} reason=${reason} event=${event} />`;
}

/** @param {Pick<Reason, 'goals' | 'seat'>} reason */
export function treasureWords({ goals, seat }) {
  const most = Math.max(0, ...goals);
  return most > 0.5 ? t('why-treasure', { who: nameOf(seat), goal: goals.indexOf(most) + 1, sure: most > 0.98 ? 'yes' : 'no' }) : '';
}

/** @param {number} weight */
const weightOf = (weight) => (Math.abs(weight) > WEIGHTS[1] ? 'much-' : '') + (weight > 0 ? 'for' : 'against');

/** A deed that a belief rests on; a tap goes to where it was done. @param {{ deed: Deed, seat: number }} props */
export function Because({ deed, seat }) {
  const event = deed.move === null ? undefined : mainEvent(deed.move);
  const weight = t('why-weight', { weight: weightOf(deed.weight) });
  if (!event || deed.move === null) {
    const words = saidWords(deed.what);
    return words && html`<li>${t('why-said', { who: nameOf(seat), words })} <em>${weight}</em></li>`;
  }
  const move = deed.move;
  return html`<li ...${pointing(event.cell)}><${LineWords} event=${event} text=${eventLine(event) ?? ''} /> <em>${weight}</em>
    <button type="button" class="link-button" onClick=${() => jumpToMove(move)}>${t('why-go')}</button></li>`;
}

/** What was said, as the chronicle has it. @param {string} what */
function saidWords(what) {
  const [kind, about, word] = what.split(' ');
  if (kind === 'claim') return saidText({ kind: 'saw-goal', cell: about, word, line: 0 });
  const seat = /^p(\d+)$/.exec(about ?? '')?.[1];
  return seat ? saidText({ kind, about: Number(seat) - 1 }) : '';
}

/** The runner-up, by how much it lost, and what spoke for the move. @param {{ reason: Reason, event: GameEvent | undefined }} props */
function Weighed({ reason, event }) {
  const { runner_up: second, by, in: unit } = reason;
  const tip = TIPS[reason.amounts[0] ?? ''];
  if (!second || by === null || !unit) return html`<p>${t('why-alone')}</p>`;
  const [little, much] = MUCH[unit];
  const size = by < 0 ? 'worse' : by < little ? 'hair' : by < much ? 'little' : 'much';
  const cell = placeIn(second);
  return html`<p ...${pointing(cell)}>${t('why-second')} <${LineWords} event=${event ?? eventsOf(reason.move)[0]} cell=${cell} text=${actionWords(second)} /></p>
    <p class="why-tip">${t('why-by', { much: size })} ${size !== 'worse' && tip && t('why-tip', { tip })}</p>`;
}
