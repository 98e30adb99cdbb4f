// Something to do for players who cannot dig: ask for help, accuse, think.
import { html } from '../html.js';
import { t } from '../i18n.js';
import { busy } from '../net.js';
import { sheet } from '../table/state.js';
import { Button } from '../ui.js';
import { claim } from './composer.js';

export function Meanwhile() {
  return html`<${Button} class="do" disabled=${busy.value} onClick=${() => claim('repair-me')}>${t('claim-repair-me-button')}<//>
    <${Button} class="do" onClick=${() => (sheet.value = 'beliefs')}>${t('talk-beliefs')}<//>`;
}
