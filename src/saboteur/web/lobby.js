/** A table before the start: who sits where, the link to share, the rules, and the start. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadOffer, offer } from './api.js';
import { openBook } from './book/open.js';
import { Top } from './controls.js';
import { bestBot, fillWithBots, leaveTable, order, tryTo } from './deeds.js';
import { playerRange } from './fitting.js';
import { tokenOf } from './handing/add.js';
import { Knocks } from './host.js';
import { isDrafted } from './drafts.js';
import { html } from './html.js';
import { more, t } from './i18n.js';
import { busy, said, table, you } from './net.js';
import { Seats } from './seats.js';
import { SettingsForm, set } from './settings.js';
import { Share } from './share.js';
import { styled } from './style.js';
import { RulesSummary } from './summary.js';
import { Button, later, say } from './ui.js';

/** @import { Table } from './protocol.js' */

await Promise.all([styled('style/lobby.css'), more('lobby')]);

const Waiting = later(() => import('./talk/waiting.js').then((module) => module.Waiting));

export function Lobby() {
  const at = /** @type {Table} */ (table.value);
  const host = you.value === at.host;
  useEffect(() => void tryTo(loadOffer), []);
  useArrivals(at);
  return html`<div class="lobby">
    <${Top} />
    <main class="lobby-main">
      <h1 class="unseen">${t('lobby-title', { code: at.code })}</h1>
      <${Start} at=${at} host=${host} />
      <div class="lobby-left">
        ${host && html`<${Knocks} at=${at} />`}
        <${Share} code=${at.code} link=${at.link} screen=${at.screen} />
        <${Seats} at=${at} host=${host} />
        <${Talk} at=${at} />
      </div>
      <section class="panel" aria-labelledby="rules-title">
        <div class="panel-head"><h2 id="rules-title">${t('rules-title')}</h2><${Button} kind="quiet" onClick=${() => openBook()}>${t('rulebook')}<//></div>
        ${at.balance != null && html`<p class="small">${t('balance-hint', { players: at.rules.players, percent: at.balance })}</p>`}
        ${host && offer.value ? html`<${SettingsForm} at=${at} offer=${offer.value} />` : html`<${RulesSummary} at=${at} />`}
      </section>
    </main>
  </div>`;
}

/** Talk in the lobby, loaded when somebody has something to say. @param {{ at: Table }} props */
function Talk({ at }) {
  const [asked, ask] = useState(isDrafted(`chat-${table.value?.code}`));
  const others = at.seats.some((seat, index) => seat && !seat.bot && index !== you.value && !tokenOf(index));
  if (asked || said.value.length > 0) return html`<${Waiting} />`;
  return others && html`<${Button} class="lobby-talk" onClick=${() => ask(true)}>${t('lobby-talk')}<//>`;
}

/**
 * Says who came and who went.
 * @param {Table} at
 */
function useArrivals(at) {
  const names = at.seats.flatMap((seat) => (seat ? [seat.name] : []));
  const known = useRef(names);
  useEffect(() => {
    const came = names.filter((who) => !known.current.includes(who)).map((who) => t('said-came', { who }));
    const went = known.current.filter((who) => !names.includes(who)).map((who) => t('said-went', { who }));
    known.current = names;
    if (came.length + went.length > 0) say([...came, ...went].join(' '));
  }, [names.join('\n')]);
}

/** @param {{ at: Table, host: boolean }} props */
function Start({ at, host }) {
  const empty = at.seats.filter((seat) => seat === null).length;
  const hostName = at.seats[at.host]?.name ?? '';
  const missing = empty > 0 ? t('start-missing', { count: empty }) : null;
  return html`<section class="panel start-bar" aria-labelledby="start-title">
    <h2 id="start-title" class="unseen">${t('start-title')}</h2>
    <p id="start-why" role="status">${missing ?? (host ? t('start-ready') : t('start-waits', { host: hostName }))}</p>
    ${host && html`<div class="start-bar-buttons"><${HostButtons} at=${at} empty=${empty} /></div>`}
    <${Button} kind="quiet" icon="leave" onClick=${leaveTable}>${t('leave')}<//>
  </section>`;
}

/** @param {{ at: Table, empty: number }} props */
function HostButtons({ at, empty }) {
  const taken = at.seats.length - empty;
  const [least] = offer.value ? playerRange(offer.value, at.rules.modules) : [at.seats.length];
  const fewer = async () => {
    if (await set(at, { rules: { ...at.rules, players: taken } })) await order({ t: 'start' });
  };
  const few = empty > 0 && taken >= least;
  return html`
    ${few
      ? html`<${Button} kind="primary" icon="replay" disabled=${busy.value} onClick=${fewer}>${t('start-with', { count: taken })}<//>`
      : html`<${Button} kind="primary" icon="replay" disabled=${empty > 0 || busy.value} aria-describedby="start-why"
          onClick=${() => order({ t: 'start' })}>${t('start')}<//>`}
    ${empty > 0 && html`<${Button} icon="bot" disabled=${busy.value} onClick=${() => fillWithBots(bestBot())}>${t('fill-with-bots')}<//>`}`;
}
