/** Who is playing: a name and a face, remembered or suggested. */
import { useId } from 'preact/hooks';
import { offer } from './api.js';
import { draft } from './drafts.js';
import { html } from './html.js';
import { t } from './i18n.js';
import { table, you } from './net.js';
import { name, portrait } from './prefs.js';
import { Portrait } from './ui.js';

/** @import { Seat } from './protocol.js' */

const LONGEST_NAME = 24;

const luck = Math.random();
/** What is being typed, null before the first letter. */
const typed = draft('name');

/** What stands in the field: what was typed, now or earlier, else a dwarf's name. */
export function currentName() {
  return typed.value ?? (name.value || suggestedName());
}

const suggestedNames = () => t('suggested-names').split(/,\s*/);
const suggestedName = () => oneOf(suggestedNames(), (seat) => seat.name);

/** The faces of women, as in BOT_FACES of server/tables/faces.py; every second suggested name is a woman's, from the first on. */
const WOMEN = [1, 3, 5, 6, 8, 10];

/** The face that was chosen, if nobody else at the table has it. */
export const currentFace = () => (portrait.value >= 0 && !taken((seat) => seat.portrait).includes(portrait.value) ? portrait.value : freeFace());

/** A face that nobody else at the table has: one that fits the suggested name, if there is one. */
export function freeFace() {
  const isWoman = suggestedNames().indexOf(suggestedName()) % 2 === 0;
  const others = taken((seat) => seat.portrait);
  const fitting = allFaces().filter((which) => WOMEN.includes(which) === isWoman && !others.includes(which));
  return oneOf(fitting.length > 0 ? fitting : allFaces(), (seat) => seat.portrait);
}

/**
 * One of several, the same one as long as it is free: not what somebody at the table has already.
 * @template T
 * @param {T[]} all
 * @param {(seat: Seat) => T} had
 */
function oneOf(all, had) {
  const free = all.filter((one) => !taken(had).includes(one));
  const choices = free.length > 0 ? free : all;
  return choices[Math.floor(luck * choices.length)];
}

/** What the others at the table have. @template T @param {(seat: Seat) => T} had */
const taken = (had) => (table.value?.seats ?? []).flatMap((seat, at) => (seat && at !== you.value ? [had(seat)] : []));

const allFaces = () => Array.from({ length: offer.value?.portraits ?? 12 }, (_, which) => which);

/** What nobody can see: by Unicode's own list, and the two signs that are drawn as nothing. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;
/** Accents on one letter that smear over the lines around. */
const SMEAR = /\p{M}{5}/u;

/** A name as the server will keep it. @param {string} text */
export const tidy = (text) => text.replace(INVISIBLE, '').trim().replace(/\s+/g, ' ').normalize('NFC');

/** @param {string} text */
export function nameFault(text) {
  const letters = [...tidy(text)].length;
  if (/^[\p{M}\s]*$/u.test(tidy(text))) return t('name-empty');
  if (SMEAR.test(tidy(text))) return t('name-marks');
  return letters > LONGEST_NAME ? t('name-too-long', { most: LONGEST_NAME }) : null;
}

/** Who sits down, kept for the next time; null when the name will not do. */
export function whoIAm() {
  const chosen = tidy(currentName());
  if (nameFault(chosen)) {
    /** @type {HTMLElement | null} */ (document.querySelector('.who input'))?.focus();
    return null;
  }
  name.value = chosen;
  portrait.value = currentFace();
  return { name: chosen, portrait: currentFace() };
}

/** The fields for name and face, bound to what is remembered. */
export function Who() {
  return html`<${WhoFields} name=${currentName()} face=${currentFace()} fault=${nameFault(currentName())}
    onName=${(/** @type {string} */ text) => (typed.value = text)}
    onFace=${(/** @type {number} */ which) => (portrait.value = which)} />`;
}

/**
 * @param {{ name: string, face: number, fault: string | null, onName: (text: string) => void, onFace: (which: number) => void }} props
 */
export function WhoFields({ name: text, face: chosen, fault, onName, onFace }) {
  const id = useId();
  const others = taken((seat) => seat.portrait);
  return html`<div class="who">
    <div class="who-name">
      <${Portrait} face=${chosen} class="big" />
      <div class="field">
        <label for=${`${id}-name`}>${t('your-name')}</label>
        <input id=${`${id}-name`} value=${text} autocomplete="nickname" spellcheck=${false} enterkeyhint="done"
          aria-invalid=${!!fault} aria-describedby=${`${id}-fault`}
          onFocus=${(/** @type {any} */ event) => event.currentTarget.select()}
          onInput=${(/** @type {any} */ event) => onName(event.currentTarget.value)} />
        <p id=${`${id}-fault`} class=${fault ? 'fault' : 'unseen'}>${fault ?? ''}</p>
      </div>
    </div>
    <fieldset class="faces">
      <legend class="field-label">${t('your-face')}</legend>
      ${allFaces().map((which) => html`<label key=${which} class="face-pick">
        <input type="radio" name=${`${id}-face`} checked=${which === chosen} disabled=${others.includes(which)} onChange=${() => onFace(which)} />
        <${Portrait} face=${which} /><span class="unseen">${t('face', { number: which + 1 })}</span>
      </label>`)}
    </fieldset>
  </div>`;
}
