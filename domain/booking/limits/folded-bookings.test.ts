import { expect, it } from 'vitest';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import type { Booking } from '../booking.schema.ts';
import type { BookingBurst } from './booking-bursts.ts';
import { foldedBookings } from './folded-bookings.ts';

const booking = (id: string, changes: Partial<Booking> = {}): Booking =>
  sampleBooking({
    id,
    createdAt: '2026-11-25T15:00:00Z',
    name: id,
    email: `${id}@example.com`,
    phone: '972-555-0100',
    address: '1 Elm St',
    ...changes,
  });

const folded = (cause: BookingBurst['cause'], made: Booking[], agenda: Booking[]) =>
  foldedBookings([{ cause, bookings: made }], agenda).map(({ bookings }) =>
    bookings.map(({ id }) => id),
  );

const burst = [
  booking('early'),
  booking('late', { time: '11:30' }),
  booking('next month', { date: '2026-12-29' }),
];
const agenda = burst.slice(0, 2);

it.each(['email', 'phone', 'property'] as const)('folds all with one %s', (cause) => {
  expect(folded(cause, burst, [...agenda, booking('honest', { time: '15:00' })])).toEqual([
    ['early', 'late'],
  ]);
});

it.each([
  ['nothing, where they stand apart', [], []],
  [
    'one that overlaps another appointment',
    [booking('by hand', { time: '10:59', minutes: 30 })],
    [['early']],
  ],
  ['nothing for one between two', [booking('by hand', { time: '11:00', minutes: 30 })], []],
  ['nothing for a canceled one', [booking('off', { time: '10:59', status: 'cancelled' })], []],
  ['nothing for another day', [booking('by hand', { date: '2026-12-02' })], []],
] as const)('folds of different clients %s', (_what, others, expected) => {
  expect(folded('time', burst, [...agenda, ...others])).toEqual(expected);
});
