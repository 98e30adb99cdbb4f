// The rulebook's pages, read into headings, paragraphs, tables and rules.
import { at } from '../files.js';

/** @typedef {{ kind: 'title' | 'head' | 'text' | 'rule' | 'table', text: string, rule?: string, rows?: string[][], id: string }} Block */

// "- PATH-4 The new card must be connected ..."; a text goes on in the indented lines below it.
const RULE = /^- ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+) +(\S.*)$/;
/** What in a line is more than plain letters: bold, slanted, words of the notation, other rules. */
const PARTS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b)/;

/** @type {Map<string, Promise<Block[]>>} */
const pages = new Map();

/**
 * @param {string} lang
 * @param {string} module
 */
export function page(lang, module) {
  const path = at(`/rulebook/${lang}/${module}.md`);
  const coming = pages.get(path) ?? fetchPage(path, module);
  pages.set(path, coming);
  return coming;
}

/** @param {string} path @param {string} module */
async function fetchPage(path, module) {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return blocksOf(await answer.text(), module);
  pages.delete(path);
  return [];
}

/**
 * @param {string} text
 * @param {string} module
 * @returns {Block[]}
 */
export function blocksOf(text, module) {
  /** @type {Block[]} */
  const blocks = [];
  let open = false;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.trim()) open = false;
    else if (line.startsWith('|')) addRow(blocks, line, `${module}-${blocks.length}`);
    else if (open && last && (last.kind === 'rule' ? /^ {2}/.test(line) : last.kind === 'text') && !RULE.test(line)) last.text += ` ${line.trim()}`;
    else {
      blocks.push(blockOf(line, `${module}-${blocks.length}`));
      open = true;
    }
  }
  return blocks;
}

/** @param {string} line @param {string} id @returns {Block} */
function blockOf(line, id) {
  const rule = RULE.exec(line);
  if (rule) return { kind: 'rule', rule: rule[1], text: rule[2], id: `rule-${rule[1]}` };
  const head = /^(#+) +(.*)$/.exec(line);
  if (head) return { kind: head[1].length === 1 ? 'title' : 'head', text: head[2], id };
  return { kind: 'text', text: line.trim(), id };
}

/** @param {Block[]} blocks @param {string} line @param {string} id */
function addRow(blocks, line, id) {
  const row = line.split('|').slice(1, -1).map((cell) => cell.trim());
  if (row.every((cell) => /^-+$/.test(cell))) return;
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows?.push(row);
  else blocks.push({ kind: 'table', text: '', rows: [row], id });
  const table = /** @type {Block} */ (blocks.at(-1));
  table.text += ` ${row.join(' ')}`;
}

/** @param {string} text links lead out of the page and are left as their words */
export const partsOf = (text) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').split(PARTS).filter(Boolean);
