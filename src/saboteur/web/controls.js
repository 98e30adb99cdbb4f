/** Language, sound, theme and movement: one tap each, on every page; and the bar that holds them at a table. */
import { html } from './html.js';
import { lang, languages, setLang, t } from './i18n.js';
import { calm, motion, theme } from './prefs.js';
import { go } from './route.js';
import { SoundSwitch } from './sounding.js';
import { Button, Icon } from './ui.js';
import { wordmarkPicture } from './wordmark.js';

/** @typedef {import('./i18n.js').Lang} Lang */

const NEXT_THEME = /** @type {const} */ ({ auto: 'light', light: 'dark', dark: 'auto' });

export function LanguageChoice() {
  const choose = (/** @type {Event} */ event) =>
    void setLang(/** @type {Lang} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value));
  return html`<label class="language">
    <${Icon} name="language" />
    <span class="unseen">${t('language')}</span>
    <select value=${lang.value} onChange=${choose}>
      ${Object.entries(languages).map(
        ([key, own]) => html`<option key=${key} value=${key} lang=${key} selected=${key === lang.value}>${own}</option>`,
      )}
    </select>
  </label>`;
}

export function ThemeSwitch() {
  const label = t(`theme-${theme.value}`);
  return html`<${Button} kind="quiet" class="square" icon=${`theme-${theme.value}`} title=${label} aria-label=${label}
    onClick=${() => (theme.value = NEXT_THEME[theme.value])} />`;
}

export function MotionSwitch() {
  const label = t(calm.value ? 'motion-less' : 'motion-full');
  return html`<${Button} kind="quiet" class="square" icon=${calm.value ? 'motion-less' : 'motion-full'} title=${label}
    aria-label=${t('motion')} aria-pressed=${!calm.value} onClick=${() => (motion.value = calm.value ? 'full' : 'less')} />`;
}

export function Controls() {
  return html`<div class="controls">
    <${LanguageChoice} /><${SoundSwitch} /><${ThemeSwitch} /><${MotionSwitch} />
  </div>`;
}

/** The way home, and what can be set everywhere. */
export function Top() {
  const home = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    go('/');
  };
  return html`<header class="top">
    <a class="top-mark" href="/" onClick=${home} aria-label=${t('to-front-page')}>
      <span class="wordmark" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: wordmarkPicture() }}></span></a>
    <${Controls} />
  </header>`;
}
