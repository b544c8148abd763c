import { describe, expect, it, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultAvailability } from './availability.ts';
import { bookingsOnNewDaysOff } from './bookings-on-days-off.ts';
import { bookableDays, isDayOff } from './schedule.ts';

const week = { from: '2026-12-21', to: '2026-12-27' };

test.each([
  ['2026-12-20', false],
  ['2026-12-21', true],
  ['2026-12-27', true],
  ['2026-12-28', false],
])('on %s a week off is off: %s', (date, off) => {
  expect(isDayOff(date, [{ from: '2027-01-01', to: '2027-01-01' }, week])).toBe(off);
});

describe('bookableDays', () => {
  // A Monday, 7:00 AM at the business.
  const monday = new Date('2026-11-23T13:00:00Z');

  it('holds first and last day, without weekends, days off and days without notice', () => {
    const availability = { ...defaultAvailability, daysOff: [week] };
    const days = (from: string, to: string) => bookableDays({ from, to }, availability, monday);
    expect(days('2026-11-23', '2026-11-25')).toEqual(['2026-11-24', '2026-11-25']);
    expect(days('2026-12-18', '2026-12-29')).toEqual(['2026-12-18', '2026-12-28', '2026-12-29']);
    expect(days('2026-12-22', '2026-12-22')).toEqual([]);
  });

  it('ends with the horizon', () => {
    // 90 days after 23 November is 21 February, a Sunday.
    const range = { from: '2027-02-17', to: '2027-02-28' };
    expect(bookableDays(range, defaultAvailability, monday)).toEqual([
      '2027-02-17',
      '2027-02-18',
      '2027-02-19',
    ]);
  });
});

describe('bookingsOnNewDaysOff', () => {
  const booking = (date: string, status: Booking['status'] = 'confirmed') =>
    ({ id: `${date} ${status}`, date, status }) as Booking;
  const before = { ...defaultAvailability, daysOff: [{ from: '2026-12-24', to: '2026-12-25' }] };
  const next = { ...defaultAvailability, daysOff: [week] };
  const found = (bookings: Booking[], today = '2026-11-23') =>
    bookingsOnNewDaysOff(bookings, { before, next }, today).map(({ id }) => id);

  it('are those on days that were open before', () => {
    const dates = ['2026-12-20', '2026-12-21', '2026-12-24', '2026-12-26', '2026-12-28'];
    expect(found(dates.map((date) => booking(date)))).toEqual([
      '2026-12-21 confirmed',
      '2026-12-26 confirmed',
    ]);
  });

  it('are only those that are still to come', () => {
    const some = [
      booking('2026-12-21', 'cancelled'),
      booking('2026-12-21', 'completed'),
      booking('2026-12-21'),
      booking('2026-12-22'),
    ];
    expect(found(some, '2026-12-22')).toEqual(['2026-12-22 confirmed']);
  });
});
