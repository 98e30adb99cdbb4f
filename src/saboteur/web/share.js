/** How others come to the table: the code, the link, a picture of it; and one's own link for another device. */
import { useEffect } from 'preact/hooks';
import { loadOffer } from './api.js';
import { CopyField } from './copy.js';
import { html } from './html.js';
import { t } from './i18n.js';
import { seatAt } from './prefs.js';
import { Qr } from './qr.js';
import { reachable } from './reach.js';
import { linkToSeat } from './route.js';
import { Button } from './ui.js';

/** @param {{ code: string, link: string, screen: string | null }} props */
export function Share({ code, link: way, screen }) {
  useEffect(() => void loadOffer().catch(() => {}), []);
  const link = reachable(location.origin + way);
  const token = seatAt(code);
  const share = () => navigator.share({ title: 'Saboteur', text: t('share-text', { code }), url: link }).catch(() => {});
  return html`<section class="panel share" aria-labelledby="share-title">
    <div class="share-words">
      <h2 id="share-title">${t('share-title')}</h2>
      <p class="small">${t('share-about')}</p>
      <p class="code" aria-label=${t('code-spoken', { code: [...code].join(' ') })}>${code}</p>
    </div>
    <${Qr} code=${code} class="qr" width="132" height="132" alt=${t('qr-alt')} />
    <div class="share-link">
      <${CopyField} text=${link} label=${t('table-link')} />
      ${'share' in navigator && html`<${Button} kind="primary" icon="share" onClick=${share}>${t('share')}<//>`}
    </div>
    ${screen && html`<details class="own-link">
      <summary>${t('screen-title')}</summary>
      <p class="small">${t('screen-about')}</p>
      <${CopyField} text=${reachable(`${location.origin}/tv/${code}#s=${screen}`)} label=${t('screen-title')} />
      <a class="button screen-open" href=${`/tv/${code}#s=${screen}`} target="_blank" rel="noopener">${t('screen-open')}</a>
    </details>`}
    ${token && html`<details class="own-link">
      <summary>${t('own-link-title')}</summary>
      <p class="small">${t('own-link-about')}</p>
      <${CopyField} text=${reachable(linkToSeat(code, token))} label=${t('own-link')} secret />
    </details>`}
  </section>`;
}
