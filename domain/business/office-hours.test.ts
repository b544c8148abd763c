import { expect, it } from 'vitest';
import { hoursDifferences } from './office-hours.ts';

const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 5, 6, 0];
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
    'a day without times to book',
    [weekdays, { days: 'Saturday', hours: '9 AM – 1 PM' }],
    [['open-but-not-bookable', [SATURDAY]]],
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
    [{ days: 'Saturday - Sunday', hours: '12:00 PM - 1:00 PM' }],
    [['open-but-not-bookable', [SUNDAY, SATURDAY]]],
  ],
  ['hours that are no hours', [{ days: 'Sunday', hours: 'Emergency only' }], []],
  ['days that are no days', [{ days: 'Monday, holidays', hours: 'Closed' }], []],
])('%s', (_title, hours, differences) => {
  expect([...hoursDifferences(hours, { startTimes })]).toEqual(differences);
});
