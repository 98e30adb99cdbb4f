// Shows every drawing, of boxes too, at several sizes. ?show=part, ?sizes=40,63,126.
import { action, back, card, dwarf, goal, gold, path, site, start } from './cards.js';
import { fetchDrawings } from './ready.js';
import { portrait, tool } from './signs.js';
import { drawing, drawn, inner } from './symbols.js';

const query = new URLSearchParams(location.search);
if (query.has('alive')) document.body.classList.add('a-alive');
const sizes = (query.get('sizes') ?? '40,63,126').split(',').map(Number);
const place = /** @type {HTMLElement} */ (document.getElementById('main'));

/** @param {string} markup @param {string} box @param {number} width */
function svg(markup, box, width) {
  const [, , w, h] = box.split(' ').map(Number);
  return `<svg viewBox="${box}" width="${width}" height="${(width * h) / w}">${markup}</svg>`;
}

/** @param {string} name @param {string[]} labels @param {(label: string) => string} draw @param {string} [box] @param {number[]} [widths] */
function part(name, labels, draw, box = '0 0 63 88', widths = sizes) {
  if (query.has('show') && !query.getAll('show').includes(name)) return;
  const figures = labels.map((label) => `<figure>${widths.map((width) => svg(draw(label), box, width)).join('')}<figcaption>${label}</figcaption></figure>`);
  place.insertAdjacentHTML('beforeend', `<h2>${name}</h2><section>${figures.join('')}</section>`);
}

/** What is drawn under names that begin so. @param {string} prefix */
const named = (prefix) => drawn().filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));

const PATHS = ['NSEW', 'SEW', 'NSW', 'NS', 'EW', 'SW', 'SE', 'N|S|E|W', 'S|E|W', 'N|S|W', 'N|S', 'E|W', 'S|W', 'S|E', 'S', 'W', 'NS|EW', 'NW|SE', 'NE|SW', 'NSW|E', 'SEW|N', 'EW|N|S', 'NS|E|W', 'NS|E', 'SE|N', 'NE|S'];
const MARKED = ['S', 'N', 'W', 'NW', 'SE', 'NS', 'EW', 'SW', 'NS|E', 'SEW', 'NSEW', 'NSW|E'];

function everything() {
  /** @type {HTMLElement} */ (document.getElementById('defs')).innerHTML = inner('defs');
  part('lit', PATHS, (text) => path(text, { lit: true }));
  part('plain', PATHS, (text) => path(text));
  part('dim', PATHS, (text) => path(text, { lit: false }));
  part('mixed', PATHS, (text) => path(text, { lit: 'N' }));
  for (const mark of named('mark-')) part(mark, MARKED, (text) => path(`${text}:${mark}`, { lit: true }));
  part('start', ['lit', 'dim'], (lit) => start(lit === 'lit'));
  part('goals', named('goal-').filter((key) => key !== 'back'), (key) => goal(key, '', { lit: true }));
  part('dark goals', named('goal-').filter((key) => key !== 'back'), (key) => goal(key, '', { lit: false }));
  part('rooms', drawn().filter((name) => name.endsWith('-room')), (name) => site('NSEW', true, inner(name)));
  part('backs', ['card', 'goal', 'dwarf', 'gold'], (kind) => back(/** @type {'card'} */ (kind)));
  part('gold', ['1', '2', '3'], (value) => gold(Number(value)));
  part('actions', named('card-'), action);
  part('dwarves', named('dwarf-'), dwarf);
  part('covers', drawn().filter((name) => /-(covered|fogged)$/.test(name)), (name) => card(inner(name)));
  part('portraits', named('portrait-'), (which) => portrait(Number(which)), '0 0 64 64', [32, 48, 128]);
  part('tools', named('tool-'), (name) => tool(name), '0 0 24 24', [20, 32, 64]);
  part('broken', named('tool-'), (name) => tool(name, true), '0 0 24 24', [20, 32, 64]);
  part('signs', named('sign-'), (name) => drawing(`sign-${name}`), '0 0 24 24', [20, 36]);
  part('all', drawn().filter((name) => !/^(defs|pattern|action|dwarf|gap|broken|(card|back|sign|portrait|tool|gold|mark)-.*|hero|wordmark|rock)$/.test(name)), (name) => drawing(name, { colour: '#b4643a', skin: '#e2b48c', shade: '#8a4a22', coat: '#b4643a', trim: '#c59a5a', turn: 0 }), '-34 -34 100 100', [126]);
  part('wordmark', ['wordmark'], drawing, '0 0 380 80', [160, 720]);
  part('hero', ['hero'], drawing, '0 0 960 420', [960]);
  part('rock', ['rock'], drawing, '0 0 120 120', [240]);
}

await Promise.all(['hero', 'wordmark'].map((name) => fetchDrawings(`/static/art/${name}.svg`)));
/** @type {{ modules: { key: string, files: string[] }[] }} */
const { modules } = await fetch('/api/offer').then((answer) => answer.json());
await Promise.all(modules.filter(({ files }) => files.includes('art.svg')).map(({ key }) => fetchDrawings(`/box/${key}/art.svg`)));
everything();
