// Chests in the mine: covered, looked into, opened, buried, and fog over the goals.
import { backMarkup, backs, card as cornered, cardMarkup, cardName, drawing, Fact, fly, handOf, html, inner, kindled, once, pause, plate, play, present, rocks, shake, shown, site, source, spotOf, spotOfCell, t, table, turnOver, upright, you } from 'saboteur/table';

/** @import { EventOf, Part, Piece, View } from 'saboteur/table' */
/** @typedef {[string | null, string | null, number]} Chest its tunnel card and what is in it, if I know them, and the seats that do, as bits */

const FOG = 'M7 13.6a4 4 0 0 1 .6-8a5.2 5.2 0 0 1 9.8 1.4a3.4 3.4 0 0 1-.4 6.6M4 17.2h11M8 20.8h12';

/** A black tunnel card that covers a chest, face down. */
const coveredChest = () => cornered(inner('chests-covered'));

/** A face-down goal in the fog. */
const foggedGoal = () => cornered(inner('chests-fogged'));

/** Where there is room beside the tunnels. @param {string} tile */
function beside(tile) {
  if (!tile.includes('S')) return 'translate(31.5 74) scale(.85)';
  if (!tile.includes('N')) return 'translate(31.5 19) scale(.85)';
  if (!tile.includes('E')) return 'translate(53.5 45) scale(.58)';
  return tile.includes('W') ? 'translate(11 75) scale(.58)' : 'translate(9.5 45) scale(.58)';
}

/** A black tunnel card that lies open; its chest stands empty beside the way. @param {string} tile @param {string | boolean} lit */
const chestTunnel = (tile, lit) => site(tile, lit, `<g transform="${beside(tile)}">${inner('chests-empty')}</g>`, 'iron');

/** @template T @param {Record<string, T>} things @param {(thing: T) => Piece} piece @returns {Record<string, Piece>} */
const each = (things, piece) => Object.fromEntries(Object.entries(things).map(([cell, thing]) => [cell, piece(thing)]));

/** @param {Chest} chest @returns {Piece} */
function covered([card, chest, seen]) {
  const others = (table.value?.seats ?? []).flatMap((_, seat) => ((seen >> seat) & 1 && seat !== you.value ? [seat] : []));
  const known = chest && card ? `${upright(cardMarkup(`chest-${chest}`))}<g transform="translate(40 55) scale(.5)">${cardMarkup(card)}</g>` : undefined;
  const words = chest && card ? t('piece-chest-known', { chest: t(`chest-${chest}`), card: cardName(card) }) : t('piece-chest');
  return { draw: () => once('covered chest', coveredChest), words, what: 'piece-chest', known, seen: others };
}

/** @param {string} tile @returns {Piece} */
const open = (tile) => ({ draw: (lit) => once(`chest ${tile} ${lit}`, () => chestTunnel(tile, lit || false)), words: t('piece-chest-open', { card: cardName(tile) }), what: 'piece-chest-open', tile });

/** @param {View} view @returns {Record<string, Piece>} */
function pieces({ ext: { chests } }) {
  return chests ? { ...each(chests.covered, covered), ...each(chests.open, open) } : {};
}

const hasFog = () => shown.value?.ext.chests?.fog;
const Facts = () => hasFog() && html`<${Fact} name="fog" sign=${FOG} words=${t('fact-fog')} />`;

/** A chest springs open, and what is in it comes out. @param {EventOf<'chest-opened'>} event */
async function opened(event) {
  kindled.value = event.cell;
  const at = spotOfCell(event.cell);
  play('wood');
  shake(`[data-cell="${event.cell}"] .lying`, 3);
  await fly(coveredChest(), at, at && { ...at, w: at.w * 1.25, turn: 0 }, { ms: 220, fade: true });
  play(event.chest === 'nugget' ? 'coins' : 'paper');
  await present(cardMarkup(`chest-${event.chest}`), at, plate(event.seat));
}

/** @param {EventOf<'chest-buried'>} event */
async function buried(event) {
  kindled.value = event.cell;
  play('rocks');
  shake('.mine-svg');
  await rocks(spotOfCell(event.cell));
}

/** @param {EventOf<'looked-into-chest'>} event */
async function lookedInto(event) {
  const at = spotOfCell(event.cell);
  play('paper');
  await fly(cardMarkup('map'), source(event.seat, 'map'), at, { fade: true });
  if (event.chest) await present(cardMarkup(`chest-${event.chest}`), at, at);
}

async function fogged() {
  const at = spotOf('.mine', 320);
  if (at) await fly(drawing('chests-cloud'), { ...at, x: at.x - 220 }, { ...at, x: at.x + 160 }, { ms: 700, box: '0 0 100 40', fade: true });
}

/** @param {EventOf<'goal-moved'>} event @param {View} before */
async function goalMoved(event, before) {
  const markup = before.ext.chests?.fog ? foggedGoal() : backMarkup('goal');
  await fly(markup, spotOfCell(event.cell), spotOfCell(event.to), { ms: 400 });
  play('wood');
}

const pile = () => spotOf('[data-pile]', 24);

/** @param {EventOf<'slid'>} event */
async function slid(event) {
  play('rocks');
  await backs(event.count, pile(), spotOf('[data-discard]', 24));
  await pause(100);
}

/** @param {EventOf<'chest-turned'>} event */
function turned(event) {
  kindled.value = event.cell;
  turnOver(`[data-cell="${event.cell}"] .lying`);
}

/** @param {EventOf<'chest-opened' | 'looked-into-chest'>} event */
const ending = (event) => (event.card ? '-card' : '');

/** @type {Part} */
export const part = {
  pieces,
  veil: () => (hasFog() ? { draw: () => once('fogged', foggedGoal), words: t('fact-fog') } : null),
  Facts,
  facts: ({ chest }) => ({ chest: chest ? `${t(`chest-${chest}`)}. ${t(`chest-${chest}-about`).replace(/\.$/, '')}` : '' }),
  ghosts: { turn: (action) => (shown.value?.window.kind === 'lie-chest' ? chestTunnel(action.tile ?? '', true) : '') },
  events: {
    'chest-opened': { show: opened, ending },
    'chest-turned': { show: turned },
    'chest-buried': { show: buried, tells: true },
    'looked-into-chest': { show: lookedInto, ending, tells: true },
    fogged: { show: fogged },
    'goal-moved': { show: goalMoved },
    robbed: { show: (event) => fly(event.card ? cardMarkup(event.card) : backMarkup('card'), handOf(event.target), handOf(event.seat), { ms: 360 }) },
    'drew-several': { show: (event) => backs(event.count, pile(), handOf(event.seat)) },
    slid: { show: slid },
  },
};
