/** This page's part in a deal that nobody can choose: it commits, opens, and notices if it was left out. docs/fair.md defines the bytes. */
import { effect, untracked } from '@preact/signals';
import { t } from './i18n.js';
import { ask } from './api.js';
import { during, game, others, send, table, you } from './net.js';
import { held, kept } from './prefs.js';
import { sha256 } from './replay/sha256.js';
import { toast } from './ui.js';

/** @import { Command, Fair } from './protocol.js' */
/** What this page did for a deal, and what it was told: proof for its owner. @typedef {{ code: string, game: number, deal: string, head: string, place: string, opening: string, commitment: string, taken?: boolean, frozen?: (string | null)[], done?: boolean, transcript?: string[], trouble?: string }} Part */

const KEPT = 20;
export const parts = kept('fair', /** @type {Part[]} */ ([]));

/** @param {...string} lines */
const hashed = (...lines) => sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));

const randomHex = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {string} deal @param {string | null} place */
const partIn = (deal, place) => parts.peek().find((part) => part.deal === deal && part.place === place);

/** @param {Part} part */
function keep(part) {
  parts.value = [part, ...parts.peek().filter((one) => one.deal !== part.deal || one.place !== part.place)].slice(0, KEPT);
}

/** Says that this page's part was not treated as it should be, and keeps it as proof. @param {Part} part @param {string} trouble */
function complain(part, trouble) {
  if (part.trouble) return;
  keep({ ...part, trouble });
  toast(t(trouble));
}

/** Sends a command for a seat that is played here: the one that looks has the socket. @param {number} seat @param {Command} command @returns {Promise<{ t: string, code?: string }>} */
function tell(seat, command) {
  if (seat === you.peek()) return send(command);
  const code = table.peek()?.code ?? '';
  const asked = ask(`/api/tables/${code}/commands`, command, held.peek()[code]?.[others.peek().indexOf(seat)]);
  return during(asked.catch((fault) => ({ t: 'error', code: fault.code })));
}

/** Commitments and openings that this page has sent. @type {Set<string>} */
const sent = new Set();

/**
 * Sends it once, though every frame of the table asks for it again, and returns whether it was accepted;
 * null if it was sent before, or did not arrive: then it is sent with the next frame.
 * @param {string} bytes
 * @param {number} seat
 * @param {Command} command
 */
async function tellOnce(bytes, seat, command) {
  if (sent.has(bytes)) return null;
  sent.add(bytes);
  const { t: kind, code } = await tell(seat, command);
  if (code !== 'offline') return kind === 'done';
  sent.delete(bytes);
  return null;
}

/** @param {Fair} fair @param {string} place @returns {Part} */
function newPart(fair, place) {
  const opening = randomHex();
  const commitment = hashed('saboteur fair seat 1', fair.deal, String(fair.game), place, opening);
  return { code: table.peek()?.code ?? '', game: fair.game, deal: fair.deal, head: fair.head, place, opening, commitment };
}

/** Commits; again if the page was loaded anew before it was told that this has arrived. @param {Part} part @param {number} seat */
async function commit(part, seat) {
  if (part.taken) return;
  if (!partIn(part.deal, part.place)) keep(part);
  const taken = await tellOnce(part.commitment, seat, { t: 'commit', deal: part.deal, commitment: part.commitment });
  const now = partIn(part.deal, part.place);
  if (!now || taken === null) return;
  if (taken) keep({ ...now, taken });
  else if (table.peek()?.phase === 'playing' || table.peek()?.fair?.frozen) complain(now, 'fair-late');
}

/** Whether this commitment came too late for the deal: it is missing, and nobody has ever said that it arrived. @param {Fair} fair @param {Part} part @param {number} seat */
const isLate = (fair, part, seat) => !part.taken && !fair.frozen?.[seat] && fair.head === part.head;

/** Opens, if what was frozen is what this page agreed to; once for each deal. @param {Fair} fair @param {(string | null)[]} frozen @param {Part} part @param {number} seat */
async function open(fair, frozen, part, seat) {
  if (part.frozen) {
    if (JSON.stringify(part.frozen) !== JSON.stringify(frozen)) complain(part, 'fair-replaced');
    else if (part.done === undefined) await reveal(part, seat);
  } else if (frozen[seat] === part.commitment && fair.head === part.head) await reveal({ ...part, frozen }, seat);
  else if (!isLate(fair, part, seat)) complain({ ...part, frozen }, 'fair-replaced');
}

/** @param {Part} part @param {number} seat */
async function reveal(part, seat) {
  keep(part);
  const done = await tellOnce(part.opening, seat, { t: 'open', deal: part.deal, opening: part.opening });
  const now = partIn(part.deal, part.place);
  if (now && done !== null) judge({ ...now, done });
}

/** Looks for this page's opening in what the cards were dealt from, once it is known whether it came in time. @param {Part} part */
function judge(part) {
  keep(part);
  const { done, transcript, place, commitment, opening } = part;
  if (done === undefined || !transcript || transcript.some((line) => line.endsWith(` person ${place} ${commitment} ${opening}`))) return;
  complain(part, done ? 'fair-left-out' : 'fair-late');
}

/** Takes part for one seat. @param {Fair} fair @param {number} seat */
function partake(fair, seat) {
  const place = fair.places[seat];
  if (!place) return;
  const part = partIn(fair.deal, place);
  if (!fair.frozen) void commit(part ?? newPart(fair, place), seat);
  else if (part) void open(fair, fair.frozen, part, seat);
}

effect(() => {
  const fair = table.value?.fair;
  // Everybody who shares this device takes part.
  const seats = new Set([you.value, ...others.value]);
  if (fair) untracked(() => seats.forEach((seat) => seat !== null && partake(fair, seat)));
});

effect(() => {
  const lines = game.value?.fair;
  if (!lines) return;
  untracked(() => {
    const deal = lines[2]?.slice('deal '.length) ?? '';
    for (const part of parts.peek().filter((one) => one.deal === deal && !one.transcript)) judge({ ...part, transcript: lines });
  });
});
