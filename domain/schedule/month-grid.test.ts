import { describe, expect, it, test } from 'vitest';
import { addDays, addMonths, monthOf, weekdayOf, weekdays } from './calendar-date.ts';
import { monthGrid, moveFocus } from './month-grid.ts';

describe('month grid', () => {
  test.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'], // starts on Sunday, 28 days
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2026-03', 5, '2026-03-01', '2026-04-04'],
    ['2026-08', 6, '2026-07-26', '2026-09-05'],
    ['2026-12', 5, '2026-11-29', '2027-01-02'],
    ['2027-01', 6, '2026-12-27', '2027-02-06'],
    ['2028-02', 5, '2028-01-30', '2028-03-04'],
  ])('%s has %i weeks, from %s to %s', (month, weeks, first, last) => {
    const grid = monthGrid(month);
    expect(grid).toHaveLength(weeks);
    expect(grid.at(0)?.at(0)?.date).toBe(first);
    expect(grid.at(-1)?.at(-1)?.date).toBe(last);
  });

  it('holds every day once, in order, Sunday first, for every month of six years', () => {
    for (let month = '2024-01-01'; month < '2030-01-01'; month = addMonths(month, 1)) {
      const weeks = monthGrid(monthOf(month));
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(days.map((day) => day.date)).toEqual(
        days.map((_, index) => addDays(days[0]?.date ?? '', index)),
      );
      expect(weekdayOf(days[0]?.date ?? '')).toBe(0);
      const inside = days.filter((day) => day.inMonth).map((day) => day.date);
      expect(inside.at(0)).toBe(month);
      expect(inside.at(-1)).toBe(addDays(addMonths(month, 1), -1));
      expect(weeks.every((week) => week.some((day) => day.inMonth))).toBe(true);
    }
  });

  it('names its columns', () => {
    expect(weekdays.map((day) => day.short)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(weekdays[3]?.long).toBe('Wednesday');
  });
});

describe('keys of the grid', () => {
  test.each([
    ['2026-11-18', 'ArrowLeft', '2026-11-17'],
    ['2026-11-18', 'ArrowRight', '2026-11-19'],
    ['2026-11-18', 'ArrowUp', '2026-11-11'],
    ['2026-11-18', 'ArrowDown', '2026-11-25'],
    ['2026-11-18', 'Home', '2026-11-15'],
    ['2026-11-18', 'End', '2026-11-21'],
    ['2026-11-15', 'Home', '2026-11-15'],
    ['2026-11-21', 'End', '2026-11-21'],
    ['2026-11-18', 'PageUp', '2026-10-18'],
    ['2026-11-18', 'PageDown', '2026-12-18'],
    ['2026-11-01', 'ArrowLeft', '2026-10-31'],
    ['2026-12-31', 'ArrowRight', '2027-01-01'],
    ['2026-12-28', 'ArrowDown', '2027-01-04'],
    ['2026-03-07', 'ArrowRight', '2026-03-08'],
    ['2026-03-08', 'ArrowRight', '2026-03-09'],
    ['2026-11-01', 'ArrowRight', '2026-11-02'],
    ['2026-12-31', 'End', '2027-01-02'],
    ['2027-01-01', 'Home', '2026-12-27'],
    ['2026-10-31', 'PageDown', '2026-11-30'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2028-01-31', 'PageDown', '2028-02-29'],
    ['2026-12-15', 'PageDown', '2027-01-15'],
  ])('from %s, %s goes to %s', (date, key, target) => {
    expect(moveFocus(date, key)).toBe(target);
    expect(moveFocus(date, key, { shift: false })).toBe(target);
  });

  test.each([
    ['2026-11-18', 'PageUp', '2025-11-18'],
    ['2026-11-18', 'PageDown', '2027-11-18'],
    ['2028-02-29', 'PageUp', '2027-02-28'],
    ['2028-02-29', 'PageDown', '2029-02-28'],
  ])('from %s, %s with Shift goes to %s', (date, key, target) => {
    expect(moveFocus(date, key, { shift: true })).toBe(target);
  });

  test.each(['Enter', ' ', 'Tab', 'Escape', 'a', 'Shift', ''])('%j moves nothing', (key) => {
    expect(moveFocus('2026-11-18', key)).toBeUndefined();
  });
});
