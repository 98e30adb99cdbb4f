// The jubilee box at the table: championship cards, miners, rooms, chests and new goals.
import '../../art/championship.js';
import '../../art/chests.js';
import { miner } from '../../art/miner.js';
import { chestTunnel } from '../../art/rooms.js';
import { table, you } from '../../net.js';
import { styled } from '../../style.js';
import { shown } from '../state.js';
import { Announced } from './announced.js';
import { Facts } from './facts.js';
import { pieces, veil } from './pieces.js';
import { Reaction } from './reaction.js';
import { shows } from './shows.js';

await styled('table/box/box.css');

/** @type {import('../parts.js').Part} */
export const part = {
  pieces,
  veil,
  shows,
  Facts,
  Over: Announced,
  bars: { veto: Reaction },
  ghosts: {
    miner: () => miner(table.value?.seats[you.value ?? 0]?.portrait ?? 0),
    turn: (action) => (shown.value?.window.kind === 'lie-chest' ? chestTunnel(action.tile ?? '', true) : ''),
  },
  // A Detour takes up the path card that was laid last.
  about: (keys) => (keys[0] === 'detour' ? (shown.value?.laid.slice(-1) ?? []) : []),
};
