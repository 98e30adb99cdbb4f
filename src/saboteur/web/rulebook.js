/** Rule texts by their IDs, read from the rulebook's pages when somebody asks. */

// "- PATH-4 The new card must be connected ..."; a text goes on in the indented lines below it.
const RULE = /^- ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+) +(\S.*)$/;

/** @type {Map<string, Promise<Map<string, string>>>} */
const pages = new Map();

/**
 * @param {string} rule such as PATH-4
 * @param {string} lang
 * @param {string[]} modules where to look, besides the base game
 */
export async function ruleText(rule, lang, modules) {
  for (const module of ['base', ...modules]) {
    const text = (await page(lang, module)).get(rule);
    if (text) return text;
  }
  return null;
}

/**
 * @param {string} lang
 * @param {string} module
 */
function page(lang, module) {
  const path = `/rulebook/${lang}/${module}.md`;
  const coming = pages.get(path) ?? fetchPage(path);
  pages.set(path, coming);
  return coming;
}

/** @param {string} path */
async function fetchPage(path) {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return readRules(await answer.text());
  pages.delete(path);
  return new Map();
}

/**
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function readRules(text) {
  const rules = new Map();
  let current = '';
  for (const line of text.split('\n')) {
    const found = RULE.exec(line);
    if (found) {
      current = found[1];
      rules.set(current, clean(found[2]));
    } else if (current && /^ {2}\s*\S/.test(line)) {
      rules.set(current, `${rules.get(current)} ${clean(line)}`);
    } else {
      current = '';
    }
  }
  return rules;
}

/** @param {string} text */
const clean = (text) => text.trim().replace(/[*`]/g, '');
