import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { possibleOutcome } from './possible-outcome.ts';

// 8:00 in the morning in Texas.
const start = '2026-11-23T14:00:00.000Z';
const earlier = (minutes: number) => new Date(Date.parse(start) - minutes * 60_000);
const notice = defaultBusiness.promises.rescheduleNotice * 60;

type Given = Parameters<typeof possibleOutcome>[0];

const booking: Given = {
  status: 'confirmed',
  date: '2026-11-23',
  time: '08:00',
  history: [],
  deletedAt: undefined,
};

const canceled = (
  minutes: number,
  what: Booking['history'][number]['what'] = 'cancelled',
): Given => ({
  ...booking,
  status: 'cancelled',
  history: [{ at: earlier(minutes).toISOString(), by: 'Jane', what }],
});

const outcome = (given: Given, now: Date) => possibleOutcome(given, now, defaultBusiness);

describe('what a booking can be marked as', () => {
  it('is a no-show from its start on', () => {
    expect(outcome(booking, earlier(1))).toBeUndefined();
    expect(outcome(booking, earlier(0))).toBe('no_show');
    expect(outcome({ ...booking, status: 'completed' }, earlier(-600))).toBe('no_show');
  });

  it('is canceled late with less notice than is asked for', () => {
    expect(outcome(canceled(notice), earlier(0))).toBeUndefined();
    expect(outcome(canceled(notice - 1), earlier(notice - 2))).toBe('late_cancellation');
  });

  it('is nothing if it was released unconfirmed, or deleted', () => {
    expect(outcome(canceled(1, 'released'), earlier(0))).toBeUndefined();
    expect(outcome({ ...booking, deletedAt: start }, earlier(-60))).toBeUndefined();
  });
});
