import { expect, it } from 'vitest';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { defaultProfile } from './defaults/default-profile.ts';
import { hoursDifferences, openRows, rowOf } from './office-hours.ts';

const [MONDAY, FRIDAY] = [1, 5];
const day = ['08:00', '15:00'];
const startTimes = [[], day, day, day, day, day, []] as [
  string[],
  string[],
  string[],
  string[],
  string[],
  string[],
  string[],
];
const weekdays = { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' };

it.each<[string, { days: string; hours: string }[], [string, number[]][]]>([
  ['the same days and hours', [weekdays], []],
  [
    'an office that answers on a day without inspections',
    [weekdays, { days: 'Saturday', hours: '9 AM – 1 PM' }],
    [],
  ],
  [
    'a day on which the office is closed',
    [{ days: 'Friday', hours: 'Closed' }],
    [['closed-but-bookable', [FRIDAY]]],
  ],
  [
    'a start before the office opens',
    [{ days: 'Monday', hours: '8:01 AM - 6:00 PM' }],
    [['starts-outside', [MONDAY]]],
  ],
  [
    'a start when it has closed',
    [{ days: 'Monday', hours: '8:00 AM - 3:00 PM' }],
    [['starts-outside', [MONDAY]]],
  ],
  [
    'days around the end of the week',
    [{ days: 'Friday - Monday', hours: 'Closed' }],
    [['closed-but-bookable', [MONDAY, FRIDAY]]],
  ],
  ['hours that are no hours', [{ days: 'Sunday', hours: 'Emergency only' }], []],
  ['days that are no days', [{ days: 'Monday, holidays', hours: 'Closed' }], []],
])('%s', (_title, hours, differences) => {
  expect([...hoursDifferences(hours, { startTimes })]).toEqual(differences);
});

it('the defaults agree: nothing is said about hours until the owner changes them', () => {
  expect(hoursDifferences(defaultProfile.hours, defaultAvailability).size).toBe(0);
});

const closed = { days: 'Sunday', hours: 'Closed' };
const onCall = { days: 'Sunday', hours: 'Emergency only' };
const friday = { days: 'Friday', hours: '7:30 AM - 1:00 PM' };

it('leaves out rows in which nobody is there, unless there is no other', () => {
  expect(openRows([weekdays, closed, onCall])).toEqual([weekdays]);
  expect(openRows([onCall])).toEqual([onCall]);
});

it.each([
  ['one row', [weekdays], 'Monday - Friday', '8:00 AM - 6:00 PM'],
  [
    'a shorter Friday',
    [{ ...weekdays, days: 'Monday - Thursday' }, friday],
    'Monday - Friday',
    '8:00 AM - 6:00 PM, Friday 7:30 AM - 1:00 PM',
  ],
  [
    'the same hours on other days',
    [
      { ...weekdays, days: 'Monday' },
      { ...weekdays, days: 'Wednesday, Thursday' },
    ],
    'Monday, Wednesday and Thursday',
    '8:00 AM - 6:00 PM',
  ],
  [
    'all days',
    [weekdays, { days: 'Saturday, Sunday', hours: '9 AM - 1 PM' }],
    '7 days a week',
    '8:00 AM - 6:00 PM, Saturday, Sunday 9 AM - 1 PM',
  ],
  [
    'Friday to Sunday',
    [friday, { days: 'Saturday - Sunday', hours: friday.hours }],
    'Friday - Sunday',
    friday.hours,
  ],
  [
    'days in other words',
    [weekdays, { days: 'Weekends', hours: 'by phone' }],
    'Monday - Friday and Weekends',
    '8:00 AM - 6:00 PM, Weekends by phone',
  ],
])('words %s as one', (_what, rows, days, hours) => {
  expect(rowOf(rows)).toEqual({ days, hours });
});
