import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { businessTime, businessToday } from './business-clock.ts';
import { type BusyEvent, busyDaysOf, busyTimesOn } from './busy-time.ts';
import { addDays } from './calendar-date.ts';
import { centralTime } from './testing/central-time.ts';
import { minutesOf } from './time-of-day.ts';

const range = { from: '2026-01-01', to: '2026-12-31' };
const timed = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

describe('busy days', () => {
  it.each<[string, BusyEvent, object]>([
    [
      'a time in winter',
      timed('2026-12-01T17:30:00Z', '2026-12-01T19:00:00Z'),
      { '2026-12-01': [{ time: '11:30', minutes: 90 }] },
    ],
    [
      'a time in summer',
      timed('2026-07-01T16:30:00Z', '2026-07-01T18:00:00Z'),
      { '2026-07-01': [{ time: '11:30', minutes: 90 }] },
    ],
    [
      'a night is split at midnight',
      timed('2026-12-02T04:00:00Z', '2026-12-02T08:00:00Z'),
      {
        '2026-12-01': [{ time: '22:00', minutes: 120 }],
        '2026-12-02': [{ time: '00:00', minutes: 120 }],
      },
    ],
    [
      'an end at midnight takes nothing of the next day',
      timed('2026-12-02T04:00:00Z', '2026-12-02T06:00:00Z'),
      { '2026-12-01': [{ time: '22:00', minutes: 120 }] },
    ],
    [
      'seconds count as whole minutes',
      timed('2026-12-01T17:30:59Z', '2026-12-01T18:00:01Z'),
      { '2026-12-01': [{ time: '11:30', minutes: 31 }] },
    ],
    [
      'whole days',
      { from: '2026-12-24', to: '2026-12-25' },
      {
        '2026-12-24': [{ time: '00:00', minutes: 1440 }],
        '2026-12-25': [{ time: '00:00', minutes: 1440 }],
      },
    ],
    [
      'what lies before and after the range is clipped',
      { from: '2025-12-30', to: '2027-01-05' },
      Object.fromEntries(
        Array.from({ length: 365 }, (_, index) => [
          addDays('2026-01-01', index),
          [{ time: '00:00', minutes: 1440 }],
        ]),
      ),
    ],
    [
      'the same for a time',
      timed('2025-12-31T20:00:00Z', '2026-01-01T14:00:00Z'),
      { '2026-01-01': [{ time: '00:00', minutes: 480 }] },
    ],
    ['an event without length', timed('2026-12-01T17:30:00Z', '2026-12-01T17:30:00Z'), {}],
    ['an end before its start', timed('2026-12-01T17:30:00Z', '2026-12-01T16:30:00Z'), {}],
    [
      'when clocks go forward, the shown time counts',
      timed('2026-03-08T07:30:00Z', '2026-03-08T08:30:00Z'),
      { '2026-03-08': [{ time: '01:30', minutes: 120 }] },
    ],
    [
      'the whole day of 23 hours',
      timed('2026-03-08T06:00:00Z', '2026-03-09T05:00:00Z'),
      { '2026-03-08': [{ time: '00:00', minutes: 1440 }] },
    ],
    [
      'the whole day of 25 hours',
      timed('2026-11-01T05:00:00Z', '2026-11-02T06:00:00Z'),
      { '2026-11-01': [{ time: '00:00', minutes: 1440 }] },
    ],
    [
      'the hour that comes twice is busy both times',
      timed('2026-11-01T06:30:00Z', '2026-11-01T07:15:00Z'),
      { '2026-11-01': [{ time: '00:30', minutes: 105 }] },
    ],
  ])('%s', (_, event, days) => {
    expect(busyDaysOf([event], range, centralTime)).toEqual(days);
  });

  it('merge what overlaps or touches', () => {
    const events = [
      timed('2026-12-01T19:00:00Z', '2026-12-01T20:00:00Z'),
      timed('2026-12-01T17:00:00Z', '2026-12-01T18:00:00Z'),
      timed('2026-12-01T17:30:00Z', '2026-12-01T19:00:00Z'),
      timed('2026-12-01T22:00:00Z', '2026-12-01T22:30:00Z'),
    ];
    expect(busyDaysOf(events, range, centralTime)['2026-12-01']).toEqual([
      { time: '11:00', minutes: 180 },
      { time: '16:00', minutes: 30 },
    ]);
  });

  it('are in order, whatever the order of the events', () => {
    const events = ['2026-12-02', '2026-12-01'].map((day) => ({ from: day, to: day }));
    expect(Object.keys(busyDaysOf(events, range, centralTime))).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  it('cover every instant of every event', () => {
    const instant = fc.integer({
      min: Date.parse('2026-01-02T00:00:00Z'),
      max: Date.parse('2026-12-25T00:00:00Z'),
    });
    const events = fc.array(
      fc.record({ start: instant, length: fc.integer({ min: 1, max: 4 * 86_400_000 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(events, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const days = busyDaysOf(
          drawn.map(({ start, length }) => ({
            start: new Date(start),
            end: new Date(start + length),
          })),
          range,
          centralTime,
        );
        for (const { start, length } of drawn) {
          const inside = new Date(start + Math.floor(share * (length - 1)));
          const minute = minutesOf(businessTime(inside, centralTime));
          const spans = days[businessToday(inside, centralTime)] ?? [];
          expect(
            spans.some(
              ({ time, minutes }) =>
                minutesOf(time) <= minute && minute < minutesOf(time) + minutes,
            ),
          ).toBe(true);
        }
      }),
    );
  });
});

test('busy times come from blocks and calendars, each with its reason', () => {
  const sources = {
    blocks: [
      { date: '2026-12-01', from: '08:00', to: '09:00', label: '', weekly: false },
      { date: '2026-12-02', from: '08:00', to: '09:00', label: 'Gym', weekly: true },
    ],
    calendars: [
      { name: 'Phone', busy: { '2026-12-01': [{ time: '15:00', minutes: 60 }] } },
      { name: 'Family', busy: {} },
    ],
  };
  expect(busyTimesOn('2026-12-01', sources)).toEqual([
    { date: '2026-12-01', time: '08:00', minutes: 60, bufferMinutes: 0, label: 'Blocked' },
    { date: '2026-12-01', time: '15:00', minutes: 60, bufferMinutes: 0, label: 'Phone' },
  ]);
  expect(busyTimesOn('2026-12-09', sources)).toMatchObject([{ label: 'Gym' }]);
  expect(busyTimesOn('2026-12-10', sources)).toEqual([]);
});
