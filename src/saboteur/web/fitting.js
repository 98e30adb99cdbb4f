/** Which rules go together. Everything here follows from the server's offer; the page knows no box. */

/** @import { Offer, OfferedModule, Rules } from './protocol.js' */

/**
 * What stands against a choice: another choice, one that is missing, or the number of players.
 * @typedef {{ kind: 'module', key: string } | { kind: 'needs', key: string } | { kind: 'option', option: string, value: string } | { kind: 'players', least: number, most: number }} Clash
 */

/**
 * @param {Offer} offer
 * @param {string} key
 */
const moduleOf = (offer, key) => offer.modules.find((module) => module.key === key);

/**
 * @param {Offer} offer
 * @param {string[]} keys
 * @returns {OfferedModule[]}
 */
const chosenOf = (offer, keys) => offer.modules.filter((module) => keys.includes(module.key));

/**
 * How many can play with these modules: one that says so replaces the range.
 * @param {Offer} offer
 * @param {string[]} keys
 * @returns {[number, number]}
 */
export function playerRange(offer, keys) {
  const ranges = chosenOf(offer, keys).flatMap((module) => (module.players ? [module.players] : []));
  if (ranges.length === 0) return offer.players;
  return [Math.max(...ranges.map(([least]) => least)), Math.min(...ranges.map(([, most]) => most))];
}

/**
 * The house rules that can be set with these modules: option → values, the default first.
 * @param {Offer} offer
 * @param {string[]} keys
 * @returns {Record<string, string[]>}
 */
export function optionsFor(offer, keys) {
  return Object.assign({}, offer.options, ...chosenOf(offer, keys).map((module) => module.options ?? {}));
}

/**
 * The settings that say where set-up cards lie.
 * @param {Offer} offer
 * @param {string[]} keys
 */
export const layoutsFor = (offer, keys) => [offer, ...chosenOf(offer, keys)].flatMap(({ layouts }) => layouts);

/**
 * Why a module cannot be added, or null.
 * @param {Offer} offer
 * @param {Rules} rules
 * @param {string} key
 * @returns {Clash | null}
 */
export function moduleClash(offer, rules, key) {
  const module = moduleOf(offer, key);
  if (!module) return null;
  const other = chosenOf(offer, rules.modules).find(
    (chosen) => module.excludes.includes(chosen.key) || chosen.excludes.includes(key),
  );
  if (other) return { kind: 'module', key: other.key };
  const missing = module.needs.find((need) => !rules.modules.includes(need));
  if (missing) return { kind: 'needs', key: missing };
  const setting = Object.entries(rules.options).find(([option, value]) => module.excludes.includes(`${option}=${value}`));
  if (setting) return { kind: 'option', option: setting[0], value: setting[1] };
  const [least, most] = playerRange(offer, [...rules.modules, key]);
  return rules.players < least || rules.players > most ? { kind: 'players', least, most } : null;
}

/**
 * Why a house rule cannot be set so, or null.
 * @param {Offer} offer
 * @param {Rules} rules
 * @param {string} option
 * @param {string} value
 * @returns {Clash | null}
 */
export function optionClash(offer, rules, option, value) {
  const other = chosenOf(offer, rules.modules).find((module) => module.excludes.includes(`${option}=${value}`));
  return other ? { kind: 'module', key: other.key } : null;
}

/**
 * Modules without one of them, and without those that cannot be played without it.
 * @param {Offer} offer
 * @param {string[]} keys
 * @param {string} gone
 * @returns {string[]}
 */
function without(offer, keys, gone) {
  const left = keys.filter((key) => key !== gone);
  const stranded = chosenOf(offer, left).filter((module) => module.needs.includes(gone));
  return stranded.reduce((kept, { key }) => without(offer, kept, key), left);
}

/**
 * Rules with a module added or taken away; settings that came with it go with it, so do modules that need it,
 * and the number of players becomes one that can play.
 * @param {Offer} offer
 * @param {Rules} rules
 * @param {string} key
 * @param {boolean} on
 * @returns {Rules}
 */
export function withModule(offer, rules, key, on) {
  const modules = on ? [...rules.modules, key] : without(offer, rules.modules, key);
  const [least, most] = playerRange(offer, modules);
  const players = Math.min(Math.max(rules.players, least), most);
  const possible = optionsFor(offer, modules);
  const own = moduleOf(offer, key)?.layouts ?? [];
  // A box that lays other cards in place of some, such as goals, has no use for where those lay.
  const stay = layoutsFor(offer, modules).filter((name) => !own.includes(name));
  const options = Object.fromEntries(Object.entries(rules.options).filter(([option]) => option in possible || stay.includes(option)));
  return { ...rules, players, modules, options };
}

/**
 * Rules as a preset has them; the number of players stays, if it fits.
 * @param {Offer} offer
 * @param {Rules} rules
 * @param {Pick<Rules, 'edition' | 'modules' | 'options'>} preset
 * @returns {Rules}
 */
export function withPreset(offer, rules, { edition, modules, options }) {
  const [least, most] = playerRange(offer, modules);
  return { players: Math.min(Math.max(rules.players, least), most), edition, modules, options };
}

/**
 * Whether rules are those of a preset, whoever plays.
 * @param {Offer} offer
 * @param {Rules} rules
 * @param {Pick<Rules, 'edition' | 'modules' | 'options'>} preset
 */
export function isPreset(offer, rules, { edition, modules, options }) {
  const same = rules.edition === edition && [...rules.modules].sort().join() === [...modules].sort().join();
  return same && Object.keys(rules.options).every((option) => option in optionsFor(offer, modules)) && Object.entries(optionsFor(offer, modules)).every(([option, [usual]]) => (rules.options[option] ?? usual) === (options[option] ?? usual));
}

/**
 * Any modules that go together, each included with probability one half.
 * @param {Offer} offer
 * @param {Rules} rules
 * @returns {Rules}
 */
export function surprise(offer, rules) {
  const order = offer.modules.map(({ key }) => ({ key, at: Math.random(), in: Math.random() < 0.5 })).sort((a, b) => a.at - b.at);
  const bare = { ...rules, modules: /** @type {string[]} */ ([]), options: {} };
  return order.reduce((found, { key, in: wanted }) => (!wanted || moduleClash(offer, found, key) ? found : withModule(offer, found, key, true)), bare);
}

/**
 * The rules of a new table.
 * @param {Offer} offer
 * @returns {Rules}
 */
export function usualRules(offer) {
  const [least, most] = offer.players;
  const edition = offer.editions.includes('jubilee') ? 'jubilee' : offer.editions[0];
  return { players: Math.min(Math.max(5, least), most), edition, modules: [], options: {} };
}
