// What was just said, at the speaker's face: beside the plates where there is room, and an arrow to whoever is accused.
// Screen readers hear it from hearing.js, so nothing here is for them.
import { html } from '../html.js';
import { table } from '../net.js';
import { styled } from '../style.js';
import { hewn, size } from '../table/camera.js';
import { fresh } from '../table/log.js';
import { Face } from '../table/pictures.js';
import { lastWord } from '../table/state.js';

await styled('talk/bubbles.css');

/** @param {number} seat @param {string} [part] */
const boxOf = (seat, part = '') => document.querySelector(`[data-seat="${seat}"] ${part}`)?.getBoundingClientRect() ?? null;

/** Beside the speaker's plate, in the part of the mine that stays empty for it. @param {{ word: NonNullable<typeof lastWord.value> }} props */
function Bubble({ word }) {
  const [plate, face, mine] = [boxOf(word.seat), boxOf(word.seat, '.plate-face'), document.querySelector('.mine')?.getBoundingClientRect()];
  if (!plate || !face || !mine) return null;
  const middle = face.top + face.height / 2;
  const top = Math.max(mine.top + 8, middle - 22);
  return html`<p key=${word.i} class="speech" style=${{ left: `${plate.right + 12}px`, top: `${top}px`, '--tail': `${Math.max(12, middle - top)}px` }}>
    <span>${word.text}</span>${word.accused !== undefined && html`<${Face} seat=${table.value?.seats[word.accused] ?? null} />`}</p>`;
}

/** How far the arrow bends around faces that lie between. */
const BEND = 44;

/** From face to face. @param {{ from: number, to: number }} props */
function Arrow({ from, to }) {
  const [a, b] = [boxOf(from, '.plate-face'), boxOf(to, '.plate-face')];
  if (!a || !b) return null;
  const [ax, ay, bx, by] = [a.left + a.width / 2, a.top + a.height / 2, b.left + b.width / 2, b.top + b.height / 2];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const bend = far > 110 ? BEND : 0;
  // Beside a column to the right, under a row: there are names and no faces.
  const [cx, cy] = Math.abs(by - ay) > Math.abs(bx - ax) ? [(ax + bx) / 2 + bend * 1.4, (ay + by) / 2] : [(ax + bx) / 2, (ay + by) / 2 + bend];
  const [start, end] = [towards([ax, ay], [cx, cy], a.width * 0.45), towards([bx, by], [cx, cy], b.width * 0.52)];
  const turn = (Math.atan2(by - cy, bx - cx) * 180) / Math.PI;
  const d = `M${start}Q${cx} ${cy} ${end}`;
  return html`<svg class="accusation"><path d=${d} pathLength="1" /><path class="over" d=${d} pathLength="1" />
    <path class="head" d="M8 0L-6 -8L-3 0L-6 8Z" transform=${`translate(${end}) rotate(${turn})`} /></svg>`;
}

/** The point so far from one to another. @param {number[]} from @param {number[]} to @param {number} far */
function towards([x, y], [tx, ty], far) {
  const whole = Math.hypot(tx - x, ty - y) || 1;
  return `${x + ((tx - x) * far) / whole} ${y + ((ty - y) * far) / whole}`;
}

export function Bubbles() {
  const word = lastWord.value;
  // Plates move when the window does.
  void size.value;
  if (!word || !fresh.value) return null;
  return html`<div class="bubbles" aria-hidden="true">
    ${word.accused !== undefined && html`<${Arrow} key=${`to ${word.i}`} from=${word.seat} to=${word.accused} />`}
    ${hewn.value && html`<${Bubble} word=${word} />`}
  </div>`;
}
