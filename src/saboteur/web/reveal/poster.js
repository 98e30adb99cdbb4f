// The story as one tall picture to pass on: drawn as SVG, turned into PNG by the browser itself.
import { dwarf as drawDwarf } from '../art/cards.js';
import { bareRock } from '../art/stones.js';
import { portrait } from '../art/signs.js';
import { drawing, inner } from '../art/symbols.js';
import { at } from '../files.js';
import { maybe, t } from '../i18n.js';
import { table } from '../story.js';
import { loadOffer } from '../api.js';
import { reachable } from '../reach.js';
import { inThirdPerson, nameOf } from '../table/state.js';
import { saidText } from '../talk/words.js';
import { wordmark } from '../wordmark.js';
import { momentOf } from './moment.js';
import { deedText, partsOf, ranking, story, turningPoint } from './story.js';

const WIDTH = 1080;
const EDGE = 64;
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} [more] */
const words = (text, x, y, size, more = '') => `<text x="${x}" y="${y}" font-size="${size}" fill="#f3e9d8" ${more}>${safe(text)}</text>`;

/** @param {string} text @param {number} most letters in a line */
function lines(text, most) {
  /** @type {string[]} */
  const found = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** One player: place, face, name, dwarves and gold. @param {{ seat: number, sum: number, place: number }} rank @param {number} y */
function row({ seat, sum, place }, y) {
  const won = story.value?.winners.includes(seat);
  const rounds = story.value?.rounds ?? [];
  const face = table.value?.seats[seat]?.portrait ?? 0;
  const dwarves = rounds.map((round, at) => {
    const bright = round.winners.includes(seat);
    return `<g transform="translate(${WIDTH - EDGE - 130 - (rounds.length - at) * 76} ${y + 6}) scale(1.05)" opacity="${bright ? 1 : 0.5}">${drawDwarf(round.dwarves[seat])}${bright ? '<rect x="-1.500" y="-1.500" width="66" height="91" rx="5" fill="none" stroke="#ffd15c" stroke-width="3"/>' : ''}</g>`;
  });
  return `<rect x="${EDGE - 16}" y="${y - 8}" width="${WIDTH - 2 * EDGE + 32}" height="120" rx="20" fill="#241d17" fill-opacity=".92" stroke="${won ? '#ffd15c' : '#3a3028'}" stroke-width="${won ? 4 : 2}"/>
    ${words(`${place}.`, EDGE, y + 64, 36, 'font-weight="700" opacity=".7"')}
    <g transform="translate(${EDGE + 62} ${y + 6}) scale(1.44)">${portrait(face)}</g>
    ${words(nameOf(seat), EDGE + 176, y + 64, nameOf(seat).length > 14 ? 28 : 38, 'font-weight="700"')}
    ${dwarves.join('')}
    <g transform="translate(${WIDTH - EDGE - 108} ${y + 28}) scale(2)">${drawing('chip')}</g>
    ${words(String(sum), WIDTH - EDGE - 4, y + 68, 46, 'font-weight="800" text-anchor="end"')}`;
}

/** A fact of the story under a heading. @param {string} head @param {string} text @param {number} y @returns {[string, number]} the drawing, and where the next one begins */
function fact(head, text, y) {
  const parts = lines(text, 56);
  const drawn = words(head, EDGE, y, 28, 'font-weight="700" fill-opacity=".75"') + parts.map((part, at) => words(part, EDGE, y + 44 + at * 42, 34)).join('');
  return [drawn, y + 64 + parts.length * 42];
}

/** What is worth telling in a line each. @returns {[string, string][]} */
function facts() {
  const told = story.value;
  if (!told) return [];
  /** @type {[string, string][]} */
  const found = told.rounds.map((round) => [t('table-round-of', { round: round.round }), maybe(`round-won-${round.side}`) ?? round.side]);
  const turn = turningPoint();
  if (turn && deedText(turn.move)) found.push([t('reveal-best-card'), deedText(turn.move)]);
  const lie = told.lie && told.claims[told.lie.claim];
  if (lie) found.push([t('reveal-best-lie'), `${nameOf(lie.seat)}: “${saidText(partsOf(lie))}”`]);
  if (told.hunch) found.push([t('reveal-best-hunch'), t('reveal-hunch', { who: nameOf(told.hunch.seat), whom: nameOf(told.hunch.about), round: told.hunch.round })]);
  return found;
}

/** Where the game can be watched again, for others too. */
const address = () => reachable(`${location.origin}/replay/${story.value?.id}`);

/** The picture as SVG. @param {string} title @param {string} style the drawings' colours */
export function posterOf(title, style) {
  let y = 300;
  const head = lines(title, 34).map((line, at) => words(line, WIDTH / 2, y + at * 58, 50, 'font-weight="800" text-anchor="middle"'));
  y += head.length * 58 + 20;
  const mine = momentOf(turningPoint()?.move ?? -1);
  const scale = mine ? Math.min((WIDTH - 2 * EDGE) / mine.width, 620 / mine.height) : 0;
  const picture = mine ? `<svg x="${(WIDTH - mine.width * scale) / 2}" y="${y}" width="${mine.width * scale}" height="${mine.height * scale}" viewBox="${mine.left} ${mine.top} ${mine.width} ${mine.height}">${mine.markup}<rect x="${mine.left + 2}" y="${mine.top + 2}" width="${mine.width - 4}" height="${mine.height - 4}" rx="6" fill="none" stroke="#a08a6c" stroke-width="4"/></svg>` : '';
  y += mine ? mine.height * scale + 50 : 0;
  const rows = ranking.value.map((rank, at) => row(rank, y + at * 134));
  y += rows.length * 134 + 50;
  const told = facts().map(([about, text]) => {
    const [drawn, next] = fact(about, text, y);
    y = next;
    return drawn;
  });
  const height = y + 60;
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" data-theme="dark" font-family='${FONT}'>
      <style>${safe(style)}</style><defs>${inner('defs')}<radialGradient id="sab-poster"><stop offset="0" stop-color="#f2a33a" stop-opacity=".5"/><stop offset="1" stop-color="#f2a33a" stop-opacity="0"/></radialGradient></defs>
      ${bareRock(title, 0, 0, WIDTH, height)}
      <ellipse cx="${WIDTH / 2}" cy="260" rx="620" ry="420" fill="url(#sab-poster)"/>
      <g transform="translate(${WIDTH / 2 - 285} 60) scale(1.5)">${wordmark()}</g>
      ${head.join('')}${picture}${rows.join('')}${told.join('')}
      ${words(address().replace(/^https?:\/\//, ''), WIDTH / 2, height - 24, 24, 'text-anchor="middle" opacity=".6"')}
    </svg>`,
  };
}

/** The picture as a file. @param {() => string} title @returns {Promise<File>} */
export async function pictureOf(title) {
  await loadOffer().catch(() => {});
  const style = await fetch(at('/static/art/art.css')).then((answer) => answer.text());
  const { svg, height } = inThirdPerson(() => posterOf(title(), style));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  const png = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([/** @type {Blob} */ (png)], 'saboteur.png', { type: 'image/png' });
}

/** Draws the picture and passes it on. @param {() => string} title */
export async function sharePicture(title) {
  await passOn(await pictureOf(title), title);
}

/** Passes a file on, or keeps it where a page may not pass anything on. @param {File} file @param {() => string} title */
export async function passOn(file, title) {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: 'Saboteur', text: `${inThirdPerson(title)} ${address()}` }).catch(() => {});
    return;
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
