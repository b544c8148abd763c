import { describe, expect, it } from 'vitest';
import { holidayOn, holidaysFrom } from './holidays.ts';

const listed = (from: string) =>
  holidaysFrom(from).map(({ name, from: first, to }) =>
    first === to ? `${first} ${name}` : `${first}/${to} ${name}`,
  );

describe('holidays', () => {
  it('are those of the twelve months from a day on', () => {
    // Observed days as published by the Office of Personnel Management.
    expect(listed('2026-11-22')).toEqual([
      '2026-11-26/2026-11-27 Thanksgiving',
      '2026-12-25 Christmas Day',
      '2027-01-01 New Year’s Day',
      '2027-01-18 Martin Luther King Jr. Day',
      '2027-02-15 Presidents’ Day',
      '2027-05-31 Memorial Day',
      '2027-06-18/2027-06-19 Juneteenth',
      '2027-07-04/2027-07-05 Independence Day',
      '2027-09-06 Labor Day',
      '2027-10-11 Columbus Day',
      '2027-11-11 Veterans Day',
    ]);
  });

  it('end on the day before the same day of the next year', () => {
    const veterans = listed('2026-11-11').filter((holiday) => holiday.endsWith('Veterans Day'));
    expect(veterans).toEqual(['2026-11-11 Veterans Day']);
  });

  it('have Memorial Day on the last Monday of May', () => {
    expect(listed('2026-03-01')).toContain('2026-05-25 Memorial Day');
  });

  it('include the New Year’s Day that is observed in the old year', () => {
    expect(listed('2027-12-01')).toContain('2027-12-31/2028-01-01 New Year’s Day');
  });

  it('are eleven in every twelve months', () => {
    for (let year = 2024; year < 2060; year += 1) {
      expect(holidaysFrom(`${year}-03-01`)).toHaveLength(11);
    }
  });

  it('are known by their days', () => {
    expect(holidayOn({ from: '2026-11-26', to: '2026-11-27' })?.name).toBe('Thanksgiving');
    expect(holidayOn({ from: '2027-12-31', to: '2028-01-01' })?.name).toBe('New Year’s Day');
    expect(holidayOn({ from: '2026-11-26', to: '2026-11-26' })).toBeUndefined();
    expect(holidayOn({ from: '2026-11-25', to: '2026-11-27' })).toBeUndefined();
  });
});
