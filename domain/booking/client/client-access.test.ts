import { describe, expect, it, test } from 'vitest';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { appointmentView, pageEnd, stageOf } from './client-access.ts';

const booking = sampleBooking({
  id: 'one',
  createdAt: '2026-10-20T15:00:00.000Z',
  name: ' Maria  Delgado',
});
const stage = (now: string, changes: Partial<Parameters<typeof stageOf>[0]> = {}) =>
  stageOf({ ...booking, ...changes }, new Date(now), defaultBusiness);

describe('the stage of an appointment', () => {
  it.each([
    ['2026-11-30T14:00:00.000Z', 'changeable', 'with exactly 24 hours of notice'],
    ['2026-11-30T14:00:00.001Z', 'short_notice', 'with a millisecond less'],
    ['2026-12-01T13:59:59.999Z', 'short_notice', 'just before its start'],
    ['2026-12-01T14:00:00.000Z', 'past', 'from its start on'],
  ])('at %s is %s, %s', (now, expected) => {
    expect(stage(now)).toBe(expected);
  });

  it('counts real hours when clocks go back the night before', () => {
    // 08:00 on 1 November is standard time: 24 hours earlier the clock shows 09:00.
    const sunday = { date: '2026-11-01' };
    expect(stage('2026-10-31T14:00:00Z', sunday)).toBe('changeable');
    expect(stage('2026-10-31T14:00:01Z', sunday)).toBe('short_notice');
  });

  it('does not depend on the time once a booking is canceled, deleted or completed', () => {
    const early = '2026-11-01T12:00:00Z';
    expect(stage(early, { status: 'cancelled' })).toBe('cancelled');
    expect(stage(early, { deletedAt: early })).toBe('cancelled');
    expect(stage(early, { status: 'completed' })).toBe('past');
    expect(stage('2027-01-01T12:00:00Z', { status: 'cancelled' })).toBe('cancelled');
  });
});

test('the page ends the months of the setting after the end of the appointment', () => {
  const end = pageEnd(booking, { linkMonths: 24, zone: centralTime });
  expect(end.toISOString()).toBe('2028-12-01T17:00:00.000Z');
});

const now = new Date('2026-11-20T15:00:00Z');

test('the page shows the first name, and of the address the street', () => {
  expect(
    appointmentView(booking, { now, limited: true, isMailed: true, business: defaultBusiness }),
  ).toEqual({
    firstName: 'Maria',
    date: '2026-12-01',
    time: '08:00',
    minutes: 180,
    street: '1200 Elm Street',
    stage: 'changeable',
  });
});

test('the page shows the lines of the price, and what was promised beside it', () => {
  const breakdown = [{ label: 'Base inspection (2,400 sq ft)', amount: 375 }];
  const quote = { input: {}, result: { breakdown, totalPrice: 375 } } as never;
  const discount = {
    promotionId: 'first',
    message: '$50 off your first inspection.',
    amount: '$50',
  };
  const view = appointmentView(
    { ...booking, quote, discount },
    { now, limited: true, isMailed: true, business: defaultBusiness },
  );
  expect(view).toMatchObject({
    price: { lines: breakdown, total: 375 },
    offer: 'You asked for $50 off. We’ll take $50 off when we confirm.',
  });
});

test.each([true, false])(
  'the page asks for a call after three moves in a day, if limited: %s',
  (limited) => {
    const move = { at: now.toISOString(), by: 'Client', what: 'moved' as const };
    const moved = { ...booking, history: [move, move, move] };
    expect(
      'moveByPhone' in
        appointmentView(moved, { now, limited, isMailed: true, business: defaultBusiness }),
    ).toBe(limited);
  },
);
