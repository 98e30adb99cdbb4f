// The answer to "what is this?": a picture, two sentences, what it does now, its rule and the lesson about it.
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { maybe, more, t } from '../i18n.js';
import { legal, you } from '../net.js';
import { styled } from '../style.js';
import { Dialog, RuleLink } from '../ui.js';
import { topic } from './asking.js';
import { playable } from './choose.js';
import { whyIdle } from './idle.js';
import { nowOf } from './now.js';
import { explanations } from './parts.js';
import { backMarkup, CardPicture, dwarfMarkup, Held } from './pictures.js';
import { cover, pressToSee } from './secrets.js';
import { asked, shown } from './state.js';
import { loadThings, nameFor, ownDwarf, Picture, rulesOf, sentencesOf, thingOf } from './things.js';
import { actionText, cardName, dwarfName } from './words.js';

/** @import { LegalAction } from '../protocol.js' */
/** @import { Refusal } from './state.js' */
/** @import { Topic } from './asking.js' */

await Promise.all([styled('table/what.css'), explanations(), more('lessons'), loadThings()]);

/** What an answer does. @param {LegalAction} action */
const effectOf = ({ verb, word }) => maybe(`what-do-${verb}-${word}`) ?? maybe(`what-do-${verb}`);

/** The answers to the question of the moment, once each, and what they do. */
function Answers() {
  const all = new Map(legal.value.map((action) => [effectOf(action) ?? actionText(action), action]));
  if (!asked.value || all.size === 0) return null;
  return html`<section class="what-answers"><h3>${t('what-answers')}</h3>
    <dl>${[...all].map(([effect, action]) => html`<div key=${effect}><dt>${actionText(action)}</dt><dd>${effectOf(action)}</dd></div>`)}</dl></section>`;
}

/** Why a card in hand can do nothing: the server says it. @param {Topic} about */
function useRefusal({ kind, key }) {
  const [why, say] = useState(/** @type {Refusal | null} */ (null));
  const idle = kind === 'card' && asked.value && !playable.value.has(key);
  useEffect(() => {
    say(null);
    if (idle) void whyIdle(key).then(say);
  }, [kind, key, idle]);
  return idle ? why : null;
}

/** The own dwarf is as covered here as at the table: the sheet tells of it while it is pressed. */
function OwnDwarf() {
  useEffect(() => cover, []);
  const open = ownDwarf();
  const mine = you.value === null ? null : (shown.value?.dwarves[you.value] ?? null);
  return html`<button type="button" class="what-dwarf" aria-pressed=${open !== null} aria-label=${t(open ? 'table-own-dwarf' : 'table-dwarf-covered', { dwarf: dwarfName(mine) })} ...${pressToSee('dwarf')}>
    <${CardPicture} markup=${open ? dwarfMarkup(open) : backMarkup('dwarf')} />${!open && html`<span aria-hidden="true">${t('table-press')}</span>`}</button>`;
}

/** The discards that I know, to be asked about one by one. */
function Discards() {
  const known = [...new Set((shown.value?.discard ?? []).filter((card) => card !== '?'))];
  return html`<ul class="what-cards">${known.map((card) => html`<li key=${card}>
    <button type="button" aria-label=${cardName(card)} onClick=${() => (topic.value = { kind: 'front', key: card, seat: -1 })}><${Held} card=${card} /></button></li>`)}</ul>`;
}

/** @param {{ about: Topic }} props */
function Body({ about }) {
  const why = useRefusal(about);
  const now = nowOf(about);
  const { rule, lesson } = rulesOf(thingOf(about));
  return html`
    <div class="what-top"><${about.key === 'own-dwarf' ? OwnDwarf : Picture} topic=${about} /><div>${sentencesOf(about).map((text) => html`<p key=${text}>${text}</p>`)}</div></div>
    ${about.kind === 'window' && about.key !== 'turn' && html`<${Answers} />`}
    ${(why || now.length > 0) && html`<section class="what-now"><h3>${t('what-now')}</h3>
      <ul>${why && html`<li>${why.text} ${why.rule && html`<${RuleLink} rule=${why.rule} />`}</li>`}${now.map((text) => html`<li key=${text}>${text}</li>`)}</ul></section>`}
    ${about.key === 'fact-discard' && html`<${Discards} />`}
    <p class="what-ends">
      ${rule && html`<span>${t('what-rule')} <${RuleLink} rule=${rule} /></span>`}
      ${lesson && html`<a href=${`/learn/${lesson}`} target="_blank" rel="noopener">${t('what-lesson', { lesson: t(`lesson-${lesson}`) })}</a>`}
    </p>`;
}

export function What() {
  useEffect(() => void explanations(), []);
  const about = topic.value;
  return about && html`<${Dialog} open class="sheet what-sheet" title=${nameFor(about)} onClose=${() => (topic.value = null)}><${Body} about=${about} /><//>`;
}
