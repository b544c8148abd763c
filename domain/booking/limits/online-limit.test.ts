import { describe, expect, it } from 'vitest';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { type Availability, defaultAvailability } from '#domain/schedule/availability.ts';
import { automaticOnline, countedOnline, onlineLimitAt } from './online-limit.ts';

const day = ['08:00', '11:30', '15:00'];
const hours = (changes: Partial<Availability>): Availability => ({
  ...defaultAvailability,
  ...changes,
});

describe('the automatic limit', () => {
  it.each<[string, Partial<Availability>, number]>([
    ['the usual hours', {}, 15],
    ['seven days a week', { startTimes: [day, day, day, day, day, day, day] }, 15],
    ['two days a week', { startTimes: [[], day, day, [], [], [], []] }, 12],
    ['no hours at all', { startTimes: [[], [], [], [], [], [], []] }, 12],
    // From 8:00 every half hour, 3 h on site and 30 min apart, until 18:00: 8:00, 11:30, 15:00.
    ['half hours', { startMode: 'half-hours' }, 15],
    [
      'short appointments at any half hour',
      {
        startMode: 'half-hours',
        lengths: { ...defaultAvailability.lengths, buyer: 60 },
        bufferMinutes: 0,
      },
      50,
    ],
  ])('for %s', (_what, changes, most) => {
    expect(automaticOnline(hours(changes))).toBe(most);
  });
});

describe('the limit at an instant', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  const dayAgo = '2026-11-24T15:00:00.000Z';

  it.each([
    ['a day back', undefined, dayAgo],
    ['to an older review no further', '2026-11-20T15:00:00.000Z', dayAgo],
    ['from the review on', '2026-11-25T14:00:00.000Z', '2026-11-25T14:00:00.000Z'],
  ])('counts %s', (_what, reviewedUntil, since) => {
    const limit = onlineLimitAt({ online: 20, reviewedUntil }, defaultAvailability, now);
    expect(limit).toEqual({ most: 20, since });
  });

  it('is none when it is switched off', () => {
    expect(onlineLimitAt({ online: 'off' }, defaultAvailability, now)).toBeUndefined();
  });
});

it.each<[string, Omit<BookingHistoryEntry, 'at'>, number]>([
  ['was released, because nobody confirmed it', { by: 'Automatic', what: 'released' }, 1],
  ['its client confirmed', { by: 'Client', what: 'confirmed' }, 1],
  ['the owner confirmed', { by: 'Owner', what: 'confirmed' }, 0],
])('whether an online booking counts that %s', (_, entry, count) => {
  const at = '2026-11-20T16:00:00.000Z';
  const booking = messageBooking({ history: [{ at, ...entry }] });
  expect(countedOnline([booking], { since: '2026-11-20T14:00:00.000Z' })).toHaveLength(count);
});
