import { createElement } from 'react';
import { expect, test } from 'vitest';
import { type Availability, defaultAvailability } from '#domain/schedule/availability.ts';
import { usualOpening } from '#domain/schedule/testing/usual-opening.ts';
import { serverHtml } from '#ui/testing/server-html.tsx';
import { createBookingStore } from './booking.store.ts';
import { BookingWidget } from './booking.tsx';

test('renders no date on a server without an opening, so that its page can be cached', () => {
  const html = serverHtml(createElement(BookingWidget));
  expect(html).toContain('ui-skeleton');
  expect(html).not.toMatch(/20\d\d/);
});

test('renders the days of an opening on a server', () => {
  // A Tuesday; the owner works only on Saturdays, and the first one is in the next month.
  const startTimes: Availability['startTimes'] = [[], [], [], [], [], [], ['09:00']];
  const availability = { ...defaultAvailability, startTimes };
  const usual = usualOpening(new Date('2027-03-30T15:00:00Z'), availability);
  const april = { open: ['2027-04-10', '2027-04-17'], full: ['2027-04-03'] };
  const opening = {
    ...usual,
    days: { ...usual.days, '2027-04': april },
    nextSlot: { date: '2027-04-10', time: '09:00' },
  };
  const store = createBookingStore(opening);
  const html = serverHtml(createElement(BookingWidget, { store }));
  expect(html).toContain('April 2027');
  expect(html).toContain('aria-label="Saturday, April 17, 2027"');
  expect(html).toContain('aria-label="Saturday, April 3, 2027, fully booked"');
  expect(html).toContain('aria-label="Monday, April 5, 2027, not available"');
  expect(html).toMatch(/data-date="2027-04-10" tabindex="0"/);
  expect(html).toContain('Sat, Apr 10, 9:00 AM</button>');
  expect(html).not.toContain('ui-skeleton');
});
