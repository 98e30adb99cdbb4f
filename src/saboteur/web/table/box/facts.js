// What else holds for the round: the order of play, miners that are ready, fog.
import { html } from '../../html.js';
import { t } from '../../i18n.js';
import { table } from '../../net.js';
import { Sign } from '../pictures.js';
import { shown } from '../state.js';

const ROUND = 'M5 13A7 7 0 0 1 17.5 8M19 11A7 7 0 0 1 6.5 16M18 4v4.5h-4.5M6 20v-4.5h4.5';
const BACK = 'M19 13A7 7 0 0 0 6.5 8M5 11A7 7 0 0 0 17.5 16M6 4v4.5h4.5M18 20v-4.5h-4.5';
const MINER = 'M8 8a4 4 0 0 1 8 0M5 8.5h14M9 9v2a3 3 0 0 0 6 0v-2M6 20q0-5 6-5t6 5';
const FOG = 'M7 13.6a4 4 0 0 1 .6-8a5.2 5.2 0 0 1 9.8 1.4a3.4 3.4 0 0 1-.4 6.6M4 17.2h11M8 20.8h12';

/** @param {{ name: string, sign: string, words: string, figure?: number }} props */
const Fact = ({ name, sign, words, figure }) => html`<span class="fact" data-fact=${name} title=${words}><${Sign} d=${sign} /><span class="unseen">${words}</span>${figure !== undefined && html`<span aria-hidden="true">${figure}</span>`}</span>`;

export function Facts() {
  const view = shown.value;
  const { toll, chests } = view?.ext ?? {};
  const back = view?.direction < 0;
  return html`
    ${table.value?.rules.modules.includes('reverse') && html`<${Fact} name="order" sign=${back ? BACK : ROUND} words=${t(back ? 'fact-order-back' : 'fact-order')} />`}
    ${toll && html`<${Fact} name="miners" sign=${MINER} words=${t('fact-miners', { count: toll.ready })} figure=${toll.ready} />`}
    ${chests?.fog && html`<${Fact} name="fog" sign=${FOG} words=${t('fact-fog')} />`}
  `;
}
