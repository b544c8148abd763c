import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { callerQuery, knownClients } from './known-clients.ts';

const booking = (id: string, fields: Partial<Booking> = {}): Booking =>
  sampleBooking({ id, ...fields });

it.each([
  [{ name: 'Ma', phone: '' }, ''],
  [{ name: ' Mar ', phone: '' }, 'Mar'],
  [{ name: 'Mar', phone: '(21' }, 'Mar'],
  [{ name: 'Mar', phone: '(214) 5' }, '(214) 5'],
])('the search for %j is "%s"', (caller, query) => {
  expect(callerQuery(caller)).toBe(query);
});

describe('known clients', () => {
  const ids = (
    { bookings = [], requests = [] }: Partial<Parameters<typeof knownClients>[0]>,
    query = 'maria',
  ) => knownClients({ bookings, requests }, query).map((one) => (one.booking ?? one.request).id);
  const done = { status: 'closed' } as const;

  it('are one for all leads of a person, the newest', () => {
    const bookings = [
      booking('old', { createdAt: '2026-11-01T15:00:00Z' }),
      booking('new', { email: 'maria@work.example', phone: '214.555.0110' }),
      booking('other', { name: 'Maria Other', email: 'o@example.com', phone: '972-555-0100' }),
    ];
    const requests = [sampleRequest({ id: 'r', ...done, createdAt: '2026-11-02T15:00:00Z' })];
    expect(ids({ bookings, requests })).toEqual(['new', 'other']);
  });

  it('show every open request first', () => {
    const requests = [
      sampleRequest({ id: 'first' }),
      sampleRequest({ id: 'second', status: 'contacted' }),
      sampleRequest({ id: 'booked', bookingId: 'b' }),
    ];
    expect(ids({ bookings: [booking('b')], requests })).toEqual(['first', 'second']);
  });

  it('match by name or number, not by street', () => {
    const bookings = [booking('street', { name: 'Ada', address: '1 Maria Street' })];
    expect(ids({ bookings })).toEqual([]);
    expect(ids({ bookings }, '214555')).toEqual(['street']);
  });
});
