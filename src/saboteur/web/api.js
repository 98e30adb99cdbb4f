/** Plain requests to the server: everything before taking a seat at a table. */
import { signal } from '@preact/signals';
import { device, linkAt, seatAt } from './prefs.js';

/** @import { Offer, OpenTable, Place, Settings } from './protocol.js' */

/** Why the server refused; `code` has a text `error-CODE`. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} detail
   * @param {any} [about] facts to make a sentence of
   */
  constructor(code, detail, about) {
    super(detail || code);
    this.code = code;
    this.detail = detail;
    this.about = about;
  }
}

/** What opens a table here: the seat, or the link. @param {string} code */
export const tokenAt = (code) => seatAt(code) ?? linkAt(code);

/** @param {string | null} [token] @returns {Record<string, string>} */
export const bearer = (token) => (token ? { Authorization: `Bearer ${token}` } : {});

/**
 * @param {string} path
 * @param {unknown} [body] posted when given: a text as it is, anything else as JSON
 * @param {string | null} [token] of the seat that asks, or of a table's link
 * @returns {Promise<any>}
 */
export async function ask(path, body, token) {
  const plain = typeof body === 'string';
  const headers = { 'Content-Type': plain ? 'text/plain' : 'application/json', ...bearer(token) };
  /** @type {RequestInit} */
  const post = { method: 'POST', headers, body: plain ? body : JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? { headers: bearer(token) } : post).catch(() => null);
  if (!answer) throw new Refusal('offline', '');
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(said.error ?? 'busy', said.detail ?? '', said.about);
  return said;
}

/** What a table can be set up with; null until it is loaded. @type {import('@preact/signals').Signal<Offer | null>} */
export const offer = signal(null);

export async function loadOffer() {
  offer.value ??= await ask('/api/offer');
}

/** @returns {Promise<OpenTable[]>} */
export const openTables = () => ask('/api/tables');

/**
 * @param {{ name: string | null, portrait?: number } & Partial<Settings>} wish
 * @returns {Promise<Place>}
 */
export const makeTable = (wish) => ask('/api/tables', { ...wish, device: device.peek() });

/**
 * @param {string} code
 * @param {{ name: string, portrait: number, seat?: number }} who
 * @param {string | null} [host] the host's token, if the host seats somebody on this device
 * @returns {Promise<Place>}
 */
export const sitDown = (code, who, host) => ask(`/api/tables/${code}/seats`, { ...who, device: device.peek() }, host ?? linkAt(code));

/**
 * The address of a table's finished game.
 * @param {string} code
 * @param {number} number
 * @returns {Promise<{ replay: string }>}
 */
export const addressOf = (code, number) => ask(`/api/tables/${code}/games/${number}`, undefined, tokenAt(code));
