import { describe, expect, test } from 'vitest';
import { cursorOf, firstOpenDay, isOpen, openDaysOf } from './open-days.ts';

// A Wednesday, 9:00 AM at the business.
const now = new Date('2027-03-03T15:00:00Z');

describe('the open days', () => {
  test.each([
    ['a weekday with notice', '2027-03-04', true],
    ['today, which is too soon', '2027-03-03', false],
    ['a day that is over', '2027-03-02', false],
    ['a Saturday', '2027-03-06', false],
    ['a Sunday', '2027-03-07', false],
    ['the last day of the horizon', '2027-06-01', true],
    ['the day after it', '2027-06-02', false],
  ])('by the usual availability: %s', (_what, date, open) => {
    expect(isOpen(date, now)).toBe(open);
  });

  test('by the server’s answer for the month, where there is one', () => {
    const serverDays = { '2027-03': ['2027-03-06'] };
    expect(isOpen('2027-03-06', now, serverDays)).toBe(true);
    expect(isOpen('2027-03-08', now, serverDays)).toBe(false);
    expect(isOpen('2027-04-05', now, serverDays)).toBe(true);
  });

  test('begin after the notice, and not on a weekend', () => {
    expect(firstOpenDay(now)).toBe('2027-03-04');
    // Friday 4 PM: the notice ends on Saturday.
    expect(firstOpenDay(new Date('2027-03-05T22:00:00Z'))).toBe('2027-03-08');
    expect(firstOpenDay(new Date('2027-04-30T22:00:00Z'))).toBe('2027-05-03');
  });

  test('of a month leave out the neighbouring months', () => {
    expect(openDaysOf('2027-06', now)).toEqual(['2027-06-01']);
    expect(openDaysOf('2027-07', now)).toEqual([]);
  });
});

test('the focus starts at the first open day of a month, else at its first day', () => {
  expect(cursorOf('2027-03', now)).toBe('2027-03-04');
  expect(cursorOf('2027-05', now)).toBe('2027-05-03');
  expect(cursorOf('2027-02', now)).toBe('2027-02-01');
});
