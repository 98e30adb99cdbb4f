// The end of the game: first told chapter by chapter, then all of it on one page, with the ways on under it.
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../api.js';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { game, log, send, table, view, you } from '../net.js';
import { calm, short } from '../prefs.js';
import { go } from '../route.js';
import { styled } from '../style.js';
import { reasonOf } from '../table/choose.js';
import { Face } from '../table/pictures.js';
import { lookBack } from '../table/state.js';
import { eventLine } from '../table/words.js';
import { Button, later, Link, toast } from '../ui.js';
import { Beliefs, Decided, Dwarves, Gold, Turns } from './chapters.js';
import { Ceremony, Podium } from './podium.js';
import { sharePicture } from './poster.js';
import { fault, follow, looking, lost, retold, story } from './story.js';

/** @import { GameEvent } from '../protocol.js' */
/** @typedef {{ key: string, body: () => any, ms: number }} Chapter */

await Promise.all([styled('reveal/reveal.css'), more('reveal')]);

/** How long each chapter is looked at: all together less than a minute and a half. @type {Chapter[]} */
const CHAPTERS = [
  { key: 'gold', body: Gold, ms: 11_000 },
  { key: 'dwarves', body: Dwarves, ms: 17_000 },
  { key: 'decided', body: Decided, ms: 17_000 },
  { key: 'beliefs', body: Beliefs, ms: 17_000 },
  { key: 'turns', body: Turns, ms: 20_000 },
];

const Proof = later(() => import('../replay/proof.js').then((module) => module.Proof));

const SEEN = 'saboteur.told';
const CROWNED = 'saboteur.crowned';

/** Chapters that there is something to tell in. */
function chapters() {
  const told = story.value;
  if (!told) return [];
  const empty = { decided: !told.lie && !told.hunch && told.turns?.length === 0, beliefs: told.rounds.every((round) => round.beliefs.length === 0) };
  return CHAPTERS.filter(({ key }) => !(key in empty && empty[/** @type {keyof typeof empty} */ (key)]));
}

/** Whether the story of this game was told, or its ceremony held, before in this tab. @param {string} name @param {string} [what] */
function wasTold(name, what = SEEN) {
  try {
    const told = sessionStorage.getItem(what) === name;
    sessionStorage.setItem(what, name);
    return told;
  } catch {
    return false;
  }
}

/** @param {'rematch' | 'reopen'} how */
async function goOn(how) {
  const answer = await send({ t: how });
  if (answer.t !== 'done') toast(reasonOf(answer).text);
}

