/** How others come to the table: the code, the link, a picture of it; and one's own link for another device. */
import { useEffect, useId, useState } from 'preact/hooks';
import { loadOffer, offer } from './api.js';
import { html } from './html.js';
import { t } from './i18n.js';
import { seatAt } from './prefs.js';
import { linkTo, linkToSeat } from './route.js';
import { Button, toast } from './ui.js';

/** Friends cannot follow a link to "this machine": the server knows what its network calls it. @param {string} link */
function reachable(link) {
  const address = offer.value?.address;
  return address && ['localhost', '127.0.0.1'].includes(location.hostname) ? link.replace(`${location.origin}/`, address) : link;
}

/** @param {{ code: string }} props */
export function Share({ code }) {
  useEffect(() => void loadOffer().catch(() => {}), []);
  const link = reachable(linkTo(code));
  const token = seatAt(code);
  const share = () => navigator.share({ title: 'Saboteur', text: t('share-text', { code }), url: link }).catch(() => {});
  return html`<section class="panel share" aria-labelledby="share-title">
    <div class="share-words">
      <h2 id="share-title">${t('share-title')}</h2>
      <p class="small">${t('share-about')}</p>
      <p class="code" aria-label=${t('code-spoken', { code: [...code].join(' ') })}>${code}</p>
    </div>
    <img class="qr" src=${`/qr/${code}.svg`} width="132" height="132" alt=${t('qr-alt')} />
    <div class="share-link">
      <${CopyField} text=${link} label=${t('table-link')} />
      ${'share' in navigator && html`<${Button} kind="primary" icon="share" onClick=${share}>${t('share')}<//>`}
    </div>
    ${token && html`<details class="own-link">
      <summary>${t('own-link-title')}</summary>
      <p class="small">${t('own-link-about')}</p>
      <${CopyField} text=${reachable(linkToSeat(code, token))} label=${t('own-link')} secret />
    </details>`}
  </section>`;
}

/**
 * A text to take along. A secret one is not shown, so that nobody reads it over a shoulder.
 * @param {{ text: string, label: string, secret?: boolean }} props
 */
function CopyField({ text, label, secret = false }) {
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
