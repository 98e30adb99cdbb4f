// What the jubilee box lays in the mine: rooms, chests, miners, and fog over the goals.
import { upright } from '../../art/ink.js';
import { miner } from '../../art/miner.js';
import { chestTunnel, costume, coveredChest, foggedGoal, party } from '../../art/rooms.js';
import { t } from '../../i18n.js';
import { table, you } from '../../net.js';
import { cardMarkup, dwarfMarkup, once } from '../pictures.js';
import { isMe, nameOf } from '../state.js';
import { cardName, dwarfName } from '../words.js';

/** @import { View } from '../../protocol.js' */
/** @import { Piece } from '../parts.js' */
/** @typedef {[string | null, string | null, number]} Chest its tunnel card and what is in it, if I know them, and the seats that do, as bits */

/** @param {View} view @returns {Record<string, Piece>} */
export function pieces(view) {
  const { toll, chests, costume: wardrobe, party: dance } = view.ext ?? {};
  return {
    ...(wardrobe && room(wardrobe, 'costume', costume, topSpare(view))),
    ...(dance && room(dance, 'party', party, null)),
    ...(chests && { ...each(chests.covered, covered), ...each(chests.open, open) }),
    ...(toll && each(toll.miners, (seat, cell) => barrier(seat, toll.barred.includes(cell)))),
  };
}

/** @template T @param {Record<string, T>} things @param {(thing: T, cell: string) => Piece} piece @returns {Record<string, Piece>} */
const each = (things, piece) => Object.fromEntries(Object.entries(things).map(([cell, thing]) => [cell, piece(thing, cell)]));

/** The dwarf that the first one here will take, if I know it. @param {View} view @returns {string | null} */
const topSpare = (view) => view.spare.at(-1) ?? null;

/** @param {{ cell: string, card: string, reached: boolean }} room @param {string} kind @param {(text: string, lit: boolean) => string} draw @param {string | null} spare */
function room({ cell, card, reached }, kind, draw, spare) {
  const known = !reached && spare ? spare : null;
  const words = [t(`module-${kind}`), reached && t('piece-reached'), known && t('piece-spare', { dwarf: dwarfName(known) })].filter(Boolean).join(', ');
  return { [cell]: { draw: (/** @type {string} */ lit) => once(`${kind} ${lit}`, () => draw(card, Boolean(lit))), words, tile: card, known: known ? upright(dwarfMarkup(known)) : undefined } };
}

/** @param {Chest} chest @returns {Piece} */
function covered([card, chest, seen]) {
  const others = (table.value?.seats ?? []).flatMap((_, seat) => ((seen >> seat) & 1 && seat !== you.value ? [seat] : []));
  const known = chest && card ? `${upright(cardMarkup(`chest-${chest}`))}<g transform="translate(40 55) scale(.5)">${cardMarkup(card)}</g>` : undefined;
  const words = chest && card ? t('piece-chest-known', { chest: t(`chest-${chest}`), card: cardName(card) }) : t('piece-chest');
  return { draw: () => once('covered chest', coveredChest), words, known, seen: others };
}

/** @param {string} tile @returns {Piece} */
const open = (tile) => ({ draw: (lit) => once(`chest ${tile} ${lit}`, () => chestTunnel(tile, lit || false)), words: t('piece-chest-open', { card: cardName(tile) }), tile });

/** @param {number} seat @param {boolean} barred @returns {Piece} */
function barrier(seat, barred) {
  const face = table.value?.seats[seat]?.portrait ?? 0;
  const words = [isMe(seat) ? t('piece-miner-you') : t('piece-miner', { who: nameOf(seat) }), barred && t('piece-barred')].filter(Boolean).join(', ');
  const shut = barred ? '<path d="M14 20L49 64M49 20L14 64" stroke="var(--danger)" stroke-width="5" stroke-linecap="round"/>' : '';
  return { draw: () => once(`miner ${face} ${barred}`, () => miner(face) + shut), words };
}

/** Fog lies over the goals. @param {View} view */
export const veil = (view) => (view.ext?.chests?.fog ? { draw: () => once('fogged', foggedGoal), words: t('fact-fog') } : null);
