import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { expect, it } from 'vitest';
import { nextRequestAt } from './request-limits.ts';

const now = new Date('2026-11-25T15:00:00.000Z');
const limit = { day: 2, month: 4, year: 6 };
const daysAgo = (...days: number[]) => days.map((count) => subDays(now, count).toISOString());
const hoursAgo = (...hours: number[]) => hours.map((count) => subHours(now, count).toISOString());

it.each([
  ['no earlier one', [], undefined],
  ['one less than a day allows', hoursAgo(1), undefined],
  [
    'as many as a day allows, until the first is a day old',
    hoursAgo(1, 5),
    '2026-11-26T10:00:00.000Z',
  ],
  ['more than a day allows', hoursAgo(1, 2, 5), '2026-11-26T13:00:00.000Z'],
  ['one that is exactly a day old', hoursAgo(1, 24), undefined],
  ['as many as a month allows', daysAgo(2, 3, 4, 29), '2026-11-26T15:00:00.000Z'],
  ['one that is a month old', daysAgo(2, 3, 4, 30), undefined],
  ['as many as a year allows', daysAgo(2, 40, 41, 42, 43, 364), '2026-11-26T15:00:00.000Z'],
  ['one that is a year old', daysAgo(2, 40, 41, 42, 43, 365), undefined],
  ['the longest wait', [...hoursAgo(1, 2), ...daysAgo(2, 28)], '2026-11-27T15:00:00.000Z'],
])('after %s', (_what, earlier, expected) => {
  expect(nextRequestAt(earlier, limit, now)?.toISOString()).toBe(expected);
});
