import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  addDays,
  daysBetween,
  formatDate,
  formatMonth,
  formatTime,
  monthOf,
  weekdayOf,
} from './calendar-date.ts';
import { describeInZones } from './testing/describe-in-zones.ts';

describeInZones(
  () => import('./calendar-date.ts'),
  (calendar) => {
    test.each([
      ['2026-11-21', 0, '2026-11-21'],
      ['2026-11-30', 1, '2026-12-01'],
      ['2026-12-31', 1, '2027-01-01'],
      ['2027-01-01', -1, '2026-12-31'],
      ['2026-03-07', 1, '2026-03-08'],
      ['2026-03-08', 1, '2026-03-09'],
      ['2026-03-09', -2, '2026-03-07'],
      ['2026-10-31', 2, '2026-11-02'],
      ['2027-03-13', 2, '2027-03-15'],
      ['2027-11-06', 2, '2027-11-08'],
      ['2018-11-03', 1, '2018-11-04'], // midnight did not exist in São Paulo
      ['2026-03-28', 1, '2026-03-29'], // nor on this day in Beirut
      ['2027-02-28', 1, '2027-03-01'],
      ['2028-02-28', 1, '2028-02-29'],
      ['2028-02-29', 1, '2028-03-01'],
      ['2028-02-29', 366, '2029-03-01'],
    ])('%s plus %i days is %s, and as far apart', (from, days, to) => {
      expect(calendar.addDays(from, days)).toBe(to);
      expect(calendar.daysBetween(from, to)).toBe(days);
    });

    test.each([
      ['2026-01-31', 1, '2026-02-28'],
      ['2028-01-31', 1, '2028-02-29'],
      ['2028-02-29', 12, '2029-02-28'],
      ['2028-02-29', -12, '2027-02-28'],
      ['2028-02-29', 48, '2032-02-29'],
      ['2026-03-31', -1, '2026-02-28'],
      ['2026-10-31', 1, '2026-11-30'],
      ['2026-11-30', 1, '2026-12-30'],
      ['2026-12-31', 1, '2027-01-31'],
      ['2027-01-31', -1, '2026-12-31'],
      ['2026-11-21', 0, '2026-11-21'],
    ])('%s plus %i months is %s', (from, months, to) => {
      expect(calendar.addMonths(from, months)).toBe(to);
    });

    test.each([
      ['2026-03-08', 0],
      ['2026-11-01', 0],
      ['2026-11-02', 1],
      ['2028-02-29', 2],
      ['2026-11-21', 6],
    ])('%s is weekday %i', (date, weekday) => {
      expect(calendar.weekdayOf(date)).toBe(weekday);
    });

    it('writes dates and months out', () => {
      expect(calendar.formatDate('2027-03-08', 'long')).toBe('Monday, March 8, 2027');
      expect(calendar.formatDate('2027-03-08', 'short')).toBe('Mar 8, 2027');
      expect(calendar.formatDate('2028-02-29', 'long')).toBe('Tuesday, February 29, 2028');
      expect(calendar.formatMonth('2027-03')).toBe('March 2027');
      expect(calendar.monthOf('2027-03-31')).toBe('2027-03');
    });
  },
);

test('dates are written as Intl writes them', () => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const year = { year: 'numeric' } as const;
  const long = written({ ...year, weekday: 'long', month: 'long', day: 'numeric' });
  const short = written({ ...year, month: 'short', day: 'numeric' });
  const month = written({ ...year, month: 'long' });
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      expect(formatDate(date, 'long')).toBe(long.format(day));
      expect(formatDate(date, 'short')).toBe(short.format(day));
      expect(formatMonth(monthOf(date))).toBe(month.format(day));
    }),
  );
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['08:00', '8:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['15:00', '3:00 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

it('goes back as far as it came', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
    }),
  );
});
