import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { type Opening, openingAt } from '#domain/schedule/opening.ts';
import { hydrate, onReact } from '#widgets/core/testing/hydrate.tsx';
import '#widgets/core/tokens.css';
import '#widgets/core/ui/ui.css';
import '#widgets/core/ui/form.css';
import '#widgets/core/ui/skeleton.css';
import './booking.css';
import { createBookingStore } from './booking.store.ts';
import { BookingWidget } from './booking.tsx';

afterEach(() => vi.useRealTimers());

/** Draws with a store of its own on either side, as the site's page does. */
function Served({ opening }: { opening: Opening }) {
  const [store] = useState(() => createBookingStore(opening));
  return <BookingWidget store={store} />;
}

describe.runIf(onReact)('taking over what the server rendered', () => {
  test.each([320, 600, 900])('warns of nothing and moves nothing, %i px wide', async (width) => {
    const places = (host: HTMLElement) =>
      [...host.querySelectorAll('section, h3, .booking-times > *')]
        // The month's own heading is part of what comes with the visitor's moment.
        .filter((part) => !part.matches('.booking-month'))
        .map((part) => part.getBoundingClientRect().toJSON());
    let served: unknown;
    const host = await hydrate(<BookingWidget partner="jane-doe-realty" />, (place) => {
      place.style.width = `${width}px`;
      served = places(place);
    });
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(places(host)).toEqual(served);
  });

  test('moves from the moment of the server to that of the visitor', async () => {
    const opening = openingAt(defaultAvailability, new Date('2027-03-03T15:00:00Z'));
    vi.setSystemTime('2027-03-04T15:00:00Z');
    await hydrate(<Served opening={opening} />, (place) => {
      expect(place.querySelector('[aria-current=date]')?.textContent).toBe('3');
    });
    const today = page.getByLabelText('Thursday, March 4, 2027');
    await expect.element(today).toHaveAttribute('aria-current', 'date');
  });
});
