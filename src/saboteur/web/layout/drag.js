/** A card that is pulled to another place. A tap stays a tap. */

/** How far a finger may slip while it taps. */
const SLIP = 8;

/**
 * @param {HTMLElement} board
 * @param {(from: string, to: string) => void} onMove
 * @returns {() => void} ends it
 */
export function draggable(board, onMove) {
  /** @type {{ spot: HTMLElement, x: number, y: number, pulled: boolean } | null} */
  let pull = null;
  const stop = new AbortController();
  const spotAt = (/** @type {Event | Element | null} */ of) => /** @type {HTMLElement | null | undefined} */ ((of instanceof Event ? /** @type {Element} */ (of.target) : of)?.closest('.spot'));
  const on = (/** @type {string} */ kind, /** @type {(event: any) => void} */ act, capture = false) => board.addEventListener(kind, act, { signal: stop.signal, capture });
  on('pointerdown', (/** @type {PointerEvent} */ event) => {
    const spot = spotAt(event);
    pull = spot?.matches('.card') ? { spot, x: event.clientX, y: event.clientY, pulled: false } : null;
  });
  on('pointermove', (/** @type {PointerEvent} */ event) => {
    if (!pull) return;
    const [x, y] = [event.clientX - pull.x, event.clientY - pull.y];
    if (!pull.pulled && Math.hypot(x, y) < SLIP) return;
    if (!pull.pulled) board.setPointerCapture(event.pointerId);
    pull.pulled = true;
    pull.spot.style.setProperty('--pull', `${x}px ${y}px`);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    pull?.spot.style.removeProperty('--pull');
    if (pull?.pulled && event.type === 'pointerup') {
      const to = spotAt(document.elementFromPoint(event.clientX, event.clientY));
      if (to?.dataset.cell) onMove(pull.spot.dataset.cell ?? '', to.dataset.cell);
    }
    if (!pull?.pulled) pull = null;
  };
  on('pointerup', end);
  on('pointercancel', end);
  // The click that follows a pull is none.
  on('click', (/** @type {MouseEvent} */ event) => {
    if (pull?.pulled) event.stopPropagation();
    pull = null;
  }, true);
  return () => stop.abort();
}
