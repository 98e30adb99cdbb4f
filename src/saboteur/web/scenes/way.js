// The way that light takes through the mine, for scenes that let it run: read off what the server has lit.
import { HEIGHT, WIDTH } from '../table/camera.js';
import { xy } from '../table/words.js';

/** @import { View } from '../protocol.js' */
/** @typedef {{ cell: string, from: Step | null, side: string }} Step a cell, where the way came from and by which side it left there */

/** @type {Record<string, [number, number, string]>} */
const SIDES = { N: [0, -1, 'S'], S: [0, 1, 'N'], E: [1, 0, 'W'], W: [-1, 0, 'E'] };

/** The tunnels of what lies on a cell. @param {View} view @param {string} cell @param {Record<string, { tile?: string }>} pieces */
function tunnels(view, cell, pieces) {
  const tile = cell === '0,0' ? 'NSEW' : (pieces[cell]?.tile ?? view.grid[cell] ?? view.goals[cell]?.lies ?? '');
  return tile.split(':')[0].split('|');
}

/**
 * From the start along lit tunnels to a cell, or where the light came nearest to the goals.
 * @param {View} view @param {Record<string, { tile?: string }>} pieces what boxes have laid @param {string | null} target
 * @returns {Step | null} the last step; null if light does not get there
 */
export function wayTo(view, pieces, target) {
  const first = /** @type {Step} */ ({ cell: '0,0', from: null, side: '' });
  const seen = new Set(['0,0 NSEW']);
  /** @type {[Step, string][]} */
  const queue = [[first, 'NSEW']];
  let best = first;
  for (const [step, tunnel] of queue) {
    if (step.cell === target) return step;
    if (xy(step.cell)[0] > xy(best.cell)[0]) best = step;
    for (const side of tunnel) {
      const [dx, dy, back] = SIDES[side] ?? [0, 0, ''];
      const [x, y] = xy(step.cell);
      const cell = `${x + dx},${y + dy}`;
      const next = cell === target ? 'NSEW' : tunnels(view, cell, pieces).find((way) => way.includes(back) && view.lit[cell]?.includes(back));
      if (!next || seen.has(`${cell} ${next}`)) continue;
      seen.add(`${cell} ${next}`);
      queue.push([{ cell, from: step, side }, next]);
    }
  }
  return target || best === first ? null : best;
}

/** The way as one line from the middle of the start, and how many cards it passes. @param {Step} last */
export function lineOf(last) {
  /** @type {Step[]} */
  const steps = [];
  for (let step = /** @type {Step | null} */ (last); step; step = step.from) steps.unshift(step);
  const middle = (/** @type {Step} */ { cell }) => xy(cell).map((n, i) => (n + 0.5) * [WIDTH, HEIGHT][i]);
  const parts = steps.map((step, i) => {
    const next = steps[i + 1];
    const [x, y] = middle(step);
    if (!next) return `L${x} ${y}`;
    const [dx, dy] = SIDES[next.side];
    const edge = `${x + (dx * WIDTH) / 2} ${y + (dy * HEIGHT) / 2}`;
    return i === 0 ? `M${x} ${y}L${edge}` : `Q${x} ${y} ${edge}`;
  });
  return { d: parts.join(''), cards: steps.length };
}
