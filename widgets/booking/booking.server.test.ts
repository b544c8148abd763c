import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type Availability, defaultAvailability } from '#domain/schedule/availability.ts';
import { openingAt } from '#domain/schedule/opening.ts';
import { createBookingStore } from './booking.store.ts';
import { BookingWidget } from './booking.tsx';

afterEach(() => vi.useRealTimers());

test('is the same at any moment without a browser, so that its page may be kept', () => {
  expect(typeof window).toBe('undefined');
  const render = () => renderToString(createElement(BookingWidget, { partner: 'jane-doe-realty' }));
  vi.setSystemTime('2027-03-03T15:00:00Z');
  const march = render();
  vi.setSystemTime('2027-09-21T15:00:00Z');
  expect(render()).toBe(march);
  expect(march).toContain('Book This Appointment');
  expect(march).toContain('TREC #8544');
  expect(march).not.toMatch(/20\d\d| (style|autofocus|disabled)=/);
});

test('draws the days where it is told the moment and what the owner has open', () => {
  // A Tuesday; the owner works on Saturdays alone, and the first is in the next month.
  const startTimes: Availability['startTimes'] = [[], [], [], [], [], [], ['09:00']];
  const availability = { ...defaultAvailability, startTimes };
  const opening = openingAt(availability, new Date('2027-03-30T15:00:00Z'));
  const store = createBookingStore(opening);
  const html = renderToString(createElement(BookingWidget, { store }));
  expect(html).toContain('April 2027');
  expect(html).toContain('aria-label="Saturday, April 3, 2027"');
  expect(html).toContain('aria-label="Monday, April 5, 2027, not available"');
  expect(html).toMatch(/data-date="2027-04-03" tabindex="0"/);
  expect(html).not.toContain('ui-skeleton');
});
