// How far light would run if the card lay where its ghost does. Nothing is decided here: it is drawn, and the server says what is so.
import { computed } from '@preact/signals';
import { parse } from '../art/tunnel.js';
import { factsOf } from '../art/symbols.js';
import { t } from '../i18n.js';
import { preview } from './choose.js';
import { pieces } from './parts.js';
import { shown } from './state.js';
import { goalNumber, xy } from './words.js';

/** @type {Record<string, { step: [number, number], facing: string }>} */
const SIDES = { N: { step: [0, -1], facing: 'S' }, E: { step: [1, 0], facing: 'W' }, S: { step: [0, 1], facing: 'N' }, W: { step: [-1, 0], facing: 'E' } };

/** @param {string} cell @param {string} side */
function beside(cell, side) {
  const [x, y] = xy(cell);
  const [dx, dy] = SIDES[side].step;
  return `${x + dx},${y + dy}`;
}

/** @param {string} cell @returns {string | undefined} the tunnels that lie there */
const tunnelsAt = (cell) => (cell === '0,0' ? 'NSEW' : shown.value?.grid[cell] ?? pieces.value[cell]?.tile);

/** Spreads light from a laid card over everything joined to it. @param {string} cell @param {string} tile @returns {Record<string, string>} lit sides by cell, where they change */
function spread(cell, tile) {
  const lit = /** @type {Record<string, string>} */ (shown.value?.lit ?? {});
  /** @type {Record<string, string>} */
  const fresh = {};
  const { tunnels, mark } = parse(tile);
  const own = tunnels.filter((way) => factsOf(`mark-${mark}`).light || [...way].some((side) => lit[beside(cell, side)]?.includes(SIDES[side].facing)));
  /** @type {[string, string][]} */
  const queue = own.map((way) => [cell, way]);
  while (queue.length > 0) {
    const [at, way] = /** @type {[string, string]} */ (queue.pop());
    fresh[at] = (fresh[at] ?? lit[at] ?? '') + way;
    for (const side of way) {
      const next = beside(at, side);
      const { facing } = SIDES[side];
      const dark = !(fresh[next] ?? lit[next] ?? '').includes(facing);
      const joined = next === cell ? tile : tunnelsAt(next);
      const far = dark && joined ? parse(joined).tunnels.find((each) => each.includes(facing)) : undefined;
      if (far) queue.push([next, far]);
    }
  }
  return fresh;
}

/** Light that would be new, by cell. */
export const dawn = computed(() => {
  const now = preview.value;
  if (!now?.cell || !now.action.tile || now.action.verb !== 'place') return {};
  return spread(now.cell, now.action.tile);
});

/** Where lit tunnels would lead out into the rock, and how far each is from a hidden goal. */
function nearestGoal() {
  let best = { far: Infinity, goal: '' };
  for (const [cell, sides] of Object.entries(dawn.value)) {
    for (const side of sides) {
      const next = beside(cell, side);
      if (tunnelsAt(next) || next === preview.value?.cell) continue;
      for (const goal of Object.keys(shown.value?.sites ?? {})) {
        const far = Math.abs(xy(next)[0] - xy(goal)[0]) + Math.abs(xy(next)[1] - xy(goal)[1]);
        if (goalNumber(goal) > 0 && far < best.far) best = { far, goal };
      }
    }
  }
  return best;
}

/** What the light would do, in one sentence; nothing for cards that bring none. */
export const dawnWords = computed(() => {
  if (Object.keys(dawn.value).length === 0) return '';
  const { far, goal } = nearestGoal();
  if (far === Infinity) return t('preview-ends');
  return far === 0 ? t('preview-reaches', { goal: goalNumber(goal) }) : t('preview-short', { count: far, goal: goalNumber(goal) });
});
