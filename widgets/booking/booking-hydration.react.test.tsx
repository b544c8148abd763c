import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Opening } from '#domain/schedule/opening.ts';
import { usualOpening } from '#domain/schedule/testing/usual-opening.ts';
import { hydrate } from '#ui/testing/hydrate.tsx';
import '#ui/tokens/tokens.css';
import '#ui/ui.css';
import '#ui/skeleton.css';
import './booking.css';
import { createBookingStore } from './booking.store.ts';
import { BookingWidget } from './booking.tsx';

/** Renders with its own store on server and client, as the site's page does. */
function CalendarPage({ opening }: { opening: Opening }) {
  const [store] = useState(() => createBookingStore(opening));
  return <BookingWidget store={store} />;
}

test.each([320, 900])('hydration moves nothing, %i px wide', async (width) => {
  // An answer could arrive before the positions are compared, and a failure adds a line.
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  const positions = (host: HTMLElement) =>
    [...host.querySelectorAll('section, h3, .booking-times > *')]
      // The month's heading depends on the visitor's current time.
      .filter((part) => !part.matches('.booking-month'))
      .map((part) => part.getBoundingClientRect().toJSON());
  let served: unknown;
  const host = await hydrate(<BookingWidget partner="jane-doe-realty" />, (place) => {
    place.style.width = `${width}px`;
    served = positions(place);
  });
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(positions(host)).toEqual(served);
});

test('hydration replaces the server’s time with the visitor’s', async () => {
  const opening = usualOpening(new Date('2027-03-03T15:00:00Z'));
  vi.setSystemTime('2027-03-04T15:00:00Z');
  await hydrate(<CalendarPage opening={opening} />, (place) => {
    expect(place.querySelector('[aria-current=date]')?.textContent).toBe('3');
  });
  // The rest of its label depends on the answer for its month.
  const today = page.getByLabelText(/^Thursday, March 4, 2027/);
  await expect.element(today).toHaveAttribute('aria-current', 'date');
});
