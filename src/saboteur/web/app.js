/** The page: where it is, what it shows there, and the connection to the table. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { leaving, starting } from './deeds.js';
import { Drawings } from './drawings.js';
import { html } from './html.js';
import { lang, load, ready, t } from './i18n.js';
import { connect, disconnect, restarting, shut, status, table, trouble, you } from './net.js';
import { forgetSeat, held, listening, seatAt } from './prefs.js';
import { aside, code, go, isScreen, keysBrought, knowLink } from './route.js';
import { covered } from './handing/cover.js';
import './fair.js';
import './focus.js';
import './notices.js';
import './titles.js';
import { Announcer, Button, later, persist, RuleSheet, toast } from './ui.js';
import { outdated, reload } from './upgrade.js';

/** The table's own pages, loaded when needed. @type {import('@preact/signals').Signal<(() => any) | null>} */
const Table = signal(null);

const Home = later(() => import('./home.js').then((module) => module.Home));
const Lobby = later(() => import('./lobby.js').then((module) => module.Lobby));
const Join = later(() => import('./join.js').then((module) => module.Join));
const Screen = later(() => import('./screen/screen.js').then((module) => module.Screen));
const HandOver = later(() => import('./handing/over.js').then((module) => module.HandOver));
const Replay = later(() => import('./replay/replay.js').then((module) => module.Replay));
const Layout = later(() => import('./layout/page.js').then((module) => module.LayoutPage));
const Learn = later(() => import('./learn/learn.js').then((module) => module.Learn));

/** The token for this table, if the browser keeps one. */
const token = computed(() => (code.value ? seatAt(isScreen.value ? `${code.value}.tv` : code.value) : null));

/** Several people share this device and pass it around. */
const several = computed(() => code.value && !isScreen.value && (held.value[code.value]?.length ?? 0) > 1);
/** The device is between two people: nothing of either may be drawn. */
const hidden = computed(() => several.value && covered.value && table.value?.phase === 'playing');

effect(() => {
  // A link that brings the key to where the page is already: the table may open now.
  // And the table learns anew whether somebody listens.
  void [keysBrought.value, listening.value];
  if (code.value) connect(code.value, token.value, isScreen.value ? [] : (held.value[code.value] ?? []));
  else disconnect();
});

effect(() => {
  const at = table.value;
  if (at?.code && !isScreen.peek()) knowLink(at.code, at.link);
});

// People come back to their seat, wait in a lobby, or for a table that is being made: a good time to load the rest.
effect(() => {
  if (!(table.value?.code || starting.value || token.value) || untracked(() => Table.value)) return;
  return persist(() => import('./table/table.js').then((module) => (Table.value = module.Table)));
});

effect(() => {
  // A table that cannot be opened now may be repaired: keep its seats.
  if (trouble.value?.startsWith('unknown-')) untracked(() => seatLost(trouble.value === 'unknown-seat'));
});

// Removed by the others' vote: the token is worthless now.
let sat = false;
effect(() => {
  const at = table.value?.code;
  const sits = at !== undefined && you.value !== null;
  const out = at && sat && !sits && !leaving.peek();
  sat = sits;
  if (out) untracked(() => seatLost(true));
});

/** The token that is kept for this table opens nothing. @param {boolean} tell */
function seatLost(tell) {
  if (code.value) forgetSeat(code.value);
  // It may be known before the texts are there.
  if (tell) void load(lang.peek()).then(() => toast(t('seat-lost')));
}

function App() {
  if (!ready.value) return null;
  return html`<${Drawings} />${hidden.value || html`<${Place} />`}${several.value && html`<${HandOver} />`}<${Line} /><${Outdated} /><${Announcer} /><${RuleSheet} />`;
}

function Place() {
  if (aside.value?.kind === 'replay') return html`<${Replay} id=${aside.value.which} />`;
  if (aside.value?.kind === 'layout') return html`<${Layout} />`;
  if (aside.value) return html`<${Learn} which=${aside.value.which} />`;
  if (!code.value) return html`<${Home} />`;
  if (shut.value) return html`<${NoTable} />`;
  // The cards are dealt once every page has added its part, a moment after the start.
  const dealing = table.value?.phase === 'lobby' && table.value.fair?.frozen;
  if (dealing) return html`<${Shuffling} />`;
  if (!table.value || starting.value) return html`<main class="alone" aria-busy="true"><p>${t('loading')}</p></main>`;
  if (isScreen.value) return html`<${Screen} />`;
  if (table.value.phase !== 'lobby') return Table.value && html`<${Table.value} />`;
  return you.value === null ? html`<${Join} />` : html`<${Lobby} />`;
}

/** Every page adds its part to the shuffling; where one is slow, the others read whose. */
function Shuffling() {
  const awaited = table.value?.fair?.awaited ?? [];
  const slow = awaited.some((seat) => seat === you.value) ? [] : awaited.map((seat) => table.value?.seats[seat]?.name ?? '');
  const names = new Intl.ListFormat(lang.value).format(slow);
  return html`<main class="alone" aria-busy="true"><p role="status">${t('shuffling')}${names && html`<br />${t('shuffling-waits', { names })}`}</p></main>`;
}

/** @type {Record<string, string>} */
const TITLES = { 'unknown-table': 'no-table-title', 'wrong-codes': 'codes-refused-title' };

/** No table waits here, or it cannot be opened. Strangers are not told whether there is one that plays. */
function NoTable() {
  const why = trouble.value ?? '';
  return html`<main class="alone">
    <h1>${t(TITLES[why] ?? 'closed-table-title', { code: code.value ?? '' })}</h1>
    <p>${t(why === 'unknown-table' ? 'no-table-text' : `error-${why}`)}</p>
    <${Button} kind="primary" onClick=${() => go('/')}>${t('to-front-page')}<//>
  </main>`;
}

/** Says when the connection is lost, and that nothing else is; quietly if the server has said that it will be back. */
function Line() {
  if (!table.value?.code || status.value === 'open') return null;
  if (restarting.value) return html`<p class="line-down expected" role="status">${t('line-restarting')}</p>`;
  return html`<p class="line-down" role="status">${t('line-down')}</p>`;
}

/** Says that the server has a newer version than this page. */
function Outdated() {
  if (!outdated.value) return null;
  return html`<p class="line-down expected outdated" role="status">${t('outdated')} <${Button} onClick=${reload}>${t('outdated-reload')}<//></p>`;
}

void load(lang.peek());
render(html`<${App} />`, /** @type {Element} */ (document.getElementById('page')));
