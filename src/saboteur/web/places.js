// What a place in the mine is called: by what lies beside it, or by how far it is from start and goals. The same algorithm as places.py; docs/naming.md tells it.

/** What names go by: the goals in the order of their numbers, and the path cards that lie. @typedef {{ goals: string[], grid: Record<string, string> }} Ground */
/** A part of a name: the text `place-…` and what it speaks of. @typedef {[string, Record<string, string | number>]} Words */
/** @typedef {[number, number]} Point */

/** @param {string} cell @returns {Point} */
const point = (cell) => /** @type {Point} */ (cell.split(',').map(Number));

/** The kind of a path card by its tunnels, whatever else it shows. @param {string} tile */
export function kindOf(tile) {
  const ways = tile.split(':')[0].split('|');
  if (ways.every((way) => way.length === 1)) return 'end';
  if (ways.length > 1) return 'bridge';
  const [way] = ways;
  if (way.length !== 2) return way.length === 3 ? 'fork' : 'cross';
  return way === 'NS' || way === 'SN' || way === 'EW' || way === 'WE' ? 'straight' : 'bend';
}

/** Which way the goals lie from the start: 1 or -1. @param {Point[]} goals */
const forward = (goals) => (goals.reduce((sum, [x]) => sum + x, 0) < 0 ? -1 : 1);

/** The number of the first goal in the row that is furthest out on one side, and that row. @param {Point[]} goals @param {1 | -1} side */
function outermost(goals, side) {
  const row = side * Math.max(...goals.map(([, y]) => side * y));
  return { row, goal: goals.findIndex(([, y]) => y === row) + 1 };
}

/** Beside something, on one side of it: toward a goal that lies there, or away from one that does not; null where no goal tells the sides apart. @param {number} row @param {1 | -1} side @param {Point[]} goals @returns {Words | null} */
function sideWords(row, side, goals) {
  const there = outermost(goals, side);
  if (side * (there.row - row) > 0) return ['toward', { goal: there.goal }];
  const other = outermost(goals, side === 1 ? -1 : 1);
  return side * (row - other.row) > 0 ? ['away', { goal: other.goal }] : null;
}

/** To which side of the start a row lies, if a goal tells. @param {number} row @param {Ground} ground */
export const sideOf = (row, ground) => sideWords(0, row > 0 ? 1 : -1, ground.goals.map(point));

/** On which side of its neighbour a cell lies, if words can tell. @param {Point} cell @param {Point} near @param {Point[]} goals @returns {Words | null} */
function relation([x, y], [ax, ay], goals) {
  if (y !== ay) return sideWords(ay, y > ay ? 1 : -1, goals);
  if (x - ax === forward(goals)) return ['toward-goals', {}];
  return [ax === 0 && ay === 0 ? 'away-goals' : 'toward-start', {}];
}

/** @param {Point} a @param {Point} b */
const touch = ([ax, ay], [bx, by]) => Math.abs(ax - bx) + Math.abs(ay - by) === 1;

/** A place beside the start or a goal. @param {Point} cell @param {Point[]} goals @returns {Words[] | null} */
function besideLandmark(cell, goals) {
  const above = goals.findIndex(([x, y]) => x === cell[0] && y === cell[1] - 1);
  const below = goals.findIndex(([x, y]) => x === cell[0] && y === cell[1] + 1);
  if (above >= 0 && below >= 0) return [['between', { goal: Math.min(above, below) + 1, other: Math.max(above, below) + 1 }]];
  const start = touch(cell, [0, 0]) ? relation(cell, [0, 0], goals) : null;
  if (start) return [['beside-start', {}], start];
  for (const [at, goal] of goals.entries()) {
    const side = touch(cell, goal) ? relation(cell, goal, goals) : null;
    const number = { goal: at + 1 };
    if (side) return goal[1] !== cell[1] ? [['beside-goal', number], side] : [[side[0] === 'toward-goals' ? 'behind-goal' : 'before-goal', number]];
  }
  return null;
}

/** A place beside a path card that is the only one of its kind, or the only one beside the start. @param {Point} cell @param {Point[]} goals @param {Record<string, string>} grid @returns {Words[] | null} */
function besideCard([x, y], goals, grid) {
  const on = forward(goals);
  for (const near of /** @type {Point[]} */ ([[x - on, y], [x, y - 1], [x, y + 1], [x + on, y]])) {
    const tile = grid[near.join()];
    const side = tile ? relation([x, y], near, goals) : null;
    if (!side) continue;
    const card = kindOf(tile);
    const alike = Object.keys(grid).filter((cell) => kindOf(grid[cell]) === card);
    const first = alike.filter((cell) => touch(point(cell), [0, 0]));
    if (alike.length === 1 || (first.length === 1 && first[0] === near.join())) return [['card', { card, near: alike.length > 1 ? 'start' : 'no' }], side];
  }
  return null;
}

/** How far out it is: counted from the start or, if they are nearer, from goals in one line. @param {number} out @param {number[]} columns of the goals @returns {Words} */
function alongWords(out, columns) {
  const goal = columns[0];
  const one = columns.every((column) => column === goal) && goal > 1;
  if (one && out === goal) return ['level-goals', {}];
  if (one && out > goal) return ['behind-goals', { count: out - goal }];
  if (one && goal - out < out) return ['from-goals', { count: goal - out }];
  if (out === 0) return ['level-start', {}];
  return out > 0 ? ['from-start', { count: out }] : ['behind-start', { count: -out }];
}

/** In which line it lies, of those that run from the start's side to the goals. @param {number} y @param {Point[]} goals @returns {Words} */
function lineWords(y, goals) {
  const at = goals.findIndex(([, row]) => row === y);
  if (at >= 0) return ['line-goal', { goal: at + 1 }];
  const [top, bottom] = [outermost(goals, -1), outermost(goals, 1)];
  if (top.row === bottom.row) return [(y < top.row) === (forward(goals) > 0) ? 'line-left' : 'line-right', { count: Math.abs(y - top.row), goal: top.goal }];
  if (y < top.row) return ['line-out', { count: top.row - y, goal: top.goal }];
  if (y > bottom.row) return ['line-out', { count: y - bottom.row, goal: bottom.goal }];
  const rows = goals.map(([, row]) => row);
  const [over, under] = [Math.max(...rows.filter((row) => row < y)), Math.min(...rows.filter((row) => row > y))];
  const [a, b] = [rows.indexOf(over) + 1, rows.indexOf(under) + 1];
  if (under - over === 2) return ['line-between', { goal: Math.min(a, b), other: Math.max(a, b) }];
  return y - over <= under - y ? ['line-off', { count: y - over, goal: a, other: b }] : ['line-off', { count: under - y, goal: b, other: a }];
}

/**
 * The name of a cell, in parts that follow one another: only this cell has it.
 * @param {string} cell
 * @param {Ground} ground
 * @returns {Words[]}
 */
export function placeOf(cell, ground) {
  const goals = ground.goals.map(point);
  if (cell === '0,0') return [['start', {}]];
  if (ground.goals.includes(cell)) return [['goal', { goal: ground.goals.indexOf(cell) + 1 }]];
  const at = point(cell);
  if (goals.length === 0) return [['from-start', { count: Math.abs(at[0]) + Math.abs(at[1]) }]];
  const on = forward(goals);
  return besideLandmark(at, goals) ?? besideCard(at, goals, ground.grid) ?? [alongWords(at[0] * on, goals.map(([x]) => x * on)), lineWords(at[1], goals)];
}
