/**
 * Runs the modules that the server joins into few files (server/http/joining.py); where the files come one by one,
 * the browser does it and this is not loaded. A module has a number or, if it is a box's, its path; it is a list of
 * what it needs and a function that gets what it imports, a way to export and one to load further modules. Texts,
 * such as styles, come along under their paths.
 */

/**
 * @typedef {(imports: object[], exports: Give, load: (path: string) => Promise<object>) => void | Promise<void>} Make
 * @typedef {((getters: Record<string, () => unknown>) => void) & { all: (from: object) => void }} Give
 * @typedef {{ needs: string[], make: Make, exports: object, run?: Promise<unknown> | null }} Joined
 */

/** @type {Map<string, Joined>} */
const modules = new Map();
/** The root of this version's files. */
const where = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name=files]')).content;
/** What modules ask for by path instead of fetching it. @type {Map<string, string>} */
const texts = new Map();
/** By path, a module's number and the files besides the first that it needs. @type {Record<string, [number, ...string[]]>} */
let files = {};
/** @type {Map<string, Promise<void>>} */
const coming = new Map();
/** How often a file could not be had: browsers remember a failure by its address. */
let failures = 0;
/** Boxes whose parts are wanted, to be fetched together. @type {Set<string>} */
const boxes = new Set();
/** @type {Promise<void> | null} */
let asked = null;

/** @param {Record<string, string | [(number | string)[], Make]>} definitions */
function take(definitions) {
  for (const [path, one] of Object.entries(definitions)) {
    if (typeof one === 'string') texts.set(path, one);
    else if (!modules.has(path)) modules.set(path, { needs: one[0].map(String), make: one[1], exports: {} });
  }
}

/** Runs a module after those it needs, once; one that failed may be tried again. @param {string} path @returns {Promise<unknown> | null} */
function run(path) {
  const one = /** @type {Joined} */ (modules.get(path));
  if (one.run !== undefined) return one.run;
  // Whoever comes here while it runs is needed by it, too: a circle.
  one.run = null;
  try {
    const waits = one.needs.map(run).filter(Boolean);
    one.run = waits.length ? Promise.all(waits).then(() => start(one)) : start(one);
  } catch (fault) {
    one.run = undefined;
    throw fault;
  }
  one.run?.then(() => (one.run = null), () => (one.run = undefined));
  return one.run;
}

/** @param {Joined} one */
function start(one) {
  const give = Object.assign(
    (/** @type {Record<string, () => unknown>} */ getters) => {
      for (const [name, get] of Object.entries(getters)) Object.defineProperty(one.exports, name, { get, enumerable: true, configurable: true });
    },
    { all: (/** @type {any} */ from) => give(Object.fromEntries(Object.keys(from).filter((name) => name !== 'default' && !(name in one.exports)).map((name) => [name, () => from[name]]))) },
  );
  return one.make(one.needs.map((path) => /** @type {Joined} */ (modules.get(path)).exports), give, load) ?? null;
}

/** Stands for import(). @param {string} path */
async function load(path) {
  // A module may be there with a file that came for another, and still lack files of its own.
  if (!path.startsWith('/box/')) await filesCome(path);
  else if (!modules.has(path)) await boxesCome(path.split('/')[2]);
  const name = String(files[path]?.[0] ?? path);
  await run(name);
  return /** @type {Joined} */ (modules.get(name)).exports;
}

/** @param {string} path */
const filesCome = (path) => Promise.all((files[path] ?? []).slice(1).map((name) => come(`${name}.js`)));

/** All that is wanted at once comes at once; if that fails, each box by itself, so that one that is at fault spoils no other. @param {string} key */
async function boxesCome(key) {
  boxes.add(key);
  asked ??= Promise.resolve().then(() => {
    const wanted = [...boxes].sort().join();
    boxes.clear();
    asked = null;
    return come(`boxes.js?of=${wanted}`);
  });
  // The page's own part that boxes import.
  const kit = filesCome('saboteur/table');
  await asked.catch(() => come(`boxes.js?of=${key}`));
  await kit;
}

/** Fetches a joined file, once unless that failed. @param {string} name @returns {Promise<void>} */
function come(name) {
  const there = coming.get(name) ?? fetched(name);
  coming.set(name, there);
  return there;
}

/** @param {string} name */
async function fetched(name) {
  const again = failures ? `${name.includes('?') ? '&' : '?'}again=${failures}` : '';
  try {
    take((await import(`${where}/joined/${name}${again}`)).default);
  } catch (fault) {
    failures += 1;
    coming.delete(name);
    throw fault;
  }
}

/** @param {Record<string, string | [(number | string)[], Make]>} definitions @param {number} main @param {Record<string, [number, ...string[]]>} later */
function begin(definitions, main, later) {
  files = later;
  take(definitions);
  Object.assign(globalThis, { joinedTexts: texts });
  void run(String(main));
}
