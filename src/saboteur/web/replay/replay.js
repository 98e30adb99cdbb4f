// The page of a finished game: its replay, and the facts behind it.
import { useEffect, useState } from 'preact/hooks';
import { loadOffer, Refusal } from '../api.js';
import { Controls, Top } from '../controls.js';
import { errorText } from '../deeds.js';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { reachable } from '../reach.js';
import { go } from '../route.js';
import { view } from '../story.js';
import { styled } from '../style.js';
import { RulesSummary } from '../summary.js';
import { startAsking, WhatSheet } from '../table/asking.js';
import { Mine } from '../table/mine.js';
import { startMotion } from '../table/motion.js';
import { Chip, Face, Sign } from '../table/pictures.js';
import { Plates } from '../table/plates.js';
import { closely, frozen, nameOf, sheet } from '../table/state.js';
import { refit } from '../table/camera.js';
import { Facts } from '../table/facts.js';
import { Stream } from '../talk/stream.js';
import { Button, Dialog, later } from '../ui.js';
import { CopyField } from '../copy.js';
import { table } from '../story.js';
import { Choose, useDrop } from './bring.js';
import { Fair } from './fair.js';
import { faultText } from './faults.js';
import { Hands } from './hands.js';
import { brought, close, facesOf, jumpToMove, moment, open, playing, reviewing, told, trying } from './player.js';
import { Eyes, Transport } from './transport.js';
import { LastWords } from './words.js';

await Promise.all([styled('table/table.css'), styled('talk/talk.css'), styled('replay/replay.css'), more('replay')]);

const StoryAgain = later(() => import('../reveal/ending.js').then((module) => module.StoryAgain));
const Review = later(() => import('./review.js').then((module) => module.Review));
const Trying = later(() => import('./trying.js').then((module) => module.Trying));
const PlayerSheet = later(() => import('../table/closely.js').then((module) => module.PlayerSheet));

