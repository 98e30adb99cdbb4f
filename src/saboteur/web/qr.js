/** The table's link as a picture. It is fetched with a token, because whoever has the picture can watch. */
import { useEffect, useState } from 'preact/hooks';
import { bearer, tokenAt } from './api.js';
import { html } from './html.js';
import { seatAt } from './prefs.js';
import { isScreen } from './route.js';

/** @param {{ code: string, [attribute: string]: unknown }} props */
export function Qr({ code, ...attributes }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let here = true;
    let made = '';
    const load = async () => {
      const token = (isScreen.peek() && seatAt(`${code}.tv`)) || tokenAt(code);
      const answer = await fetch(`/qr/${code}.svg`, { headers: bearer(token) }).catch(() => null);
      const drawn = answer?.ok ? await answer.blob() : null;
      if (here && drawn) setPicture((made = URL.createObjectURL(drawn)));
    };
    void load();
    return () => {
      here = false;
      URL.revokeObjectURL(made);
    };
  }, [code]);
  return html`<img ...${attributes} src=${picture || undefined} />`;
}
