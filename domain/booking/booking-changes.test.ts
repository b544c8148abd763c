import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.schema.ts';
import { applyBookingAction, correctedBooking } from './booking-changes.ts';
import { defaultLengths } from './calendar/appointment-length.ts';

const booking: Booking = {
  id: 'b',
  revision: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'confirmed',
  history: [{ at: '2026-11-20T15:00:00.000Z', by: 'owner', what: 'entered' }],
  date: '2026-12-01',
  time: '08:00',
  minutes: 180,
  bufferMinutes: 30,
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '2145550123',
  address: '12 Oak St, Plano, TX',
  notes: 'As the client typed it',
};
const act = { at: new Date('2026-11-21T12:00:00Z'), by: 'owner' };

it('adds a history entry and changes nothing else', () => {
  expect(applyBookingAction(booking, { ...act, action: 'cancel' })).toEqual({
    ...booking,
    status: 'cancelled',
    history: [
      ...booking.history,
      { at: '2026-11-21T12:00:00.000Z', by: 'owner', what: 'cancelled' },
    ],
  });
});

it('records the old and new slot of a move', () => {
  const to = { date: '2027-01-04', time: '11:30' };
  const moved = applyBookingAction(booking, { ...act, action: 'move', to });
  expect(moved).toMatchObject({ ...to, status: 'confirmed' });
  expect(moved?.history.at(-1)).toEqual({
    at: '2026-11-21T12:00:00.000Z',
    by: 'owner',
    what: 'moved',
    from: { date: '2026-12-01', time: '08:00' },
    to,
  });
});

it('is undefined if the action is not allowed', () => {
  expect(
    applyBookingAction({ ...booking, status: 'cancelled' }, { ...act, action: 'complete' }),
  ).toBe(undefined);
});

it.each(['cancelled', 'completed'] as const)('reopens a %s booking', (status) => {
  const reopened = applyBookingAction({ ...booking, status }, { ...act, action: 'reopen' });
  expect(reopened).toMatchObject({ status: 'confirmed' });
  expect(reopened?.history.at(-1)).toEqual({
    at: '2026-11-21T12:00:00.000Z',
    by: 'owner',
    what: 'reopened',
  });
});

describe('a correction', () => {
  const { name, phone, email, address, inspectionType, notes } = booking;
  const details = { name, phone, email, address, inspectionType, notes };
  const how = { ...act, lengths: defaultLengths };

  it('records what it changes', () => {
    const changed = { ...details, name: 'Anna Reyes', email: '', notes: '' };
    const corrected = correctedBooking(booking, changed, how);
    expect(corrected).toMatchObject({ name: 'Anna Reyes', email: '', notes: undefined });
    expect(corrected.history.at(-1)).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      by: 'owner',
      what: 'corrected',
      changes: [
        { field: 'name', from: 'Ana Reyes', to: 'Anna Reyes' },
        { field: 'email', from: 'ana@example.com', to: '' },
        { field: 'notes', from: 'As the client typed it', to: '' },
      ],
    });
  });

  it('records what it changes about the visit, and takes away what it leaves out', () => {
    const visited: Booking = { ...booking, entry: 'Gate', utilities: 'on', agentCopy: true };
    const changed = { ...details, utilities: 'off' as const, agentName: 'Jane Doe' };
    const corrected = correctedBooking(visited, changed, how);
    expect(corrected).toMatchObject({ utilities: 'off', agentName: 'Jane Doe', entry: undefined });
    expect(corrected.history.at(-1)?.changes).toEqual([
      { field: 'agentName', from: '', to: 'Jane Doe' },
      { field: 'agentCopy', from: 'on', to: '' },
      { field: 'entry', from: 'Gate', to: '' },
      { field: 'utilities', from: 'on', to: 'off' },
    ]);
  });

  it('that changes nothing is no step of the history', () => {
    expect(correctedBooking(booking, details, how)).toBe(booking);
  });

  it('keeps a language that it does not name, and records another one', () => {
    const spanish: Booking = { ...booking, locale: 'es' };
    expect(correctedBooking(spanish, details, how)).toBe(spanish);
    const corrected = correctedBooking(booking, { ...details, locale: 'es' }, how);
    expect(corrected.locale).toBe('es');
    expect(corrected.history.at(-1)?.changes).toEqual([{ field: 'locale', from: 'en', to: 'es' }]);
  });

  it('to another type takes the length of that type, unless there is a quote', () => {
    const maintenance = { ...details, inspectionType: 'maintenance' as const };
    expect(correctedBooking(booking, maintenance, how).minutes).toBe(120);
    const quote = { result: { estimatedDuration: '5-6 hours' } } as Booking['quote'];
    const quoted = { ...booking, quote, minutes: 360 };
    expect(correctedBooking(quoted, maintenance, how).minutes).toBe(360);
  });

  it('of something else keeps the length, though the settings have changed', () => {
    const longer = { ...booking, minutes: 240 };
    expect(correctedBooking(longer, { ...details, name: 'Anna' }, how).minutes).toBe(240);
  });
});
