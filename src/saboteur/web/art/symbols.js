// Drawings by name, from files of SVG symbols that the page and the boxes bring. saboteur/drawing/symbols.py reads the same files.
import { ROUND } from './ink.js';
import { ground } from './stones.js';

/** @typedef {Record<string, string | number>} Facts what fills the holes of a drawing, such as {colour} */

const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
const FACT = /\s*data-([\w-]+)="([^"]*)"/g;
const USE = /<use href="#([^"]+)"([^>]*)\/>/g;
const HOLE = /\{([\w-]+)\}/g;

/** @type {Map<string, { inner: string, facts: Facts }>} */
const symbols = new Map();

/** @param {string} text attributes @returns {Facts} */
const factsIn = (text) => Object.fromEntries([...text.matchAll(FACT)].map(([, name, fact]) => [name, fact]));

/** Takes in the symbols of a file. @param {string} text */
export function addDrawings(text) {
  for (const [, name, more, inner] of text.matchAll(SYMBOL)) symbols.set(name, { inner: inner.replace(/>\s+</g, '><').trim(), facts: factsIn(more) });
}

/** What a symbol says of itself, nothing for one that there is not. @param {string} name @returns {Facts} */
export const factsOf = (name) => symbols.get(name)?.facts ?? {};

/** @param {string} name */
export const isDrawn = (name) => symbols.has(name);

/** All that can be drawn by now. */
export const drawn = () => [...symbols.keys()];

/** The inside of a symbol, with every <use> in it replaced by what it stands for. @param {string} name @param {Facts} [facts] @returns {string} */
export function inner(name, facts = {}) {
  if (name === 'ground') return ground(String(facts.seed));
  const known = /** @type {Facts} */ ({ ...factsOf(name), ...facts });
  const filled = (symbols.get(name)?.inner ?? '').replace(HOLE, (_, hole) => String(known[hole] ?? ''));
  return filled.replace(USE, (_, used, more) => {
    const place = more.replace(FACT, '').trim();
    return place ? `<g ${place}>${inner(used, factsIn(more))}</g>` : inner(used, factsIn(more));
  });
}

/** A whole drawing. @param {string} name @param {Facts} [facts] */
export const drawing = (name, facts) => `<g ${ROUND}>${inner(name, facts)}</g>`;
