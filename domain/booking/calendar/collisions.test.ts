import { expect, test } from 'vitest';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import type { Booking } from '../booking.schema.ts';
import { collisionsOf } from './collisions.ts';

const booking = (id: string, time: string, changes: Partial<Booking> = {}): Booking =>
  sampleBooking({
    id,
    time,
    ...changes,
  });

const rules = { driveTime: true };

test('only standing bookings collide, and none with itself', () => {
  const first = booking('first', '08:00');
  const others = [
    first,
    booking('close', '10:00'),
    booking('done', '09:00', { status: 'completed' }),
    booking('cancelled', '08:00', { status: 'cancelled' }),
    booking('deleted', '08:00', { deletedAt: '2026-11-21T15:00:00.000Z' }),
    booking('next', '11:30'),
  ];
  expect(collisionsOf(first, others, rules).map(({ id }) => id)).toEqual(['close', 'done']);
  expect(collisionsOf({ ...first, status: 'cancelled' }, others, rules)).toEqual([]);
});
