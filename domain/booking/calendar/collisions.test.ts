import { expect, test } from 'vitest';
import type { Booking } from '../booking.schema.ts';
import { collisionsOf } from './collisions.ts';

const booking = (id: string, time: string, changes: Partial<Booking> = {}): Booking => ({
  id,
  revision: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'confirmed',
  history: [],
  date: '2026-12-01',
  time,
  minutes: 180,
  bufferMinutes: 30,
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '2145550123',
  address: '12 Oak St, Plano, TX',
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
