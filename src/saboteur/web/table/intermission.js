// Between two rounds: who has gone on, and how long the others are waited for.
import { useEffect, useState } from 'preact/hooks';
import { computed, effect, untracked } from '@preact/signals';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { send, table } from '../net.js';
import { confirmEnd, pendingEnd } from './ceremony.js';
import { isMe } from './state.js';

/** Until when it lasts at most, by performance.now(); null outside. */
const until = computed(() => {
  const now = table.value?.intermission;
  return now ? performance.now() + now.left : null;
});

/** How many are ready, and when it goes on without the others. */
export function Readiness() {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until.value === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [until.value]);
  const at = table.value;
  if (!at?.intermission || until.value === null) return null;
  const players = at.seats.length;
  const seconds = Math.max(0, Math.ceil((until.value - performance.now()) / 1000));
  return html`<p class="hint readiness" role="timer">${t('table-readiness', { ready: players - at.intermission.looking.length, players, seconds })}</p>`;
}

// When the next round has begun, nothing may lie over it.
let was = false;
effect(() => {
  const on = Boolean(table.value?.intermission);
  if (was && !on && untracked(() => pendingEnd.value)) untracked(confirmEnd);
  was = on;
});

// Whoever sees no result any more, also after a reload, is not to be waited for.
let said = false;
effect(() => {
  const looking = table.value?.intermission?.looking.some(isMe) ?? false;
  if (looking && !said && !pendingEnd.value) void send({ t: 'ready' });
  said = looking && (said || !pendingEnd.value);
});
