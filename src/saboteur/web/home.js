/** The front page: start a table, join one, see which are open. */
import { useEffect, useId, useState } from 'preact/hooks';
import { loadOffer, offer, openTables } from './api.js';
import { openBook } from './book/open.js';
import { Controls } from './controls.js';
import { tryTo } from './deeds.js';
import { useDraft } from './drafts.js';
import { html } from './html.js';
import { lang, t } from './i18n.js';
import { playOnOneDevice, playWithBots, playWithFriends, showOnScreen } from './making.js';
import { seatsKept } from './prefs.js';
import { go, wayTo } from './route.js';
import { Scene } from './scene.js';
import { Button, Icon, Link, later } from './ui.js';
import { offline } from './upgrade.js';
import { Who } from './who.js';
import { wordmarkPicture } from './wordmark.js';

/** @import { OpenTable } from './protocol.js' */

const BotsLine = later(() => import('./bots.js').then((module) => module.BotsLine));

const YourTables = later(() => import('./yours.js').then((module) => module.YourTables));

const LOOK_AGAIN = 5000;
const MOST_SHOWN = 8;

export function Home() {
  const [busy, setBusy] = useState(false);
  useEffect(() => void tryTo(loadOffer), []);
  /** @param {() => Promise<unknown>} deed */
  const once = (deed) => async () => {
    setBusy(true);
    await deed().finally(() => setBusy(false));
  };
  return html`<div class="home">
    <header class="home-head">
      <h1><span class="unseen">Saboteur</span>
        <span class="wordmark" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: wordmarkPicture() }}></span></h1>
      <p>${t('motto')}</p>
      <${Controls} />
    </header>
    <${Scene} />
    ${offline.value && html`<p class="panel offline" role="status">${t('offline')} <${Button} onClick=${() => openBook()}>${t('rulebook')}<//></p>`}
    <main class="home-main">
      <section class="panel start" aria-labelledby="start-title">
        <h2 id="start-title" class="unseen">${t('start-title')}</h2>
        <${Who} />
        <div class="start-buttons">
          <${Button} kind="primary" class="large" icon="share" disabled=${busy} onClick=${once(playWithFriends)}>${t('play-with-friends')}<//>
          <${Button} class="large" icon="bot" disabled=${busy} onClick=${once(playWithBots)}>${t('play-with-bots')}<//>
        </div>
        <${BotsLine} />
        <div class="start-buttons more">
          <${Button} kind="quiet" icon="seat" disabled=${busy} onClick=${once(playOnOneDevice)}>${t('play-one-device')}<//>
          <${Button} kind="quiet" icon="eye" disabled=${busy} onClick=${once(showOnScreen)}>${t('play-big-screen')}<//>
        </div>
        <p class="small">${t('no-account')}</p>
        <p class="beside"><${Link} to="/learn">${t('learn')}<//><a href=${`/booklet/${lang.value}`} onClick=${openRules}>${t('rulebook')}</a><${Link} to="/replay">${t('watch-record')}<//></p>
      </section>
      <div class="home-side">
        <${JoinByCode} />
        ${seatsKept.value.some(([code]) => !code.includes('.')) && html`<${YourTables} />`}
        <${OpenTables} />
      </div>
    </main>
    <footer class="home-foot small">${t('credits')}<br />Saboteur ${offer.value?.version}</footer>
  </div>`;
}

/** @param {MouseEvent} event */
function openRules(event) {
  event.preventDefault();
  openBook();
}

function JoinByCode() {
  const id = useId();
  const [text, setText] = useDraft('code');
  const [fault, setFault] = useState(false);
  /** @param {string} typed */
  const type = (typed) => {
    setText(typed);
    setFault(false);
  };
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    const way = wayTo(text);
    if (way) go(way);
    else setFault(true);
  };
  return html`<section class="panel" aria-labelledby=${`${id}-title`}>
    <h2 id=${`${id}-title`}>${t('join-title')}</h2>
    <form class="join-row" onSubmit=${join} novalidate>
      <div class="field">
        <label for=${id}>${t('join-code')}</label>
        <input id=${id} class="code-field" value=${text} autocomplete="off" autocapitalize="characters" spellcheck=${false}
          aria-invalid=${fault} aria-describedby=${`${id}-fault`}
          onInput=${(/** @type {any} */ event) => type(event.currentTarget.value)} />
      </div>
      <${Button} type="submit">${t('join')}<//>
    </form>
    <p id=${`${id}-fault`} class=${fault ? 'fault' : 'unseen'} role="status">${fault ? t('join-fault') : ''}</p>
  </section>`;
}

function OpenTables() {
  const tables = useOpenTables();
  return html`<section class="panel" aria-labelledby="open-title">
    <h2 id="open-title">${t('open-tables')}</h2>
    ${tables?.length === 0 && html`<p class="small">${t('open-tables-none')}</p>`}
    <ul class="open-tables">${tables?.slice(0, MOST_SHOWN).map((one) => html`<${OpenTableRow} key=${one.code} one=${one} />`)}</ul>
  </section>`;
}

/** @param {{ one: OpenTable }} props */
function OpenTableRow({ one }) {
  const extras = one.rules.modules.map((key) => t(`module-${key}`));
  const rules = [t(`edition-${one.rules.edition}`), ...extras].join(' · ');
  return html`<li>
    <${Link} to=${`/t/${one.code}`} class="open-table">
      <span class="open-host"><strong>${one.host}</strong><small>${rules}</small></span>
      <span class="open-seats"><${Icon} name="seat" />${t('seats-taken', { taken: one.taken, seats: one.seats })}</span>
    <//>
  </li>`;
}

/** The open tables, refreshed now and then while the page is visible; null before the first response. */
function useOpenTables() {
  const [tables, setTables] = useState(/** @type {OpenTable[] | null} */ (null));
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await openTables().catch(() => null);
      if (here && found) setTables(found.filter((one) => one.taken < one.seats));
    };
    void look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
