import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { dayPlanOf } from './day-plan.ts';

const today = '2026-11-23';

/** An appointment of two hours. */
const at = (time: string, fields: Partial<Booking> = {}) =>
  sampleBooking({ id: time, date: today, time, minutes: 120, ...fields });

const bookings = [
  at('15:00'),
  at('08:00'),
  at('11:00'),
  at('09:00', { id: 'cancelled', status: 'cancelled' }),
  at('08:30', { id: 'completed', status: 'completed' }),
  at('10:00', { id: 'deleted', deletedAt: '2026-11-22T15:00:00.000Z' }),
  at('07:00', { id: 'yesterday', date: '2026-11-22' }),
  at('09:00', { id: 'tomorrow', date: '2026-11-24' }),
  at('09:00', { id: 'in three days', date: '2026-11-26' }),
];

/** The ids of the plan at a time of `date` in Texas. */
function planAt(time: string, date = today) {
  const { next, ...lists } = dayPlanOf(
    bookings,
    new Date(`${date}T${time}-06:00`),
    defaultBusiness.timeZone,
  );
  const ids = Object.values(lists).map((list: Booking[]) => list.map(({ id }) => id));
  return [next?.id, ...ids];
}

describe('the plan of a day', () => {
  it.each([
    ['before the first appointment', '06:00', ['08:00', [], ['11:00', '15:00'], ['tomorrow']]],
    ['while one is under way', '09:59', ['08:00', [], ['11:00', '15:00'], ['tomorrow']]],
    ['once it should be over', '10:00', ['11:00', ['08:00'], ['15:00'], ['tomorrow']]],
    ['after the last', '17:00', ['tomorrow', ['08:00', '11:00', '15:00'], [], []]],
  ])('%s has the next, the ended, the later ones and tomorrow’s', (_when, time, plan) => {
    expect(planAt(time)).toEqual(plan);
  });

  it('has the appointment of a later day as the next', () => {
    expect(planAt('12:00', '2026-11-24')).toEqual(['in three days', ['tomorrow'], [], []]);
    expect(planAt('12:00', '2026-11-26')[0]).toBeUndefined();
  });
});
