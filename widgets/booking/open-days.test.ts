import { describe, expect, test } from 'vitest';
import { firstOpenDay, hasOpenDay, isOpen, startOf } from './open-days.ts';

// A Wednesday, 9:00 AM at the business.
const now = new Date('2027-03-03T15:00:00Z');

describe('the days of the grid', () => {
  test.each([
    ['a weekday with notice', '2027-03-04', true],
    ['today, which is too soon', '2027-03-03', false],
    ['a day that is over', '2027-03-02', false],
    ['a Saturday', '2027-03-06', false],
    ['a Sunday', '2027-03-07', false],
    ['the last day of the horizon', '2027-06-01', true],
    ['the day after it', '2027-06-02', false],
  ])('opens or closes %s', (_what, date, open) => {
    expect(isOpen(date, now)).toBe(open);
  });

  test('the first open day skips the weekend and what is too soon', () => {
    expect(firstOpenDay(now)).toBe('2027-03-04');
    // Friday 4 PM: the notice ends on Saturday.
    expect(firstOpenDay(new Date('2027-03-05T22:00:00Z'))).toBe('2027-03-08');
  });

  test('it may lie in the next month, though today is in this one', () => {
    expect(firstOpenDay(new Date('2027-04-30T22:00:00Z'))).toBe('2027-05-03');
  });

  test('a month starts at its first open day, or at its first day when none is open', () => {
    expect(startOf('2027-03', now)).toBe('2027-03-04');
    expect(startOf('2027-05', now)).toBe('2027-05-03');
    expect(startOf('2027-02', now)).toBe('2027-02-01');
    expect(hasOpenDay('2027-06', now)).toBe(true);
    expect(hasOpenDay('2027-07', now)).toBe(false);
  });
});
