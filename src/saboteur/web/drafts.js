/** What was typed and not sent yet: it outlives a reload of this tab, and nothing else. */
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';

const PREFIX = 'saboteur.draft.';

/** @param {string} name */
function kept(name) {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string | null} text nothing is kept of an empty one */
function keep(name, text) {
  try {
    if (text) sessionStorage.setItem(PREFIX + name, text);
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

/** Whether something was typed there and not sent. @param {string} name */
export const isDrafted = (name) => kept(name) !== null;

/**
 * A text that is being typed, like useState.
 * @param {string} name
 * @returns {[string, (text: string) => void]}
 */
export function useDraft(name) {
  const [text, setText] = useState(kept(name) ?? '');
  /** @param {string} typed */
  const type = (typed) => {
    keep(name, typed);
    setText(typed);
  };
  return [text, type];
}

/** The same outside of components; null before the first letter. @param {string} name */
export function draft(name) {
  const typed = signal(kept(name));
  typed.subscribe((text) => keep(name, text));
  return typed;
}
