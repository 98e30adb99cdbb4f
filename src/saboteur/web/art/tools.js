// Small signs 24 × 24: the three tools, whole or broken, and the icons of the client.
import { at, box, disc, edge, fill, hue, line, num, shape } from './ink.js';

function pickaxe() {
  const shaft = line('M5 20.5L15.4 8', hue('ink'), 4.4) + line('M5 20.5L15.4 8', hue('timber-1'), 2.6) + line('M5.6 19.2L14 9', '#d9a566', 0.7);
  const head = shape('M6.2 4.2C12 1.8 19.2 4.4 21.6 16.4C19 12 16.8 10.2 14.6 8.8C12.6 7.2 10.4 5.6 6.2 4.2Z', hue('iron'), 1.2);
  return shaft + head + fill('M8 4.3C13 2.8 18 5 20.4 12.4C17 7.4 13 5 8 4.3Z', hue('iron-1')) + shape('M12.6 8.4L16 5.8L18 8.2L15.2 11.2Z', hue('iron-2'), 0.9);
}

function lamp() {
  const ring = line('M8.4 5.4C8.4 .6 15.6 .6 15.6 5.4', hue('ink'), 2.6) + line('M8.4 5.4C8.4 .6 15.6 .6 15.6 5.4', hue('iron'), 1.2);
  const glass = box(6.6, 8.4, 10.8, 10, 2.2, hue('shine'), edge(1.2)) + fill('M12 9.4C15.4 13 14.8 17 12 17S8.6 13 12 9.4Z', hue('lamp')) + fill('M12 12.4C13.6 14.4 13.2 16.6 12 16.6S10.4 14.4 12 12.4Z', hue('shine'));
  const iron = shape('M5.4 8.8L8.8 4.8H15.2L18.6 8.8Z', hue('iron-2'), 1.1) + box(5.2, 18, 13.6, 4, 1.2, hue('iron-2'), edge(1.1)) + line('M7.4 19.4h6', hue('iron'), 0.9);
  return disc(12, 13.4, 11, 'url(#sab-halo)') + ring + glass + line('M9 9v9M15 9v9', hue('iron-2'), 1) + iron;
}

function cart() {
  const heap = [[7.4, 8.2, 3], [12.4, 6.6, 3.6], [17, 8.4, 2.8]].map(([x, y, r]) => shape(`M${num(x - r)} ${num(y + 1)}L${num(x - r * 0.4)} ${num(y - r)}L${num(x + r * 0.6)} ${num(y - r * 0.8)}L${num(x + r)} ${num(y + 2)}Z`, hue('stone-1'), 1)).join('');
  const body = shape('M2.4 8.6H21.6L19 17.6H5Z', hue('iron'), 1.2) + fill('M14 9.4H20.6L18.6 16.8H14Z', hue('iron-2')) + line('M3.6 11.2H20.4', hue('iron-1'), 1) + shape('M1.6 7.6H22.4V9.8H1.6Z', hue('iron-2'), 1);
  const wheel = (/** @type {number} */ x) => disc(x, 19, 3.2, hue('timber'), edge(1.2)) + disc(x, 19, 1.1, hue('gold'), edge(0.6));
  return heap + body + wheel(7.8) + wheel(16.2);
}

/** @type {Record<string, () => string>} */
const TOOLS = { pickaxe, lamp, cart };

/** A tool as sign. Broken, it is cracked in two with a red bolt between. @param {string} name pickaxe, lamp or cart @param {boolean} [broken] @returns {string} */
export function tool(name, broken = false) {
  const whole = (TOOLS[name] ?? pickaxe)();
  if (!broken) return whole;
  const half = (/** @type {string} */ id, /** @type {string} */ move) => `<g transform="${move}"><g clip-path="url(#sab-half-${id})">${whole}</g></g>`;
  const bolt = 'M17.4-.6L11.6 6.6L14.6 9.6L9.4 14.6L12.4 17.4L7.2 24.4';
  return half('a', 'translate(-1.8 .8) rotate(-9 8 14)') + half('b', 'translate(1.8 .6) rotate(10 16 14)') + line(bolt, hue('ink'), 2.8) + line(bolt, hue('danger'), 1.4);
}

