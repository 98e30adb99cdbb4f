// The name of the game as it is drawn; no table waits for it.
import { fetchDrawings } from './art/ready.js';
import { drawing } from './art/symbols.js';
import { svg } from './drawings.js';

await fetchDrawings('/static/art/wordmark.svg');

/** The wordmark by itself. */
export const wordmarkPicture = () => svg(wordmark(), '380 80');

/** The wordmark within another drawing. */
export const wordmark = () => drawing('wordmark');
