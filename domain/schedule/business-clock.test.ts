import { expect, test } from 'vitest';
import { centralTime } from './testing/central-time.ts';
import { describeInZones } from './testing/describe-in-zones.ts';

// zone-clock.test.ts shows that the rule is right; this shows that the runtime's zone is ignored.
describeInZones(
  () => import('./business-clock.ts'),
  (clock) => {
    test.each([
      ['winter, a second before midnight', '2026-11-21T05:59:59.999Z', '2026-11-20'],
      ['winter, midnight', '2026-11-21T06:00:00Z', '2026-11-21'],
      ['summer, a second before midnight', '2026-07-04T04:59:59.999Z', '2026-07-03'],
      ['summer, midnight', '2026-07-04T05:00:00Z', '2026-07-04'],
      ['midnight of the day that clocks go forward', '2026-03-08T06:00:00Z', '2026-03-08'],
      ['midnight after clocks went forward', '2026-03-09T05:00:00Z', '2026-03-09'],
      ['midnight of the day that clocks go back', '2026-11-01T05:00:00Z', '2026-11-01'],
      ['midnight after clocks went back', '2026-11-02T06:00:00Z', '2026-11-02'],
      ['the last second of the year', '2027-01-01T05:59:59Z', '2026-12-31'],
      ['the leap day', '2028-03-01T05:59:59Z', '2028-02-29'],
    ])('today at the business, %s', (_, instant, today) => {
      expect(clock.businessToday(new Date(instant), centralTime)).toBe(today);
    });

    test('a day ends at the next midnight of the business', () => {
      const ends = (date: string) => clock.businessDay(date, centralTime).ends.toISOString();
      expect(ends('2026-11-20')).toBe('2026-11-21T06:00:00.000Z');
      expect(ends('2026-11-01')).toBe('2026-11-02T06:00:00.000Z');
    });

    test.each([
      ['2026-01-15', '08:00', '2026-01-15T14:00:00Z'],
      ['2026-07-15', '08:00', '2026-07-15T13:00:00Z'],
      ['2026-03-08', '01:59', '2026-03-08T07:59:00Z'],
      ['2026-03-08', '03:00', '2026-03-08T08:00:00Z'],
      ['2026-11-01', '00:59', '2026-11-01T05:59:00Z'],
      ['2026-11-01', '02:00', '2026-11-01T08:00:00Z'],
      ['2027-03-14', '08:00', '2027-03-14T13:00:00Z'],
      ['2027-11-07', '08:00', '2027-11-07T14:00:00Z'],
    ])('%s %s at the business is %s', (date, time, instant) => {
      expect(clock.businessInstant(date, time, centralTime)).toEqual(new Date(instant));
      expect(clock.businessTime(new Date(instant), centralTime)).toBe(time);
    });

    test.each([
      ['skipped', '2026-03-08', '02:00', '2026-03-08T08:00:00Z'],
      ['skipped', '2027-03-14', '02:59', '2027-03-14T08:59:00Z'],
      ['doubled', '2026-11-01', '01:00', '2026-11-01T06:00:00Z'],
      ['doubled', '2027-11-07', '01:59', '2027-11-07T06:59:00Z'],
    ])(
      'moves a skipped time forward and takes the first of a doubled one: %s, %s %s is %s',
      (_, date, time, instant) => {
        expect(clock.businessInstant(date, time, centralTime)).toEqual(new Date(instant));
      },
    );
  },
);
