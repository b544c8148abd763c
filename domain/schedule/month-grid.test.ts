import { describe, expect, it, test } from 'vitest';
import { addDays, addMonths, monthOf, weekdayOf, weekdays } from './calendar-date.ts';
import { monthGrid, moveFocus, weeksFrom } from './month-grid.ts';

describe('month grid', () => {
  test.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'], // starts on Sunday, 28 days
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
    ['2028-02', 5, '2028-01-30', '2028-03-04'],
  ])('%s has %i weeks, from %s to %s', (month, weeks, first, last) => {
    const grid = monthGrid(month);
    expect(grid).toHaveLength(weeks);
    expect(grid.at(0)?.at(0)?.date).toBe(first);
    expect(grid.at(-1)?.at(-1)?.date).toBe(last);
  });

  it('contains every day once, in order, Sunday first, for every month of six years', () => {
    for (let month = '2024-01-01'; month < '2030-01-01'; month = addMonths(month, 1)) {
      const weeks = monthGrid(monthOf(month));
      const days = weeks.flat();
      const [start = ''] = days.map(({ date }) => date);
      expect(weekdayOf(start)).toBe(0);
      expect(days.map(({ date }) => date)).toEqual(days.map((_, index) => addDays(start, index)));
      const inside = days.filter(({ inMonth }) => inMonth).map(({ date }) => date);
      expect([inside.at(0), inside.at(-1)]).toEqual([month, addDays(addMonths(month, 1), -1)]);
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day.inMonth))).toBe(
        true,
      );
    }
  });

  it('names its columns from Sunday', () => {
    expect(weekdays.map(({ short }) => short).join()).toBe('Sun,Mon,Tue,Wed,Thu,Fri,Sat');
    expect(weekdays[3]?.long).toBe('Wednesday');
  });
});

describe('the weeks of the current month', () => {
  const sundays = (today: string, month: string, cursor = today) =>
    weeksFrom(today, month, cursor).map(([sunday]) => sunday?.date.slice(5));

  test.each([
    ['that are over fold away', '2026-11-24', '2026-11', ['11-22', '11-29']],
    ['stay on their last day', '2026-11-21', '2026-11', ['11-15', '11-22', '11-29']],
    ['fold away on the next', '2026-11-22', '2026-11', ['11-22', '11-29']],
    [
      'all stay in the first week',
      '2026-12-01',
      '2026-12',
      ['11-29', '12-06', '12-13', '12-20', '12-27'],
    ],
    ['may be one', '2026-11-30', '2026-11', ['11-29']],
  ])('%s', (_what, today, month, expected) => {
    expect(sundays(today, month)).toEqual(expected);
  });

  test('begin with that of the focus, where it has moved before today', () => {
    expect(sundays('2026-11-24', '2026-11', '2026-11-14')).toEqual([
      '11-08',
      '11-15',
      '11-22',
      '11-29',
    ]);
  });

  it('stay from today on while a later day has the focus', () => {
    expect(sundays('2026-11-10', '2026-11', '2026-11-26')).toEqual([
      '11-08',
      '11-15',
      '11-22',
      '11-29',
    ]);
  });

  test.each(['2026-10', '2026-12'])('%s, another month, is whole', (month) => {
    expect(weeksFrom('2026-11-24', month, `${month}-20`)).toEqual(monthGrid(month));
  });
});

describe('keyboard navigation', () => {
  test.each([
    ['2026-11-01', 'ArrowLeft', false, '2026-10-31'],
    ['2026-12-31', 'ArrowRight', false, '2027-01-01'],
    ['2026-11-18', 'ArrowUp', false, '2026-11-11'],
    ['2026-12-28', 'ArrowDown', false, '2027-01-04'],
    ['2026-11-15', 'Home', false, '2026-11-15'],
    ['2027-01-01', 'Home', false, '2026-12-27'],
    ['2026-11-21', 'End', false, '2026-11-21'],
    ['2026-12-31', 'End', false, '2027-01-02'],
    ['2026-03-31', 'PageUp', false, '2026-02-28'],
    ['2026-12-15', 'PageDown', false, '2027-01-15'],
    ['2026-11-18', 'PageUp', true, '2025-11-18'],
    ['2028-02-29', 'PageDown', true, '2029-02-28'],
  ])('from %s, %s (with Shift: %s) goes to %s', (date, key, shift, target) => {
    expect(moveFocus(date, key, { shift })).toBe(target);
  });

  test.each(['Enter', ' ', 'Tab', 'a', ''])('%j moves nothing', (key) => {
    expect(moveFocus('2026-11-18', key, { shift: false })).toBeUndefined();
  });
});
