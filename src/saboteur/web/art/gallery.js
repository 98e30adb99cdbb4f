// Shows every drawing at several sizes. ?theme=light|dark, ?show=part, ?sizes=40,63,126.
import { action, back, chip, defs, goal, gold, path, start, team } from './cards.js';
import { actions } from './actions.js';
import { dwarf, dwarves, portrait } from './dwarves.js';
import './championship.js';
import './chests.js';
import { miner } from './miner.js';
import { chestTunnel, costume, coveredChest, foggedGoal, party } from './rooms.js';
import './saboteur2.js';
import { favicon, hero, rockTile, wordmark } from './scene.js';
import { sign, signs, tool } from './tools.js';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
if (query.has('alive')) document.body.classList.add('a-alive');
const sizes = (query.get('sizes') ?? '40,63,126').split(',').map(Number);
const place = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {HTMLElement} */ (document.getElementById('defs')).innerHTML = defs();

/** @param {string} inner @param {number} w @param {number} h @param {number} width */
const svg = (inner, w, h, width) => `<svg viewBox="0 0 ${w} ${h}" width="${width}" height="${(width * h) / w}">${inner}</svg>`;

/** Both themes side by side need two pages: gradients take the colours of the page they stand in. */
function bothThemes() {
  const link = (/** @type {string} */ theme) => `${location.pathname}?${location.search.slice(1)}&theme=${theme}`;
  document.body.className = 'both';
  place.innerHTML = ['dark', 'light'].map((theme) => `<iframe title="${theme}" src="${link(theme)}"></iframe>`).join('');
}

/** @param {string} name @param {[string, string][]} items @param {number} w @param {number} h @param {number[]} [widths] */
function part(name, items, w, h, widths = sizes) {
  if (query.has('show') && !query.getAll('show').includes(name)) return;
  place.insertAdjacentHTML('beforeend', `<h2>${name}</h2><section>${items.map(([label, inner]) => `<figure>${widths.map((width) => svg(inner, w, h, width)).join('')}<figcaption>${label}</figcaption></figure>`).join('')}</section>`);
}

const texts = ['NSEW', 'SEW', 'NSW', 'NS', 'EW', 'SW', 'SE', 'N|S|E|W', 'S|E|W', 'N|S|W', 'N|S', 'E|W', 'S|W', 'S|E', 'S', 'W'];
const more = ['NS|EW', 'NW|SE', 'NE|SW', 'S:ladder', 'N:ladder', 'W:ladder', 'NW:ladder', 'SE:ladder', 'NE:ladder', 'NS:blue', 'EW:blue', 'SW:blue', 'NS|E:green', 'EW:green', 'SE:green', 'SEW:crystal', 'NSE:crystal', 'NSEW:crystal', 'NSW|E:crystal', 'SEW|N:crystal', 'EW|S:crystal', 'S:crystal', 'W:crystal', 'N:crystal', 'EW|N|S', 'NS|E|W', 'NS|E', 'SE|N', 'NE|S'];
/** @param {string[]} list @param {string | boolean | undefined} lit @returns {[string, string][]} */
const paths = (list, lit) => list.map((text) => [text, path(text, { lit })]);
const goals = ['treasure', 'stone-a', 'stone-b', 'sack-1', 'sack-2', 'dragon', 'spider'];

function everything() {
  if (!query.has('show') || query.getAll('show').includes('mine')) {
    const row = ['', ['NSE', true], ['NS', true], ['SW', true], '', ['NS|EW', 'EW'], '', ['SE', false], '', 's', ['EW', true], ['NSEW', true], ['NSW', true], ['N|S|W', 'W'], ['SE', true], ['NEW', true], ['NSW', true], 'g', '', ['NE', true], ['NW:blue', true], ['NS|E', 'NS'], ['EW', false], ['NSW:crystal', true], ['NS', false], ['N|S', 'N'], 'b'];
    place.insertAdjacentHTML('beforeend', `<h2>mine</h2><div class="mine">${row.map((cell) => (cell === '' ? '<i></i>' : svg(cell === 's' ? start() : cell === 'g' ? goal('treasure', 'NSEW', { lit: true }) : cell === 'b' ? back('goal') : path(String(cell[0]), { lit: /** @type {string | boolean} */ (cell[1]) }), 63, 88, 63))).join('')}</div>`);
  }
  part('paths', paths(texts, true), 63, 88);
  part('plain', paths(texts, undefined), 63, 88);
  part('dim', paths(texts, false), 63, 88);
  part('paths2', paths(more, true), 63, 88);
  part('mixed', [...paths(['NS|EW', 'NW|SE', 'NE|SW', 'NS|E', 'N|S|E|W'], 'N'), ...paths(['NS:green', 'S:ladder', 'SEW:crystal'], false), ...paths(['NS:green', 'S:ladder', 'SEW:crystal'], undefined)], 63, 88);
  part('sites', [['start', start()], ['start dim', start(false)], ...goals.map((key) => /** @type {[string, string]} */ ([key, goal(key, '', { lit: true })])), ...goals.map((key) => /** @type {[string, string]} */ ([key, goal(key, '', { lit: false })]))], 63, 88);
  part('backs', [...(/** @type {('card' | 'goal' | 'dwarf' | 'gold')[]} */ (['card', 'goal', 'dwarf', 'gold'])).map((kind) => /** @type {[string, string]} */ ([kind, back(kind)])), ...[1, 2, 3].map((n) => /** @type {[string, string]} */ ([`gold ${n}`, gold(n)]))], 63, 88);
  part('actions', actions().map((key) => [key, action(key)]), 63, 88);
  part('dwarves', dwarves.map((key) => [key, dwarf(key)]), 63, 88);
  part('portraits', [0, 1, 2, 3, 4, 5].map((n) => [String(n), portrait(n)]), 64, 64, [32, 48, 128]);
  part('tools', (/** @type {('pickaxe' | 'lamp' | 'cart')[]} */ (['pickaxe', 'lamp', 'cart'])).flatMap((name) => [[name, tool(name)], [`${name} broken`, tool(name, true)]]), 24, 24, [20, 32, 64]);
  part('signs', [...signs().map((name) => /** @type {[string, string]} */ ([name, sign(name)])), ['chip', chip()], ['blue', team('blue')], ['green', team('green')]], 24, 24, [20, 36]);
  part('rooms', [['costume', costume('NSEW', true)], ['party', party('NSEW', true)], ['costume dim', costume('NSEW', false)], ['party dim', party('NSEW', false)]], 63, 88);
  part('chests', [['covered', coveredChest()], ['fog', foggedGoal()], ...['NSEW', 'SEW', 'NEW', 'NSW', 'NSE'].map((text) => /** @type {[string, string]} */ ([text, chestTunnel(text, text !== 'SEW')]))], 63, 88);
  part('miners', [0, 1, 2, 3, 4, 5].map((n) => [String(n), miner(n)]), 63, 88);
  part('wordmark', [['', wordmark()]], 380, 80, [160, 720]);
  part('hero', [['', hero()]], 960, 420, [960]);
  part('favicon', [['', favicon()]], 32, 32, [16, 32, 96]);
  part('rock', [['', rockTile()]], 120, 120, [240]);
}

if (query.has('theme')) everything();
else bothThemes();
