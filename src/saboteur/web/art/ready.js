// The drawings that every table shows; importing this waits for them.
import { addDrawings } from './symbols.js';

/** Fetches a file of drawings. @param {string} path */
export async function fetchDrawings(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no drawings: ${path}`);
  addDrawings(await answer.text());
}

await Promise.all(['/static/art/things.svg', '/static/art/people.svg', '/static/art/signs.svg', '/static/art/scene.svg', '/box/base/art.svg'].map(fetchDrawings));
