// The order of play, which a card turns round.
import { drawing, Fact, fly, html, play, shown, spotOf, t, view } from 'saboteur/table';

/** @import { Part } from 'saboteur/table' */

const ROUND = 'M5 13A7 7 0 0 1 17.5 8M19 11A7 7 0 0 1 6.5 16M18 4v4.5h-4.5M6 20v-4.5h4.5';
const BACK = 'M19 13A7 7 0 0 0 6.5 8M5 11A7 7 0 0 0 17.5 16M6 4v4.5h4.5M18 20v-4.5h-4.5';

function Facts() {
  const back = (shown.value?.direction ?? 1) < 0;
  return html`<${Fact} name="order" sign=${back ? BACK : ROUND} words=${t(back ? 'fact-order-back' : 'fact-order')} />`;
}

async function reversed() {
  play('paper');
  const at = spotOf('.mine', 150);
  const back = view.peek()?.direction === -1;
  if (at) await fly(drawing('reverse-turning'), { ...at, turn: 0 }, { ...at, turn: back ? 180 : -180 }, { ms: 500, box: '0 0 100 100', fade: true });
}

/** @type {Part} */
export const part = { Facts, events: { reversed: { show: reversed, tells: true } } };
