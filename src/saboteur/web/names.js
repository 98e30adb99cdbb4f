// Bots' names as the reader writes them. The server gives each bot one name, which is all that travels.
import { t } from './i18n.js';

/** @import { Table } from './protocol.js' */

/** The names that the server gives, in the order of the text `bot-names`. */
export const BOTS = ['Bruna', 'Odvar', 'Tilde', 'Grim', 'Yrsa', 'Holt', 'Kveta', 'Milo', 'Runa', 'Berto', 'Signe', 'Tomek'];

/** Their own faces, in the same order. */
export const FACES = [3, 0, 1, 4, 5, 2, 6, 7, 8, 9, 10, 11];

/** @param {string} name of a bot */
export const called = (name) => t('bot-names').split(/,\s*/)[BOTS.indexOf(name)] ?? name;

/** The table with its bots' names in the reader's script. @template {Pick<Table, 'seats'>} T @param {T} told @returns {T} */
export const inScript = (told) => ({ ...told, seats: told.seats.map((seat) => seat?.bot ? { ...seat, name: called(seat.name) } : seat) });
