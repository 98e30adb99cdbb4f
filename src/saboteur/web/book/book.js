// The rulebook of the table's edition and modules, to read, to search, and to be opened at a rule.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { loadOffer, offer } from '../api.js';
import { html } from '../html.js';
import { lang, more, t } from '../i18n.js';
import { table } from '../story.js';
import { styled } from '../style.js';
import { Dialog } from '../ui.js';
import { opened } from './open.js';
import { page, partsOf } from './pages.js';

/** @import { Block } from './pages.js' */

await Promise.all([styled('book/book.css'), more('book')]);

/** @param {{ text: string, known: Set<string>, edition: string | null, onRule: (rule: string) => void }} props */
function Text({ text, known, edition, onRule }) {
  return partsOf(text).map((part, i) => {
    if (part.startsWith('**')) return html`<strong key=${i}>${part.slice(2, -2)}</strong>`;
    if (part.startsWith('*')) return html`<em key=${i}>${part.slice(1, -1)}</em>`;
    if (part.startsWith('`')) return html`<code key=${i} class=${part.slice(1, -1) === edition ? 'chosen' : ''}>${part.slice(1, -1)}</code>`;
    return known.has(part) ? html`<button key=${i} type="button" class="rule-word" onClick=${() => onRule(part)}>${part}</button>` : part;
  });
}

/** @param {{ block: Block, marked: boolean, text: (text: string) => any }} props */
function Part({ block, marked, text }) {
  if (block.kind === 'title') return html`<h3 class="book-title" id=${block.id}>${text(block.text)}</h3>`;
  if (block.kind === 'head') return html`<h4 id=${block.id}>${text(block.text)}</h4>`;
  if (block.kind === 'rule') return html`<p class=${`rule ${marked ? 'marked' : ''}`} id=${block.id} tabindex="-1"><b class="rule-id">${block.rule}</b> ${text(block.text)}</p>`;
  if (block.kind === 'text') return html`<p id=${block.id}>${text(block.text)}</p>`;
  const [head, ...rows] = block.rows ?? [];
  return html`<div class="book-table" tabindex="0" role="group" aria-label=${head.join(', ')}><table><thead><tr>${head.map((cell, i) => html`<th key=${i} scope="col">${text(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i}>${row.map((cell, j) => html`<td key=${j}>${text(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** The pages of the modules that are played; of all when nothing is played. */
function useBlocks() {
  const rules = opened.value?.rules ?? table.value?.rules;
  const [blocks, setBlocks] = useState(/** @type {Block[] | null} */ (null));
  useEffect(() => void (rules || loadOffer().catch(() => {})), []);
  const modules = ['base', ...(rules?.modules ?? offer.value?.modules.map((module) => module.key) ?? [])];
  useEffect(() => {
    let here = true;
    void Promise.all(modules.map((module) => page(lang.value, module))).then((pages) => here && setBlocks(pages.flat()));
    return () => {
      here = false;
    };
  }, [modules.join(' '), lang.value]);
  return { blocks, rules };
}

/** @param {string} id */
function show(id) {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

export function Book() {
  const id = useId();
  const { blocks, rules } = useBlocks();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(opened.value?.rule ?? null);
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    setMarked(opened.value?.rule ?? null);
    setWords('');
  }, [opened.value]);
  useEffect(() => {
    if (blocks && marked) requestAnimationFrame(() => show(`rule-${marked}`));
  }, [blocks, marked]);
  const sought = words.trim().toLowerCase();
  const found = (blocks ?? []).filter((block) => !sought || (block.kind !== 'title' && block.kind !== 'head' && `${block.rule ?? ''} ${block.text}`.toLowerCase().includes(sought)));
  const known = new Set((blocks ?? []).flatMap((block) => block.rule ?? []));
  const follow = (/** @type {string} */ rule) => {
    setWords('');
    setMarked(rule);
    requestAnimationFrame(() => show(`rule-${rule}`));
  };
  const text = (/** @type {string} */ words) => html`<${Text} text=${words} known=${known} edition=${rules?.edition ?? null} onRule=${follow} />`;
  const played = rules && [t(`edition-${rules.edition}`), ...rules.modules.map((module) => t(`module-${module}`))].join(' · ');
  return html`<${Dialog} open class="book" title=${t('rulebook')} onClose=${() => (opened.value = null)}>
    <div class="book-ways">
      <label><span class="unseen">${t('book-go')}</span><select value="" onChange=${(/** @type {any} */ event) => show(event.currentTarget.value)}>
        <option value="" disabled>${t('book-go')}</option>
        ${(blocks ?? []).filter(({ kind }) => kind === 'title' || kind === 'head').map((block) => html`<option key=${block.id} value=${block.id}>${block.kind === 'head' ? `\u2003${block.text}` : block.text}</option>`)}
      </select></label>
      <label for=${id} class="unseen">${t('book-search')}</label>
      <input id=${id} type="text" value=${words} placeholder=${t('book-search')} autocomplete="off" onInput=${(/** @type {any} */ event) => setWords(event.currentTarget.value)} />
    </div>
    ${played && html`<p class="small">${t('book-played', { what: played })}</p>`}
    <div class="book-body" ref=${body} tabindex="0" role="document" aria-label=${t('rulebook')} aria-busy=${!blocks}>
      ${!blocks && html`<p>${t('loading')}</p>`}
      ${blocks && marked && !known.has(marked) && html`<p class="fault">${t('rule-title', { rule: marked })}: ${t('rule-missing')}</p>`}
      ${blocks && found.length === 0 && html`<p>${t('book-none')}</p>`}
      ${found.map((block) => html`<${Part} key=${block.id} block=${block} marked=${block.rule === marked} text=${text} />`)}
    </div>
  <//>`;
}
