// The ways that decided a round, drawn over the cards they pass, one team after the other.
import { drawing, HEIGHT, html, raw, t, WIDTH, xy } from 'saboteur/table';

/** @typedef {[string, string, string]} Step a cell, the card that lies there, and the sides that the way uses */

const TEAMS = /** @type {const} */ (['blue', 'green']);
/** Where the sides are, from the middle of a card. @type {Record<string, [number, number]>} */
const OUT = { N: [0, -44], S: [0, 44], E: [31.5, 0], W: [-31.5, 0] };

/** @param {string} cell @returns {[number, number]} */
function middle(cell) {
  const [x, y] = xy(cell);
  return [(x + 0.5) * WIDTH, (y + 0.5) * HEIGHT];
}

/** @param {Step} step @param {Step | undefined} next */
function stretch([cell, , sides], next) {
  const [x, y] = middle(cell);
  const ends = [...sides].map((side) => `${x + OUT[side][0]} ${y + OUT[side][1]}`);
  const here = ends.length > 1 ? `M${ends[0]}Q${x} ${y} ${ends[1]}` : ends.length > 0 ? `M${x} ${y}L${ends[0]}` : '';
  // From the start up and down again: all ladders meet.
  const [nx, ny] = next ? middle(next[0]) : [x, y];
  const climbs = next && Math.abs(nx - x) / WIDTH + Math.abs(ny - y) / HEIGHT > 1.01;
  return { here, climb: climbs ? `M${x} ${y}Q${(x + nx) / 2} ${Math.min(y, ny) - 60} ${nx} ${ny}` : '' };
}

/** @param {{ team: string, way: Step[], after: number }} props */
function Way({ team, way, after }) {
  const off = { blue: -4.5, green: 4.5 }[team] ?? 0;
  const parts = way.map((step, i) => stretch(step, way[i + 1]));
  const late = (/** @type {number} */ i) => ({ animationDelay: `${after + i * 60}ms` });
  return html`<g class=${`way ${team}`} transform=${`translate(${off} ${off})`}>
    ${parts.map(({ here }, i) => html`<path key=${-i} class="kindle under" style=${late(i)} d=${here} />`)}
    ${parts.map(({ here, climb }, i) => html`<g key=${way[i][0]} class="kindle" style=${late(i)}><path d=${here} /><path class="climb" d=${climb} /></g>`)}
  </g>`;
}

/** Drawn over the mine. @param {{ ways: Record<string, Step[]>, from: number }} props */
export function Ways({ ways, from }) {
  const all = Object.entries(ways);
  const longest = all[0][1].length;
  return all.map(([team, way], i) => html`<${Way} key=${team} team=${team} way=${way} after=${from + i * longest * 60} />`);
}

/** Which team has a way. @param {{ ways: Record<string, Step[]> }} props */
export const Teams = ({ ways }) => html`<p class="ways">${TEAMS.map((team) => html`<span key=${team} class=${team in ways ? team : 'none'}>
  <svg class="team" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML=${raw(drawing(`sign-${team}`))} />${t(`${team in ways ? 'way' : 'shut'}-${team}`)}</span>`)}</p>`;
