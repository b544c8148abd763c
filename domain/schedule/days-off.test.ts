import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultAvailability } from './availability.ts';
import { bookingsOnNewDaysOff } from './bookings-on-days-off.ts';
import { bookableDays } from './schedule.ts';
import { centralTime } from './testing/central-time.ts';

const week = { from: '2026-12-21', to: '2026-12-27' };

describe('bookableDays', () => {
  // A Monday, 7:00 AM at the business.
  const monday = new Date('2026-11-23T13:00:00Z');
  const days = (from: string, to: string) =>
    bookableDays({ from, to }, { ...defaultAvailability, daysOff: [week] }, monday, centralTime);

  it('includes both ends, without weekends, days off and days within the notice', () => {
    expect(days('2026-11-23', '2026-11-25')).toEqual(['2026-11-24', '2026-11-25']);
    expect(days('2026-12-18', '2026-12-29')).toEqual(['2026-12-18', '2026-12-28', '2026-12-29']);
    expect(days('2026-12-22', '2026-12-22')).toEqual([]);
  });

  it('ends with the horizon', () => {
    // 90 days after 23 November is 21 February, a Sunday.
    expect(days('2027-02-18', '2027-02-28')).toEqual(['2027-02-18', '2027-02-19']);
  });
});

describe('bookingsOnNewDaysOff', () => {
  const booking = (date: string, status: Booking['status'] = 'confirmed') =>
    ({ id: `${date} ${status}`, date, status }) as Booking;
  const before = { ...defaultAvailability, daysOff: [{ from: '2026-12-24', to: '2026-12-25' }] };
  const next = { ...defaultAvailability, daysOff: [week] };
  const found = (bookings: Booking[], today = '2026-11-23') =>
    bookingsOnNewDaysOff(bookings, { before, next }, today).map(({ id }) => id);

  it('returns those on days that were open before', () => {
    const dates = ['2026-12-20', '2026-12-21', '2026-12-24', '2026-12-26', '2026-12-28'];
    expect(found(dates.map((date) => booking(date)))).toEqual([
      '2026-12-21 confirmed',
      '2026-12-26 confirmed',
    ]);
  });

  it('returns only confirmed ones from today on', () => {
    const some = [
      booking('2026-12-22', 'cancelled'),
      booking('2026-12-22', 'completed'),
      booking('2026-12-21'),
      booking('2026-12-22'),
    ];
    expect(found(some, '2026-12-22')).toEqual(['2026-12-22 confirmed']);
  });
});
