import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi, wholeList } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingBurst } from '#domain/booking/limits/booking-bursts.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { click } from '#ui/testing/act.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { BookingsScreen } from './bookings-screen.tsx';

// Monday, 7:20 in the morning in Texas.
beforeEach(() => vi.setSystemTime('2026-11-23T13:20:00Z'));

const made: Booking[] = Array.from({ length: 12 }, (_, index) =>
  sampleBooking({ id: `b${index}`, date: addDays('2026-11-24', index), name: `Client ${index}` }),
);
const articles = page.getByRole('article');

function show(cause: BookingBurst['cause']) {
  serveApi({
    'GET /api/bookings': () => wholeList(made),
    'GET /api/bookings/bursts': () => ({ data: [{ cause, bookings: made }] }),
    'GET /api/availability': () => ({ ...defaultAvailability, revision: 1 }),
  });
  renderInAdmin(<BookingsScreen />, { path: '/bookings', width: 343 });
}

describe('the agenda with a burst of bookings', () => {
  it('shows those of different clients, because each takes its time', async () => {
    show('time');
    await expect.element(page.getByText('12 bookings within minutes of each other')).toBeVisible();
    await expect.poll(() => articles.elements()).toHaveLength(12);
    expect(page.getByText(/^Nothing/).query()).toBeNull();
  });

  it('says what it folds of one client, and shows it', async () => {
    show('email');
    await expect
      .element(page.getByText('12 with the same email address; look at them'))
      .toBeVisible();
    expect(articles.query()).toBeNull();
    await expect
      .element(page.getByText('Nothing else is booked in these four weeks'))
      .toBeVisible();
    await click(page.getByRole('link', { name: 'look at them' }));
    await expect.poll(() => articles.elements()).toHaveLength(12);
    await click(page.getByRole('link', { name: 'fold them' }));
    await expect.poll(() => articles.elements()).toHaveLength(0);
  });
});
