// The switch for the sound: among the other controls, and at the table by itself.
import { html } from './html.js';
import { t } from './i18n.js';
import { sound } from './prefs.js';
import { play } from './table/sound.js';
import { Button } from './ui.js';

/** Whoever switches it on hears what it is like. */
function turnSound() {
  sound.value = !sound.value;
  play('horn');
}

export function SoundSwitch() {
  const label = t(sound.value ? 'sound-on' : 'sound-off');
  return html`<${Button} kind="quiet" class="square" icon=${sound.value ? 'sound-on' : 'sound-off'} title=${label}
    aria-label=${t('sound')} aria-pressed=${sound.value} onClick=${turnSound} />`;
}
