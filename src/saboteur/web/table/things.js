// What a topic is: its name, its picture, its sentences, its rule and its lesson. Boxes say it of their own things by texts and things.toml.
import { signal } from '@preact/signals';
import { ask } from '../api.js';
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { table, you } from '../net.js';
import { announced } from './announced.js';
import { unveiled } from './ceremony.js';
import { isPath } from './choose.js';
import { pieces } from './parts.js';
import { backMarkup, CardPicture, dwarfMarkup, goalMarkup, Held, Quarter, startMarkup } from './pictures.js';
import { upright } from './camera.js';
import { questionWords } from './plates.js';
import { isOpen } from './secrets.js';
import { isMe, nameOf, shown } from './state.js';
import { goalNumber } from './where.js';
import { cardName, dwarfName, goalName, sentence } from './words.js';

/** @import { Topic } from './asking.js' */
/** @import { Thing } from '../protocol.js' */

/** Rules and lessons by box and thing. @type {import('@preact/signals').Signal<Record<string, Record<string, Thing>>>} */
const all = signal({});

export async function loadThings() {
  if (Object.keys(all.value).length === 0) all.value = await ask('/api/things');
}

/** The kind of a path card, by its drawing. @param {string} key */
function pathThing(key) {
  const [shape, mark] = key.split(':');
  if (mark) return `mark-${mark}`;
  const ways = shape.split('|');
  return ways.every((way) => way.length === 1) ? 'card-dead-end' : ways.length > 1 ? 'card-bridge' : 'card-path';
}

/** @param {string} key */
const cardThing = (key) => (isPath(key) ? pathThing(key) : `card-${key}`);

/** @param {string} cell */
function cellThing(cell) {
  const view = shown.value;
  const piece = pieces.value[cell];
  if (piece) return piece.what ?? '';
  if (cell === '0,0') return 'card-start';
  if (view?.grid[cell]) return pathThing(view.grid[cell]);
  return view && !(cell in view.sites) && view.goals[cell]?.card ? `goal-${view.goals[cell].card}` : 'goal-hidden';
}

/** The own dwarf as far as it lies open now; null while it is covered. */
export const ownDwarf = () => (you.value !== null && (isOpen('dwarf') || unveiled.value) ? (shown.value?.dwarves[you.value] ?? null) : null);

function dwarfThing() {
  const open = ownDwarf();
  return open ? `dwarf-${open}` : 'card-dwarf';
}

/** The key under which rules, lessons and texts of a topic are found. @param {Topic} topic */
export function thingOf({ kind, key }) {
  if (kind === 'card' || kind === 'front') return cardThing(key);
  if (kind === 'cell') return cellThing(key);
  if (kind === 'window') return `window-${key}`;
  return key === 'own-dwarf' ? dwarfThing() : key;
}

/** The box that is heard first is the one that was added last. @param {string} thing */
export function rulesOf(thing) {
  const boxes = ['base', ...(table.value?.rules.modules ?? [])];
  return boxes.map((box) => all.value[box]?.[thing]).findLast(Boolean) ?? { rule: '', lesson: '' };
}

/** @param {Topic} topic */
export function nameFor(topic) {
  const { kind, key, words } = topic;
  if (kind === 'card' || kind === 'front') return cardName(key);
  if (kind === 'window') return questionWords();
  if (key === 'own-dwarf') return ownDwarf() ? dwarfName(ownDwarf()) : t('table-your-dwarf');
  if (kind !== 'cell') return sentence(words || t(key));
  const view = shown.value;
  if (pieces.value[key]) return sentence(pieces.value[key].words.split(/[,;]/)[0]);
  if (key === '0,0') return t('card-start');
  if (view?.grid[key]) return cardName(view.grid[key]);
  const goal = view && !(key in view.sites) ? view.goals[key]?.card : null;
  return sentence(goal ? goalName(goal) : `${t('goal-hidden')} ${goalNumber(key) || ''}`);
}

/** At most two sentences, or as many as a box has. @param {Topic} topic @returns {string[]} */
export function sentencesOf(topic) {
  const thing = thingOf(topic);
  const by = nameOf(shown.value?.turn ?? 0);
  const generic = thing.startsWith('mark-') || thing === 'card-path' ? null : maybe(`${thing}-aim`);
  const short = maybe(`${thing}-about`) ?? (topic.kind === 'window' && shown.value?.window.seats.some(isMe) ? maybe(`${thing}-why`, { by }) : null) ?? generic;
  const path = thing === 'card-path' ? t('card-path-about') : null;
  return [short ?? path, maybe(`what-${thing}`)].filter((text) => text !== null);
}

/** A drawing as it lies in the mine. @param {{ markup: string }} props */
function Lying({ markup }) {
  if (!upright.value) return html`<${CardPicture} markup=${markup} />`;
  return html`<svg class="card across a-turned" viewBox="0 0 88 63" aria-hidden="true"><${Quarter} markup=${markup} /></svg>`;
}

/** @param {{ topic: Topic }} props */
export function Picture({ topic: { kind, key, drawn } }) {
  const view = shown.value;
  if (kind === 'card' || kind === 'front') return html`<${Held} card=${key} name=${isPath(key) ? undefined : cardName(key)} />`;
  if (kind === 'window') return announced.value ? html`<${Held} card=${announced.value.card} />` : null;
  if (key.startsWith('dwarf-')) return html`<${CardPicture} markup=${dwarfMarkup(key.slice('dwarf-'.length))} />`;
  if (kind !== 'cell') return drawn ? html`<span class="what-sign" dangerouslySetInnerHTML=${{ __html: drawn }} />` : null;
  const lit = view?.lit[key] ?? '';
  if (pieces.value[key]) return html`<${Lying} markup=${pieces.value[key].draw(lit)} />`;
  if (key === '0,0') return html`<${Lying} markup=${startMarkup(lit)} />`;
  if (view?.grid[key]) return html`<${Held} card=${view.grid[key]} />`;
  const goal = view && !(key in view.sites) ? view.goals[key] : null;
  return html`<${Lying} markup=${goal?.card ? goalMarkup(goal.card, goal.lies ?? '', lit) : backMarkup('goal')} />`;
}
