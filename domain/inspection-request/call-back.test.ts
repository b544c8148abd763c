import { expect, it } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { callBackIssue, callBackTimes } from './call-back.ts';

const offered = (now: string) =>
  callBackTimes(new Date(now), centralTime).map(({ label, at }) => `${label} ${at.toISOString()}`);

it.each([
  [
    '10 in the morning',
    '2026-11-20T16:00:00.000Z',
    [
      'In 1 hour 2026-11-20T17:00:00.000Z',
      'This afternoon 2026-11-20T22:00:00.000Z',
      'Tomorrow morning 2026-11-21T15:00:00.000Z',
    ],
  ],
  [
    'half past 3',
    '2026-11-20T21:30:00.000Z',
    [
      'This afternoon 2026-11-20T22:00:00.000Z',
      'In 1 hour 2026-11-20T22:30:00.000Z',
      'Tomorrow morning 2026-11-21T15:00:00.000Z',
    ],
  ],
  [
    '4 o’clock',
    '2026-11-20T22:00:00.000Z',
    ['In 1 hour 2026-11-20T23:00:00.000Z', 'Tomorrow morning 2026-11-21T15:00:00.000Z'],
  ],
  [
    'the night before clocks change',
    '2026-03-08T04:00:00.000Z',
    ['In 1 hour 2026-03-08T05:00:00.000Z', 'Tomorrow morning 2026-03-08T14:00:00.000Z'],
  ],
])('at %s these times to call back are offered', (_when, now, expected) => {
  expect(offered(now)).toEqual(expected);
});

it('mornings and afternoons are those of the zone of the business', () => {
  const times = callBackTimes(new Date('2026-11-21T02:00:00.000Z'), zoneRules['Pacific/Honolulu']);
  expect(times.map(({ label, at }) => `${label} ${at.toISOString()}`)).toEqual([
    'In 1 hour 2026-11-21T03:00:00.000Z',
    'Tomorrow morning 2026-11-21T19:00:00.000Z',
  ]);
});

const now = new Date('2026-11-20T16:00:00.000Z');

it.each([
  ['2026-11-20T16:00:00.000Z', 'Please choose a time in the future'],
  ['2026-11-20T16:00:00.001Z', undefined],
  ['2027-02-18T16:00:00.000Z', undefined],
  ['2027-02-18T16:00:00.001Z', 'Please choose a time within 90 days'],
])('a call-back at %s: %s', (at, issue) => {
  expect(callBackIssue(new Date(at), now)).toBe(issue);
});
