// Ways to a place in the rulebook.
import { html } from '../html.js';
import { t } from '../i18n.js';

/** @param {string} id */
export function show(id) {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** @param {{ heads: [string, string][] }} props ids and headings */
export function Chapters({ heads }) {
  return html`<label><span class="unseen">${t('book-go')}</span><select value="" onChange=${(/** @type {any} */ event) => show(event.currentTarget.value)}>
    <option value="" disabled>${t('book-go')}</option>
    ${heads.map(([id, text]) => html`<option key=${id} value=${id}>${text}</option>`)}
  </select></label>`;
}
