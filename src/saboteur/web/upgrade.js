/**
 * A page that has outlived its server: the server has another version now. The page says so and is loaded anew when its
 * reader wants it or looks elsewhere; what they have typed (drafts.js), their seat and their place are kept.
 */
import { effect, signal } from '@preact/signals';
import { at, isJoined } from './files.js';

/** There is no network, as far as the browser knows. */
export const offline = signal(!navigator.onLine);
for (const news of ['online', 'offline']) addEventListener(news, () => (offline.value = !navigator.onLine));

// Where there is HTTPS (or on the server's own machine), a worker keeps what the front page needs without a network.
if (isJoined && isSecureContext) void navigator.serviceWorker?.register('/sw.js').catch(() => {});

/** The server has another version of this page. */
export const outdated = signal(false);

export const reload = () => location.reload();

/** Loads the page anew at once if that disturbs nobody: it has just come from the browser's own store, and nothing was touched. */
export function reloadUnseen() {
  const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  if (type !== 'reload' && !navigator.userActivation?.hasBeenActive) reload();
}

/** Asks whether the server still has the files of this version; for pages that have no socket to be told by. */
export async function checkVersion() {
  if (!isJoined || outdated.peek()) return;
  const answer = await fetch(at('/joined/app.js'), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404) outdated.value = true;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void checkVersion();
});

effect(() => {
  if (outdated.value) document.addEventListener('visibilitychange', () => document.hidden && reload(), { once: true });
});
