// What one player could have done better with what they knew then: moment by moment, over the lit mine.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refusal, ask } from '../api.js';
import { errorText } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table } from '../story.js';
import { LineWords, pointing } from '../table/lines.js';
import { actionWords, levelOf, placeIn, TIPS } from '../table/moves.js';
import { Face } from '../table/pictures.js';
import { nameOf, pointed } from '../table/state.js';
import { followReplay } from '../table/where.js';
import { eventLine } from '../table/words.js';
import { Button } from '../ui.js';
import { jumpToMove, moment as shown, playing, reviewing, steps, told, trying } from './player.js';
import { Because, eventsOf, mainEvent, treasureWords } from './why.js';

/** @import { Moment, Review as Found, Reviewed } from '../protocol.js' */

const ASK_AGAIN = 1500;
/** From which difference a move is called clearly better. @type {Record<string, number>} */
const CLEARLY = { points: 1.6, gold: 0.16 };
/** Of so many others it is told what was to be thought of them, if no one is concerned by the move. */
const MOST = 2;

/** Asks for a review until it is there. @param {number} seat */
function useReview(seat) {
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    let here = true;
    const look = async () => {
      try {
        /** @type {Reviewed} */
        const { review } = await ask(`/api/replays/${told.peek()?.id}/review/p${seat + 1}`);
        if (!here) return;
        setFound(review);
        if (!review) setTimeout(() => here && void look(), ASK_AGAIN);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (here) setFault(errorText(error.code, error.detail));
      }
    };
    void look();
    return () => {
      here = false;
    };
  }, [seat]);
  return { found, fault };
}

/** Beside the mine, which stays in sight. @param {{ seat: number }} props */
export function Review({ seat }) {
  const { found, fault } = useReview(seat);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    playing.value = false;
    if (told.value) followReplay(told.value.view, steps.value.flatMap(({ events }) => events));
    heading.current?.focus();
    return () => void (pointed.value = null);
  }, []);
  const close = () => (reviewing.value = null);
  const typed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const moments = found?.moments ?? [];
  const at = Math.min(shown.value, moments.length - 1);
  return html`<section class="why-panel review-panel" role="region" aria-labelledby="review-title" onKeyDown=${typed}>
    <header><h2 id="review-title" ref=${heading} tabindex="-1"><${Face} seat=${table.value?.seats[seat] ?? null} /> ${t('review-title', { who: nameOf(seat) })}</h2>
      <${Button} kind="quiet" class="square" icon="close" aria-label=${t('close')} onClick=${close} /></header>
    ${fault && html`<p role="alert">${fault}</p>`}
    ${!found && !fault && html`<p role="status" aria-busy="true">${t('review-making')}</p>`}
    ${found && moments.length === 0 && html`<p role="status">${t('review-none')}</p>`}
    ${moments[at] && html`<nav class="review-steps" aria-label=${t('review-moments')}>
        <${Button} kind="quiet" disabled=${at === 0} onClick=${() => (shown.value = at - 1)}>${t('review-back')}<//>
        <span class="small">${t('review-at', { at: at + 1, of: moments.length })}</span>
        <${Button} kind="quiet" disabled=${at === moments.length - 1} onClick=${() => (shown.value = at + 1)}>${t('review-next')}<//></nav>
      <${Told} key=${moments[at].move} seat=${seat} moment=${moments[at]} />`}
    ${found && !found.whole && html`<p class="small">${t('review-part')}</p>`}
  </section>`;
}

/** One moment: what was done, what was better, and because of what. @param {{ seat: number, moment: Moment }} props */
function Told({ seat, moment }) {
  const { move, better, by, in: unit } = moment;
  const event = mainEvent(move);
  const cell = placeIn(better);
  useEffect(() => {
    jumpToMove(move);
    pointed.value = cell ?? null;
  }, [move]);
  const tips = moment.amounts.map((amount) => TIPS[amount ?? '']);
  const treasure = treasureWords({ goals: moment.goals, seat });
  return html`<div role="status">
    <p class="review-label">${t('review-did')}</p>
    ${event && html`<p ...${pointing(event.cell)}><${LineWords} event=${event} text=${eventLine(event) ?? ''} /> ${tips[1] && tips[1] !== 'drop' && t('why-tip', { tip: tips[1] })}</p>`}
    <p class="review-label">${t('review-better')}</p>
    <p class="why-deed" ...${pointing(cell)}><${LineWords} event=${eventsOf(move)[0]} cell=${cell} text=${actionWords(better)} /></p>
    <p class="review-label">${t('review-because')}</p>
    <p>${tips[0] && t('review-tip', { tip: tips[0] })} ${t('review-by', { much: by < CLEARLY[unit ?? 'gold'] ? 'little' : 'much' })}</p>
    ${treasure && html`<p>${treasure}</p>`}
    ${concerned(moment, seat).map((other) => html`<section key=${other} class="why-belief">
      <p><${Face} seat=${table.value?.seats[other] ?? null} /> ${t('why-belief', { who: nameOf(other), level: levelOf(moment.beliefs[other].chance) })}</p>
      <ul>${moment.beliefs[other].deeds.slice(0, MOST).map((deed, index) => html`<${Because} key=${index} deed=${deed} seat=${other} />`)}</ul>
    </section>`)}
    <p><${Button} kind="primary" onClick=${() => (trying.value = move)}>${t('review-on')}<//></p>
  </div>`;
}

/** The players that either move was aimed at; if none, those one could think most of. @param {Moment} moment @param {number} seat */
function concerned({ did, better, beliefs }, seat) {
  const others = beliefs.map((_, other) => other).filter((other) => other !== seat);
  const aimed = others.filter((other) => ` ${did} ${better} `.includes(` p${other + 1} `));
  if (aimed.length > 0) return aimed;
  const even = others.reduce((sum, other) => sum + beliefs[other].chance, 0) / Math.max(1, others.length);
  return others.toSorted((a, b) => Math.abs(beliefs[b].chance - even) - Math.abs(beliefs[a].chance - even)).slice(0, MOST);
}
