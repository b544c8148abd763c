/** The keys of a date grid (`moveFocus`), and those that choose a day. */
const gridKeys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', ' '],
]);

/** A day, and the buttons around the days: another month, the next free start. */
const DAY = '[role="grid"] td';
const BUTTON = '.booking button';

/**
 * Holds back clicks in the booking calendar, and keys in its grid, before React listens. The returned
 * function ends the holding and gives them back in their order, which the browser's own focus has followed.
 */
export function holdCalendarEvents(document: Document): () => void {
  const held: (() => void)[] = [];
  const holding = new AbortController();
  const capture = { capture: true, signal: holding.signal };

  const hold = (event: Event, selector: string, repeat: (control: HTMLElement) => void) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (!control) return;
    event.preventDefault();
    // React may be listening to a part of the page already; it would count the event as well.
    event.stopImmediatePropagation();
    held.push(() => repeat(control));
  };

  document.addEventListener(
    'click',
    (event) =>
      hold(event, `${DAY}, ${BUTTON}`, (control) => {
        control.focus({ preventScroll: true });
        control.click();
      }),
    capture,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (!gridKeys.has(key) || altKey || ctrlKey || metaKey) return;
      hold(event, DAY, (cell) =>
        cell.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true })),
      );
    },
    capture,
  );

  return () => {
    holding.abort();
    for (const repeat of held.splice(0)) repeat();
  };
}