/** The end at a table. */
export function Ending() {
  const over = log.value.findLast((event) => event.kind === 'game-over');
  const title = over ? eventLine(over) ?? '' : t('window-over');
  const code = table.value?.code ?? '';
  const number = game.value?.k ?? 0;
  useEffect(() => follow(async () => (await addressOf(code, number)).replay), [code, number]);
  const [crowned, setCrowned] = useState(() => calm.peek() || short.peek() || wasTold(`${code}/${number}`, CROWNED));
  if (!crowned) return html`<${Ceremony} title=${title} onDone=${() => setCrowned(true)} />`;
  const ways = html`
    ${story.value && html`<${Link} to=${`/replay/${story.value.id}`} class="button">${t('reveal-watch')}<//>`}
    ${story.value && you.value !== null && html`<${Link} to=${`/replay/${story.value.id}#review=p${you.value + 1}`} class="button">${t('reveal-review')}<//>`}
    <${Button} onClick=${() => (lookBack.value = true)}>${t('table-look-back')}<//>`;
  return html`<${Reveal} title=${title} over=${over} winners=${view.value?.winners ?? []} name=${`${code}/${number}`} ways=${ways} head=${html`<${Podium} />`} played=${{ code, number, transcript: game.value?.fair }}>
    ${you.value !== null && html`<${Button} kind="primary" onClick=${() => goOn('rematch')}>${t('table-rematch')}<//>`}
    ${you.value !== null && you.value === table.value?.host && html`<${Button} onClick=${() => goOn('reopen')}>${t('table-reopen')}<//>`}
  <//>`;
}

/** The end of a game that is looked at again. @param {{ id: string, over: GameEvent | undefined, onClose: () => void, onLook: (move: number) => void }} props */
export function StoryAgain({ id, over, onClose, onLook }) {
  useEffect(() => follow(async () => id), [id]);
  useEffect(() => {
    looking.value = onLook;
    return () => void (looking.value = null);
  }, []);
  const ways = html`<${Button} onClick=${onClose}>${t('reveal-watch')}<//>`;
  return html`<main class="table-page over"><${Reveal} title=${over ? (eventLine(over) ?? '') : t('window-over')} over=${over} winners=${over?.winners ?? []} name=${id} ways=${ways} /></main>`;
}

/**
 * @param {{ title: string, over: GameEvent | undefined, winners: number[], name: string, ways: any, head?: any, children?: any, played?: { code: string, number: number, transcript?: string[] | null } }} props played: at this table
 */
function Reveal({ title, over, winners, name, ways, head, children, played }) {
  const [at, setAt] = useState(() => (calm.peek() || wasTold(name) ? -1 : 0));
  const told = chapters();
  const whole = at < 0 || at >= told.length;
  useEffect(() => {
    if (whole) return undefined;
    const timer = setTimeout(() => setAt(at + 1), told[at].ms);
    return () => clearTimeout(timer);
  }, [at, whole]);
  const words = () => (over ? (eventLine(over) ?? title) : title);
  const shown = story.value && !whole ? [told[at]] : told;
  return html`<section class=${`ending ${whole ? 'whole' : 'telling'}`} aria-labelledby="ending-title">
    ${story.value && !whole && html`<${Teller} told=${told} at=${at} onGo=${setAt} />`}
    ${head ?? html`<div class="ending-faces">${winners.map((seat) => html`<span key=${seat} class="winner"><${Face} seat=${table.value?.seats[seat] ?? null} /></span>`)}</div>`}
    <h1 id="ending-title">${title}</h1>
    ${lost.value && html`<p class="small" role="status">${t('reveal-no-proof')}</p>`}
    ${retold.value && html`<${Proof} game=${retold.value} ...${played} />`}
    ${!story.value && html`<p class="small" role="status">${t(fault.value ? 'reveal-fault' : 'loading')}</p>`}
    ${shown.map(({ key, body: Body }) => html`<section key=${key} class="chapter-told" aria-labelledby=${`chapter-${key}`}>
      <h2 id=${`chapter-${key}`}>${t(`reveal-${key}`)}</h2><${Body} /></section>`)}
    <div class="ending-buttons">
      ${ways}
      ${retold.value && 'MediaRecorder' in globalThis && html`<${Clip} words=${words} />`}
      <${Button} kind="quiet" onClick=${() => go('/')}>${t('table-front-page')}<//>
    </div>
    <div class="ending-ways">
      ${children}
      ${story.value && html`<${Button} icon="share" onClick=${() => sharePicture(words)}>${t('reveal-share')}<//>`}
    </div>
  </section>`;
}

/** Recording takes as long as the clip lasts. @param {{ words: () => string }} props */
function Clip({ words }) {
  const [busy, setBusy] = useState(false);
  const share = () => {
    setBusy(true);
    void import('./clip.js').then(({ shareClip }) => shareClip(words)).catch(() => toast(t('part-failed'))).finally(() => setBusy(false));
  };
  return html`<${Button} icon="share" disabled=${busy} onClick=${share}>${t('reveal-clip')}<//>`;
}

/** Where the story is, and how to go on or skip it. @param {{ told: Chapter[], at: number, onGo: (at: number) => void }} props */
function Teller({ told, at, onGo }) {
  return html`<div class="teller" role="group" aria-label=${t('reveal-story')}>
    <div class="segments" aria-hidden="true">${told.map(({ key, ms }, index) => html`<i key=${key} class=${index < at ? 'done' : index === at ? 'now' : ''} style=${{ '--ms': `${ms}ms` }} />`)}</div>
    <div class="teller-buttons">
      <${Button} kind="quiet" disabled=${at === 0} onClick=${() => onGo(at - 1)}>${t('reveal-back')}<//>
      <${Button} kind="quiet" onClick=${() => onGo(at + 1)}>${t('reveal-next')}<//>
      <${Button} kind="quiet" onClick=${() => onGo(-1)}>${t('reveal-skip')}<//>
    </div>
  </div>`;
}
