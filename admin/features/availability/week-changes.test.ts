import { describe, expect, it, test } from 'vitest';
import { type Availability, defaultAvailability } from '#domain/schedule/availability.ts';
import type { StartTimes } from './availability-values.ts';
import { availabilityIn, dayOffText, startTimesText, valuesOf } from './availability-values.ts';
import {
  startsTooLate,
  withDayOff,
  withMondayCopied,
  withoutTime,
  withTime,
} from './week-changes.ts';

const week: StartTimes = [[], ['08:00', '15:00'], [], ['09:00'], [], [], ['10:00']];

describe('start times', () => {
  it('are added in order, each once, at most twelve a day', () => {
    expect(withTime(week, 1, '11:30')).toEqual({
      next: [[], ['08:00', '11:30', '15:00'], [], ['09:00'], [], [], ['10:00']],
    });
    expect(withTime(week, 1, '08:00')).toEqual({ refused: 'Monday already has this time' });
    expect(withTime(week, 1, '')).toEqual({ refused: 'Choose a time first' });
    const full = Array.from({ length: 12 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`);
    const fullWeek: StartTimes = [full, [], [], [], [], [], []];
    expect(withTime(fullWeek, 0, '21:00')).toEqual({ refused: 'At most 12 times a day' });
  });

  it('are removed one by one', () => {
    expect(withoutTime(week, 1, '08:00')[1]).toEqual(['15:00']);
    expect(withoutTime(week, 2, '08:00')).toEqual(week);
  });

  it('of Monday are copied to Friday, and the weekend stays', () => {
    const monday = ['08:00', '15:00'];
    expect(withMondayCopied(week)).toEqual([[], monday, monday, monday, monday, monday, ['10:00']]);
  });
});

describe('days off', () => {
  const christmas = { from: '2026-12-24', to: '2026-12-26' };

  it('are single days or ranges, by their first day', () => {
    expect(withDayOff([christmas], { from: '2026-11-27', to: '' })).toEqual({
      next: [{ from: '2026-11-27', to: '2026-11-27' }, christmas],
    });
  });

  it.each([
    [{ from: '', to: '2026-12-24' }, 'Choose a day first'],
    [{ from: '2026-12-24', to: '2026-12-23' }, 'The last day comes before the first'],
    [christmas, 'This is already on the list'],
  ])('refuse %j', (range, refused) => {
    expect(withDayOff([christmas], range)).toEqual({ refused });
  });

  it('are formatted as a day or a range', () => {
    expect(dayOffText(christmas)).toBe('Dec 24, 2026 – Dec 26, 2026');
    expect(dayOffText({ from: '2026-12-24', to: '2026-12-24' })).toBe('Dec 24, 2026');
  });
});

test('an availability survives the form', () => {
  const availability: Availability = {
    ...defaultAvailability,
    startTimes: week,
    startMode: 'half-hours',
    bufferMinutes: 45,
  };
  expect(availabilityIn(valuesOf(availability))).toEqual(availability);
});

test('a start is too late when its appointment would end after closing time', () => {
  const day = { closing: '18:00', minutes: 180 };
  expect(startsTooLate(['08:00', '15:00', '15:01', '17:30'], day)).toEqual(['15:01', '17:30']);
});

test('an empty number is NaN', () => {
  expect(availabilityIn({ noticeHours: ' ', horizonDays: 'soon' })).toMatchObject({
    noticeHours: Number.NaN,
    horizonDays: Number.NaN,
  });
});

test('a week is formatted from Monday on', () => {
  expect(startTimesText(week).split('\n')).toEqual([
    'Monday: 8:00 AM, 3:00 PM',
    'Tuesday: closed',
    'Wednesday: 9:00 AM',
    'Thursday: closed',
    'Friday: closed',
    'Saturday: 10:00 AM',
    'Sunday: closed',
  ]);
});
