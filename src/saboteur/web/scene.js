/** The mine on the front page and on invitations; its drawing comes with it. */
import { fetchDrawings } from './art/ready.js';
import { drawing } from './art/symbols.js';
import { svg } from './drawings.js';
import { html } from './html.js';
import { calm } from './prefs.js';

await fetchDrawings('/static/art/hero.svg');
const scene = drawing('hero');

/** The band with the mine and its dwarves; it fills the space it gets, from the middle of its floor outward. */
export function Scene() {
  const picture = svg(scene, '960 420', 'preserveAspectRatio="xMidYMax slice"');
  return html`<div class=${calm.value ? 'scene' : 'scene a-alive'} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: picture }}></div>`;
}
