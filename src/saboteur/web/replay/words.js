// What was said just now, over the mine: the log may not be in sight.
import { html } from '../html.js';
import { log, said, table } from '../story.js';
import { Face } from '../table/pictures.js';
import { Verdict } from '../talk/stream.js';
import { saidText, speaker } from '../talk/words.js';

/** So much is shown at once. */
const MOST = 2;

/** The log tells it to those who do not see it. */
export function LastWords() {
  const fresh = said.value.filter(({ line }) => line === log.value.length).slice(-MOST);
  return html`<div class="last-words" aria-hidden="true">${fresh.map((one) => html`<p key=${one.i}>
    <${Face} seat=${table.value?.seats[one.seat] ?? null} /><span><strong>${speaker(one)}</strong> ${saidText(one)}</span>
    ${typeof one.true === 'boolean' && html`<${Verdict} truth=${one.true} />`}</p>`)}</div>`;
}
