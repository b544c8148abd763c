import { expect, it } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { busyDaysOf } from '#domain/schedule/busy-time.ts';
import { readEvents } from './read-events.ts';

const zone = zoneRules['America/Chicago'];
const range = { from: '2026-01-01', to: '2036-12-31' };

/** The busy days of a calendar with one event of this rule, and another one on 1 June 2026. */
function daysOf(...lines: string[]): string[] {
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:odd',
    'DTSTART:20260105T150000Z',
    ...lines,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:other',
    'DTSTART:20260601T150000Z',
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  return Object.keys(busyDaysOf(readEvents(text, { range, zone }), range, zone)).sort();
}

it.each([
  ['by the day, on no date', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', []],
  ['by the hour, on no date', 'RRULE:FREQ=HOURLY;BYMONTH=4,6;BYMONTHDAY=31', []],
  ['on no date, over two lines', 'RRULE:FREQ=DAILY;BYMONTH=2;\r\n BYMONTHDAY=-30', []],
  ['on a day that no month has', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=32', ['2026-01-05']],
  ['with days of the month, by the week', 'RRULE:FREQ=WEEKLY;BYMONTHDAY=5', ['2026-01-05']],
  ['on the sixth Monday', 'RRULE:FREQ=MONTHLY;BYDAY=6MO', ['2026-01-05']],
  ['in words', 'RRULE:every other day', ['2026-01-05']],
])('an odd rule %s does not lose the rest of the calendar', (_, rule, days) => {
  expect(daysOf('DURATION:PT1H', rule)).toEqual([...days, '2026-06-01']);
});

it('COUNT counts dates that exist, excluded ones among them', () => {
  const rule = 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=2';
  expect(daysOf('DURATION:PT1H', rule)).toEqual(['2026-06-01', '2028-02-29', '2032-02-29']);
  expect(daysOf('DURATION:PT1H', rule, 'EXDATE:20280229T150000Z')).toEqual([
    '2026-06-01',
    '2032-02-29',
  ]);
  expect(daysOf('DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2')).toEqual([
    '2026-01-05',
    '2026-01-06',
    '2026-06-01',
  ]);
});
