import { expect, test } from 'vitest';
import { bookingsAddress, bookingsQuery } from './address.ts';

const today = '2026-11-21';

test.each([
  ['', { view: 'agenda', day: today, search: '' }],
  ['view=month', { view: 'month', day: today, search: '' }],
  ['view=month&day=2027-01-04', { view: 'month', day: '2027-01-04', search: '' }],
  ['day=2026-10-01', { view: 'agenda', day: '2026-10-01', search: '' }],
  ['search=ana+reyes', { view: 'agenda', day: today, search: 'ana reyes' }],
] as const)('%j is one address both ways', (query, address) => {
  expect(bookingsAddress(new URLSearchParams(query), today)).toEqual(address);
  expect(bookingsQuery(address, today)).toBe(query && `?${query}`);
});

test.each(['2026-02-30', 'tomorrow', '2026-13-01', '2026-1-1', '', '99999-01-01'])(
  'the day %j is no day of the calendar, and today is shown',
  (day) => {
    expect(bookingsAddress(new URLSearchParams({ day }), today).day).toBe(today);
  },
);
