import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { Booking } from '../booking.schema.ts';
import { exceedsLimits } from './booking-limits.ts';

const limits = { perClient: 2, perAgent: 3, agents: ['Agent+list@example.com'] };
/** 9:00 in Texas. */
const now = new Date('2026-11-25T15:00:00Z');

const booking = (changes: Partial<Booking> = {}): Booking =>
  sampleBooking({
    date: '2026-11-30',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '972-555-0101',
    address: '12 Cedar Elm Rd',
    ...changes,
  });
const others = (count: number, changes: Partial<Booking> = {}) =>
  Array.from({ length: count }, () => booking(changes));
const exceeds = (before: readonly Booking[], next = booking()) =>
  exceedsLimits(next, before, { limits, now, zone: defaultBusiness.timeZone });

describe('open bookings of a client', () => {
  it.each([
    [1, false],
    [2, true],
  ])('%d before: refused is %s', (count, refused) => {
    expect(exceeds(others(count))).toBe(refused);
  });

  it.each([
    ['e-mail', { phone: '1', address: 'x' }],
    ['telephone', { email: 'x@example.com', address: 'x' }],
    ['property', { email: 'x@example.com', phone: '1' }],
  ])('are recognized by one and the same %s', (_what, changes) => {
    expect(exceeds(others(2, changes))).toBe(true);
  });

  it.each([
    [2, { agentCopy: true }, false],
    [3, { agentCopy: true }, true],
    [3, {}, false],
  ])(
    '%d with a copy to the same agent, then one with %j: refused is %s',
    (count, next, refused) => {
      const agent = { agentEmail: 'jane@agents.example' };
      const copied = Array.from({ length: count }, (_, n) =>
        booking({
          ...agent,
          agentCopy: true,
          email: `${n}@x.example`,
          phone: `${n}`,
          address: `${n}`,
        }),
      );
      expect(exceeds(copied, booking({ ...agent, ...next }))).toBe(refused);
    },
  );

  it('are not recognized by an email address that is missing', () => {
    const corrected = others(2, { email: '', phone: '1', address: 'x' });
    expect(exceeds(corrected, booking({ email: '' }))).toBe(false);
  });

  it('are not recognized by what differs each time', () => {
    expect(
      exceeds([
        booking({ phone: '1', address: 'x' }),
        booking({ email: 'x@example.com', address: 'x' }),
        booking({ email: 'y@example.com', phone: '2' }),
      ]),
    ).toBe(false);
  });

  it.each([
    ['starts now', { date: '2026-11-25', time: '09:00' }, false],
    ['starts in a minute', { date: '2026-11-25', time: '09:01' }, true],
    ['is cancelled', { status: 'cancelled' as const }, false],
    ['is deleted', { deletedAt: '2026-11-24T15:00:00.000Z' }, false],
  ])('count one that %s: %s', (_what, changes, counts) => {
    expect(exceeds(others(2, changes))).toBe(counts);
  });

  it.each([
    ['one open and two given up lately', 1, 2, '2026-11-18T15:00:00.001Z', false],
    ['one open and three given up lately', 1, 3, '2026-11-18T15:00:00.001Z', true],
    ['four given up lately', 0, 4, '2026-11-25T14:00:00.000Z', true],
    ['four that were made a week ago', 0, 4, '2026-11-18T15:00:00.000Z', false],
  ])('%s: (%i, %i, %s) refused is %s', (_what, open, givenUp, createdAt, refused) => {
    const cancelled = others(givenUp, {
      createdAt,
      status: 'cancelled',
      history: [{ at: createdAt, by: 'Client', what: 'cancelled' }],
    });
    expect(exceeds([...others(open), ...cancelled])).toBe(refused);
  });

  it('do not count what the owner has canceled', () => {
    const at = '2026-11-25T14:00:00.000Z';
    const history = [{ at, by: 'Owner', what: 'cancelled' as const }];
    expect(exceeds(others(9, { createdAt: at, status: 'cancelled', history }))).toBe(false);
  });

  it('count what nobody confirmed as what the client has canceled', () => {
    const at = '2026-11-25T14:00:00.000Z';
    const history = [{ at, by: 'Automatic', what: 'released' as const }];
    const released = (count: number) =>
      others(count, { createdAt: at, confirmBy: at, status: 'cancelled', history });
    expect([exceeds(released(3)), exceeds(released(4))]).toEqual([false, true]);
  });

  it('of an agent may be more, but not at one property', () => {
    const agent = { email: 'agent@example.com', phone: '972-555-0200' };
    const houses = ['a', 'b', 'c'].map((address) => booking({ ...agent, address }));
    expect(exceeds(houses.slice(0, 2), booking(agent))).toBe(false);
    expect(exceeds(houses, booking(agent))).toBe(true);
    expect(
      exceeds(others(2, { ...agent, address: 'd' }), booking({ ...agent, address: 'd' })),
    ).toBe(true);
    // Without the agent's email address, the telephone number counts as a client's.
    expect(exceeds(houses.slice(0, 2), booking({ ...agent, email: 'x@example.com' }))).toBe(true);
  });
});
