// A record that somebody brings: chosen, or dropped anywhere on the page.
import { useEffect, useState } from 'preact/hooks';
import { html } from '../html.js';
import { t } from '../i18n.js';
import { Icon } from '../ui.js';

/** Longer than any game is, and all that the server reads. */
const LONGEST = 256 * 1024;

/**
 * Lets a file be dropped on the page; true while one is carried over it.
 * @param {(text: string) => void} onText
 * @param {(fault: string) => void} onFault
 */
export function useDrop(onText, onFault) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const carries = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files');
    const drag = (/** @type {DragEvent} */ event) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null));
    };
    const drop = (/** @type {DragEvent} */ event) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(false);
      void read(event.dataTransfer?.files[0], onText, onFault);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', drag);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', drag);
      removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

/** @param {File | undefined} file @param {(text: string) => void} onText @param {(fault: string) => void} onFault */
async function read(file, onText, onFault) {
  if (!file) return;
  if (file.size > LONGEST) onFault(t('replay-too-long', { most: LONGEST / 1024 }));
  else onText(await file.text());
}

/** @param {{ onText: (text: string) => void, onFault: (fault: string) => void }} props */
export function Choose({ onText, onFault }) {
  return html`<label class="button choose"><${Icon} name="log" />${t('replay-choose')}
    <input type="file" class="unseen" accept=".sab,text/plain" onChange=${(/** @type {any} */ event) => void read(event.currentTarget.files[0], onText, onFault)} />
  </label>`;
}
