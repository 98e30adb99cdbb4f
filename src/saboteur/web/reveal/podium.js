// The ceremony at the end of a game: the three with the most gold rise, the winner last; then the story is told.
import { useEffect } from 'preact/hooks';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { table, view } from '../net.js';
import { styled } from '../style.js';
import { Chip, Coins, Face } from '../table/pictures.js';
import { play } from '../table/sound.js';
import { isMe, nameOf } from '../table/state.js';
import { Button, Icon } from '../ui.js';

await Promise.all([styled('reveal/podium.css'), more('scenes')]);

/** How long it lasts, unless somebody taps. */
const LENGTH = 6500;
/** Coins drawn on a pile, at most. */
const PILE = 12;
/** Who stands where, from the left. */
const PLACES = [1, 0, 2];

/** The best three, with their places; who has as much has the same place. */
function best() {
  const gold = /** @type {number[]} */ (view.value?.gold ?? []);
  const all = gold.map((sum, seat) => ({ seat, sum, place: 1 + gold.filter((other) => other > sum).length }));
  return all.sort((a, b) => a.place - b.place || a.seat - b.seat).slice(0, 3);
}

/** The steps with those who stand on them. */
export function Podium() {
  const three = best();
  return html`<ol class="podium" aria-label=${t('table-ranking')}>${PLACES.filter((at) => at < three.length).map((at) => {
    const { seat, sum, place } = three[at];
    return html`<li key=${seat} class=${`step place-${place}`} style=${{ '--rank': at, '--high': 4 - Math.min(place, 3) }}>
      <span class="step-who">${place === 1 && html`<span class="crown"><${Icon} name="crown" /></span>`}<${Face} seat=${table.value?.seats[seat] ?? null} /><strong>${isMe(seat) ? t('table-you') : nameOf(seat)}</strong>
        <span class="step-gold"><${Coins} gold=${sum} /></span></span>
      <span class="step-pile" aria-hidden="true">${Array.from({ length: Math.min(PILE, sum) }, (_, i) => html`<i key=${i} style=${{ '--i': i }}><${Chip} /></i>`)}</span>
      <span class="step-block" aria-hidden="true">${place}</span>
    </li>`;
  })}</ol>`;
}

/** @param {{ title: string, onDone: () => void }} props */
export function Ceremony({ title, onDone }) {
  useEffect(() => {
    const timers = [setTimeout(() => play('coins'), 1700), setTimeout(onDone, LENGTH)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return html`<section class="ending crowning" aria-labelledby="crowning-title" onClick=${onDone}>
    <h1 id="crowning-title">${title}</h1><${Podium} />
    <${Button} kind="primary" autofocus onClick=${onDone}>${t('scene-story')}<//>
  </section>`;
}
