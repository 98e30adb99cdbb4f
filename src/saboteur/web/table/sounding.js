// What happens, to be heard where nothing moves: otherwise sounds come with the movement (motion.js).
import { onTold } from '../net.js';
import { play } from './sound.js';

/** @import { EventKind, GameEvent } from '../protocol.js' */

/** @type {{ [K in EventKind]?: import('./noises.js').Noise }} */
const NOISES = { placed: 'wood', collapsed: 'rocks', broke: 'crack', repaired: 'mend', looked: 'paper', inspected: 'paper', 'swapped-hands': 'paper', 'round-ended': 'drum', paid: 'coins', took: 'coins' };

/** Begins to sound; returns what ends it. */
export function startSounds() {
  return onTold((events) => {
    for (const event of events) {
      const noise = event.kind === 'opened' ? goalNoise(event) : NOISES[event.kind];
      if (noise) play(noise);
    }
  });
}

/** @param {GameEvent & { kind: 'opened' }} event */
const goalNoise = (event) => (event.goal === 'treasure' ? 'coins' : 'pick');
