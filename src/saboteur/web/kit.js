// Everything a box's table.js may import from the page, under the name saboteur/table; see docs/boxes-page.md.
// What is not exported here may change at any time.
export { computed, effect, signal } from '@preact/signals';
export { useEffect, useRef } from 'preact/hooks';
export { card, site } from './art/cards.js';
export { upright } from './art/ink.js';
export { drawing, inner } from './art/symbols.js';
export { html } from './html.js';
export { maybe, t } from './i18n.js';
export { legal, log, table, view, you } from './net.js';
export { Announced, announced } from './table/announced.js';
export { HEIGHT, upright as turned, WIDTH } from './table/camera.js';
export { kindled } from './table/cell.js';
export { perform } from './table/choose.js';
export { Fact } from './table/facts.js';
export { fly, present, rocks, shake, spotOf, spotOfCell, turnOver } from './table/flights.js';
export { beside } from './scenes/moments.js';
export { stage } from './scenes/stage.js';
export { backs, coin, gone, handOf, laid, pause, plate, source } from './table/motion.js';
export { backMarkup, cardMarkup, CardPicture, dwarfMarkup, goalMarkup, goldMarkup, once, raw, startMarkup, tileMarkup } from './table/pictures.js';
export { isMe, nameOf, sending, shown } from './table/state.js';
export { play } from './table/sound.js';
export { left } from './table/time.js';
export { actionText, cardName, dwarfName, xy } from './table/words.js';
export { Button } from './ui.js';

/** @import { Part as TablePart, Piece as MinePiece } from './table/parts.js' */
/** @import { Spot as TableSpot } from './table/flights.js' */
/** @import * as Protocol from './protocol.js' */
/** @typedef {TablePart} Part */
/** @typedef {MinePiece} Piece */
/** @typedef {TableSpot} Spot */
/** @typedef {Protocol.View} View */
/** @typedef {Protocol.GameEvent} GameEvent */
/** One kind of event. @template {Protocol.EventKind} K @typedef {Protocol.EventOf<K>} EventOf */
/** @typedef {import('./table/announced.js').Card} AnnouncedCard */
