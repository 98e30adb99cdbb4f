import { useId, useState } from 'preact/hooks';
import { html } from './html.js';
import { t } from './i18n.js';
import { Button, toast } from './ui.js';

/**
 * A text to take along. A secret one is not shown, so that nobody reads it over a shoulder.
 * @param {{ text: string, label: string, secret?: boolean }} props
 */
export function CopyField({ text, label, secret = false }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    toast(done ? t('copied') : t('copy-failed'));
  };
  const shown = secret ? text.replace(/(#s=...).*/, '$1…') : text;
  return html`<div class="copy">
    <label class="unseen" for=${id}>${label}</label>
    <input id=${id} readonly value=${shown} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
    <${Button} icon=${copied ? 'confirm' : 'copy'} onClick=${copy}>${t('copy')}<//>
  </div>`;
}

/** @param {string} text */
async function copyText(text) {
  // The clipboard is closed to pages on plain http, as in a home network; the old way still works there.
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const field = Object.assign(document.createElement('textarea'), { value: text });
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
