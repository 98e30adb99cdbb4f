import { at, cameAlong } from './files.js';

/** Styles that were asked for, by their paths. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/**
 * Fetches a style that only some pages need, once; nothing of them should be drawn before it is there.
 * @param {string} name below the page's folder, or from the root
 */
export function styled(name) {
  const path = name.startsWith('/') ? name : `/static/${name}`;
  const there = asked.get(path) ?? added(path);
  asked.set(path, there);
  return there;
}

/** @param {string} path @returns {Promise<unknown>} */
function added(path) {
  const text = cameAlong(path);
  if (text === undefined) return fetched(path);
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
  return Promise.resolve();
}

/** @param {string} path */
const fetched = (path) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = at(path);
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
