// The end of a round as a scene: light runs along the way that was dug, goals are turned over, then the dwarves, then gold is counted out.
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { table, view } from '../net.js';
import { calm, short } from '../prefs.js';
import { styled } from '../style.js';
import { Button, Dialog } from '../ui.js';
import { confirmEnd, pendingEnd } from '../table/ceremony.js';
import { Readiness } from '../table/intermission.js';
import { answers, components } from '../table/parts.js';
import { backMarkup, CardPicture, Chip, Coins, dwarfMarkup, Face } from '../table/pictures.js';
import { play } from '../table/sound.js';
import { reasonsOf } from '../table/shares.js';
import { asked, isMe, nameOf } from '../table/state.js';
import { dwarfName, names, signed, wonWords } from '../table/words.js';
import { Dug, wayOf } from './dug.js';

/** @import { EventOf, GameEvent } from '../protocol.js' */
/** @typedef {{ ended: EventOf<'round-ended'>, after: GameEvent[] }} End */
/** @typedef {{ goals: number, dwarves: Map<number, number>, gold: number, over: number }} Times in milliseconds from the beginning */

await Promise.all([styled('scenes/round.css'), more('scenes')]);

/** Milliseconds: the first moment, from card to card, from goal to goal, from dwarf to dwarf, before the last dwarves, from share to share. */
const FIRST = 500;
const SPREAD = 60;
const GOAL = 450;
const DWARF = 400;
const HUSH = 900;
const SHARE = 180;
/** The longest that light runs, and that all dwarves but the last take to turn over. */
const LIGHT = 1200;
const TURNS = 3200;

/** They are turned over last and together: one by one, the first would already tell of the others. @param {string} dwarf */
const isLast = (dwarf) => dwarf === 'saboteur';

/** When what happens. It depends on nothing but how many there are. @param {End} end @returns {Times} */
function timesOf({ ended }) {
  const goals = FIRST + Math.min(LIGHT, (wayOf(ended)?.cards ?? 4) * SPREAD) + 200;
  const first = goals + Object.keys(ended.goals).length * GOAL + 300;
  const early = ended.dwarves.flatMap((dwarf, seat) => (isLast(dwarf) ? [] : [seat]));
  const step = Math.min(DWARF, TURNS / Math.max(1, early.length));
  const last = first + early.length * step + (early.length < ended.dwarves.length ? HUSH : 0);
  const dwarves = new Map(ended.dwarves.map((dwarf, seat) => [seat, isLast(dwarf) ? last : first + early.indexOf(seat) * step]));
  const gold = last + 700;
  const over = gold + ended.dwarves.length * SHARE + 400;
  return { goals, dwarves, gold, over };
}

/** What a round brought a seat, and why. @param {End} end @param {number} seat */
function shareOf({ ended, after }, seat) {
  const awards = after.filter((event) => event.kind === 'paid' || event.kind === 'took').filter((event) => event.seat === seat);
  const shares = after.flatMap((event) => answers((part) => part.shares?.(event, seat)));
  const known = awards.every((event) => event.gold !== undefined);
  const sum = awards.reduce((all, event) => all + (event.gold ?? 0), shares.reduce((all, { gold }) => all + gold, 0));
  // Who is to get nothing in the end, such as one of four profiteers, is told so.
  const told = awards.length + shares.length > 0 || ended.shares.some((share) => share.seat === seat && share.gold !== null);
  const why = [...reasonsOf(ended.shares, seat), ended.finder === seat && t('table-finder'), ...answers((part) => part.note?.(ended, seat)), ...shares.map(({ note }) => note)];
  return { won: ended.winners.includes(seat), known, sum, told, cards: awards.length, why: why.filter(Boolean).join(' · ') };
}

/** @param {{ share: ReturnType<typeof shareOf> }} props */
const Gold = ({ share: { known, sum, told, cards } }) => html`<span class=${`cast-gold ${sum > 0 || !known ? 'some' : ''} ${known ? '' : 'secret'}`}>
  ${known ? (told || sum > 0 ? html`<${Coins} gold=${signed(sum)} />` : html`<span aria-hidden="true">0</span>`) : html`<${Chip} />${t('table-gold-cards', { count: cards })}`}</span>`;

