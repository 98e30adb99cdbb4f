/** Styles that were asked for, by their paths. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/**
 * Fetches a style that only some pages need, once; nothing of them should be drawn before it is there.
 * @param {string} path below the page's folder, or from the root
 */
export function styled(path) {
  const there = asked.get(path) ?? fetched(path);
  asked.set(path, there);
  return there;
}

/** @param {string} path */
const fetched = (path) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(path, import.meta.url).href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
