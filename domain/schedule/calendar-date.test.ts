import { UTCDateMini } from '@date-fns/utc/date/mini';
import { format } from 'date-fns/format';
import { expect, it, test } from 'vitest';
import {
  addDays,
  datesFrom,
  formatDate,
  formatMonth,
  formatTime,
  monthOf,
} from './calendar-date.ts';
import { describeInZones } from './testing/describe-in-zones.ts';

test('dates in a row, and none for a range that ends before it starts', () => {
  expect(datesFrom('2027-02-27', 3)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(datesFrom('2027-02-27', -1)).toEqual([]);
});

// date-fns does the arithmetic; these show that the runtime's zone cannot shift a date.
describeInZones(
  () => import('./calendar-date.ts'),
  (calendar) => {
    test.each([
      ['2026-12-31', 1, '2027-01-01'],
      ['2026-03-07', 1, '2026-03-08'],
      ['2026-03-09', -2, '2026-03-07'],
      ['2026-10-31', 2, '2026-11-02'],
      ['2018-11-03', 1, '2018-11-04'], // midnight did not exist in São Paulo
      ['2026-03-28', 1, '2026-03-29'], // nor on this day in Beirut
      ['2028-02-28', 1, '2028-02-29'],
      ['2028-02-29', 366, '2029-03-01'],
    ])('%s plus %i days is %s, and as far apart', (from, days, to) => {
      expect(calendar.addDays(from, days)).toBe(to);
      expect(calendar.daysBetween(from, to)).toBe(days);
    });

    test.each([
      ['2026-01-31', 1, '2026-02-28'],
      ['2028-02-29', 12, '2029-02-28'],
      ['2026-03-31', -1, '2026-02-28'],
      ['2026-10-31', 1, '2026-11-30'],
      ['2027-01-31', -1, '2026-12-31'],
    ])('%s plus %i months is %s', (from, months, to) => {
      expect(calendar.addMonths(from, months)).toBe(to);
    });

    test.each([
      ['2026-03-08', 0, '2026-03-08', '2026-03-02'],
      ['2026-11-02', 1, '2026-11-01', '2026-11-02'],
      ['2026-11-21', 6, '2026-11-15', '2026-11-16'],
    ])('%s is weekday %i, in the week from Sunday %s or Monday %s', (date, day, sunday, monday) => {
      expect(calendar.weekdayOf(date)).toBe(day);
      expect(calendar.startOfWeek(date)).toBe(sunday);
      expect(calendar.startOfWeek(date, 1)).toBe(monday);
    });

    it('finds the last day of a month', () => {
      expect(calendar.lastDayOfMonth('2028-02')).toBe('2028-02-29');
      expect(calendar.lastDayOfMonth('2026-12')).toBe('2026-12-31');
    });

    it('writes dates and months out', () => {
      expect(calendar.formatDate('2027-03-08', 'long')).toBe('Monday, March 8, 2027');
      expect(calendar.formatDate('2028-02-29', 'long')).toBe('Tuesday, February 29, 2028');
      expect(calendar.formatMonth('2027-03')).toBe('March 2027');
    });
  },
);

test("writes every day of a year as date-fns' own en-US locale does", () => {
  for (let date = '2028-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
    const utc = new UTCDateMini(date);
    expect(formatDate(date, 'long')).toBe(format(utc, 'EEEE, MMMM d, yyyy'));
    expect(formatDate(date, 'short')).toBe(format(utc, 'MMM d, yyyy'));
    expect(formatMonth(monthOf(date))).toBe(format(utc, 'MMMM yyyy'));
  }
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['08:00', '8:00 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test('writes dates, months and times out in Spanish', () => {
  expect(formatDate('2027-03-08', 'long', 'es')).toBe('lunes, 8 de marzo de 2027');
  expect(formatDate('2027-03-08', 'short', 'es')).toBe('8 mar 2027');
  expect(formatMonth('2027-03', 'es')).toBe('marzo de 2027');
  expect(formatTime('12:00', 'es')).toBe('12:00 p.\u00a0m.');
  expect(formatTime('00:30', 'es')).toBe('12:30 a.\u00a0m.');
});

test('writes every day of a year in Spanish as `Intl` does', () => {
  const intl = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' });
  for (let date = '2028-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
    expect(formatDate(date, 'long', 'es')).toBe(intl.format(new Date(date)));
  }
});
