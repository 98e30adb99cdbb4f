// A lesson under way: the table's own parts show it, the server's rules answer, and only the progress is kept.
import { computed, signal } from '@preact/signals';
import { tableOf, tellEvents, tellGame } from '../alone.js';
import { ask } from '../api.js';
import { t } from '../i18n.js';
import { BOTS, FACES, called } from '../names.js';
import { answerWith } from '../net.js';
import { kept } from '../prefs.js';
import { receive, reset, table } from '../story.js';
import { answered } from './practice.js';

/** @import { Answers, Command, Face, Lesson as Listed, LessonShown as Shown, LessonTaken as Taken, Progress } from '../protocol.js' */

/** All lessons; null until they are loaded. @type {import('@preact/signals').Signal<Listed[] | null>} */
export const lessons = signal(null);
/** Where the lesson is. @type {import('@preact/signals').Signal<Progress | null>} */
export const progress = signal(null);
/** Lessons that were completed. @type {import('@preact/signals').Signal<string[]>} */
export const learnt = kept('learnt', /** @type {string[]} */ ([]));

let key = '';
/** @type {string[]} */
let done = [];
let told = 0;
let telling = 0;

export async function loadLessons() {
  lessons.value ??= await ask('/api/lessons');
}

/** The lesson after this one. @param {string} which */
export const after = (which) => computed(() => {
  const at = lessons.value?.findIndex((one) => one.key === which) ?? -1;
  return at < 0 ? null : (lessons.value?.[at + 1]?.key ?? null);
}).value;

/** This is the last lesson of the first course: time for a game. @param {string} which */
export function endsFirstCourse(which) {
  const listed = lessons.value ?? [];
  return listed.filter((one) => one.group === listed[0].group).at(-1)?.key === which;
}

/** @param {string} which */
export async function begin(which) {
  /** @type {Shown} */
  const shown = await ask(`/api/lessons/${which}`, {});
  key = which;
  done = [];
  told = 0;
  telling += 1;
  answerWith((command) => answered(() => answer(command)));
  receive({ t: 'table', table: tableOf(shown.rules, facesOf(shown), telling), you: shown.seat, others: [] });
  tellGame(telling, 0, shown);
  progress.value = shown;
}

/** The player among bots. @param {Shown} shown @returns {Face[]} */
function facesOf({ rules, seat }) {
  return Array.from({ length: rules.players }, (_, at) => {
    const bot = (at + rules.players - seat - 1) % rules.players;
    return { name: at === seat ? t('table-you') : called(BOTS[bot]), portrait: FACES[bot], bot: null };
  });
}

/** Leaves the lesson. */
export function leave() {
  answerWith(null);
  progress.value = null;
  if (table.peek()?.code === '') reset();
}

/** Reads on. */
export const readOn = () => take('', false);

/** Does what the lesson asks for, for players who want to see it. */
export const showMe = () => take(progress.peek()?.example ?? '', progress.peek()?.kind === 'try');

/** @param {string} deed @param {boolean} check @returns {Promise<Taken['said']>} */
async function take(deed, check) {
  const mine = telling;
  /** @type {Taken} */
  const taken = await ask(`/api/lessons/${key}`, { done, deed, check });
  if (mine !== telling) return { t: 'done' };
  done = taken.done;
  if (taken.events.length > 0) {
    told += 1;
    tellEvents(telling, told, taken);
  }
  progress.value = taken;
  if (taken.kind === 'end' && !learnt.peek().includes(key)) learnt.value = [...learnt.peek(), key];
  return taken.said;
}

/** What a card could do now. @param {string} card @returns {Promise<Taken['said']>} */
const look = async (card) => (await ask(`/api/lessons/${key}`, { done, deed: card, could: true })).said;

/** Answers what the table's parts ask, in place of a table. @param {Command} command @returns {Promise<Answers>} */
async function answer(command) {
  const id = '';
  const said = command.t === 'could' ? await look(command.card) : await take(command.t === 'act' || command.t === 'check' ? command.action : '', command.t === 'check');
  return said.t === 'not-here' ? { t: 'error', id, code: 'not-here', detail: '' } : { ...said, id };
}
