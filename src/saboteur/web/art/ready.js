// The drawings that every table shows; importing this waits for them.
import { at, cameAlong } from '../files.js';
import { addDrawings } from './symbols.js';

/** Fetches a file of drawings. @param {string} path */
export async function fetchDrawings(path) {
  addDrawings(cameAlong(path) ?? (await fetched(path)));
}

/** @param {string} path */
async function fetched(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`no drawings: ${path}`);
  return answer.text();
}

await Promise.all(['/static/art/things.svg', '/static/art/people.svg', '/static/art/signs.svg', '/box/base/art.svg'].map(fetchDrawings));
