// Step, play, jump: the bar under the mine, and its keys.
import { useEffect } from 'preact/hooks';
import { html } from '../html.js';
import { lang, t } from '../i18n.js';
import { table } from '../story.js';
import { LastLine, lines } from '../table/log.js';
import { Sign } from '../table/pictures.js';
import { spoken } from '../table/words.js';
import { at, back, jump, leap, next, playing, rounds, speed, SPEEDS, steps, toggle, told } from './player.js';
import { Why } from './why.js';

/** @type {Record<string, string>} */
const SIGNS = {
  first: 'M6 5v14M18 6l-8 6 8 6z',
  back: 'M15 6l-8 6 8 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 6l8 6-8 6z',
  last: 'M18 5v14M6 6l8 6-8 6z',
};

/** @param {{ sign: string, text: string, onClick: () => void, off?: boolean, class?: string }} props */
function Key({ sign, text, onClick, off = false, class: more = '' }) {
  return html`<button type="button" class=${`tool-button ${more}`} aria-label=${text} title=${text} aria-disabled=${off} onClick=${() => off || onClick()}><${Sign} d=${SIGNS[sign]} /></button>`;
}

/** @param {number} factor */
const speedText = (factor) => `${new Intl.NumberFormat(lang.value).format(factor)}×`;

/** Where we are, in words: what a slider says. */
function whereText() {
  const where = t('replay-at', { at: at.value, of: steps.value.length });
  const last = lines.value.at(-1);
  return last ? `${where}: ${spoken(last.text, last.event)}` : where;
}

/** @param {KeyboardEvent} event */
function typed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog, .mine-svg')) return;
  const pressed = event.key === ' ' && target.closest('button, a, summary');
  /** @type {Record<string, () => void>} */
  const deeds = { ArrowRight: next, ArrowLeft: back, ' ': toggle, Home: () => jump(0), End: () => jump(steps.peek().length), PageDown: () => leap(1), PageUp: () => leap(-1) };
  const deed = deeds[event.key];
  if (!deed || pressed) return;
  event.preventDefault();
  deed();
}

export function Transport() {
  const end = at.value >= steps.value.length;
  useEffect(() => {
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  const stop = (/** @type {() => void} */ deed) => () => {
    playing.value = false;
    deed();
  };
  return html`<section class="transport" aria-label=${t('replay-controls')}>
    <div class="now" role="status" aria-live=${playing.value ? 'off' : 'polite'}>${at.value > 0 ? html`<${LastLine} />` : html`<p class="small">${t('replay-begins')}</p>`}</div>
    <div class="track">
      <input type="range" class="where" min="0" max=${steps.value.length} value=${at.value} aria-label=${t('replay-where')} aria-valuetext=${whereText()}
        onInput=${(/** @type {any} */ event) => stop(() => jump(Number(event.currentTarget.value)))()} />
      <div class="ticks" aria-hidden="true">${rounds.value.slice(1).map((round) => html`<i key=${round.at} style=${{ left: `${(100 * round.at) / Math.max(1, steps.value.length)}%` }} />`)}</div>
    </div>
    <div class="buttons">
      <div class="rounds" role="group" aria-label=${t('replay-rounds')}>
        ${rounds.value.map(({ round, at: begins }, index) => {
          const here = at.value >= begins && at.value < (rounds.value[index + 1]?.at ?? Infinity);
          return html`<button key=${round} type="button" class="round-button" aria-current=${here ? 'true' : undefined} aria-label=${t('replay-round', { round })} onClick=${stop(() => jump(begins))}>${round}</button>`;
        })}
      </div>
      <div class="steps" role="group" aria-label=${t('replay-steps')}>
        <${Key} sign="first" class="ends" text=${t('replay-first')} off=${at.value === 0} onClick=${stop(() => jump(0))} />
        <${Key} sign="back" text=${t('replay-back')} off=${at.value === 0} onClick=${stop(back)} />
        <${Key} sign=${playing.value ? 'pause' : 'play'} class="main" text=${t(playing.value ? 'replay-pause' : 'replay-play')} onClick=${toggle} />
        <${Key} sign="next" text=${t('replay-next')} off=${end} onClick=${stop(next)} />
        <${Key} sign="last" class="ends" text=${t('replay-last')} off=${end} onClick=${stop(() => jump(steps.peek().length))} />
      </div>
      <label class="speed"><span class="unseen">${t('replay-speed')}</span>
        <select value=${speed.value} onChange=${(/** @type {any} */ event) => (speed.value = Number(event.currentTarget.value))}>
          ${SPEEDS.map((factor) => html`<option key=${factor} value=${factor}>${speedText(factor)}</option>`)}
        </select></label>
      <${Why} />
    </div>
  </section>`;
}

/** Through whose eyes: all-seeing, a spectator's, or a player's. @param {{ onChange: (eyes: string) => void }} props */
export function Eyes({ onChange }) {
  const seats = table.value?.seats ?? [];
  return html`<label class="eyes"><span class="unseen">${t('replay-eyes')}</span>
    <select value=${told.value?.eyes} onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.value)}>
      <option value="all">${t('replay-eyes-all')}</option>
      <option value="public">${t('replay-eyes-public')}</option>
      ${seats.map((seat, index) => html`<option key=${index} value=${`p${index + 1}`}>${t('replay-eyes-of', { who: seat?.name ?? '' })}</option>`)}
    </select>
  </label>`;
}