/** @param {{ seat: number, dwarf: string, end: End, times: Times }} props */
function Actor({ seat, dwarf, end, times }) {
  const share = shareOf(end, seat);
  const paid = times.gold + seat * SHARE;
  const late = { '--at': `${times.dwarves.get(seat)}ms`, '--gold': `${paid}ms` };
  return html`<li class=${`revealed ${dwarf} ${share.won ? 'won' : ''} ${isLast(dwarf) ? 'last' : ''}`} data-turn=${times.dwarves.get(seat)} style=${late}>
    <span class="cast-card"><${CardPicture} class="obverse" markup=${dwarfMarkup(dwarf)} name=${dwarfName(dwarf)} /><${CardPicture} class="rear" markup=${backMarkup('dwarf')} /></span>
    <span class="cast-who"><${Face} seat=${table.value?.seats[seat] ?? null} /><strong>${isMe(seat) ? t('table-you') : nameOf(seat)}</strong></span>
    <span class="cast-dwarf">${dwarfName(dwarf)}</span>
    <em>${share.why}</em>
    <${Gold} share=${share} />
  </li>`;
}

/** The same reasons for those who share them, where columns are too narrow for words. @param {{ end: End, times: Times }} props */
function Reasons({ end, times }) {
  /** @type {Map<string, number[]>} */
  const by = new Map();
  end.ended.dwarves.forEach((_, seat) => {
    const { why } = shareOf(end, seat);
    if (why) by.set(why, [...(by.get(why) ?? []), seat]);
  });
  return html`<ul class="cast-reasons" aria-hidden="true" style=${{ '--gold': `${times.gold}ms` }}>${[...by].map(([why, seats]) => html`<li key=${why}>
    <span class="faces">${seats.slice(0, 5).map((seat) => html`<${Face} key=${seat} seat=${table.value?.seats[seat] ?? null} />`)}</span><span><strong>${seats.some(isMe) && seats.length === 1 ? t('table-you') : names(seats)}</strong> ${why}</span>
  </li>`)}</ul>`;
}

/** Where the treasure was, after a round in which nobody found it. @param {EventOf<'round-ended'>} ended */
function whereWords({ goals, finder }) {
  if (finder >= 0) return isMe(finder) ? t('round-finder-you') : t('round-finder', { who: nameOf(finder) });
  const at = Object.values(goals).indexOf('treasure');
  return at < 0 ? '' : t('scene-treasure-was', { goal: at + 1 });
}

/** @param {{ end: End }} props */
function Scene({ end }) {
  const { ended } = end;
  const [run, setRun] = useState(() => (calm.peek() || short.peek() ? 0 : 1));
  const times = timesOf(end);
  const playing = run > 0;
  useEffect(() => {
    if (!playing) return undefined;
    const drums = [setTimeout(() => play('coins'), times.gold), setTimeout(() => setRun(0), times.over)];
    return () => drums.forEach(clearTimeout);
  }, [run]);
  const on = asked.value ? t('table-go-on-turn') : t(view.value?.over ? 'table-go-on-end' : 'table-go-on');
  return html`<div class=${`round-scene ${playing ? 'playing' : 'done'}`} onClick=${() => playing && setRun(0)}>
    <div key=${run || 'done'} class="round-story">
      <header class="round-words"><p class=${`round-result ${ended.side}`}>${wonWords(ended)}</p><p class="round-where">${whereWords(ended)}</p>
        ${components('Ended').map((Ended) => html`<${Ended} ended=${ended} />`)}</header>
      <${Dug} ended=${ended} from=${FIRST} goals=${times.goals} step=${GOAL} />
      <ol class=${`cast ${ended.dwarves.length > 7 ? 'many' : ''}`} style=${{ '--count': ended.dwarves.length }} tabindex="0" aria-label=${t('table-players')}>
        ${ended.dwarves.map((dwarf, seat) => html`<${Actor} key=${seat} seat=${seat} dwarf=${dwarf} end=${end} times=${times} />`)}
      </ol>
      <${Reasons} end=${end} times=${times} />
    </div>
    <footer class="round-foot"><${Readiness} />
      ${!playing && !calm.value && html`<${Button} kind="quiet" onClick=${() => setRun(Date.now())}>${t('scene-again')}<//>`}
      <${Button} kind="primary" autofocus onClick=${() => !playing && confirmEnd()}>${playing ? t('scene-skip') : on}<//></footer>
  </div>`;
}

/** How the round ended. */
export function RoundSheet() {
  const end = pendingEnd.value;
  return html`<${Dialog} open=${end !== null} class="round-sheet scene-sheet" title=${t('table-round-over', { round: end?.ended.round ?? 1 })} onClose=${confirmEnd}>
    ${end && html`<${Scene} key=${end.ended.round} end=${end} />`}
  <//>`;
}
