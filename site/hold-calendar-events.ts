import { askEarly } from '#client/early-answers.ts';
import { slotsQuery } from '#client/slots-query.ts';

/** The keys of a date grid (`moveFocus`), and those that choose a day. */
const gridKeys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', ' '],
]);

/** A day, and the buttons around the days: another month, the next free start. */
const DAY = '[role="grid"] td';
const BUTTON = '.booking button';

/** The mark of the day that was tapped last, until it is chosen. */
const TAPPED = 'data-tapped';

/**
 * Holds back clicks in the booking calendar, and keys in its grid, before React listens. The returned
 * function ends the holding and gives them back in their order, which the browser's own focus has followed.
 * A tapped day is marked at once, and its times are asked for: on a slow line React comes seconds later.
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

  const unmark = () => {
    for (const cell of document.querySelectorAll(`[${TAPPED}]`)) cell.removeAttribute(TAPPED);
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const day = (target as Element).closest<HTMLElement>(`${DAY}[aria-disabled="false"]`);
      const { date } = day?.dataset ?? {};
      if (!day || !date) return;
      unmark();
      day.setAttribute(TAPPED, '');
      // A quote in the address has a length of its own.
      if (new URLSearchParams(document.location.search).has('quote')) return;
      askEarly(
        `${document.location.origin}/api/calendar/slots?${new URLSearchParams(slotsQuery(date))}`,
      );
    },
    capture,
  );
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
    unmark();
  };
}
