import { expect, it } from 'vitest';
import type { Booking } from './booking.schema.ts';
import { afterAction } from './booking-changes.ts';

const booking: Booking = {
  id: 'b',
  revision: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'confirmed',
  history: [{ at: '2026-11-20T15:00:00.000Z', by: 'owner', what: 'entered' }],
  date: '2026-12-01',
  time: '08:00',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '2145550123',
  address: '12 Oak St, Plano, TX',
  notes: 'As the client typed it',
};
const act = { at: new Date('2026-11-21T12:00:00Z'), by: 'owner' };

it('adds who, when and what to the history and leaves the rest', () => {
  expect(afterAction(booking, { ...act, action: 'cancel' })).toEqual({
    ...booking,
    status: 'cancelled',
    history: [
      ...booking.history,
      { at: '2026-11-21T12:00:00.000Z', by: 'owner', what: 'cancelled' },
    ],
  });
});

it('keeps of a move from where and to where', () => {
  const to = { date: '2027-01-04', time: '11:30' };
  const moved = afterAction(booking, { ...act, action: 'move', to });
  expect(moved).toMatchObject({ ...to, status: 'confirmed' });
  expect(moved?.history.at(-1)).toEqual({
    at: '2026-11-21T12:00:00.000Z',
    by: 'owner',
    what: 'moved',
    from: { date: '2026-12-01', time: '08:00' },
    to,
  });
});

it('is undefined where the action is refused', () => {
  expect(afterAction({ ...booking, status: 'cancelled' }, { ...act, action: 'complete' })).toBe(
    undefined,
  );
});
