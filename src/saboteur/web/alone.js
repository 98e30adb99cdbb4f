// A table that no server holds: what lessons, replays and games played on tell the table's parts.
import { receive } from './story.js';

/** @import { EventsFrame, Face, GameFrame, Rules, Seat, Table } from './protocol.js' */

const NO_CLOCK = { banks: null, left: null };

/** A table as its parts want it. @param {Rules} rules @param {Face[]} faces @param {number} games @returns {Table} */
export function tableOf(rules, faces, games = 1) {
  const seats = faces.map((face) => /** @type {Seat} */ ({ ...face, here: true, held: false }));
  return { code: '', link: '', host: 0, phase: 'playing', games, seats, votes: [], knocks: [], nudged: null, intermission: null, fair: null, result: null, rules, clock: { kind: 'none' }, open: false, pace: 0, window: 0, balance: null, delay: { seconds: 0, moves: 0 }, shared: false, begins: { kind: 'lot' }, chat: false, screen: null };
}

/** Shows a game as it stands. @param {number} k @param {number} n @param {Pick<GameFrame, 'view' | 'legal' | 'log'>} game */
export function tellGame(k, n, { view, legal, log }) {
  receive({ t: 'game', k, n, view, legal, log, clock: NO_CLOCK, ways: [], commitment: '', fair: null });
}

/** Tells what happens. @param {number} k @param {number} n @param {Pick<EventsFrame, 'events' | 'legal'>} step */
export function tellEvents(k, n, { events, legal }) {
  receive({ t: 'events', k, n, events, legal, clock: NO_CLOCK, ways: [] });
}
