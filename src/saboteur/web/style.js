/**
 * Fetches a style that only some pages need; nothing of them should be drawn before it is there.
 * @param {string} path below the page's folder
 */
export const styled = (path) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(path, import.meta.url).href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
