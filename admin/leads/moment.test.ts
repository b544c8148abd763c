import { describe, expect, it } from 'vitest';
import { dayOf, timeOf } from './moment.ts';

describe('dayOf and timeOf', () => {
  it.each([
    ['2026-11-21T21:17:00Z', 'Nov 21, 2026', '3:17 PM CT'],
    ['2026-11-21T05:59:00Z', 'Nov 20, 2026', '11:59 PM CT'],
    ['2026-07-01T17:05:00Z', 'Jul 1, 2026', '12:05 PM CT'],
  ])('read %s on the calendar and clock of the business', (instant, day, time) => {
    expect([dayOf(new Date(instant)), timeOf(new Date(instant))]).toEqual([day, time]);
  });
});
