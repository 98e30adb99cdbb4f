/** Rules as part of an address: `players=5&edition=jubilee&of=chests&options=chests:random`. */

/** @import { Rules } from './protocol.js' */

/** @param {Rules} rules */
export function queryOf(rules) {
  const options = Object.entries(rules.options).map((pair) => pair.join(':')).join(';');
  const query = String(new URLSearchParams({ players: String(rules.players), edition: rules.edition, of: rules.modules.join(','), options }));
  // What an address need not hide: people read links.
  return query.replace(/%(2C|3A|3B)/g, decodeURIComponent);
}

/** @param {string} query @param {Rules} usual what it does not say @returns {Rules} */
export function rulesIn(query, usual) {
  const said = new URLSearchParams(query);
  const list = (/** @type {string} */ name, /** @type {string} */ sign) => (said.get(name) ?? '').split(sign).filter(Boolean);
  const options = Object.fromEntries(list('options', ';').map((pair) => [pair.split(':')[0], pair.slice(pair.indexOf(':') + 1)]));
  return { players: Number(said.get('players')) || usual.players, edition: said.get('edition') || usual.edition, modules: list('of', ','), options };
}
