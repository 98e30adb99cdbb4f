/**
 * Where the page's files are. The server joins them into few (joined.js) and serves those, and every single one, under
 * an address that changes with the version, so that browsers keep them; with `serve --sources` they are single files.
 */
const said = (/** @type {string} */ name) => /** @type {HTMLMetaElement | null} */ (document.querySelector(`meta[name=${name}]`))?.content ?? '';

/** The version of the page, which differs if any of its files does. */
export const version = said('version');
const root = said('files');

/** The modules come joined. */
export const isJoined = root !== '';

/** Files that boxes have for the page, by box. @type {Record<string, string[]>} */
export const boxFiles = JSON.parse(said('boxes') || '{}');

/** The address of a file. @param {string} path */
export const at = (path) => root + path;

/** The text of a file that came along with the modules or in the page itself. @param {string} path @returns {string | undefined} */
export const cameAlong = (path) =>
  /** @type {{ joinedTexts?: Map<string, string> }} */ (globalThis).joinedTexts?.get(path) ??
  document.querySelector(`script[data-path="${path}"]`)?.textContent ?? undefined;
