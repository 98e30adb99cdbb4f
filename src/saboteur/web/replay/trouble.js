// What this browser kept of a deal, and its complaint about one, with what proves it as a file.
import { parts } from '../fair.js';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { Button } from '../ui.js';

/** @import { Part } from '../fair.js' */

await more('replay');

/**
 * What this browser did for a deal; of a game that was played here also if its record tells of another deal.
 * @param {string[]} transcript
 * @param {string} code
 * @param {number} number
 */
export function partsOf(transcript, code, number) {
  const here = parts.value.find((part) => part.code === code && part.game === number && part.frozen);
  const deal = here?.deal ?? transcript[2]?.slice('deal '.length);
  return parts.value.filter((part) => part.deal === deal);
}

/** @param {Part} part */
function save(part) {
  const file = new Blob([`${JSON.stringify({ format: 'saboteur fair part 1', server: location.origin, ...part }, null, 2)}\n`], { type: 'application/json' });
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: `saboteur-fair-${part.deal.slice(0, 8)}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {{ part: Part }} props */
export function Trouble({ part }) {
  if (!part.trouble) return null;
  return html`<div class="fair-trouble"><p>${t(part.trouble)}</p><${Button} onClick=${() => save(part)}>${t('fair-save')}<//></div>`;
}
