import { expect, it } from 'vitest';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { Booking } from '../booking.schema.ts';
import { burstsOf } from './booking-bursts.ts';

const now = new Date('2026-11-25T15:00:00Z');

/** Bookings of different clients, made `gap` minutes apart. */
const made = (count: number, gap: number, changes: Partial<Booking> = {}): Booking[] =>
  Array.from({ length: count }, (_, index) =>
    sampleBooking({
      id: `${changes.name ?? 'Ada'} ${index}`,
      createdAt: new Date(now.getTime() + index * gap * 60_000).toISOString(),
      name: 'Ada',
      email: `${changes.name ?? 'ada'}-${index}@example.com`,
      phone: `972-555-${1000 + index}`,
      address: `${index} ${changes.name ?? ''} Elm St`,
      ...changes,
    }),
  );
const bursts = (bookings: readonly Booking[], agents: string[] = []) =>
  burstsOf(bookings, { limits: { agents }, now, zone: defaultBusiness.timeZone }).map(
    ({ cause, bookings }) => [cause, bookings.length],
  );

it.each([
  ['7 of one email address', made(7, 60, { email: 'a@example.com' }), []],
  ['8 of one email address', made(8, 60, { email: 'a@example.com' }), [['email', 8]]],
  ['8 of one telephone number', made(8, 60, { phone: '214-555-0100' }), [['phone', 8]]],
  ['8 of one property', made(8, 60, { address: '1 Elm Street' }), [['property', 8]]],
  ['8 of different clients, 5 minutes apart', made(8, 5), [['time', 8]]],
  ['8 of different clients, 6 minutes apart', made(8, 6), []],
  ['8 without a readable telephone number', made(8, 60, { phone: 'please write' }), []],
  ['8 whose email address the owner has removed', made(8, 60, { email: '' }), []],
  ['canceled ones', made(8, 1, { status: 'cancelled' }), []],
  ['deleted ones', made(8, 1, { deletedAt: now.toISOString() }), []],
  [
    'those that the owner entered',
    made(8, 1, { history: [{ at: now.toISOString(), by: 'Owner', what: 'entered' }] }),
    [],
  ],
])('%s', (_what, bookings, expected) => {
  expect(bursts(bookings)).toEqual(expected);
});

it('an agent’s bookings are no burst', () => {
  expect(bursts(made(9, 1, { email: 'agent@example.com' }), ['Agent@example.com'])).toEqual([]);
});

it('a booking is in one burst at most, and the largest burst comes first', () => {
  const one = made(8, 1, { name: 'one', email: 'one@example.com', phone: '214-555-0100' });
  const other = made(9, 1, { name: 'other', email: 'other@example.com', phone: '214-555-0100' });
  expect(bursts([...one, ...other, ...made(2, 1)])).toEqual([
    ['email', 9],
    ['email', 8],
  ]);
});
