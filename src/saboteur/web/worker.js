/**
 * The service worker, where there is HTTPS: it keeps this version's files, and shows the front page and the rulebook when
 * there is no network. Pages always come from the network if there is one, so no old version outlives an upgrade.
 * The server fills in the version; with every new one browsers fetch this file anew.
 */
const VERSION = '%version%';
const LANGUAGES = '%languages%'.split(',');
const NAME = `saboteur-${VERSION}`;
const FILES = `/v/${VERSION}/`;

const language = navigator.languages.map((wish) => wish.split('-')[0].toLowerCase()).find((wish) => LANGUAGES.includes(wish)) ?? 'en';
const own = ['joined/app.js', 'joined/home.js', 'joined/book.js', `i18n/${language}.ftl`, `i18n/${language}/book.ftl`, `rulebook/${language}/base.md`];
const FIRST = ['/', '/static/art/favicon.svg', ...own.map((name) => FILES + name)];

/** @type {any} */
const worker = self;

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(empty().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (pathname.startsWith(FILES)) event.respondWith(fromHere(request));
  else if (pathname === '/static/art/favicon.svg') event.respondWith(fetch(request).catch(() => kept(pathname)));
});

const fill = async () => (await caches.open(NAME)).addAll(FIRST);

/** Forgets other versions. */
const empty = async () => Promise.all((await caches.keys()).filter((name) => name !== NAME).map((name) => caches.delete(name)));

/** @param {string} path */
const kept = async (path) => (await (await caches.open(NAME)).match(path)) ?? Response.error();

/** A file of this version never changes: whatever came once is good. @param {Request} request */
async function fromHere(request) {
  const cache = await caches.open(NAME);
  const there = await cache.match(request);
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
