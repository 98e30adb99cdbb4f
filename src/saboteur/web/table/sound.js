// Silent until switched on; then the sounds are fetched.
import { sound } from '../prefs.js';

/** @param {import('./noises.js').Noise} noise */
export function play(noise) {
  if (sound.peek()) void import('./noises.js').then(({ make }) => make(noise));
}
