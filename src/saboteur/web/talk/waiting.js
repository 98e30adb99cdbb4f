// Talk among those who wait for others.
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { read, said, table } from '../net.js';
import { styled } from '../style.js';
import { isMe } from '../table/state.js';
import { Portrait } from '../ui.js';
import { Chat } from './chat.js';
import { heard } from './heard.js';
import { hear } from './hearing.js';
import { saidText, speaker } from './words.js';

await styled('talk/talk.css');

export function Waiting() {
  const box = useRef(/** @type {HTMLOListElement | null} */ (null));
  const last = said.value.at(-1)?.i ?? 0;
  useEffect(() => hear(last), []);
  useEffect(() => {
    read.value = last;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return html`<section class="panel waiting-talk" aria-labelledby="waiting-talk">
    <h2 id="waiting-talk">${t('talk-title')}</h2>
    ${heard.value.length > 0 && html`<ol ref=${box} tabindex="0" aria-labelledby="waiting-talk">${heard.value.map((one) => html`<li key=${one.i} class=${`said chat ${isMe(one.seat) ? 'my-own' : ''}`}>
      <${Portrait} face=${table.value?.seats[one.seat]?.portrait ?? 0} />
      <span class="bubble"><strong>${speaker(one)}</strong><span>${saidText(one)}</span></span></li>`)}</ol>`}
    <${Chat} />
  </section>`;
}
