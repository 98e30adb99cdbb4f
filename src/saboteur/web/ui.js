/** Small parts that every page is made of. */
import { signal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { opened, openBook } from './book/open.js';
import { facePicture, signPicture } from './drawings.js';
import { html } from './html.js';
import { t } from './i18n.js';
import { go } from './route.js';
import { checkVersion } from './upgrade.js';

/** @typedef {import('preact').ComponentChildren} Children */

/**
 * A button; `kind` is 'plain', 'primary', 'quiet' or 'danger'. Everything else goes to the element.
 * @param {{ kind?: string, icon?: string, children?: Children, class?: string, [prop: string]: any }} props
 */
export function Button({ kind = 'plain', icon, children, class: more = '', ...rest }) {
  return html`<button type="button" class=${`button ${kind} ${more}`} ...${rest}>
    ${icon && html`<${Icon} name=${icon} />`}${children}
  </button>`;
}

/**
 * A real link within the house, followed without loading the page anew.
 * @param {{ to: string, class?: string, children?: Children }} props
 */
export function Link({ to, class: look = '', children }) {
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return html`<a class=${look} href=${to} onClick=${follow}>${children}</a>`;
}

/** How long to wait before a part that could not be had is asked for again, at first and at most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/**
 * A part that is fetched when it is first shown; if it cannot be had, that is said, and tried until it can.
 * @param {() => Promise<(props: any) => any>} load
 */
export function later(load) {
  /** @type {((props: any) => any) | null} */
  let part = null;
  return function Later(/** @type {any} */ props) {
    const [, draw] = useState(part ? 1 : 0);
    useEffect(() => {
      // It may have come since this was drawn: for another, who is gone by now.
      if (part) return draw(1);
      return persist(async () => draw((part ??= await load()) ? 1 : 0));
    }, []);
    return part && html`<${part} ...${props} />`;
  };
}

/**
 * Does something that needs the network until it succeeds: again after a while, and as soon as there is a network.
 * @param {() => Promise<unknown>} deed
 * @returns {() => void} gives up
 */
export function persist(deed) {
  let pause = FIRST_PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let over = false;
  const attempt = () => {
    clearTimeout(timer);
    deed().then(stop, (fault) => {
      if (over) return;
      console.warn(fault);
      if (pause === FIRST_PAUSE) toast(t('part-failed'));
      void checkVersion();
      timer = setTimeout(attempt, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    });
  };
  const stop = () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
  addEventListener('online', attempt);
  attempt();
  return stop;
}

/**
 * A drawn sign. It is decoration unless it has a label.
 * @param {{ name: string, label?: string }} props
 */
export function Icon({ name, label }) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return html`<span class="icon" ...${spoken} dangerouslySetInnerHTML=${{ __html: signPicture(name) }}></span>`;
}

/**
 * A player's face; the name stands beside it, so it is decoration.
 * @param {{ face: number, class?: string }} props
 */
export function Portrait({ face, class: more = '' }) {
  return html`<span class=${`portrait ${more}`} aria-hidden="true"
    dangerouslySetInnerHTML=${{ __html: facePicture(face) }}></span>`;
}

/**
 * A window over the page. The browser keeps the focus inside and gives it back.
 * @param {{ open: boolean, onClose: () => void, title: string, children?: Children, class?: string }} props
 */
export function Dialog({ open, onClose, title, children, class: more = '' }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  const since = useRef(nth);
  // Before the next key: one pressed between drawing and opening would go past the window.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    box.current?.showModal();
    // A window that is taken away instead of being closed gives nothing back by itself.
    return () => before instanceof HTMLElement && before.isConnected && document.activeElement === document.body && before.focus();
  }, [open]);
  if (!open) since.current = nth;
  if (!open) return null;
  const outside = (/** @type {MouseEvent} */ event) => event.target === box.current && box.current?.close();
  return html`<dialog ref=${box} class=${`dialog ${more}`} aria-labelledby=${heading} onClose=${onClose} onClick=${outside}>
    <div class="dialog-body">
      <header class="dialog-head">
        <h2 id=${heading}>${title}</h2>
        <${Button} kind="quiet" class="square" icon="close" aria-label=${t('close')} onClick=${() => box.current?.close()} />
      </header>
      ${children}
    </div>
    <${Heard} since=${since.current} />
  </dialog>`;
}

/** How many lines stay for those who read up on them. */
const KEPT = 20;
/** What screen readers were told, the newest last: a list, so that nothing takes the place of what is still being read. */
const heard = signal(/** @type {{ nth: number, text: string }[]} */ ([]));
/** @type {import('@preact/signals').Signal<{ text: string, rule?: string } | null>} */
const news = signal(/** @type {{ text: string, rule?: string } | null} */ (null));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;
let nth = 0;

/**
 * Tells screen readers something, when they are done with what they say.
 * @param {string} text
 */
export function say(text) {
  heard.value = [...heard.peek(), { nth: (nth += 1), text }].slice(-KEPT);
}

/** The lines that screen readers were told. An open window has a list of its own: what is behind it is not heard. @param {{ since?: number }} props */
function Heard({ since = 0 }) {
  return html`<div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label=${t('heard-log')}>
    ${heard.value.filter((line) => line.nth > since).map((line) => html`<p key=${line.nth}>${line.text}</p>`)}
  </div>`;
}

/**
 * Tells everyone something for a few seconds, with the rule behind it if there is one.
 * @param {string} text
 * @param {string} [rule]
 */
export function toast(text, rule) {
  say(text);
  news.value = { text, rule };
  clearTimeout(fading);
  fading = setTimeout(() => (news.value = null), 6000);
}

/** What was said just now, to be heard or to be seen. */
export function Announcer() {
  const now = news.value;
  return html`<${Heard} />${now && html`<div class="toast" role="status" aria-live="off"><p>${now.text}</p>${now.rule && html`<${RuleLink} rule=${now.rule} />`}</div>`}`;
}

/** @param {{ rule: string }} props */
export function RuleLink({ rule }) {
  return html`<button type="button" class="rule-link" onClick=${() => openBook({ rule })}
    aria-label=${t('rule-open', { rule })}>${rule}</button>`;
}

const Book = later(() => import('./book/book.js').then((module) => module.Book));

/** The rulebook, when it lies open; there is one. */
export const RuleSheet = () => opened.value && html`<${Book} />`;

/**
 * Marks one of several buttons as chosen: a row of choices that arrow keys walk through.
 * @param {{ name: string, label: string, value: string, choices: [string, Children][], onChange: (value: string) => void,
 *   disabled?: boolean, refused?: Record<string, string | null> }} props
 */
export function Choice({ name, label, value, choices, onChange, disabled = false, refused = {} }) {
  return html`<fieldset class="choice" disabled=${disabled}>
    <legend>${label}</legend>
    <div class="choice-row">
      ${choices.map(
        ([key, text]) => html`<label key=${key} class="chip" title=${refused[key] ?? undefined}>
          <input type="radio" name=${name} value=${key} checked=${key === value} disabled=${!!refused[key]}
            onChange=${() => onChange(key)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
