/** One device for several people: it is covered whenever it changes hands. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { others, table, view, you } from '../net.js';
import { held, keepSeat } from '../prefs.js';
import { code } from '../route.js';
import { styled } from '../style.js';
import { Button, Portrait } from '../ui.js';
import { covered } from './cover.js';

await Promise.all([styled('handing/over.css'), more('room')]);

// A new game begins with nobody looking.
let phase = table.peek()?.phase;
effect(() => {
  const now = table.value?.phase;
  if (now === 'playing' && phase !== undefined && phase !== 'playing') covered.value = true;
  if (now) phase = now;
});

/** Somebody on this device who is asked now, if the person looking is not. */
function nextSeat() {
  const asked = view.value?.window.seats ?? [];
  if (you.value !== null && asked.includes(you.value)) return you.value;
  return asked.find((seat) => others.value.includes(seat)) ?? null;
}

/** Shows the table through this seat's eyes. @param {number} seat */
function uncover(seat) {
  const at = code.value ?? '';
  const token = held.value[at]?.[others.value.indexOf(seat)];
  covered.value = false;
  if (token && seat !== you.value) keepSeat(at, token);
}

function Cover() {
  const asked = nextSeat();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.querySelector('button')?.focus(), [asked]);
  const seats = others.value.filter((seat) => seat !== null).sort((a, b) => Number(b === asked) - Number(a === asked));
  const title = asked === null ? t('hand-over-wait') : t('hand-over-to', { who: table.value?.seats[asked]?.name ?? '' });
  return html`<main class="cover" ref=${box}>
    <h1>${title}</h1>
    <p>${t('hand-over-about')}</p>
    <ul>${seats.map((seat) => {
      const person = table.value?.seats[seat];
      return person && html`<li key=${seat}><${Button} kind=${seat === asked ? 'primary' : 'quiet'} class="large" onClick=${() => uncover(seat)}>
        <${Portrait} face=${person.portrait} />${t('hand-over-me', { who: person.name })}<//></li>`;
    })}</ul>
  </main>`;
}

/** Covers the hand when a player is done, and leads to the next player. */
function Done() {
  const next = nextSeat();
  if (next === null || next === you.value || document.querySelector('dialog[open]')) return null;
  const who = table.value?.seats[next]?.name ?? '';
  return html`<section class="hand-over" aria-label=${t('hand-over-title')}>
    <p role="status">${t('hand-over-next', { who })}</p>
    <${Button} kind="primary" class="large" onClick=${() => (covered.value = true)}>${t('hand-over', { who })}<//>
  </section>`;
}

export function HandOver() {
  if (table.value?.phase !== 'playing' || !view.value) return null;
  return covered.value ? html`<${Cover} />` : html`<${Done} />`;
}
