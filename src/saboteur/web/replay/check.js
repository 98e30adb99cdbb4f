// Checks the proof of a deal (docs/fair.md) against what this browser kept. It works without crypto.subtle.
import { sha256 } from './sha256.js';

/** @import { Part } from '../fair.js' */
/** @import { DealProof, Fault, Rules } from '../protocol.js' */
/** @typedef {{ kind: 'opened' | 'left-out' | 'none' | 'bot', line: string }} Role */
/** A step of the check; a fault says why it failed. @typedef {{ key: string, fault: Fault | null }} Step */
/** @typedef {{ fair: DealProof | null, seed: string, commitment: string, rules: Rules }} Dealt */
/** What this browser knew before: its own parts, and the transcript that came with the cards. @typedef {{ parts: Part[], transcript: string[] | null }} Seen */

const ALGORITHM = 'HMAC-SHA256';
const HEX = /^[0-9a-f]{64}$/;
const HEAD = [
  /^saboteur fair deal 1$/, /^algorithm (\S+)$/, /^deal ([0-9a-f]{64})$/, /^chain ([1-9]\d{0,11}) ([0-9a-f]{64})$/, /^game ([1-9]\d{0,8})$/,
  /^rules-version [1-9]\d{0,8}$/, /^rules (\{.*\})$/,
];
const PERSON = /^p([1-9]\d?) person ([0-9a-f]{32}) ([0-9a-f]{64}|-) ([0-9a-f]{64}|-)$/;
const BOT = /^p([1-9]\d?) bot [a-z][a-z0-9-]*$/;

/** @param {string[]} lines */
const written = (lines) => new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
/** @param {...string} lines */
const hashed = (...lines) => sha256(written(lines));
/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {Uint8Array} key of at most 64 bytes @param {Uint8Array} message @returns {string} in hex digits */
export function hmac(key, message) {
  const padded = (/** @type {number} */ mask) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ mask);
  const inner = bytesOf(sha256(new Uint8Array([...padded(0x36), ...message])));
  return sha256(new Uint8Array([...padded(0x5c), ...inner]));
}

/** JSON with sorted keys, to compare rules by. @param {any} data @returns {string} */
function canonical(data) {
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  if (!data || typeof data !== 'object') return JSON.stringify(data);
  return `{${Object.keys(data).sort().map((key) => `${JSON.stringify(key)}:${canonical(data[key])}`).join()}}`;
}

/** @param {string[]} lines */
function read(lines) {
  const head = HEAD.map((pattern, at) => pattern.exec(lines[at] ?? ''));
  const seats = lines.slice(HEAD.length).map((line) => PERSON.exec(line) ?? BOT.exec(line));
  if (head.includes(null) || seats.includes(null)) return null;
  try {
    const [, algorithm, deal, chain, game, , rules] = head.map((found) => found?.slice(1) ?? []);
    return { algorithm: algorithm[0], deal: deal[0], chain, game: game[0], rules: JSON.parse(rules[0]), seats: /** @type {RegExpExecArray[]} */ (seats) };
  } catch {
    return null;
  }
}

/** @param {RegExpExecArray} seat @returns {Role} */
function roleOf([line, , place, commitment, opening]) {
  if (!place) return { kind: 'bot', line };
  return { kind: opening !== '-' ? 'opened' : commitment !== '-' ? 'left-out' : 'none', line };
}

/** @param {NonNullable<ReturnType<typeof read>>} told @param {Rules} rules @returns {Fault | null} */
function formFault({ algorithm, rules: agreed, seats }, rules) {
  if (algorithm !== ALGORITHM) return { reason: 'fair-algorithm', found: algorithm, expected: ALGORITHM };
  if (canonical(agreed) !== canonical(rules)) return { reason: 'fair-rules' };
  const places = seats.map((seat) => seat[2]).filter(Boolean);
  const ordered = seats.every((seat, at) => Number(seat[1]) === at + 1);
  return ordered && seats.length === rules.players && new Set(places).size === places.length ? null : { reason: 'fair-seats' };
}

/** @param {NonNullable<ReturnType<typeof read>>} told @returns {Fault | null} */
function openingFault({ deal, game, seats }) {
  const wrong = seats.find(([, , place, commitment, opening]) => place && opening !== '-' && hashed('saboteur fair seat 1', deal, game, place, opening) !== commitment);
  return wrong ? { reason: 'fair-opening', number: Number(wrong[1]) } : null;
}

/** What this browser knows better than the record. @param {string[]} lines @param {Seen} seen @returns {Step[]} */
function ownSteps(lines, { parts, transcript }) {
  const steps = /** @type {Step[]} */ ([]);
  const step = (/** @type {string} */ key, /** @type {boolean} */ good) => steps.push({ key, fault: good ? null : { reason: `fair-${key}` } });
  if (parts.length > 0) step('published', parts.every((part) => lines[2] === `deal ${part.deal}` && lines[3]?.endsWith(` ${part.head}`)));
  const before = parts.find((part) => part.transcript)?.transcript ?? transcript;
  if (before) step('seen', JSON.stringify(before) === JSON.stringify(lines));
  const isIn = (/** @type {Part} */ part) => lines.some((line) => line.endsWith(` person ${part.place} ${part.commitment} ${part.opening}`));
  // A part that came too late is named among the seats; one that was confirmed must be there.
  const counted = parts.filter((part) => part.done || part.trouble === 'fair-replaced' || isIn(part));
  if (counted.length > 0) step('mine', counted.every(isIn));
  return steps;
}

/** @param {Dealt} dealt @param {Seen} seen @returns {{ steps: Step[], roles: Role[], deal: string, chain: string[] }} */
export function checked({ fair, seed, commitment, rules }, seen) {
  const failed = (/** @type {string} */ reason) => ({ steps: [{ key: 'form', fault: { reason } }], roles: [], deal: '', chain: [] });
  if (!fair) return failed('fair-missing');
  const told = read(fair.transcript);
  if (!told) return failed('fair-unreadable');
  const kept = HEX.test(fair.secret) && hashed('saboteur fair table 1', fair.secret) === told.deal;
  const steps = [
    { key: 'form', fault: formFault(told, rules) },
    { key: 'secret', fault: kept ? null : { reason: 'fair-secret' } },
    ...ownSteps(fair.transcript, seen),
    { key: 'openings', fault: openingFault(told) },
    { key: 'seed', fault: hmac(bytesOf(fair.secret), written(fair.transcript)) === seed ? null : { reason: 'fair-seed' } },
    { key: 'print', fault: sha256(bytesOf(seed)) === commitment ? null : { reason: 'broken-promise' } },
  ];
  return { steps, roles: told.seats.map(roleOf), deal: told.deal, chain: told.chain };
}
