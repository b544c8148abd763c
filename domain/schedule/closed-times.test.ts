import { expect, it } from 'vitest';
import { closedTimesOn } from './closed-times.ts';

const holidays = [{ from: '2026-12-24', to: '2026-12-26' }];
const calendars = [{ name: 'Family', busy: { '2026-12-24': [{ time: '10:00', minutes: 60 }] } }];
const family = {
  date: '2026-12-24',
  time: '10:00',
  minutes: 60,
  bufferMinutes: 0,
  label: 'Family',
};

it('a day off is closed from midnight to midnight, besides its busy times', () => {
  expect(closedTimesOn('2026-12-24', { daysOff: holidays, blocks: [], calendars })).toEqual([
    { date: '2026-12-24', time: '00:00', minutes: 1440, bufferMinutes: 0, label: 'Day off' },
    family,
  ]);
});

it('a working day is closed for its busy times alone', () => {
  expect(closedTimesOn('2026-12-24', { daysOff: [], blocks: [], calendars })).toEqual([family]);
});
