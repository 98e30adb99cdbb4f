// Learning the game: the list of lessons, and one lesson at the real table.
import { useEffect } from 'preact/hooks';
import { openBook } from '../book/open.js';
import { Top } from '../controls.js';
import { tryTo } from '../deeds.js';
import { html } from '../html.js';
import { maybe, more, t } from '../i18n.js';
import { go } from '../route.js';
import { table, view } from '../story.js';
import { styled } from '../style.js';
import { reasonOf } from '../table/choose.js';
import { DwarfSheet } from '../table/sheets.js';
import { takeBack, why } from '../table/state.js';
import { Button, Icon, Link } from '../ui.js';
import { playFirstGame } from '../making.js';
import { after, begin, endsFirstCourse, learnt, leave, lessons, loadLessons, progress, readOn, showMe } from './course.js';
import { Practice, usePractice } from './practice.js';

/** @import { Lesson as Listed } from '../protocol.js' */

/** A lesson inside the booklet: nothing in it leads away from there. */
const framed = window.parent !== window;

await Promise.all([styled('table/table.css'), styled('learn/learn.css'), more('lessons')]);

/** @param {{ which: string | null }} props */
export function Learn({ which }) {
  useEffect(() => void tryTo(loadLessons), []);
  return which ? html`<${Lesson} key=${which} which=${which} />` : html`<${Lessons} />`;
}

function Lessons() {
  return html`<div class="learn"><${Top} />
    <main class="learn-main">
      <header><h1>${t('learn-title')}</h1><p>${t('learn-about')}</p>
        <${Button} icon="log" onClick=${() => openBook()}>${t('rulebook')}<//></header>
      ${[...new Set(lessons.value?.map((one) => one.group))].map((group) => html`<${Group} key=${group} group=${group} listed=${(lessons.value ?? []).filter((one) => one.group === group)} />`)}
    </main></div>`;
}

/** @param {{ group: string, listed: Listed[] }} props */
function Group({ group, listed }) {
  const done = listed.filter((one) => learnt.value.includes(one.key)).length;
  return html`<section class="panel" aria-labelledby=${`group-${group}`}>
    <div class="panel-head"><h2 id=${`group-${group}`}>${maybe(`learn-${group}`) ?? t(`module-${group}`)}</h2><span class="small">${t('learn-done-of', { done, of: listed.length })}</span></div>
    <ol class="lesson-list">${listed.map(({ key }) => {
      const known = learnt.value.includes(key);
      return html`<li key=${key}><${Link} to=${`/learn/${key}`} class=${`lesson-link ${known ? 'known' : ''}`}>
        <span class="lesson-mark">${known && html`<${Icon} name="confirm" label=${t('learn-known')} />`}</span><span>${t(`lesson-${key}`)}</span><//></li>`;
    })}</ol>
  </section>`;
}

/** @param {{ which: string }} props */
function Lesson({ which }) {
  const { fault, start } = usePractice(() => begin(which), leave);
  if (fault) return html`<div><${Top} /><main class="alone"><h1>${t('learn-title')}</h1><p class="fault" role="alert">${fault}</p><${Link} to="/learn">${t('learn-all')}<//></main></div>`;
  if (!view.value || !progress.value) return html`<main class="alone" aria-busy="true"><p>${t('loading')}</p></main>`;
  return html`<${Practice} coach=${html`<${Coach} which=${which} again=${start} />`}><${DwarfSheet} /><//>`;
}

/** After a lesson comes the next; after the first course, and after the last lesson, a game. @param {{ which: string }} props */
function WaysOn({ which }) {
  const next = after(which);
  const first = endsFirstCourse(which);
  const onward = next && html`<${Button} kind=${first ? 'quiet' : 'primary'} onClick=${() => go(`/learn/${next}`)}>${t('learn-next', { lesson: t(`lesson-${next}`) })}<//>`;
  return html`${(first || !next) && html`<${Button} kind="primary" onClick=${first ? playFirstGame : () => go('/')}>${t('learn-play')}<//>`}${onward}`;
}

/** What the lesson says now, and the ways on. @param {{ which: string, again: () => void }} props */
function Coach({ which, again }) {
  const now = progress.value;
  if (!now) return null;
  const end = now.kind === 'end';
  const text = maybe(`lesson-${which}-${end ? 'end' : now.at + 1}`) ?? '';
  const show = async () => {
    const said = await tryTo(showMe);
    takeBack();
    // An attempt meant to be refused shows what the player would have been told.
    if (said?.t === 'refused') why.value = reasonOf({ ...said, id: '' });
  };
  return html`<section class="coach" aria-labelledby="lesson-title">
    <header><h1 id="lesson-title">${t(`lesson-${which}`)}</h1>
      <span class="small">${end ? t('learn-known') : t('learn-step', { at: now.at + 1, of: now.steps })}</span>
      ${!framed && html`<${Link} to="/learn" class="button quiet square"><${Icon} name="close" label=${t('learn-all')} /><//>`}</header>
    <div class="coach-bar" aria-hidden="true"><i style=${{ width: `${(100 * now.at) / now.steps}%` }} /></div>
    <p class="coach-text" role="status" aria-live="polite">${text}</p>
    <div class="coach-buttons">
      ${now.kind === 'read' && html`<${Button} kind="primary" onClick=${() => tryTo(readOn)}>${t('learn-on')}<//>`}
      ${end && !framed && html`<${WaysOn} which=${which} />`}
      ${(now.kind === 'do' || now.kind === 'try') && html`<${Button} kind="quiet" onClick=${show}>${t('learn-show')}<//>`}
      ${(now.at > 0 || end) && html`<${Button} kind="quiet" onClick=${again}>${t('learn-again')}<//>`}
      ${!framed && html`<${Button} kind="quiet" class="to-book" icon="log" aria-label=${t('rulebook')} onClick=${() => openBook({ rules: table.peek()?.rules })}><span class="word">${t('rulebook')}</span><//>`}
    </div>
  </section>`;
}
