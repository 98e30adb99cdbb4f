// What I think of the others and note for myself; nobody else ever sees it.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { errorText, order } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { own, send, table, view, you } from '../net.js';
import { styled } from '../style.js';
import { Face } from '../table/pictures.js';
import { nameOf } from '../table/state.js';
import './words.js';

await styled('talk/beliefs.css');

const SAVE_AFTER = 1200;
/** A slider that has stood still for so long stands where it should. */
const CHOSEN_AFTER = 400;

/** @param {number} level */
const levelText = (level) => t(`belief-${level < 0 ? 'trust' : level > 0 ? 'suspect' : 'open'}${Math.abs(level) > 1 ? '-sure' : ''}`);

/** How much I suspect somebody, from left to right. @param {{ seat: number, named?: boolean }} props */
export function Belief({ seat, named = true }) {
  const id = useId();
  const level = own.value.marks[seat] ?? 0;
  const [draft, setDraft] = useState(level);
  // While I am choosing, what the table remembers is older than what I see.
  const choosing = useRef(/** @type {ReturnType<typeof setTimeout> | null} */ (null));
  const chosen = useRef(level);
  useEffect(() => {
    if (choosing.current === null) setDraft(level);
  }, [level]);
  const keep = async () => {
    const mine = choosing.current;
    await order({ t: 'mark', seat, level: chosen.current });
    if (choosing.current !== mine) return;
    choosing.current = null;
    setDraft(own.peek().marks[seat] ?? 0);
  };
  const choose = (/** @type {any} */ event) => {
    setDraft((chosen.current = Number(event.currentTarget.value)));
    clearTimeout(choosing.current ?? undefined);
    choosing.current = setTimeout(keep, CHOSEN_AFTER);
  };
  return html`<div class="belief-row">
    ${named && html`<${Face} seat=${table.value?.seats[seat] ?? null} />`}
    <label for=${id}>${named ? nameOf(seat) : t('belief-title')}</label>
    <span class=${`belief-level b${draft}`} aria-hidden="true">${levelText(draft)}</span>
    <input id=${id} class=${`belief-range b${draft}`} type="range" min="-2" max="2" step="1" value=${draft} aria-valuetext=${levelText(draft)}
      onInput=${choose} />
  </div>`;
}

function Notes() {
  const id = useId();
  const [text, setText] = useState(own.value.note);
  const saved = useRef(own.value.note);
  const waiting = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const latest = useRef(text);
  const [fault, setFault] = useState('');
  const save = async () => {
    clearTimeout(waiting.current);
    if (latest.current === saved.current) return;
    const before = saved.current;
    saved.current = latest.current;
    const answer = await send({ t: 'note', text: latest.current });
    if (answer.t === 'done') return setFault('');
    // What was typed stays, and is sent again with the next letter.
    saved.current = before;
    if (answer.t === 'error') setFault(errorText(answer.code, answer.detail));
  };
  useEffect(() => {
    // Written on another device, and not while I write here.
    if (own.value.note !== saved.current && document.activeElement !== box.current) setText((latest.current = saved.current = own.value.note));
  }, [own.value.note]);
  useEffect(() => () => void save(), []);
  const type = (/** @type {any} */ event) => {
    setText((latest.current = event.currentTarget.value));
    clearTimeout(waiting.current);
    waiting.current = setTimeout(save, SAVE_AFTER);
  };
  return html`<div class="field notes"><label for=${id}>${t('notes-title')}</label>
    <textarea id=${id} ref=${box} rows="5" maxlength="2000" value=${text} onInput=${type} onBlur=${save}></textarea>
    <small class=${fault ? 'fault' : 'notes-saved'} role="status">${fault || (text !== '' && text === own.value.note ? t('notes-saved') : '')}</small></div>`;
}

export function Beliefs() {
  if (you.value === null) return null;
  const seats = Array.from({ length: view.value?.players ?? 0 }, (_, seat) => seat).filter((seat) => seat !== you.value);
  return html`<div class="beliefs">
    <p class="small">${t('belief-about')}</p>
    ${!view.value?.over && seats.map((seat) => html`<${Belief} key=${seat} seat=${seat} />`)}
    <${Notes} />
  </div>`;
}