/** Fetches what is to be seen, and says what went wrong. @param {string | null} id */
function useGame(id) {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const look = async (/** @type {string} */ eyes) => {
    setFault(null);
    try {
      await open(id, eyes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(error.about ? faultText(error.about) : errorText(error.code, error.detail));
    }
  };
  useEffect(() => {
    const move = /^#m=(\d+)$/.exec(location.hash)?.[1];
    const player = /^#review=p(\d+)$/.exec(location.hash)?.[1];
    if (id && player) void look(`p${player}`).then(() => (reviewing.value = Number(player) - 1));
    else if (id) void look('all').then(() => move && jumpToMove(Number(move)));
    return close;
  }, [id]);
  const bring = (/** @type {string} */ text) => {
    brought.value = text;
    close();
    if (id) go('/replay');
    else void look('all');
  };
  return { fault, setFault, look, bring };
}

/** @param {{ id: string | null }} props */
export function Replay({ id }) {
  const { fault, setFault, look, bring } = useGame(id);
  const over = useDrop(bring, setFault);
  // A record that was brought on the page of another game is looked at here.
  useEffect(() => {
    if (!id && brought.peek()) void look('all');
  }, [id]);
  useEffect(() => () => void (brought.value = null), []);
  if (trying.value !== null) {
    const back = () => {
      trying.value = null;
      void look(told.peek()?.eyes ?? 'all');
    };
    return html`<${Trying} move=${trying.value} onClose=${back} />`;
  }
  const ready = told.value && view.value && told.value.id === id;
  return html`
    ${ready ? html`<${Watch} look=${look} bring=${bring} onFault=${setFault} />` : html`<${Entry} id=${id} fault=${fault} bring=${bring} onFault=${setFault} />`}
    ${ready && fault && html`<p class="replay-fault" role="alert">${fault}</p>`}
    ${over && html`<p class="drop-here" aria-hidden="true">${t('replay-drop-here')}</p>`}
  `;
}

/** Before a game is there: what it waits for, or what went wrong. @param {{ id: string | null, fault: string | null, bring: (text: string) => void, onFault: (fault: string) => void }} props */
function Entry({ id, fault, bring, onFault }) {
  return html`<div class="replay-entry"><${Top} />
    <main class="alone">
      <h1>${t('replay-title')}</h1>
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : id && html`<p aria-busy="true">${t('loading')}</p>`}
      ${(!id || fault) && html`<div class="drop-zone">
        <p>${t('replay-bring')}</p><${Choose} onText=${bring} onFault=${onFault} />
        <p class="small">${t('replay-bring-about')}</p></div>`}
      <${Button} kind="quiet" onClick=${() => go('/')}>${t('to-front-page')}<//>
    </main></div>`;
}

/** @param {{ look: (eyes: string) => void, bring: (text: string) => void, onFault: (fault: string) => void }} props */
function Watch({ look, bring, onFault }) {
  const [about, setAbout] = useState(false);
  const [telling, setTelling] = useState(false);
  const tellAbout = () => {
    playing.value = false;
    setAbout(true);
  };
  useEffect(() => {
    frozen.value = null;
    refit();
    const ends = [startMotion(false), startAsking()];
    return () => {
      ends.forEach((end) => end());
      closely.value = sheet.value = null;
    };
  }, []);
  if (telling && told.value?.id) {
    const over = told.value.steps.at(-1)?.events.find((event) => event.kind === 'game-over');
    const look = (/** @type {number} */ move) => {
      setTelling(false);
      jumpToMove(move);
    };
    return html`<${StoryAgain} id=${told.value.id} over=${over} onClose=${() => setTelling(false)} onLook=${look} />`;
  }
  const tell = () => {
    setAbout(false);
    setTelling(true);
  };
  const review = (/** @type {number} */ seat) => {
    setAbout(false);
    moment.value = 0;
    look(`p${seat + 1}`);
    reviewing.value = seat;
  };
  return html`<main class="table-page replay-page">
    <header class="top-line">
      <h1 class="unseen">${t('replay-title')}</h1>
      <${Eyes} onChange=${look} /><${Facts} />
      <div class="tools">
        <button type="button" class="tool-button log-button" aria-label=${t('table-log')} onClick=${() => (sheet.value = 'log')}><${Sign} d="M5 6h14M5 11h14M5 16h9" /></button>
        <button type="button" class="tool-button" aria-label=${t('replay-about')} onClick=${tellAbout}><${Sign} d="M5 7h14M5 12h14M5 17h14" /></button>
      </div>
    </header>
    <div class="rail"><${Plates} /></div>
    <div class="middle"><${Mine} /></div>
    <div class="bar-slot"><${LastWords} /><${Transport} /></div>
    <${Hands} />
    <aside class="drawer" aria-label=${t('table-log')}><h2>${t('table-log')}</h2><${Stream} /></aside>
    <${Dialog} open=${sheet.value === 'log'} class="sheet talk-sheet" title=${t('table-log')} onClose=${() => (sheet.value = null)}><div class="talk-panel"><${Stream} /></div><//>
    ${closely.value !== null && html`<${PlayerSheet} seat=${closely.value} />`}
    <${WhatSheet} />
    ${reviewing.value !== null && html`<${Review} key=${reviewing.value} seat=${reviewing.value} />`}
    <${About} open=${about} onClose=${() => setAbout(false)} onTell=${tell} onReview=${review} bring=${bring} onFault=${onFault} />
  </main>`;
}

/** What stands behind the game: result, rules, fairness, the record. @param {{ open: boolean, onClose: () => void, onTell: () => void, onReview: (seat: number) => void, bring: (text: string) => void, onFault: (fault: string) => void }} props */
function About({ open: shown, onClose, onTell, onReview, bring, onFault }) {
  const game = told.value;
  const at = table.value;
  useEffect(() => void loadOffer().catch(() => {}), []);
  if (!game || !at) return null;
  return html`<${Dialog} open=${shown} class="replay-about" title=${t('replay-about')} onClose=${onClose}>
    ${game.result && html`<ol class="replay-result" aria-label=${t('table-ranking')}>${ranked(game.result.gold).map((seat) => html`<li key=${seat}>
      <${Face} seat=${at.seats[seat]} /><span>${nameOf(seat)}</span><strong><${Chip} />${game.result?.gold[seat]}</strong></li>`)}</ol>`}
    ${game.id && html`<${CopyField} text=${reachable(`${location.origin}/replay/${game.id}`)} label=${t('replay-link')} />`}
    <div class="replay-files">
      ${game.id && html`<${Button} kind="primary" onClick=${onTell}>${t('replay-story')}<//>`}
      <a class="button" href=${game.id ? `/api/replays/${game.id}/record` : recordLink()} download="saboteur.sab">${t('replay-record')}</a>
      <${Choose} onText=${bring} onFault=${onFault} />
    </div>
    ${game.id && html`<section class="review-whom" aria-labelledby="review-whom">
      <h3 id="review-whom">${t('review-heading')}</h3><p class="small">${t('review-about')}</p>
      <div class="replay-files">${reviewable(game).map((seat) => html`<${Button} key=${seat} onClick=${() => onReview(seat)}><${Face} seat=${at.seats[seat]} /> ${nameOf(seat)}<//>`)}</div>
    </section>`}
    <${Fair} game=${game} />
    <details><summary>${t('rules-title')}</summary><${RulesSummary} at=${at} /></details>
    <p class="small keys-about">${t('replay-keys')}</p>
    <div class="replay-files"><${Controls} /><${Button} onClick=${() => go('/')}>${t('to-front-page')}<//></div>
  <//>`;
}

/** @param {number[]} gold @returns {number[]} seats, the richest first */
const ranked = (gold) => gold.map((_, seat) => seat).sort((a, b) => gold[b] - gold[a] || a - b);

/** Whose games are reviewed: people's; if none took part, the bots'. @param {import('../protocol.js').Replay} game @returns {number[]} */
function reviewable(game) {
  const seats = facesOf(game).map((face, seat) => ({ seat, person: !face.bot }));
  const people = seats.filter(({ person }) => person);
  return (people.length > 0 ? people : seats).map(({ seat }) => seat);
}

const recordLink = () => `data:text/plain;charset=utf-8,${encodeURIComponent(brought.value ?? '')}`;
