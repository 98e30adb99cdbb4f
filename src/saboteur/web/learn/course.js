// A lesson under way: the table's own parts show it, the server's rules answer, and only the progress is kept.
import { computed, signal } from '@preact/signals';
import { ask, Refusal } from '../api.js';
import { t } from '../i18n.js';
import { BOTS, FACES, called } from '../names.js';
import { answerWith } from '../net.js';
import { kept } from '../prefs.js';
import { receive, reset, table } from '../story.js';

/** @import { Answers, Command, Lesson as Listed, LessonShown as Shown, LessonTaken as Taken, Progress, Seat } from '../protocol.js' */

const NO_CLOCK = { banks: null, left: null };

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
  answerWith(answer);
  receive({ t: 'table', table: tableOf(shown), you: shown.seat, others: [] });
  receive({ t: 'game', k: telling, n: 0, view: shown.view, legal: shown.legal, log: shown.log, clock: NO_CLOCK, ways: [], commitment: '', fair: null });
  progress.value = shown;
}

/** @param {Shown} shown @returns {import('../protocol.js').Table} */
function tableOf({ rules, seat }) {
  const seats = Array.from({ length: rules.players }, (_, at) => {
    const bot = (at + rules.players - seat - 1) % rules.players;
    return /** @type {Seat} */ ({ name: at === seat ? t('table-you') : called(BOTS[bot]), portrait: FACES[bot], bot: null, here: true, held: false });
  });
  return { code: '', link: '', host: 0, phase: 'playing', games: telling, seats, votes: [], knocks: [], nudged: null, intermission: null, fair: null, result: null, rules, clock: { kind: 'none' }, open: false, pace: 0, window: 0, balance: null, delay: { seconds: 0, moves: 0 }, shared: false, begins: { kind: 'lot' }, chat: false, screen: null };
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
    receive({ t: 'events', k: telling, n: told, events: taken.events, legal: taken.legal, clock: NO_CLOCK, ways: [] });
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
  try {
    const said = command.t === 'could' ? await look(command.card) : await take(command.t === 'act' || command.t === 'check' ? command.action : '', command.t === 'check');
    return said.t === 'not-here' ? { t: 'error', id, code: 'not-here', detail: '' } : { ...said, id };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return { t: 'error', id, code: fault.code, detail: fault.detail };
  }
}
