import { expect, test } from 'vitest';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import type { Place } from '#domain/places/place.ts';
import type { Booking } from '../booking.schema.ts';
import { driveBefore, driveText } from './drive-before.ts';

const frisco = { zip: '75034', city: 'Frisco', latitude: 33.1499, longitude: -96.8241 };
const plano = { zip: '75074', city: 'Plano', latitude: 33.0277, longitude: -96.6777 };

const booking = (time: string, place: Place | undefined, changes: Partial<Booking> = {}): Booking =>
  sampleBooking({
    id: time,
    time,
    place,
    ...changes,
  });

const rules = { driveTime: true };
const first = booking('08:00', frisco);
const second = booking('13:00', plano);

test('a drive begins at the standing appointment before, wherever it stands in the list', () => {
  const drive = driveBefore(second, [second, booking('15:00', plano), first], rules);
  expect(drive).toEqual({ from: first, minutes: 45 });
  expect(drive && driveText(drive)).toBe('about 45 min from Frisco');
});

test.each([
  ['the first of the day', first, [first, second], rules],
  ['one whose address has no ZIP code', booking('13:00', undefined), [first], rules],
  ['one after an address without a ZIP code', second, [first, booking('11:30', undefined)], rules],
  ['one after a canceled one', second, [booking('08:00', frisco, { status: 'cancelled' })], rules],
  ['a canceled one', booking('13:00', plano, { status: 'cancelled' }), [first], rules],
  ['one of another day', second, [booking('08:00', frisco, { date: '2026-11-30' })], rules],
  ['any one while drive time is off', second, [first], { driveTime: false }],
])('there is no drive to %s', (_, to, bookings, settings) => {
  expect(driveBefore(to, bookings, settings)).toBeUndefined();
});
