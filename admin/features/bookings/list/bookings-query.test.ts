import { expect, test } from 'vitest';
import { formatBookingsQuery, parseBookingsQuery } from './bookings-query.ts';

const today = '2026-11-21';

test.each([
  ['', { view: 'agenda', day: today, search: '', sort: 'created', unfolded: false }],
  ['view=month', { view: 'month', day: today, search: '', sort: 'created', unfolded: false }],
  [
    'view=month&day=2027-01-04',
    { view: 'month', day: '2027-01-04', search: '', sort: 'created', unfolded: false },
  ],
  [
    'day=2026-10-01',
    { view: 'agenda', day: '2026-10-01', search: '', sort: 'created', unfolded: false },
  ],
  [
    'search=ana+reyes',
    { view: 'agenda', day: today, search: 'ana reyes', sort: 'created', unfolded: false },
  ],
  [
    'view=all&sort=appointment',
    { view: 'all', day: today, search: '', sort: 'appointment', unfolded: false },
  ],
  ['bursts=shown', { view: 'agenda', day: today, search: '', sort: 'created', unfolded: true }],
] as const)('%j is parsed and formatted back', (text, query) => {
  expect(parseBookingsQuery(new URLSearchParams(text), today)).toEqual(query);
  expect(formatBookingsQuery(query, today)).toBe(text && `?${text}`);
});

test.each(['2026-02-30', 'tomorrow', '2026-13-01', '2026-1-1', '', '99999-01-01'])(
  'today is shown for the invalid day %j',
  (day) => {
    expect(parseBookingsQuery(new URLSearchParams({ day }), today).day).toBe(today);
  },
);
