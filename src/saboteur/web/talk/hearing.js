// Says what the others say, to those who listen, and shows the last of it where there is no room for more.
import { effect } from '@preact/signals';
import { lastWord, isMe } from '../table/state.js';
import { say } from '../ui.js';
import { heard } from './heard.js';
import { saidText, speaker } from './words.js';

/** Begins to read out what is said after this; returns what ends it. @param {number} since */
export function hear(since) {
  let last = since;
  return effect(() => {
    const fresh = heard.value.filter(({ i, seat }) => i > last && !isMe(seat));
    const newest = heard.value.at(-1);
    if (newest) last = Math.max(last, newest.i);
    if (newest && newest.i > since) lastWord.value = { seat: newest.seat, name: speaker(newest), text: saidText(newest), line: newest.line, i: newest.i, accused: newest.kind === 'suspect' ? newest.about : undefined };
    if (fresh.length > 0) say(fresh.map((one) => `${speaker(one)}: ${saidText(one)}`).join(' '));
  });
}
