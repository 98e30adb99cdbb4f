/** Plain requests to the server: everything that happens before one sits at a table. */
import { signal } from '@preact/signals';

/** @import { Offer, OpenTable, Place, Settings } from './protocol.js' */

/** Why the server did not do it; `code` has a text `error-CODE`. */
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

/**
 * @param {string} path
 * @param {unknown} [body] posted when given: a text as it is, anything else as JSON
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const plain = typeof body === 'string';
  /** @type {RequestInit} */
  const post = { method: 'POST', headers: { 'Content-Type': plain ? 'text/plain' : 'application/json' }, body: plain ? body : JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : post).catch(() => null);
  if (!answer) throw new Refusal('offline', '');
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(said.error ?? 'busy', said.detail ?? '', said.about);
  return said;
}

/** What a table can be made of; null until it came. @type {import('@preact/signals').Signal<Offer | null>} */
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
export const makeTable = (wish) => ask('/api/tables', wish);

/**
 * @param {string} code
 * @param {{ name: string, portrait: number }} who
 * @returns {Promise<Place>}
 */
export const sitDown = (code, who) => ask(`/api/tables/${code}/seats`, who);

/**
 * Where a finished game of a table is found.
 * @param {string} code
 * @param {number} number
 * @returns {Promise<{ replay: string }>}
 */
export const addressOf = (code, number) => ask(`/api/tables/${code}/games/${number}`);
