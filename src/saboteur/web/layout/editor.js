/** Set-up cards laid out by hand: picked up and put down by touch, mouse or keys; the server says which rules that breaks. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../api.js';
import { tryTo } from '../deeds.js';
import { version } from '../files.js';
import { html } from '../html.js';
import { more, t } from '../i18n.js';
import { placeOf } from '../places.js';
import { styled } from '../style.js';
import { Button, RuleLink, say } from '../ui.js';
import { queryOf } from '../wish.js';
import { draggable } from './drag.js';

/** @import { Laid, Layout, Rules } from '../protocol.js' */
/** A card in the mine: the setting it belongs to, its place among its like, and how many of them there are. @typedef {{ name: string, nth: number, count: number }} Card */

await Promise.all([styled('layout/layout.css'), more('lobby'), more('layout')]);

const START = '0,0';
/** Where the mine is turned a quarter, so that it runs upward. */
const TURNED = '(max-width: 640px)';
/** What an arrow key adds to column and row: as the mine lies, and turned. @type {Record<string, [number, number][]>} */
const STEPS = { ArrowRight: [[1, 0], [0, 1]], ArrowLeft: [[-1, 0], [0, -1]], ArrowUp: [[0, -1], [1, 0]], ArrowDown: [[0, 1], [-1, 0]] };

/** @param {string} text a setting @returns {string[] | null} its cells, if it names any */
const cellsIn = (text) => (/^-?\d/.test(text) ? text.split(' ') : null);

/** @param {string} a @param {string} b by row, then column */
function inOrder(a, b) {
  const [[ax, ay], [bx, by]] = [a.split(',').map(Number), b.split(',').map(Number)];
  return ay - by || ax - bx;
}

/** Where everything lies under these rules, as the server sees it. @param {Rules} rules @returns {Layout | null} */
function useLayout(rules) {
  const [layout, set] = useState(/** @type {Layout | null} */ (null));
  const query = queryOf(rules);
  useEffect(() => {
    let here = true;
    void tryTo(async () => {
      const found = await ask(`/api/layout?${query}`);
      if (here) set(found);
    });
    return () => void (here = false);
  }, [query]);
  return layout;
}

/** Where cards of one kind lie: what was chosen stands before the server has looked at it. @param {Rules} rules @param {Laid} laid */
const cellsOf = (rules, laid) => cellsIn(rules.options[laid.name] ?? '') ?? laid.cells;

/** @param {Card} card */
const cardWords = ({ name, nth, count }) => t(`option-${name}-card`) + (count > 1 ? ` ${nth}` : '');

/** @param {{ name: string }} props */
const Picture = ({ name }) => html`<img alt="" draggable=${false} src=${`/v/${version}/drawn/${name}.svg`} />`;

/**
 * @param {{ rules: Rules, onChange: (rules: Rules) => void, children: (playable: boolean) => any }} props
 */
export function Editor({ rules, onChange, children }) {
  const layout = useLayout(rules);
  const [held, hold] = useState(/** @type {string | null} */ (null));
  if (!layout) return html`<p aria-busy="true">${t('loading')}</p>`;
  const cards = cardsIn(rules, layout);
  const where = (/** @type {string} */ cell) => placeWords(cell, cards, layout.cards[0].name, held);
  /** @param {string} from @param {string} to */
  const move = (from, to) => {
    hold(null);
    const card = cards[from];
    const place = placeWords(to, cards, layout.cards[0].name, from);
    if (!card || from === to || to === START || cards[to]) return;
    const laid = /** @type {Laid} */ (layout.cards.find(({ name }) => name === card.name));
    const cells = cellsOf(rules, laid).map((cell) => (cell === from ? to : cell)).sort(inOrder);
    onChange({ ...rules, options: { ...rules.options, [card.name]: cells.join(' ') } });
    say(t('layout-put', { what: cardWords(card), place }));
  };
  /** @param {string} cell */
  const choose = (cell) => {
    if (held && !cards[cell]) return move(held, cell);
    hold(cards[cell] && cell !== held ? cell : null);
    if (cards[cell] && cell !== held) say(t('layout-picked', { what: cardWords(cards[cell]) }));
  };
  const { faults } = layout;
  const broken = new Set(faults.flatMap(({ cells }) => cells));
  return html`<div class="layout">
    <p class="small">${t('layout-about')}</p>
    <${Board} layout=${layout} cards=${cards} held=${held} broken=${broken} where=${where} onChoose=${choose} onMove=${move} onDrop=${() => hold(null)} />
    <ul class="layout-faults" aria-live="polite">
      ${faults.length === 0 && html`<li class="fine">${t('layout-fine')}</li>`}
      ${faults.map(({ reason, rule, settings }) => html`<li key=${reason + rule + settings}>${t(`reason-${reason}`)} <${RuleLink} rule=${rule} /></li>`)}
    </ul>
    <${Kinds} rules=${rules} layout=${layout} onChange=${onChange} />
    ${children(faults.length === 0)}
  </div>`;
}

