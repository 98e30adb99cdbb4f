/** People who share one device: sitting down on it, and leaving. */
import { useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import { sitDown } from '../api.js';
import { tryTo } from '../deeds.js';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { others, you } from '../net.js';
import { held, seatAt } from '../prefs.js';
import { code } from '../route.js';
import { Button, Dialog } from '../ui.js';
import { WhoFields, freeFace, nameFault, tidy } from '../who.js';

/** @import { Table } from '../protocol.js' */

/** Somebody is about to sit down on this device. */
export const adding = signal(false);

/** The tokens of all seats that are played here. */
const mine = () => held.value[code.value ?? ''] ?? [];

/** The token of a seat that is played here too, or null. @param {number} seat */
export const tokenOf = (seat) => mine()[others.value.indexOf(seat)] ?? null;

/** @param {string} at @param {string} token */
async function leave(at, token) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  await fetch(`/api/tables/${at}/commands`, { method: 'POST', headers, body: JSON.stringify({ t: 'leave' }) }).catch(() => null);
}

/** Makes everybody else on this device leave. @param {string} at */
export async function leaveOthers(at) {
  const tokens = (held.value[at] ?? []).filter((token) => token !== seatAt(at));
  await Promise.all(tokens.map((token) => leave(at, token)));
}

/** Makes somebody who shares this device leave. @param {string} token */
export async function takeAway(token) {
  const at = code.value ?? '';
  await leave(at, token);
  held.value = { ...held.value, [at]: mine().filter((one) => one !== token) };
}

/** The token of the host, if the host sits on this device. @param {Table} at */
const hostToken = (at) => (you.value === at.host ? seatAt(at.code) : tokenOf(at.host));

/** @param {{ at: Table }} props */
export function AddHere({ at }) {
  if (!adding.value) return null;
  return at.shared || hostToken(at) ? html`<${NewPlayer} at=${at} />` : html`<${OneSeat} at=${at} />`;
}

const close = () => (adding.value = false);

/** @param {{ at: Table }} props */
function OneSeat({ at }) {
  return html`<${Dialog} open title=${t('add-here-title')} onClose=${close}>
    <p>${t('add-here-refused', { host: at.seats[at.host]?.name ?? '' })}</p>
  <//>`;
}

/** @param {{ at: Table }} props */
function NewPlayer({ at }) {
  const [text, setText] = useState('');
  const [face, setFace] = useState(freeFace);
  const fault = nameFault(text);
  const sit = async () => {
    if (fault) return;
    const place = await tryTo(() => sitDown(at.code, { name: tidy(text), portrait: face }, hostToken(at)));
    if (!place) return;
    const own = seatAt(at.code);
    const before = mine().length > 0 || !own ? mine() : [own];
    held.value = { ...held.value, [at.code]: [...before, place.token] };
    close();
  };
  return html`<${Dialog} open title=${t('add-here-title')} onClose=${close}>
    <p class="small">${t('add-here-about')}</p>
    <${WhoFields} name=${text} face=${face} fault=${text ? fault : null} onName=${setText} onFace=${setFace} />
    <${Button} kind="primary" class="large" disabled=${!!fault} onClick=${sit}>${t('sit-down')}<//>
  <//>`;
}
