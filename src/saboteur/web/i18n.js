import { FluentBundle, FluentResource } from '@fluent/bundle';
import { computed, effect, signal } from '@preact/signals';
import { at, cameAlong } from './files.js';
import { language } from './prefs.js';

/** @typedef {string} Lang the code of a language, such as de */

const WHOLE = 100;
/** After how long texts that could not be had are asked for again. */
const AGAIN = 3000;
/** Code, what the language calls itself and how many of a hundred texts it has: the server knows. @type {Record<Lang, [string, number]>} */
const known = JSON.parse(/** @type {HTMLMetaElement} */ (document.querySelector('meta[name=languages]')).content);

/** Each language in its own words, so that everyone finds theirs; one that English fills in says how complete it is. */
export const languages = Object.fromEntries(
  Object.entries(known).map(([code, [name, percent]]) => [code, percent < WHOLE ? `${name} (${percent} %)` : name]),
);

/** Languages with the texts that every page needs. @type {import('@preact/signals').Signal<Partial<Record<Lang, FluentBundle>>>} */
const bundles = signal({});
/** Text files by language and name, loading or loaded. @type {Map<string, Promise<void>>} */
const loading = new Map();
/** @type {Map<Lang, FluentBundle>} */
const begun = new Map();
/** What the page has loaded so far: the texts of every page, and later those of single pages. */
const parts = ['.ftl'];

/** What every text may ask for, beside its own facts: how the mine lies on this screen, and whether there are keys. @type {import('@preact/signals').Signal<Record<string, string>>} */
export const around = signal({ turned: 'no', keys: 'yes' });

/** The language of the page. */
export const lang = signal(chosen());

/** The texts are loaded; nothing should be drawn before. */
export const ready = computed(() => lang.value in bundles.value && (known[lang.value][1] === WHOLE || 'en' in bundles.value));

effect(() => {
  document.documentElement.lang = lang.value;
});

/** @returns {Lang} */
function chosen() {
  const wishes = [language.value, ...navigator.languages];
  return wishes.map((wish) => wish.split('-')[0].toLowerCase()).find((wish) => wish in languages) ?? 'en';
}

/**
 * Changes the language once its texts are there, so that no half-translated page is seen.
 * @param {Lang} wish
 */
export async function setLang(wish) {
  await load(wish);
  language.value = wish;
  lang.value = wish;
}

/**
 * @param {Lang} which
 * @returns {Promise<unknown>}
 */
export function load(which) {
  const all = known[which][1] < WHOLE ? [which, 'en'] : [which];
  return Promise.all(parts.flatMap((part) => all.map((one) => loadPart(one, part))));
}

/**
 * Fetches the texts that only some pages need, now and with every later language.
 * @param {string} part the name of their file
 * @param {string} [of] the boxes whose words they are, joined by commas
 */
export function more(part, of) {
  const wish = `/${part}.ftl${of ? `?of=${of}` : ''}`;
  if (!parts.includes(wish)) parts.push(wish);
  return load(lang.peek());
}

/**
 * @param {Lang} which
 * @param {string} part
 */
function loadPart(which, part) {
  const path = `/i18n/${which}${part}`;
  const running = loading.get(path) ?? fetchTexts(which, path);
  loading.set(path, running);
  return running;
}

/**
 * @param {Lang} which
 * @param {string} path
 */
async function fetchTexts(which, path) {
  const bundle = begun.get(which) ?? new FluentBundle(which, { useIsolating: false });
  begun.set(which, bundle);
  try {
    bundle.addResource(new FluentResource(cameAlong(path) ?? (await fetched(path))), { allowOverrides: true });
  } catch {
    // Without texts the page still works, in English or by the names of its texts, until they come.
    loading.delete(path);
    setTimeout(() => void (loading.has(path) || loadPart(which, path.slice(`/i18n/${which}`.length))), AGAIN);
  }
  if (path === `/i18n/${which}.ftl` || which in bundles.peek()) bundles.value = { ...bundles.peek(), [which]: bundle };
}

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return answer.text();
}

/**
 * The text with this name in the reader's language, else in English, else null.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function maybe(id, args) {
  const own = format(lang.value, id, args);
  if (own !== null || lang.value === 'en') return own;
  // English is loaded only if something is missing: most pages never need it.
  if (!bundles.value.en) void load('en');
  return format('en', id, args);
}

/**
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args) {
  return maybe(id, args) ?? id;
}

/**
 * @param {Lang} which
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
function format(which, id, args) {
  const bundle = bundles.value[which];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, { ...around.value, ...args }, []) : null;
}
