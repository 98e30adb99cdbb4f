/** How people come to a table: they make one, or sit down at it. */
import { Refusal, loadOffer, makeTable, offer, sitDown } from './api.js';
import { bestBot, errorText, fillWithBots, order, starting, tryTo } from './deeds.js';
import { usualRules, withPreset } from './fitting.js';
import { table } from './net.js';
import { advising, botWish, held } from './prefs.js';
import { go, goToSeat } from './route.js';
import { toast } from './ui.js';
import { whoIAm } from './who.js';

/** @import { Offer, Rules } from './protocol.js' */

/** A bot that thinks for about as long as a friend who knows the game. */
const PACE = 900;
/** Players of the first game, and how good its bots are. */
const FIRST_GAME = 4;
const EASY = 'rule';

/**
 * A table among friends: nobody has to hurry.
 * @param {(offer: Offer) => Rules} [rules]
 * @param {number} [pace]
 */
async function newTable(rules = usualRules, pace = PACE) {
  const me = whoIAm();
  if (!me) return null;
  return tryTo(async () => {
    await loadOffer();
    const place = await makeTable({ ...me, rules: rules(/** @type {Offer} */ (offer.value)), open: false, pace });
    goToSeat(place.code, place.token);
    return place;
  });
}

/** A table for people around one device. */
export async function playOnOneDevice() {
  const place = await newTable();
  if (place) held.value = { ...held.peek(), [place.code]: [place.token] };
}

/** A table for a big screen that everyone in the room sees; phones join it. */
export function showOnScreen() {
  return tryTo(async () => {
    await loadOffer();
    const rules = usualRules(/** @type {Offer} */ (offer.value));
    const { code, token } = await makeTable({ name: null, rules, pace: PACE });
    go(`/tv/${code}#s=${token}`);
  });
}

/** A table whose set-up cards lie as somebody has laid them out. @param {Rules} rules */
export const playLaidOut = (rules) => newTable(() => rules);

/** A table with empty seats, to be shared. */
export function playWithFriends() {
  return newTable();
}

/** A table full of bots that begins at once. */
export function playWithBots() {
  const { level, pace } = botWish.peek();
  return beginWithBots(botRules, level, pace || PACE);
}

/** The game after the first lessons: the base game, with three bots that play by the book, and with hints. */
export function playFirstGame() {
  advising.value = true;
  return beginWithBots((offer) => ({ ...usualRules(offer), players: FIRST_GAME }), EASY, PACE);
}

/** @param {(offer: Offer) => Rules} rules @param {string} level @param {number} pace */
async function beginWithBots(rules, level, pace) {
  starting.value = true;
  try {
    if (!(await newTable(rules, pace))) return;
    await atTable();
    const known = offer.value?.bots.includes(level) ? level : bestBot();
    if (await fillWithBots(known)) await order({ t: 'start' });
  } finally {
    starting.value = false;
  }
}

/** The rules that were last chosen for a game against bots, as far as this server has them. @param {Offer} offer @returns {Rules} */
export function botRules(offer) {
  const { players, preset } = botWish.value;
  const usual = usualRules(offer);
  const chosen = offer.presets.find(({ key }) => key === preset)?.rules ?? usual;
  return withPreset(offer, { ...usual, players: players || usual.players }, chosen);
}

/** Waits until the table is in sight. */
function atTable() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const stop = table.subscribe((now) => {
        if (!now) return;
        resolve();
        queueMicrotask(() => stop());
      });
    })
  );
}

/**
 * Sits down, or says why not: in a toast, unless the host has to be asked first.
 * @param {string} code
 * @param {number} [seat] during a game: the one that is asked for
 * @returns {Promise<string | null>} why not, null if all went well
 */
export async function sitAt(code, seat) {
  const me = whoIAm();
  if (!me) return 'malformed';
  try {
    const place = await sitDown(code, { ...me, seat });
    goToSeat(place.code, place.token);
    return null;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.code !== 'ask-host') toast(errorText(fault.code, fault.detail));
    return fault.code;
  }
}
