// What was said just now, under the mine: the log may not be in sight.
import { html } from '../html.js';
import { log, said, table } from '../story.js';
import { Face } from '../table/pictures.js';
import { Verdict } from '../talk/stream.js';
import { saidText, speaker } from '../talk/words.js';
import { told } from './player.js';

/** The log tells it to those who do not see it. */
export function LastWords() {
  if (!told.value?.said.length) return null;
  const one = said.value.findLast(({ line }) => line === log.value.length);
  return html`<div class="last-words" aria-hidden="true">${one && html`<p key=${one.i}>
    <${Face} seat=${table.value?.seats[one.seat] ?? null} /><span class="last-said"><strong>${speaker(one)}</strong> ${saidText(one)}</span>
    ${typeof one.true === 'boolean' && html`<${Verdict} truth=${one.true} />`}</p>`}</div>`;
}
