// A veto may be played now: what was played, how long is left, and the two answers. It never grows beyond the bar.
import { actionText, Announced, announced, Button, cardMarkup, cardName, CardPicture, drawing, fly, html, isMe, left, legal, nameOf, perform, play, present, sending, shake, shown, source, spotOf, stage, t, useEffect, useRef } from 'saboteur/table';

/** @import { AnnouncedCard, GameEvent, Part } from 'saboteur/table' */

/** @param {string} verb */
const answer = (verb) => legal.value.find((action) => action.verb === verb);

const KEYS = /** @type {Record<string, string>} */ ({ v: 'veto', p: 'allow' });

/** @param {KeyboardEvent} event */
function typed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
  const action = answer(KEYS[event.key.toLowerCase()] ?? '');
  if (action) void perform(action);
}

/** What was played, in words. @param {AnnouncedCard} card */
function played(card) {
  const args = { who: nameOf(card.by), card: cardName(card.card), whom: card.seat === undefined ? '' : nameOf(card.seat) };
  const what = card.tile === card.card ? 'event-played-path' : card.seat === undefined || card.seat === card.by ? 'event-played' : 'reaction-aimed';
  return t(isMe(card.by) ? `${what}-you` : what, args);
}

/** What is left of the time, as a line that gets shorter. */
function Time() {
  const now = left();
  const whole = useRef(0);
  if (now === null) return null;
  whole.current = Math.max(whole.current, now);
  return html`<span class="reaction-time"><span class="reaction-left" style=${{ transform: `scaleX(${whole.current ? now / whole.current : 0})` }}></span></span>
    <span class="reaction-seconds" role="timer">${t('reaction-seconds', { seconds: Math.ceil(now / 1000) })}</span>`;
}

function Reaction() {
  useEffect(() => {
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  const card = announced.value;
  const [veto, allow] = [answer('veto'), answer('allow')];
  const waiting = shown.value?.window.answered ? t('reaction-answered') : t('window-veto');
  return html`<div class="reaction">
    ${card && html`<${CardPicture} markup=${cardMarkup(card.card)} />`}
    <p role="status">${card && played(card)}${allow && html` <small class="reaction-why">${t('window-veto-why')}</small>`}</p>
    <div class="reaction-answers">
      ${veto && html`<${Button} kind="danger" class="do" disabled=${sending.value} onClick=${() => perform(veto)}>${actionText(veto)} <kbd>V</kbd><//>`}
      ${allow && html`<${Button} kind="primary" class="do" disabled=${sending.value} onClick=${() => perform(allow)}>${actionText(allow)} <kbd>P</kbd><//>`}
      ${!allow && html`<span class="reaction-waits">${waiting}</span>`}
    </div>
    <${Time} key=${`${shown.value?.window.action} ${shown.value?.laid.length}`} />
  </div>`;
}

/** @param {GameEvent} event */
async function vetoed(event) {
  const middle = spotOf('.mine', 84);
  play('crack');
  await present(cardMarkup('veto'), source(event.seat, 'veto'), middle);
  shake('.mine-svg');
  await fly(cardMarkup(String(event.action).split(' ')[1]), middle, spotOf('[data-discard]', 24), { fade: true });
}

/** A hand stops the card: it is stamped, and goes. @param {GameEvent} event */
async function stopped(event) {
  const middle = spotOf('.mine', 84);
  const card = cardMarkup(String(event.action).split(' ')[1]);
  play('crack');
  shake('.mine-svg');
  await stage('veto', `<g transform="translate(-37.800 -52.800) scale(1.2)">${card}</g>${drawing('veto-stop')}`, middle, { ms: 1100, size: 190, box: '-70 -70 140 140' });
  await fly(card, middle, spotOf('[data-discard]', 24), { fade: true });
}

/** @type {Part} */
export const part = {
  events: { vetoed: { show: vetoed, scene: stopped } },
  bars: { veto: Reaction },
  waits: ['veto'],
  // Everyone is asked at every card: that is said on the page, not called out.
  quiet: ['veto'],
  reasons: ['only-in-answer'],
  Over: Announced,
};
