import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Availability, defaultAvailability } from './availability.ts';
import { businessInstant, businessToday } from './business-clock.ts';
import { addDays } from './calendar-date.ts';
import { freeSlots, isBookableDay, openTimes } from './schedule.ts';

const allStarts = ['08:00', '11:30', '15:00'];

/** Open every day, so that the changes of the clock, which fall on Sundays, can be booked. */
const everyDay: Availability = {
  ...defaultAvailability,
  startTimes: [allStarts, allStarts, allStarts, allStarts, allStarts, allStarts, allStarts],
};

// A Monday, 7:00 AM at the business.
const monday = new Date('2026-11-23T13:00:00Z');

describe('weekdays', () => {
  test.each([
    ['2026-11-25', allStarts],
    ['2026-11-26', allStarts],
    ['2026-11-27', allStarts],
    ['2026-11-28', []], // Saturday
    ['2026-11-29', []],
    ['2026-11-30', allStarts],
  ])('open on %s: %j', (date, times) => {
    expect(openTimes(date, defaultAvailability, monday)).toEqual(times);
    expect(isBookableDay(date, defaultAvailability, monday)).toBe(times.length > 0);
  });

  it('follow the starts of each weekday, earliest first, and leave the list as it was', () => {
    const fridays = ['15:00', '09:00'];
    const availability: Availability = {
      ...defaultAvailability,
      startTimes: [[], [], [], [], [], fridays, []],
    };
    expect(openTimes('2026-11-27', availability, monday)).toEqual(['09:00', '15:00']);
    expect(openTimes('2026-11-26', availability, monday)).toEqual([]);
    expect(fridays).toEqual(['15:00', '09:00']);
  });
});

describe('notice', () => {
  test.each([
    ['24 hours and a minute', '2026-11-23T13:59:00Z', ['08:00', '11:30', '15:00']],
    ['exactly 24 hours', '2026-11-23T14:00:00Z', ['08:00', '11:30', '15:00']],
    ['a second less', '2026-11-23T14:00:01Z', ['11:30', '15:00']],
    ['a minute less', '2026-11-23T14:01:00Z', ['11:30', '15:00']],
    ['exactly 24 hours before noon', '2026-11-23T17:30:00Z', ['11:30', '15:00']],
    ['a minute less before noon', '2026-11-23T17:31:00Z', ['15:00']],
    ['exactly 24 hours before the last', '2026-11-23T21:00:00Z', ['15:00']],
    ['a minute less before the last', '2026-11-23T21:01:00Z', []],
  ])('of 24 hours, with %s', (_, now, times) => {
    expect(openTimes('2026-11-24', defaultAvailability, new Date(now))).toEqual(times);
    expect(isBookableDay('2026-11-24', defaultAvailability, new Date(now))).toBe(times.length > 0);
  });

  it('of nothing keeps what is still to come today, and never what has passed', () => {
    const noNotice = { ...defaultAvailability, noticeHours: 0 };
    const noon = businessInstant('2026-11-23', '12:00');
    expect(openTimes('2026-11-23', noNotice, noon)).toEqual(['15:00']);
    expect(openTimes('2026-11-23', noNotice, businessInstant('2026-11-23', '15:00'))).toEqual([
      '15:00',
    ]);
    expect(openTimes('2026-11-23', noNotice, businessInstant('2026-11-23', '15:01'))).toEqual([]);
    expect(openTimes('2026-11-20', noNotice, noon)).toEqual([]);
  });

  it('of days reaches over closed days', () => {
    const threeDays = { ...defaultAvailability, noticeHours: 72 };
    const friday = businessInstant('2026-11-20', '11:30');
    expect(openTimes('2026-11-23', threeDays, friday)).toEqual(['11:30', '15:00']);
  });
});

test('notice is elapsed time on every day, not only on the one that it ends on', () => {
  const anyMoment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  });
  const property = fc.property(
    anyMoment,
    fc.nat({ max: 200 }),
    fc.nat({ max: 12 }),
    (now, noticeHours, ahead) => {
      const date = addDays(businessToday(now), ahead);
      const far = (time: string) =>
        businessInstant(date, time).getTime() - now.getTime() >= noticeHours * 3_600_000;
      const open = openTimes(date, { ...everyDay, noticeHours }, now);
      expect(open).toEqual(allStarts.filter(far));
    },
  );
  fc.assert(property, { numRuns: 500 });
});

