import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { timeZone } from '#domain/business/time-zone.ts';
import { businessInstant, businessToday } from './business-clock.ts';
import { addDays } from './calendar-date.ts';
import { describeInZones } from './testing/describe-in-zones.ts';

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
      ['a second before that', '2026-03-09T04:59:59Z', '2026-03-08'],
      ['midnight of the day that clocks go back', '2026-11-01T05:00:00Z', '2026-11-01'],
      ['midnight after clocks went back', '2026-11-02T06:00:00Z', '2026-11-02'],
      ['a second before that', '2026-11-02T05:59:59Z', '2026-11-01'],
      ['the last second of the year', '2027-01-01T05:59:59Z', '2026-12-31'],
      ['the leap day', '2028-03-01T05:59:59Z', '2028-02-29'],
    ])('today at the business, %s', (_, instant, today) => {
      expect(clock.businessToday(new Date(instant))).toBe(today);
    });

    test.each([
      ['2026-01-15', '08:00', '2026-01-15T14:00:00Z'],
      ['2026-07-15', '08:00', '2026-07-15T13:00:00Z'],
      ['2026-03-07', '08:00', '2026-03-07T14:00:00Z'],
      ['2026-03-08', '00:00', '2026-03-08T06:00:00Z'],
      ['2026-03-08', '01:59', '2026-03-08T07:59:00Z'],
      ['2026-03-08', '03:00', '2026-03-08T08:00:00Z'],
      ['2026-03-08', '08:00', '2026-03-08T13:00:00Z'],
      ['2026-03-08', '23:59', '2026-03-09T04:59:00Z'],
      ['2026-03-09', '08:00', '2026-03-09T13:00:00Z'],
      ['2026-10-31', '08:00', '2026-10-31T13:00:00Z'],
      ['2026-11-01', '00:59', '2026-11-01T05:59:00Z'],
      ['2026-11-01', '02:00', '2026-11-01T08:00:00Z'],
      ['2026-11-01', '08:00', '2026-11-01T14:00:00Z'],
      ['2026-11-02', '00:00', '2026-11-02T06:00:00Z'],
      ['2027-03-14', '08:00', '2027-03-14T13:00:00Z'],
      ['2027-11-07', '08:00', '2027-11-07T14:00:00Z'],
      ['2028-02-29', '15:00', '2028-02-29T21:00:00Z'],
    ])('%s %s at the business is %s', (date, time, instant) => {
      expect(clock.businessInstant(date, time)).toEqual(new Date(instant));
    });

    test.each([
      ['skipped', '2026-03-08', '02:00', '2026-03-08T08:00:00Z'],
      ['skipped', '2026-03-08', '02:30', '2026-03-08T08:30:00Z'],
      ['skipped', '2027-03-14', '02:59', '2027-03-14T08:59:00Z'],
      ['doubled', '2026-11-01', '01:00', '2026-11-01T06:00:00Z'],
      ['doubled', '2027-11-07', '01:59', '2027-11-07T06:59:00Z'],
    ])('takes a %s time as later or as the first: %s %s is %s', (_, date, time, instant) => {
      expect(clock.businessInstant(date, time)).toEqual(new Date(instant));
    });
  },
);

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

it('finds the day of every instant that it makes', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 3, max: 23 }), (date, hour) => {
      const time = `${String(hour).padStart(2, '0')}:30`;
      expect(businessToday(businessInstant(date, time))).toBe(date);
    }),
  );
});

/** What the business's clock shows by `Intl`: 'yyyy-MM-dd HH:mm'. */
const byIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

function expectAsIntl(instant: Date) {
  const shown = byIntl.format(instant);
  const [date = '', time = ''] = shown.split(' ');
  const first = businessInstant(date, time);
  expect([businessToday(instant), byIntl.format(first)]).toEqual([date, shown]);
  // Only a time that comes twice has an earlier instant.
  expect(first.getTime()).toBeLessThanOrEqual(instant.getTime());
}

const MINUTE = 60_000;

it('shows what Intl does, in every minute until 2100', () => {
  const [from, until] = [Date.UTC(2007, 0) / MINUTE, Date.UTC(2100, 0) / MINUTE];
  fc.assert(
    fc.property(fc.integer({ min: from, max: until }), (minute) =>
      expectAsIntl(new Date(minute * MINUTE)),
    ),
  );
});

it('goes forward and back in the minute in which Intl does', () => {
  for (let year = 2007; year < 2050; year++) {
    // Fifteen days of a month hold its second Sunday and the day after.
    for (const month of [2, 10]) {
      for (let hour = 0; hour < 15 * 24; hour++) {
        const instant = Date.UTC(year, month, 1, hour);
        expectAsIntl(new Date(instant));
        expectAsIntl(new Date(instant - MINUTE));
      }
    }
  }
});
