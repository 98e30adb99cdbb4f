// Groups with one stop for Tab: arrow keys walk through what is in them.
import { useCallback, useRef } from 'preact/hooks';

/** @type {Record<string, (at: number, count: number) => number>} */
const STEPS = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** @param {HTMLElement} group @param {string} what @returns {() => void} ends it */
function rove(group, what) {
  /** @type {HTMLElement | undefined} */
  let stop;
  const settle = () => {
    const all = /** @type {HTMLElement[]} */ ([...group.querySelectorAll(what)]);
    if (!stop || !all.includes(stop)) stop = all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    return all;
  };
  const came = (/** @type {FocusEvent} */ event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(what)) return;
    stop = event.target;
    settle();
  };
  const typed = (/** @type {KeyboardEvent} */ event) => {
    const all = settle();
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
    if (at < 0 || !(event.key in STEPS) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[STEPS[event.key](at, all.length)].focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', came);
  group.addEventListener('keydown', typed);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', came);
    group.removeEventListener('keydown', typed);
  };
}

/** Makes an element such a group: what it gives is the element's `ref`. @param {string} [what] */
export function useRoving(what = 'button:not(:disabled)') {
  const end = useRef(() => {});
  return useCallback((/** @type {HTMLElement | null} */ group) => {
    end.current();
    end.current = group ? rove(group, what) : () => {};
  }, [what]);
}
