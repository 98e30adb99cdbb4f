// The hands visible from this point of view: all of them, or one.
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { table, view } from '../story.js';
import { Face, Held } from '../table/pictures.js';
import { nameOf } from '../table/state.js';
import { cardName } from '../table/words.js';

/** The hands that are known, with the seats that hold them. @returns {[number, string[]][]} */
function known() {
  const now = view.value;
  if (!now) return [];
  if (now.hands) return now.hands.map((/** @type {string[]} */ cards, /** @type {number} */ seat) => [seat, cards]);
  return now.seat === null ? [] : [[now.seat, now.hand]];
}

export function Hands() {
  const hands = known();
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = view.value?.window.seats[0];
  useEffect(() => {
    // On a phone only two hands have room: the one to move should be among them.
    const hand = /** @type {HTMLElement | null | undefined} */ (strip.current?.querySelector('.asked'));
    if (hand) strip.current?.scrollTo({ left: hand.offsetLeft - 12 });
  }, [asked]);
  if (hands.length === 0) return null;
  return html`<section ref=${strip} class="hands" aria-label=${t('replay-hands')} tabindex="0">
    ${hands.map(([seat, cards]) => html`<div key=${seat} class=${`held-hand ${view.value?.window.seats.includes(seat) ? 'asked' : ''}`}>
      <h2><${Face} seat=${table.value?.seats[seat] ?? null} /><span>${nameOf(seat)}</span></h2>
      <ul>${cards.map((card, index) => html`<li key=${index}><span role="img" data-card=${card} aria-label=${cardName(card)} title=${cardName(card)}><${Held} card=${card} /></span></li>`)}
        ${cards.length === 0 && html`<li class="none">${t('replay-no-cards')}</li>`}</ul>
    </div>`)}
  </section>`;
}
