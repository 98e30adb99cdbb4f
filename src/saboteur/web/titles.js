// The window's title is the page's heading, except at a table in play, which calls its players by it.
const GAME = 'Saboteur';

function entitle() {
  const page = document.querySelector('main');
  if (!page || page.matches('.table-page:not(.over, .lesson-page, .replay-page)')) return;
  const heading = location.pathname === '/' ? '' : page.querySelector('h1')?.textContent?.trim();
  const title = heading ? `${heading} · ${GAME}` : GAME;
  if (document.title !== title) document.title = title;
}

new MutationObserver(entitle).observe(document.body, { childList: true, subtree: true, characterData: true });
