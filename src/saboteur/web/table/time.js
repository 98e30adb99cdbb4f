// How long somebody has left, in words and figures.
import { effect, signal } from '@preact/signals';
import { t } from '../i18n.js';
import { clock } from '../net.js';

/** performance.now(), four times a second while a clock runs. */
const now = signal(performance.now());
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

effect(() => {
  clearInterval(ticking);
  now.value = performance.now();
  if (clock.value?.left != null) ticking = setInterval(() => (now.value = performance.now()), 250);
});

/** Milliseconds that the seats which are asked have left; null without a clock. */
export function left() {
  const running = clock.value;
  return running?.left == null ? null : Math.max(0, running.left - (now.value - running.at));
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** @param {number} ms */
export function timeText(ms) {
  if (ms >= DAY) return t('time-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  if (ms >= HOUR) return t('time-hours', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / 60_000) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
