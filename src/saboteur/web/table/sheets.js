// Sheets over the table: the own dwarf at the start of a round, and how the last one ended.
import { html } from '../html.js';
import { maybe, t } from '../i18n.js';
import { view, you } from '../net.js';
import { Button, Dialog, later } from '../ui.js';
import { confirmDwarf, pendingDwarf, pendingEnd } from './ceremony.js';
import { CardPicture, dwarfMarkup, backMarkup } from './pictures.js';
import { dwarfName } from './words.js';

const Ended = later(() => import('./round.js').then((module) => module.RoundSheet));

/** How the round ended, until one has read it. */
export const RoundSheet = () => pendingEnd.value && html`<${Ended} />`;

/** Who I am in this round: a card that turns over and wants to be understood. */
export function DwarfSheet() {
  const key = you.value === null ? null : view.value?.dwarves[you.value];
  const fresh = pendingDwarf.value;
  return html`<${Dialog} open=${Boolean(key) && fresh} class="dwarf-sheet" title=${t('table-round-of', { round: view.value?.round ?? 1 })} onClose=${confirmDwarf}>
    <div class="turning fresh">
      <${CardPicture} class="obverse" markup=${dwarfMarkup(key ?? 'digger')} name=${dwarfName(key ?? null)} /><${CardPicture} class="rear" markup=${backMarkup('dwarf')} />
    </div>
    <p class="dwarf-who">${t('table-you-play', { dwarf: dwarfName(key ?? null) })}</p>
    <p class="dwarf-aim">${maybe(`dwarf-${key}-aim`) ?? ''}</p>
    <${Button} kind="primary" autofocus onClick=${confirmDwarf}>${t('table-understood')}<//>
  <//>`;
}

