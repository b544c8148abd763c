import { askEarly } from '#client/early-answers.ts';
import { slotsQuery } from '#client/slots-query.ts';
import { placeOf } from './place-of.ts';

/** The keys of a date grid (`moveFocus`), and those that choose a day. */
const gridKeys = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', ' '],
]);

/** A day, and the buttons around the days: other months, the next free start; those of a client's page. */
const DAY = '[role="grid"] td';
const BUTTON = '.booking button, .appointment button';

/** Marks the last day that was tapped, until it is chosen. */
const TAPPED = 'data-tapped';

/**
 * Holds clicks in the booking calendar and keys in its grid until React listens. The returned
 * function stops holding and replays the events in order; the browser's own focus has followed them
 * already. A tapped day is marked at once, and its times are fetched, because on a slow connection
 * React comes seconds later.
 */
export function captureCalendarEvents(document: Document): () => void {
  const held: (() => void)[] = [];
  const holding = new AbortController();
  const capture = { capture: true, signal: holding.signal };

  const hold = (event: Event, selector: string, repeat: (control: HTMLElement) => void) => {
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (!control) return;
    event.preventDefault();
    // React may already listen to a part of the page; it would count the event as well.
    event.stopImmediatePropagation();
    const place = placeOf(control);
    held.push(() => {
      const current = place();
      if (current) repeat(current);
    });
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
      // A quote in the URL has its own length.
      const query = new URLSearchParams(document.location.search);
      if (query.has('quote') || query.has('squareFootage')) return;
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
