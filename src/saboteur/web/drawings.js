/** The drawings of art/ as the pages use them: whole pictures by name. */
import './art/ready.js';
import { portrait, sign } from './art/signs.js';
import { inner } from './art/symbols.js';
import { html } from './html.js';

const pen = (/** @type {string} */ d) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

const BALL = '<circle cx="15.5" cy="12" r="5.6" fill="currentColor"/>';

/** Signs that only the pages need. @type {Record<string, string>} */
const OWN = {
  'theme-auto': `${pen('M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 0 1 0-17.6Z')}<path d="M12 3.2a8.8 8.8 0 0 1 0 17.6Z" fill="currentColor"/>`,
  'motion-full': `${pen('M3.5 7.5H8M2 12h5M3.5 16.5H8')}${BALL}`,
  'motion-less': `${pen('M2.5 9.5l5 5M7.5 9.5l-5 5')}${BALL}`,
};
const SAME = /** @type {Record<string, string>} */ ({ 'theme-light': 'sun', 'theme-dark': 'moon' });

/** A picture of what it holds. */
export const svg = (/** @type {string} */ inner, /** @type {string} */ size, more = '') =>
  `<svg viewBox="0 0 ${size}" ${more}>${inner}</svg>`;

/** @param {string} name */
export const signPicture = (name) => svg(OWN[name] ?? sign(SAME[name] ?? name), '24 24');

/** @param {number} which */
export const facePicture = (which) => svg(portrait(which), '64 64');

/** What all drawings share; once on the page, before any of them. */
export function Drawings() {
  return html`<svg class="unseen" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: `<defs>${inner('defs')}</defs>` }}></svg>`;
}