const PEN = 'currentColor';
/** Plain line work in the colour of the text. @param {string} d @param {number} [width] */
export const pen = (d, width = 2.1) => line(d, PEN, width);
/** @param {string} d */
export const solid = (d) => fill(d, PEN);
/** @param {string} letter the signs that are the same for in and out */
const glass = (letter) => pen(`M15.6 15.6L21 21M10.5 3.5a7 7 0 1 1 0 14a7 7 0 0 1 0-14Z${letter}`);
/** Filled, with holes. @param {string} d */
export const hole = (d) => fill(d, PEN, 'fill-rule="evenodd"');
const head = 'M12 2.6a4.4 4.4 0 0 1 4.6 4.4H7.4A4.4 4.4 0 0 1 12 2.6Z';

/** Signs of the client: line work in currentColor, so that buttons colour them. @type {Record<string, () => string>} */
const SIGNS = {
  pass: () => pen('M4.5 8.5L10 7l3.4 12.4-6 1.6ZM12 4.4l7.4 2-2.2 8.4M16 21.4l2.4-2.6 2.4 2.6M18.4 19v4', 1.9),
  discard: () => pen('M5 9V3.5h8V9M9 6v7.6M5.8 11L9 14.2l3.2-3.2M3 16.5V21h18v-7l-3-2.5'),
  undo: () => pen('M8.6 4.4L3.8 9.2l4.8 4.8M4.4 9.2H14a5.6 5.6 0 0 1 0 11.2H8.6'),
  turn: () => pen('M19.8 9.4A8.2 8.2 0 0 0 5 7.6M4.2 14.6A8.2 8.2 0 0 0 19 16.4M4.6 3.2v4.8h4.8M19.4 20.8V16h-4.8'),
  confirm: () => pen('M4 12.8l5.4 5.4L20.2 6.6', 3),
  close: () => pen('M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4', 2.8),
  'zoom-in': () => glass('M7.4 10.5h6.2M10.5 7.4v6.2'),
  'zoom-out': () => glass('M7.4 10.5h6.2'),
  fit: () => pen('M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5M9 8.6h6v6.8H9Z'),
  'sound-on': () => solid('M3 9h4l5-4.6v15.2L7 15H3Z') + pen('M15.4 8.8a4.4 4.4 0 0 1 0 6.4M18 5.8a8.6 8.6 0 0 1 0 12.4'),
  'sound-off': () => solid('M3 9h4l5-4.6v15.2L7 15H3Z') + pen('M15.6 9.2l5.4 5.6M21 9.2l-5.4 5.6'),
  log: () => pen('M6 3.5h9.5l3.5 3.6v13.4H6ZM9 10h7M9 13.4h7M9 16.8h4.4', 1.9),
  talk: () => pen('M3.5 4.5h17v11.6h-9l-4.6 4v-4H3.5ZM8 10.3h.1M12 10.3h.1M16 10.3h.1'),
  settings: () => pen('M12 8.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0-6.8Z') + pen('M12 2.6v3M12 18.4v3M2.6 12h3M18.4 12h3M5.4 5.4l2.1 2.1M16.5 16.5l2.1 2.1M18.6 5.4l-2.1 2.1M7.5 16.5l-2.1 2.1', 2.6),
  share: () => pen('M12 15V3.6M7.6 7.6L12 3.2l4.4 4.4M7 11H4.6v9.6h14.8V11H17'),
  copy: () => pen('M8.6 8.6h11.8v11.8H8.6ZM15.4 5.4V3.6H3.6v11.8h1.8'),
  bot: () => pen('M4.5 9h15v10.5h-15ZM12 9V4.6M2.4 12.6v3.6M21.6 12.6v3.6M9.4 16.4h5.2') + disc(12, 3.6, 1.6, PEN) + disc(9, 12.8, 1.4, PEN) + disc(15, 12.8, 1.4, PEN),
  crown: () => solid('M3 7.4l5 4 4-7 4 7 5-4-2 10.2H5Z') + pen('M5.4 20.4h13.2'),
  host: () => SIGNS.crown(),
  clock: () => pen('M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 0 1 0-17.6ZM12 7v5.4l3.6 2.4'),
  gold: () => shape('M3 14.6L5.6 7.4L12 4L18.6 6.2L21.4 12.8L17.8 18.8L9 20Z', hue('gold'), 1.4) + fill('M6.6 8.6L12 5.6L14.6 9.2L10 12.6Z', hue('shine')) + fill('M4.6 14.6L10 12.6L15.4 14.8L9.6 18.4Z', hue('gold-2')),
  cards: () => pen('M8.4 3.6h11v15h-11ZM5.4 6.4v15h10.4', 1.9) + solid('M13.9 8.2l2.6 2.9-2.6 2.9-2.6-2.9Z'),
  pile: () => pen('M4.6 3.6h14.8v10.8H4.6ZM4.6 17.6h14.8M4.6 20.8h14.8', 1.9),
  eye: () => pen('M2.4 12Q12 1.8 21.6 12Q12 22.2 2.4 12Z') + disc(12, 12, 3.2, PEN),
  help: () => pen('M8 8.4a4 4 0 1 1 6 3.4c-1.6 1-2 1.8-2 3.4', 2.6) + disc(12, 19.6, 1.7, PEN),
  sun: () => disc(12, 12, 4.4, PEN) + pen('M12 2.4v2.4M12 19.2v2.4M2.4 12h2.4M19.2 12h2.4M5.2 5.2l1.7 1.7M17.1 17.1l1.7 1.7M18.8 5.2l-1.7 1.7M6.9 17.1l-1.7 1.7'),
  moon: () => solid('M14.6 2.8A9.4 9.4 0 1 0 21.2 14.4A7.4 7.4 0 0 1 14.6 2.8Z'),
  language: () => pen('M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 0 1 0-17.6ZM3.4 12h17.2M12 3.4c-5 4.4-5 12.8 0 17.2c5-4.4 5-12.8 0-17.2Z', 1.8),
  plus: () => pen('M12 4.4v15.2M4.4 12h15.2', 2.8),
  minus: () => pen('M4.4 12h15.2', 2.8),
  leave: () => pen('M13.4 3.6H4.6v16.8h8.8M9.4 12h11M16.4 7.8l4.2 4.2-4.2 4.2'),
  warning: () => pen('M12 3.4L22 20.6H2ZM12 9.6v5') + disc(12, 17.6, 1.3, PEN),
  dwarf: () => solid(head) + pen('M4.6 8h14.8') + solid('M6.4 9.4h2.2q.2 3 3.4 3t3.4-3h2.2q1.2 8.4-5.6 12.2Q5.2 17.8 6.4 9.4Z'),
  chest: () => pen('M3.5 11V8.6Q3.5 4.6 7.5 4.6h9Q20.5 4.6 20.5 8.6V11ZM3.5 11h17v8.6h-17Z') + solid('M10 9.4h4v5h-4Z'),
  lamp: () => pen('M8 7.5a4 4 0 0 1 8 0M6 8h12M7.5 8v10h9V8M5.5 20.4h13', 1.9) + solid('M12 10q3 3 0 6q-3-3 0-6Z'),
  rules: () => pen('M12 6Q8 3.6 3.5 4.6V19Q8 18 12 20.4Q16 18 20.5 19V4.6Q16 3.6 12 6ZM12 6V20', 1.9),
  menu: () => pen('M4 6.5h16M4 12h16M4 17.5h16', 2.4),
  seat: () => disc(12, 8, 4, PEN) + pen('M4.6 20.4q.6-7 7.4-7t7.4 7'),
  lock: () => pen('M7.6 10.5V7.6a4.4 4.4 0 0 1 8.8 0v2.9M4.6 10.5h14.8v10.2H4.6Z'),
  replay: () => solid('M8 5l11 7-11 7Z') + pen('M4.6 5v14'),
};

/** An icon of the client. @param {string} name @returns {string} */
export function sign(name) {
  return (SIGNS[name] ?? SIGNS.help)();
}

/** Adds icons that only some tables need. @param {Record<string, () => string>} more */
export const addSigns = (more) => void Object.assign(SIGNS, more);

/** All icon names by now, for the gallery. */
export const signs = () => Object.keys(SIGNS);

/** Any tool at any place of a larger drawing, centred. @param {string} name @param {boolean} broken @param {number} x @param {number} y @param {number} scale */
export const toolAt = (name, broken, x, y, scale) => at(x - 12 * scale, y - 12 * scale, scale, tool(name, broken));
