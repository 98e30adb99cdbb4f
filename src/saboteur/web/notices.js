/** Says what the host, or somebody in the host's place, has changed for this player. */
import { effect, untracked } from '@preact/signals';
import { t } from './i18n.js';
import { table, you } from './net.js';
import { toast } from './ui.js';

/** Whose place was seen last, so that changing tables is not reported. */
let before = { code: '', seat: 0, host: '', muted: false };

effect(() => {
  const at = table.value;
  const seat = you.value;
  if (!at?.code || seat === null) return;
  const last = before;
  const host = at.seats[at.host]?.name ?? '';
  before = { code: at.code, seat: at.host, host, muted: at.seats[seat]?.muted ?? false };
  if (last.code !== at.code) return;
  untracked(() => tell(last, at.host === seat));
});

/** @param {typeof before} last @param {boolean} isHost */
function tell(last, isHost) {
  if (before.muted !== last.muted) toast(t(before.muted ? 'error-muted' : 'unmuted'));
  // A host who takes another name, or moves up, is still the same.
  if (before.host !== last.host && before.seat !== last.seat) toast(isHost ? t('host-you') : t('host-other', { who: before.host }));
}