/** What a place is called by the goals that stay where they are: one that is picked up is no landmark. @param {string} cell @param {Record<string, Card>} cards @param {string} goal the setting of goals @param {string | null} held */
function placeWords(cell, cards, goal, held) {
  const goals = Object.keys(cards).filter((at) => cards[at].name === goal && at !== held);
  const number = (/** @type {string | number} */ nth) => cards[goals[Number(nth) - 1]].nth;
  return placeOf(cell, { goals, grid: {} }).map(([part, { count, ...facts }]) => {
    const named = Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, key === 'goal' || key === 'other' ? number(fact) : fact]));
    return t(`place-${part}`, count ? { ...named, cards: t('place-cards', { count }) } : named);
  }).join(', ');
}

/** @param {Rules} rules @param {Layout} layout @returns {Record<string, Card>} by cell, the goals first and in their order */
function cardsIn(rules, layout) {
  return Object.fromEntries(layout.cards.flatMap((laid) => cellsOf(rules, laid).map((cell, i) => [cell, { name: laid.name, nth: i + 1, count: laid.count }])));
}

/**
 * @param {{ layout: Layout, cards: Record<string, Card>, held: string | null, broken: Set<string>, where: (cell: string) => string,
 *   onChoose: (cell: string) => void, onMove: (from: string, to: string) => void, onDrop: () => void }} props
 */
function Board({ layout, cards, held, broken, where, onChoose, onMove, onDrop }) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, stand] = useState(Object.keys(cards)[0] ?? START);
  const moved = useRef(onMove);
  moved.current = onMove;
  useEffect(() => draggable(/** @type {HTMLElement} */ (board.current), (from, to) => moved.current(from, to)), []);
  const [[left, right], [top, bottom]] = [layout.columns, layout.rows];
  const cells = Array.from({ length: bottom - top + 1 }, (_, y) => Array.from({ length: right + 1 }, (_, x) => `${x},${y + top}`)).flat();
  /** @param {KeyboardEvent} event */
  const typed = (event) => {
    if (event.key === 'Escape' && held) {
      event.stopPropagation();
      event.preventDefault();
      return onDrop();
    }
    const step = STEPS[event.key]?.[matchMedia(TURNED).matches ? 1 : 0];
    if (!step) return;
    event.preventDefault();
    const [x, y] = at.split(',').map(Number);
    const next = `${x + step[0]},${y + step[1]}`;
    /** @type {HTMLElement | null | undefined} */ (board.current?.querySelector(`[data-cell="${next}"]`))?.focus();
  };
  return html`<div class="layout-board ${held ? 'holding' : ''}" role="group" aria-label=${t('layout-board')} ref=${board} onKeyDown=${typed}>
    ${cells.map((cell) => {
      const [x, y] = cell.split(',').map(Number);
      const card = cards[cell];
      const what = cell === START ? t('layout-start') : card && cardWords(card);
      const look = [card && 'card', cell === held && 'held', broken.has(cell) && 'broken', x < left && 'before'].filter(Boolean).join(' ');
      const label = what && cell !== START && !(card && card.name === layout.cards[0].name) ? t('layout-cell', { what, place: where(cell) }) : (what ?? where(cell));
      return html`<button key=${cell} type="button" class=${`spot ${look}`} data-cell=${cell} style=${{ '--x': x, '--y': y - top }} tabindex=${cell === at ? 0 : -1}
        aria-label=${label} aria-pressed=${card ? cell === held : undefined} aria-invalid=${broken.has(cell) || undefined} aria-disabled=${(x < left && cell !== START) || undefined}
        onFocus=${() => stand(cell)} onClick=${() => onChoose(cell)}>
        ${cell === START ? html`<${Picture} name="start" />` : card && html`<${Picture} name=${`laid/${card.name}`} />`}
        ${card && card.name === layout.cards[0].name && html`<b aria-hidden="true">${card.nth}</b>`}
      </button>`;
    })}
  </div>`;
}

/** What can be laid out, and how it lies now; each kind can be put back. @param {{ rules: Rules, layout: Layout, onChange: (rules: Rules) => void }} props */
function Kinds({ rules, layout, onChange }) {
  const set = (/** @type {string} */ name, /** @type {string | null} */ value) => {
    const { [name]: _was, ...options } = rules.options;
    onChange({ ...rules, options: value === null ? options : { ...options, [name]: value } });
  };
  return html`<ul class="layout-kinds">${layout.cards.map(({ name, usual, cells }) => {
    const random = cells.length === 0 && !cellsIn(rules.options[name] ?? '');
    return html`<li key=${name}><span>${t(`option-${name}`)}</span>
      ${usual ? html`<small>${t('layout-usual')}</small>` : html`<${Button} kind="quiet" onClick=${() => set(name, null)}>${t(random ? 'layout-by-hand' : 'layout-reset')}<//>`}</li>`;
  })}</ul>`;
}
