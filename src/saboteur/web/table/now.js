// What something does in this very position: from the view, the legal actions and the server's refusals, never from rules.
import { t } from '../i18n.js';
import { legal, you } from '../net.js';
import { cardName, list, names, sentence } from './words.js';
import { pieces } from './parts.js';
import { isOpen } from './secrets.js';
import { asked, hand, isMe, nameOf, shown } from './state.js';

/** @import { LegalAction } from '../protocol.js' */
/** @import { Topic } from './asking.js' */

/** @param {LegalAction} action @returns {string[]} */
const cardsOf = (action) => action.cards ?? (action.card ? [action.card] : []);

/** @param {LegalAction} action */
const seatOf = (action) => action.seat ?? (/^p\d+$/.test(action.word ?? '') ? Number(action.word?.slice(1)) - 1 : undefined);

/** @template T @param {(T | undefined)[]} all @returns {T[]} */
const each = (all) => [...new Set(all.filter((one) => one !== undefined))];

/** What a card in hand can do: the list of legal actions says it. @param {string} key */
function ofCard(key) {
  if (!asked.value) return you.value === null ? [] : [t('now-wait')];
  const mine = legal.value.filter((action) => cardsOf(action).length === 1 && cardsOf(action)[0] === key);
  const uses = mine.filter(({ verb }) => verb !== 'pass' && verb !== 'miner');
  const cells = each(uses.map(({ cell }) => cell)).length;
  const seats = each(uses.map(seatOf));
  const plain = uses.some((action) => action.cell === undefined && seatOf(action) === undefined);
  return [
    cells > 0 && t(uses.some(({ tile }) => tile) ? 'now-place' : 'now-aim', { count: cells }),
    seats.length > 0 && t('now-on', { names: names(seats) }),
    plain && t('now-play'),
    mine.some(({ verb }) => verb === 'pass') && t('now-discard'),
  ];
}

/** Cards of mine whose actions name a place or a player. @param {(action: LegalAction) => boolean} fits */
function usable(fits) {
  const cards = each(legal.value.filter((action) => fits(action) && cardsOf(action).length === 1).map((action) => cardsOf(action)[0]));
  return asked.value ? cards.filter((card) => hand.value.some(({ key }) => key === card)).map(cardName) : [];
}

/** @param {string} card @param {number} seat */
function ofFront(card, seat) {
  const with_ = usable((action) => seatOf(action) === seat);
  const clears = isMe(seat) && legal.value.some((action) => action.cards && action.card === card);
  return [
    isMe(seat) ? t('now-front-you') : seat >= 0 && t('now-front', { who: nameOf(seat) }),
    clears && t('now-clear'),
    with_.length > 0 && t('now-with', { who: isMe(seat) ? t('table-you') : nameOf(seat), cards: list(with_) }),
  ];
}

/** @param {string} cell */
function lightAt(cell) {
  const view = shown.value;
  const tile = pieces.value[cell]?.tile ?? view?.grid[cell];
  if (!tile || cell === '0,0') return null;
  const sides = [...tile.split(':')[0].replaceAll('|', '')];
  const lit = sides.filter((side) => view?.lit[cell]?.includes(side)).length;
  return t(lit === sides.length ? 'now-lit' : lit > 0 ? 'now-part' : 'now-dark');
}

/** @param {string} cell */
function ofCell(cell) {
  const view = shown.value;
  const here = usable((action) => action.cell === cell || action.other === cell);
  const lookers = /** @type {string[][]} */ (view?.looked ?? []).flatMap((cells, seat) => (cells.includes(cell) && !isMe(seat) ? [seat] : []));
  const piece = pieces.value[cell];
  // What only I have seen is told only while it lies open.
  const covered = Boolean(piece?.known) && !isOpen(cell);
  return [
    piece && !covered && /[,;]/.test(piece.words) && sentence(piece.words),
    covered && t('now-seen'),
    lightAt(cell),
    view?.laid.at(-1) === cell && view.grid[cell] && t('now-last'),
    you.value !== null && cell in (view?.sites ?? {}) && view?.goals[cell]?.card && t('now-seen'),
    lookers.length > 0 && sentence(t('table-looked-by', { names: names(lookers) })),
    here.length > 0 && t('now-here', { cards: list(here) }),
  ];
}

/** @param {Topic} topic */
function ofThing({ key, seat = -1 }) {
  const view = shown.value;
  const known = key === 'fact-discard' ? (view?.discard ?? []).filter((card) => card !== '?') : [];
  return [known.length > 0 && t('now-known', { cards: list([...new Set(known)].map(cardName)) }), seat >= 0 && nameOf(seat)];
}

/** @param {Topic} topic @returns {string[]} */
export function nowOf(topic) {
  const { kind, key, seat = -1 } = topic;
  const asks = shown.value?.window.seats ?? [];
  const said = kind === 'card' ? ofCard(key)
    : kind === 'front' ? ofFront(key, seat)
      : kind === 'cell' ? ofCell(key)
        : kind === 'window' ? [asks.length > 0 && t('now-asked', { names: names(asks) })]
          : ofThing(topic);
  return said.flatMap((text) => text || []);
}
