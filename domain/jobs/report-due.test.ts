import { expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { none } from '#domain/business/state-packs/none.ts';
import { texas } from '#domain/business/state-packs/texas.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { reportDueAt } from './report-due.ts';

const dueAt = (fields: Partial<Booking> = {}, { law } = texas) =>
  reportDueAt(messageBooking(fields), law, centralTime)?.toISOString();

it.each<[string, Partial<Booking>, string | undefined]>([
  ['two days after the inspection ends', {}, '2026-12-03T17:00:00.000Z'],
  [
    '48 hours after it where the clock is put back between',
    { date: '2026-10-31', time: '13:30', minutes: 120 },
    '2026-11-02T20:30:00.000Z',
  ],
  ['never for a canceled inspection', { status: 'cancelled' }, undefined],
  ['never for a deleted one', { deletedAt: '2026-11-30T15:00:00.000Z' }, undefined],
])('in Texas the report is due %s', (_, fields, expected) => {
  expect(dueAt(fields)).toBe(expected);
});

it('a state without a rule names no time', () => {
  expect(dueAt({}, none)).toBeUndefined();
});