describe('notice across a change of the clock', () => {
  test.each([
    // Clocks go forward: the day before at 8:00 is only 23 hours before 8:00.
    ['2026-03-08', '08:00', ['11:30', '15:00']],
    ['2026-03-08', '07:00', allStarts],
    ['2026-03-08', '07:01', ['11:30', '15:00']],
    ['2027-03-14', '08:00', ['11:30', '15:00']],
    ['2027-03-14', '07:00', allStarts],
    // Clocks go back: the day before at 9:00 is already 24 hours before 8:00.
    ['2026-11-01', '08:00', allStarts],
    ['2026-11-01', '09:00', allStarts],
    ['2026-11-01', '09:01', ['11:30', '15:00']],
    ['2027-11-07', '09:00', allStarts],
    ['2027-11-07', '09:01', ['11:30', '15:00']],
  ])('to %s counts real hours from %s the day before', (date, time, times) => {
    const now = businessInstant(addDays(date, -1), time);
    expect(openTimes(date, everyDay, now)).toEqual(times);
  });

  test.each(['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'])(
    'leaves the days around %s as ordinary days',
    (date) => {
      const now = businessInstant(addDays(date, -5), '12:00');
      for (const days of [-1, 0, 1]) {
        expect(openTimes(addDays(date, days), everyDay, now)).toEqual(allStarts);
      }
    },
  );

  it('is full days after the change, when both the day before and the day itself have 24 hours', () => {
    const sunday = businessInstant('2026-03-08', '08:00');
    expect(openTimes('2026-03-09', defaultAvailability, sunday)).toEqual(allStarts);
    expect(
      openTimes('2026-03-09', defaultAvailability, businessInstant('2026-03-08', '08:01')),
    ).toEqual(['11:30', '15:00']);
  });
});

describe('horizon', () => {
  test.each(['2026-11-23', '2026-12-31', '2028-02-28', '2026-03-08', '2026-08-04'])(
    'from %s ends with day 90',
    (today) => {
      const now = businessInstant(today, '12:00');
      expect(openTimes(addDays(today, 90), everyDay, now)).toEqual(allStarts);
      expect(openTimes(addDays(today, 91), everyDay, now)).toEqual([]);
      expect(isBookableDay(addDays(today, 91), everyDay, now)).toBe(false);
    },
  );

  it("moves at the business's midnight, not at Greenwich's", () => {
    const lateEvening = new Date('2026-11-24T05:59:00Z');
    expect(businessToday(lateEvening)).toBe('2026-11-23');
    expect(openTimes(addDays('2026-11-23', 91), everyDay, lateEvening)).toEqual([]);
    expect(
      openTimes(addDays('2026-11-23', 91), everyDay, new Date('2026-11-24T06:00:00Z')),
    ).toEqual(allStarts);
  });
});

describe('days off', () => {
  const holidays: Availability = {
    ...everyDay,
    daysOff: [
      { from: '2026-12-24', to: '2027-01-01' },
      { from: '2026-12-10', to: '2026-12-10' },
    ],
  };

  test.each([
    ['2026-12-09', true],
    ['2026-12-10', false],
    ['2026-12-11', true],
    ['2026-12-23', true],
    ['2026-12-24', false],
    ['2026-12-28', false],
    ['2027-01-01', false],
    ['2027-01-02', true],
  ])('include their first and last: %s open %s', (date, open) => {
    expect(isBookableDay(date, holidays, monday)).toBe(open);
  });
});

describe('free slots', () => {
  it('are the open times that nobody has taken', () => {
    expect(freeSlots('2026-11-25', defaultAvailability, [], monday)).toEqual([
      { time: '08:00' },
      { time: '11:30' },
      { time: '15:00' },
    ]);
    expect(freeSlots('2026-11-25', defaultAvailability, ['11:30', '19:00'], monday)).toEqual([
      { time: '08:00' },
      { time: '15:00' },
    ]);
  });

  it('run out, though the day itself stays selectable', () => {
    expect(freeSlots('2026-11-25', defaultAvailability, allStarts, monday)).toEqual([]);
    expect(isBookableDay('2026-11-25', defaultAvailability, monday)).toBe(true);
  });
});
