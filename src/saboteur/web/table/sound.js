// Silent until switched on; then the sounds are fetched.
import { buzzes, sound } from '../prefs.js';

/** @param {import('./noises.js').Noise} noise */
export function play(noise) {
  // Whoever is offline plays on in silence.
  if (sound.peek()) void import('./noises.js').then(({ make }) => make(noise), () => {});
}

/** Refused until the page was touched, and missing on many devices. @param {number | number[]} pattern how long, in milliseconds */
export function buzz(pattern) {
  if (buzzes.peek() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
