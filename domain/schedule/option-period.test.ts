import { expect, test } from 'vitest';
import { defaultBusiness as business } from '#domain/business/defaults/default-business.ts';
import { formatOptionEnd, isTooLateDay } from './option-day.ts';
import { isInTime, optionDeadline, optionMarks, reportDue } from './option-period.ts';
import { centralTime } from './testing/central-time.ts';
import { timeAt } from './time-of-day.ts';

test.each([
  ['ends at 5:00 PM in winter', '2026-12-01', '2026-12-01T23:00:00.000Z'],
  ['ends at 5:00 PM in summer', '2027-07-01', '2027-07-01T22:00:00.000Z'],
  [
    'ends at 5:00 PM on the day on which clocks go forward',
    '2027-03-14',
    '2027-03-14T22:00:00.000Z',
  ],
  ['ends at 5:00 PM on the day on which clocks go back', '2027-11-07', '2027-11-07T23:00:00.000Z'],
])('an option period %s', (_, date, deadline) => {
  expect(optionDeadline(date, centralTime).toISOString()).toBe(deadline);
});

test.each([
  ['the day before, done by 5:00 PM', '2026-12-01', '14:00', 180, '2026-12-02', true],
  ['the day before, done at 5:01 PM', '2026-12-01', '14:01', 180, '2026-12-02', false],
  ['on the last day', '2026-12-02', '08:00', 180, '2026-12-02', false],
  ['after the last day', '2026-12-03', '08:00', 180, '2026-12-02', false],
  ['two days before', '2026-11-30', '15:00', 180, '2026-12-02', true],
  ['that takes all day, the day before', '2026-12-01', '08:00', 540, '2026-12-02', true],
  ['a minute longer', '2026-12-01', '08:00', 541, '2026-12-02', false],
  ['on a Friday, for a Saturday', '2026-12-04', '08:00', 180, '2026-12-05', true],
  ['on a Friday afternoon, for a Saturday', '2026-12-04', '15:00', 180, '2026-12-05', false],
  ['on a Friday, for a Sunday', '2026-12-04', '15:00', 180, '2026-12-06', true],
  // 24 hours after 5:00 PM is 6:00 PM when clocks went forward, 4:00 PM when they went back.
  ['the day before clocks go forward', '2027-03-13', '14:00', 180, '2027-03-14', false],
  ['an hour earlier that day', '2027-03-13', '13:00', 180, '2027-03-14', true],
  ['the day before clocks go back', '2027-11-06', '15:00', 180, '2027-11-07', true],
  ['a minute later that day', '2027-11-06', '15:01', 180, '2027-11-07', false],
  ['on the day on which clocks go forward', '2027-03-14', '14:00', 180, '2027-03-15', true],
  ['on the day on which clocks go back', '2027-11-07', '14:01', 180, '2027-11-08', false],
])(
  'an inspection %s: %s %s of %i minutes, option until %s, in time: %s',
  (_, date, time, minutes, optionEnds, inTime) => {
    expect(isInTime(reportDue({ date, time, minutes }, business), optionEnds, centralTime)).toBe(
      inTime,
    );
  },
);

test('the report is due 24 real hours after the inspection has ended', () => {
  const due = reportDue({ date: '2026-12-01', time: '08:00', minutes: 180 }, business);
  expect(due.toISOString()).toBe('2026-12-02T17:00:00.000Z');
});

const reportsOf = (date: string, times: string[], minutes: number) =>
  Object.fromEntries(
    times.map(
      (time) => [time, reportDue({ date, time, minutes }, business).toISOString()] as const,
    ),
  );

test.each([
  ['two days before', '2026-11-30', 180, '08:00', []],
  ['the day before', '2026-12-01', 180, '08:00', ['15:00']],
  ['the day before, 6 hours long', '2026-12-01', 360, '08:00', ['11:30', '15:00']],
  ['the day before, 10 hours long', '2026-12-01', 600, undefined, ['08:00', '11:30', '15:00']],
  ['on the last day', '2026-12-02', 180, undefined, ['08:00', '11:30', '15:00']],
])(
  'of the starts %s (%s, %i minutes) the best is %s, too late are %j',
  (_, date, minutes, best, late) => {
    const times = ['08:00', '11:30', '15:00'];
    const marks = optionMarks(times, reportsOf(date, times, minutes), '2026-12-02', centralTime);
    expect(marks).toEqual({ best, late });
    expect(times.slice(times.length - late.length)).toEqual(late);
  },
);

test('a start whose report is not known is not marked', () => {
  expect(
    optionMarks(['08:00', '11:30'], { '11:30': '2026-12-01T23:00:00Z' }, '2026-12-02', centralTime),
  ).toEqual({
    best: '11:30',
    late: [],
  });
});

test.each(['2026-12-02', '2027-03-14', '2027-03-15', '2027-11-07', '2027-11-08'])(
  'no start of %s or later reports within an option period that ends on it',
  (date) => {
    expect(isTooLateDay(date, date, business.promises)).toBe(true);
    expect(isTooLateDay(date, '2026-12-01', business.promises)).toBe(true);
    expect(isTooLateDay(date, '2027-11-09', business.promises)).toBe(false);
    expect(
      isInTime(reportDue({ date, time: timeAt(0), minutes: 1 }, business), date, centralTime),
    ).toBe(false);
  },
);

test('the end of an option period is written as people say it', () => {
  expect(formatOptionEnd('2026-12-01', { deadlineTime: '5 PM' })).toBe('Tue, Dec 1, 5 PM');
  expect(formatOptionEnd('2026-12-01', { deadlineTime: '' })).toBe('Tue, Dec 1');
});

test('a report that takes 36 hours is late on the afternoon before the last day', () => {
  const slower = { ...business, promises: { ...business.promises, report: 36 } };
  const due = (time: string) => reportDue({ date: '2026-12-01', time, minutes: 120 }, slower);
  expect(due('02:00').toISOString()).toBe('2026-12-02T22:00:00.000Z');
  expect(isInTime(due('03:00'), '2026-12-02', centralTime)).toBe(true);
  expect(isInTime(due('03:01'), '2026-12-02', centralTime)).toBe(false);
  expect(isTooLateDay('2026-12-01', '2026-12-02', slower.promises)).toBe(false);
});

test('no start of the last day but one reports in time after 48 hours', () => {
  const promises = { ...business.promises, report: 48 };
  expect(isTooLateDay('2026-12-01', '2026-12-02', promises)).toBe(true);
  expect(isTooLateDay('2026-11-30', '2026-12-02', promises)).toBe(false);
});
