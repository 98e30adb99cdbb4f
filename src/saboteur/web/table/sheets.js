// Sheets over the table: the own dwarf at the start of a round, and how the last one ended.
import { effect, signal } from '@preact/signals';
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { view, you } from '../net.js';
import { calm } from '../prefs.js';
import { Button, Dialog, later } from '../ui.js';
import { confirmDwarf, pendingDwarf, pendingEnd } from './ceremony.js';
import { CardPicture, dwarfMarkup, backMarkup } from './pictures.js';
import { glimpsed, isOpen } from './secrets.js';
import { asked } from './state.js';
import { dwarfName } from './words.js';

const Ended = later(() => import('../scenes/round.js').then((module) => module.RoundSheet));

const Glimpse = later(() => import('../scenes/seen.js').then((module) => module.GoalSeen));

/** The goal that I look at, until I have put it back. */
export const GoalSheet = () => glimpsed.value && html`<${Glimpse} />`;

// It never keeps anybody from an answer, nor from a round that has begun: it can be looked at again in its place.
effect(() => {
  const [now, at] = [glimpsed.value, view.value];
  const late = now?.round !== at?.round || pendingEnd.value || pendingDwarf.value || (asked.value && at?.window.kind !== 'turn');
  if (now && late) glimpsed.value = null;
});

/** How the round ended, until one has read it. */
export const RoundSheet = () => pendingEnd.value && html`<${Ended} />`;

/** Where there is nothing to hide, the card need not be turned over first. */
const turnedOver = signal('');

/** I know who I am: the card goes to its place, face down. */
async function enter() {
  const flights = calm.peek() ? null : await import('./flights.js').catch(() => null);
  const from = flights?.spotOf('.turning') ?? null;
  confirmDwarf();
  void flights?.fly(backMarkup('dwarf'), from, flights.spotOf('.own-dwarf svg'), { ms: 350 });
}

/** Who I am in this round: a card that lies face down until I turn it over, and then wants to be understood. */
export function DwarfSheet() {
  const key = you.value === null ? null : view.value?.dwarves[you.value];
  const fresh = Boolean(key) && pendingDwarf.value;
  const which = `${view.value?.round} ${key}`;
  const open = isOpen('dwarf') || turnedOver.value === which;
  return html`<${Dialog} open=${fresh} class=${`dwarf-sheet ${open ? 'open' : 'covered'}`} title=${t('table-round-of', { round: view.value?.round ?? 1 })} onClose=${confirmDwarf}>
    <button type="button" class=${`turning ${open ? 'fresh' : ''}`} aria-label=${open ? dwarfName(key ?? null) : t('table-turn-over')} onClick=${() => (turnedOver.value = which)}>
      ${open && html`<${CardPicture} class="obverse" markup=${dwarfMarkup(key ?? 'digger')} name=${dwarfName(key ?? null)} />`}<${CardPicture} class="rear" markup=${backMarkup('dwarf')} />
    </button>
    <p class="dwarf-who">${open ? t('table-you-play', { dwarf: dwarfName(key ?? null) }) : t('table-your-dwarf')}</p>
    <p class="dwarf-aim">${open ? (maybe(`dwarf-${key}-aim`) ?? '') : t('table-dwarf-alone')}</p>
    <${Button} kind="primary" autofocus onClick=${() => (open ? void enter() : (turnedOver.value = which))}>${t(open ? 'table-understood' : 'table-turn-over')}<//>
  <//>`;
}
