// The table to practise at, for lessons and for games played on: nobody else sits there.
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Refusal } from '../api.js';
import { errorText } from '../deeds.js';
import { html } from '../html.js';
import { startAsking, WhatSheet } from '../table/asking.js';
import { startAttention } from '../table/attention.js';
import { Bar, Lane } from '../table/bar.js';
import { refit } from '../table/camera.js';
import { confirmDwarf, forgetEnds, pendingDwarf } from '../table/ceremony.js';
import { Facts } from '../table/facts.js';
import { Hand } from '../table/hand.js';
import { startKeys } from '../table/keys.js';
import { LogSheet } from '../table/lines.js';
import { Mine } from '../table/mine.js';
import { startMotion } from '../table/motion.js';
import { Plates } from '../table/plates.js';
import { RoundSheet } from '../table/sheets.js';
import { closely, frozen, takeBack } from '../table/state.js';
import { later } from '../ui.js';

/** @import { Answers } from '../protocol.js' */

const PlayerSheet = later(() => import('../table/closely.js').then((module) => module.PlayerSheet));

/** Begins a game, and everything that the table needs. @param {() => Promise<void>} begin @param {() => void} leave */
export function usePractice(begin, leave) {
  const [fault, setFault] = useState(/** @type {string | null} */ (null));
  const start = async () => {
    frozen.value = closely.value = null;
    takeBack();
    try {
      await begin();
      forgetEnds();
      refit();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(errorText(error.code, error.detail));
    }
  };
  useEffect(() => {
    void start();
    const ends = [startMotion(), startAttention(), startKeys(), startAsking(), effect(() => void (pendingDwarf.value && confirmDwarf())), leave];
    return () => ends.forEach((end) => end());
  }, []);
  return { fault, start };
}

/** What the server said to a question of the table's parts, or why it refused. @param {() => Promise<Answers>} asked @returns {Promise<Answers>} */
export async function answered(asked) {
  try {
    return await asked();
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return { t: 'error', id: '', code: fault.code, detail: fault.detail };
  }
}

/** The table, below whatever is said about the game. @param {{ coach: unknown, children?: unknown }} props */
export function Practice({ coach, children }) {
  return html`<main class="table-page lesson-page">
    ${coach}
    <div class="top-line"><${Facts} /></div>
    <${Hand} />
    <${Lane} />
    <div class="bar-slot"><${Bar} /></div>
    <div class="middle"><${Mine} /></div>
    <div class="rail"><${Plates} /></div>
    ${children}<${RoundSheet} /><${LogSheet} /><${WhatSheet} />
    ${closely.value !== null && html`<${PlayerSheet} seat=${closely.value} />`}
  </main>`;
}
