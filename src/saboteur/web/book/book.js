// The rulebook of the table's edition and modules: a booklet to learn from, and the rules by number, to be opened at a rule.
import { useEffect, useId, useState } from 'preact/hooks';
import { loadOffer, offer } from '../api.js';
import { html } from '../html.js';
import { lang, maybe, more, t } from '../i18n.js';
import { table } from '../story.js';
import { styled } from '../style.js';
import { Choice, Dialog } from '../ui.js';
import { Booklet } from './booklet.js';
import { Chapters, show } from './chapters.js';
import { opened } from './open.js';
import { page, partsOf } from './pages.js';

/** @import { Block } from './pages.js' */

await Promise.all([styled('book/book.css'), styled('book/booklet.css'), more('book')]);

/** What players call a word of the notation: an edition, a box, or a house rule with its values. @param {string} code @returns {string | null} */
function named(code) {
  const [, name, values] = /^([a-z-]+) ?= ?([\w-]+(?: \| [\w-]+)*)$/.exec(code) ?? [];
  const options = offer.value ? [offer.value, ...offer.value.modules].flatMap((box) => Object.keys(box.options)) : [];
  if (!name) return maybe(`edition-${code}`) ?? maybe(`module-${code}`) ?? options.map((option) => maybe(`option-${option}-${code}`)).find(Boolean) ?? null;
  const said = values.split(' | ').map((value) => maybe(`option-${name}-${value}`));
  return said.every(Boolean) ? `${t(`option-${name}`)}: ${said.join(' / ')}` : null;
}

/** @param {{ text: string, known: Set<string>, edition: string | null, onRule: (rule: string) => void }} props */
function Text({ text, known, edition, onRule }) {
  return partsOf(text).map((part, i) => {
    if (part.startsWith('**')) return html`<strong key=${i}>${part.slice(2, -2)}</strong>`;
    if (part.startsWith('*')) return html`<em key=${i}>${part.slice(1, -1)}</em>`;
    if (part.startsWith('`')) {
      const [code, name] = [part.slice(1, -1), named(part.slice(1, -1))];
      return name ? html`<b key=${i} class=${`named ${code === edition ? 'chosen' : ''}`}>${name}</b>` : html`<code key=${i}>${code}</code>`;
    }
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
  useEffect(() => void loadOffer().then(() => more('boxes', offer.value?.modules.map(({ key }) => key).join())).catch(() => {}), []);
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

/** The rules by number. @param {{ rule: string | null, onRule: (rule: string | null) => void }} props */
function ByNumber({ rule: marked, onRule }) {
  const id = useId();
  const { blocks, rules } = useBlocks();
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords('');
    if (blocks && marked) requestAnimationFrame(() => show(`rule-${marked}`));
  }, [blocks, marked]);
  const sought = words.trim().toLowerCase();
  const found = (blocks ?? []).filter((block) => !sought || (block.kind !== 'title' && block.kind !== 'head' && `${block.rule ?? ''} ${block.text}`.toLowerCase().includes(sought)));
  const known = new Set((blocks ?? []).flatMap((block) => block.rule ?? []));
  const follow = (/** @type {string} */ rule) => {
    setWords('');
    onRule(rule);
    requestAnimationFrame(() => show(`rule-${rule}`));
  };
  const text = (/** @type {string} */ words) => html`<${Text} text=${words} known=${known} edition=${rules?.edition ?? null} onRule=${follow} />`;
  const heads = (blocks ?? []).filter(({ kind }) => kind === 'title' || kind === 'head');
  return html`
    <div class="book-ways">
      <${Chapters} heads=${heads.map(({ id: at, kind, text: said }) => [at, kind === 'head' ? `\u2003${said}` : said])} />
      <label for=${id} class="unseen">${t('book-search')}</label>
      <input id=${id} type="text" value=${words} placeholder=${t('book-search')} autocomplete="off" onInput=${(/** @type {any} */ event) => setWords(event.currentTarget.value)} />
    </div>
    <div class="book-body" tabindex="0" role="document" aria-label=${t('rulebook')} aria-busy=${!blocks}>
      ${!blocks && html`<p>${t('loading')}</p>`}
      ${blocks && marked && !known.has(marked) && html`<p class="fault">${t('rule-title', { rule: marked })}: ${t('rule-missing')}</p>`}
      ${blocks && found.length === 0 && html`<p>${t('book-none')}</p>`}
      ${found.map((block) => html`<${Part} key=${block.id} block=${block} marked=${block.rule === marked} text=${text} />`)}
    </div>`;
}

/** A booklet to learn from, and the rules by number one tap deeper; a refusal opens its rule at once. */
export function Book() {
  const [rule, setRule] = useState(opened.value?.rule ?? null);
  const [part, setPart] = useState(rule ? 'rules' : 'booklet');
  const turnTo = (/** @type {string | null} */ wish) => {
    setRule(wish);
    setPart(wish ? 'rules' : 'booklet');
  };
  useEffect(() => turnTo(opened.value?.rule ?? null), [opened.value]);
  const rules = opened.value?.rules ?? table.value?.rules ?? null;
  const played = rules && [t(`edition-${rules.edition}`), ...rules.modules.map((module) => t(`module-${module}`))].join(' · ');
  return html`<${Dialog} open class="book" title=${t('rulebook')} onClose=${() => (opened.value = null)}>
    <${Choice} name="book-part" label=${t('book-part')} value=${part} choices=${[['booklet', t('book-booklet')], ['rules', t('book-rules')]]} onChange=${setPart} />
    ${played && html`<p class="small">${t('book-played', { what: played })}</p>`}
    ${part === 'rules' ? html`<${ByNumber} rule=${rule} onRule=${setRule} />` : html`<${Booklet} rules=${rules} onRule=${turnTo} onFault=${() => setPart('rules')} />`}
  <//>`;
}
