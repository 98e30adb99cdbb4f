// The moments of the base game as scenes: a tool breaks or is mended, rocks fall, the tunnel arrives at a goal and the goal turns.
import { effect } from '@preact/signals';
import { fetchDrawings } from '../art/ready.js';
import { drawing } from '../art/symbols.js';
import { view } from '../net.js';
import { calm } from '../prefs.js';
import { aside } from '../route.js';
import { styled } from '../style.js';
import { kindled } from '../table/cell.js';
import { shake, spotOf, spotOfCell } from '../table/flights.js';
import { pieces } from '../table/parts.js';
import { backMarkup, goalMarkup } from '../table/pictures.js';
import { glimpsed } from '../table/secrets.js';
import { play } from '../table/sound.js';
import { toolOf } from '../table/words.js';
import { stage } from './stage.js';
import { lineOf, wayTo } from './way.js';

/** @import { EventKind, EventOf, View } from '../protocol.js' */

await fetchDrawings('/static/art/moments.svg');

/** Milliseconds that light needs from card to card, and altogether at most. */
const SPREAD = 60;
const LONGEST = 1000;

/** Beside a player's face. @param {number} seat */
export const beside = (seat) => spotOf(`[data-seat="${seat}"] .plate-face`);

/** @param {EventOf<'broke'>} event */
async function broke(event) {
  play('crack');
  shake(`[data-seat="${event.target}"]`);
  await stage('broken', drawing('moment-broken', { tool: toolOf(event.card) }), beside(event.target), { ms: 1100 });
}

/** @param {EventOf<'repaired'>} event */
async function repaired(event) {
  play('pick');
  await stage('mended', drawing('moment-mended', { tool: toolOf(event.card) }), beside(event.target), { ms: 1050 });
}

/** @param {EventOf<'collapsed'>} event */
async function collapsed(event) {
  kindled.value = event.cell;
  const at = spotOfCell(event.cell);
  play('rocks');
  if (!calm.peek()) setTimeout(() => shake('.mine-svg', 3), 420);
  await stage('rockfall', drawing('moment-rockfall'), at && { ...at, turn: 0 }, { ms: 1000, size: Math.max(120, (at?.w ?? 60) * 2.3) });
}

/** Light runs along the way to a cell and stays until the goal has turned; returns what takes it away. @param {View} view @param {string} cell */
async function runLight(view, cell) {
  const last = wayTo(view, pieces.peek(), cell);
  const world = document.querySelector('.mine-svg .world');
  if (!last || !world || calm.peek()) return () => {};
  await styled('scenes/stage.css');
  const { d, cards } = lineOf(last);
  const lines = ['thread-glow', 'thread-beads'].map((name) => {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('class', `thread ${name}`);
    line.setAttribute('d', d);
    world.append(line);
    return line;
  });
  const ms = Math.min(LONGEST, cards * SPREAD);
  const length = lines[0].getTotalLength();
  const run = [{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} ${length}` }];
  const runs = [lines[0].animate(run, ms), lines[1].animate([{ opacity: 0 }, { opacity: 1 }], ms)];
  await Promise.all(runs.map(({ finished }) => finished)).catch(() => undefined);
  return () => lines.forEach((line) => line.remove());
}

/** @param {EventOf<'opened'>} event @param {View} before */
async function opened(event, before) {
  kindled.value = event.cell;
  const dim = await runLight(before, event.cell);
  const at = spotOfCell(event.cell);
  const gold = event.goal === 'treasure';
  play(gold ? 'coins' : 'pick');
  const card = (/** @type {string} */ markup) => `<g transform="translate(-31.5 -44)">${markup}</g>`;
  const markup = `<g class="m-turn">${gold ? drawing('moment-rays', { colour: '#ffd15c' }) : ''}<g class="m-front">${card(goalMarkup(event.goal, '', 'NSEW'))}</g><g class="m-back">${card(backMarkup('goal'))}</g></g>`;
  await stage('goal', markup, at, { ms: 850, size: (at?.w ?? 60) * 1.7, box: '-31.5 -31.5 63 63' });
  dim();
}

/** Until I have looked at it and put it back: on this screen nothing goes on before that, and the others see none of it. */
const putBack = () => /** @type {Promise<void>} */ (new Promise((resolve) => {
  const stop = effect(() => {
    if (glimpsed.value === null) resolve(queueMicrotask(() => stop()));
  });
}));

/** I look at a goal; where nothing is hidden, it is seen in its place. @param {EventOf<'looked'>} event */
export async function glimpse(event) {
  if (!event.goal || aside.peek() !== null) return;
  glimpsed.value = { cell: event.cell, goal: event.goal, round: view.peek()?.round ?? 0 };
  await putBack();
}

/** Each takes the place of the plain movement of its event. @type {{ [K in EventKind]?: (event: EventOf<K>, before: View) => Promise<unknown> }} */
export const SCENES = { broke, repaired, collapsed, opened };
