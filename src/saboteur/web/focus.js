// The keyboard's place is never lost: where something that had the focus goes away, what is nearest gets it.

/** What can take over; not fields, which would open the keyboard of a phone. */
const TAKES = 'button:not(:disabled, [tabindex="-1"]), a[href], summary, [tabindex="0"]';
/** The same, and what will take over once it is not disabled any more. */
const MAY = 'button, a[href], summary, [tabindex="0"]';

/** Where the focus was last, and what it lay in, the innermost first. */
let last = /** @type {Element | null} */ (null);
/** @type {Element[]} */
let around = [];
/** The page has just been opened elsewhere than at its front, or what had the focus is disabled for now. */
let waiting = location.pathname !== '/';

addEventListener('focusin', ({ target }) => {
  last = /** @type {Element} */ (target);
  around = [];
  for (let each = last.parentElement; each && !each.matches('main, #page'); each = each.parentElement) around.push(each);
  waiting = false;
});

/** Where one begins on a page: a heading that can be seen, what the page names, or any heading. */
function beginning() {
  const page = document.querySelector('main:not([aria-busy])');
  const named = page?.querySelector('[data-home] [tabindex="0"]');
  const heading = page?.querySelector('h1:not(.unseen)') ?? (named ? null : page?.querySelector('h1'));
  if (heading) /** @type {HTMLElement} */ (heading).tabIndex = -1;
  return heading ?? named;
}

function keep() {
  if (last?.matches(':disabled')) waiting = true;
  if (document.activeElement && document.activeElement !== document.body) return;
  const here = last?.isConnected ?? false;
  if (here && !waiting) return;
  if (here && last?.matches(':disabled')) return;
  const near = around.find((each) => each.isConnected && each.querySelector(MAY));
  const next = here ? last : near ? near.querySelector(TAKES) : beginning();
  /** @type {HTMLElement | null | undefined} */ (next)?.focus({ preventScroll: true });
}

new MutationObserver(keep).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open', 'tabindex'] });
