// The booklet as the server puts it together, to read, to search, to try and to print.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { loadOffer, offer } from '../api.js';
import { playerRange } from '../fitting.js';
import { html } from '../html.js';
import { lang, maybe, more, t } from '../i18n.js';
import { queryOf } from '../wish.js';
import { Chapters } from './chapters.js';

/** @import { Rules } from '../protocol.js' */

/** Where the booklet of these rules is. @param {Rules | null} rules */
function pathOf(rules) {
  if (!rules) return `/booklet/${lang.value}`;
  return `/booklet/${lang.value}?${queryOf(rules)}`;
}

/** @param {string} path @returns {Promise<HTMLElement>} */
async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no booklet: ${answer.status}`);
  return /** @type {HTMLElement} */ (new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main'));
}

/** Shows only what has these words, and the headings above it. @param {HTMLElement} body @param {string} words @returns {number} how much there is */
function sift(body, words) {
  const sought = words.trim().toLowerCase();
  let found = 0;
  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll('.chapter'))) {
    let here = 0;
    for (const said of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll('.said'))) {
      said.hidden = sought !== '' && !(said.textContent ?? '').toLowerCase().includes(sought);
      here += said.hidden ? 0 : 1;
    }
    chapter.hidden = here === 0;
    found += here;
  }
  body.querySelector('.cover')?.toggleAttribute('hidden', sought !== '');
  return found;
}

/** Opens the lesson of a position in its place, or closes it again. @param {HTMLAnchorElement} link */
function tryHere(link) {
  const figure = /** @type {HTMLElement} */ (link.closest('figure'));
  const open = figure.querySelector('iframe');
  if (open) return open.remove();
  const frame = document.createElement('iframe');
  frame.src = link.href;
  frame.title = link.textContent ?? '';
  figure.append(frame);
  frame.scrollIntoView({ block: 'nearest' });
}

/** The rules to read about where no table says: a choice of boxes, and for how many. @returns {[Rules | null, any]} */
function useWish(/** @type {Rules | null} */ given) {
  const [wish, setWish] = useState({ preset: 'jubilee', players: 5 });
  useEffect(() => void (given || Promise.all([loadOffer(), more('lobby')]).catch(() => {})), []);
  const known = offer.value;
  if (given || !known?.presets) return [given, null];
  const preset = known.presets.find(({ key }) => key === wish.preset) ?? known.presets[0];
  const [least, most] = playerRange(known, preset.rules.modules);
  const players = Math.min(Math.max(wish.players, least), most);
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const set = (/** @type {any} */ change) => setWish({ ...wish, ...change });
  return [{ ...preset.rules, players }, html`
    <label><span class="unseen">${t('book-preset')}</span><select value=${preset.key} onChange=${(/** @type {any} */ event) => set({ preset: event.currentTarget.value })}>
      ${known.presets.map(({ key }) => html`<option key=${key} value=${key}>${maybe(`preset-${key}`) ?? key}</option>`)}</select></label>
    <label><span class="unseen">${t('book-players')}</span><select value=${players} onChange=${(/** @type {any} */ event) => set({ players: Number(event.currentTarget.value) })}>
      ${numbers.map((n) => html`<option key=${n} value=${n}>${t('book-for', { players: n })}</option>`)}</select></label>`];
}

/** @param {{ rules: Rules | null, onRule: (rule: string) => void, onFault: () => void }} props */
export function Booklet({ rules: given, onRule, onFault }) {
  const id = useId();
  const [rules, choice] = useWish(given);
  const [text, setText] = useState('');
  const [heads, setHeads] = useState(/** @type {[string, string][]} */ ([]));
  const [words, setWords] = useState('');
  const [found, setFound] = useState(1);
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const path = pathOf(rules);
  useEffect(() => {
    let here = true;
    fetched(path).then((main) => {
      if (!here) return;
      main.querySelectorAll('.by-number, .print').forEach((part) => part.remove());
      setHeads([...main.querySelectorAll('.chapter')].map((chapter) => [chapter.id, chapter.querySelector('h2')?.textContent ?? '']));
      setText(main.innerHTML);
    }, () => here && onFault());
    return () => {
      here = false;
    };
  }, [path]);
  useEffect(() => {
    if (body.current && text) setFound(sift(body.current, words));
  }, [words, text]);
  const click = (/** @type {MouseEvent} */ event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest('a'));
    if (!link) return;
    event.preventDefault();
    if (link.dataset.rule) onRule(link.dataset.rule);
    if (link.dataset.lesson) tryHere(link);
  };
  return html`<div class="book-ways">
      <${Chapters} heads=${heads} />
      <label for=${id} class="unseen">${t('book-search')}</label>
      <input id=${id} type="text" value=${words} placeholder=${t('book-search')} autocomplete="off" onInput=${(/** @type {any} */ event) => setWords(event.currentTarget.value)} />
    </div>
    <div class="book-body" tabindex="0" role="document" aria-label=${t('book-booklet')} aria-busy=${!text}>
      <div class="book-wish">${choice}<a class="button quiet" target="_blank" href=${`${path}${path.includes('?') ? '&' : '?'}print=1`}>${t('book-print')}</a></div>
      ${!text && html`<p>${t('loading')}</p>`}
      ${found === 0 && html`<p role="status">${t('book-none')}</p>`}
      <div ref=${body} class="booklet" onClick=${click} dangerouslySetInnerHTML=${{ __html: text }}></div>
    </div>`;
}
