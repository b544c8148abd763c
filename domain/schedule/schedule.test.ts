import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Availability, defaultAvailability, startModes } from './availability.ts';
import { businessInstant, businessToday } from './business-clock.ts';
import { addDays } from './calendar-date.ts';
import { driveMinutes } from './drive-time.ts';
import { freeSlots, isDayOff, openTimes } from './schedule.ts';
import { centralTime } from './testing/central-time.ts';
import { minutesOf, timeAt } from './time-of-day.ts';

const allStarts = ['08:00', '11:30', '15:00'];

/** Open every day, so that Sundays, on which clocks change, can be booked. */
const everyDay: Availability = {
  ...defaultAvailability,
  startTimes: [allStarts, allStarts, allStarts, allStarts, allStarts, allStarts, allStarts],
};

// A Monday, 7:00 AM at the business.
const monday = new Date('2026-11-23T13:00:00Z');

describe('start times', () => {
  test.each([
    ['2026-11-27', allStarts], // Friday
    ['2026-11-28', []],
    ['2026-11-29', []],
    ['2026-11-30', allStarts],
  ])('of a new installation on %s are %j', (date, times) => {
    expect(openTimes(date, defaultAvailability, monday, centralTime)).toEqual(times);
  });

  it('are sorted, without changing the availability', () => {
    const fridays = ['15:00', '09:00'];
    const availability: Availability = {
      ...defaultAvailability,
      startTimes: [[], [], [], [], [], fridays, []],
    };
    expect(openTimes('2026-11-27', availability, monday, centralTime)).toEqual(['09:00', '15:00']);
    expect(openTimes('2026-11-26', availability, monday, centralTime)).toEqual([]);
    expect(fridays).toEqual(['15:00', '09:00']);
  });
});

describe('notice', () => {
  test.each([
    ['exactly 24 hours', '2026-11-23T14:00:00Z', allStarts],
    ['a second less', '2026-11-23T14:00:01Z', ['11:30', '15:00']],
    ['exactly 24 hours before the last', '2026-11-23T21:00:00Z', ['15:00']],
    ['a minute less before the last', '2026-11-23T21:01:00Z', []],
  ])('of 24 hours, with %s', (_, now, times) => {
    expect(openTimes('2026-11-24', defaultAvailability, new Date(now), centralTime)).toEqual(times);
  });

  it('of zero allows the rest of today, and never the past', () => {
    const noNotice = { ...defaultAvailability, noticeHours: 0 };
    const timesAt = (time: string, date = '2026-11-23') =>
      openTimes(date, noNotice, businessInstant('2026-11-23', time, centralTime), centralTime);
    expect(timesAt('12:00')).toEqual(['15:00']);
    expect(timesAt('15:00')).toEqual(['15:00']);
    expect(timesAt('15:01')).toEqual([]);
    expect(timesAt('12:00', '2026-11-20')).toEqual([]);
  });

  test('is elapsed time on every day, not only on the day on which it ends', () => {
    const anyMoment = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    const hours = fc.nat({ max: 200 });
    const property = fc.property(anyMoment, hours, fc.nat({ max: 12 }), (now, notice, ahead) => {
      const date = addDays(businessToday(now, centralTime), ahead);
      const isFarEnough = (time: string) =>
        businessInstant(date, time, centralTime).getTime() - now.getTime() >= notice * 3_600_000;
      const open = openTimes(date, { ...everyDay, noticeHours: notice }, now, centralTime);
      expect(open).toEqual(allStarts.filter(isFarEnough));
    });
    fc.assert(property, { numRuns: 500 });
  });

  test.each([
    // Clocks go forward: the day before at 8:00 is only 23 hours before 8:00.
    ['2026-03-08', '07:00', allStarts],
    ['2026-03-08', '07:01', ['11:30', '15:00']],
    ['2027-03-14', '07:00', allStarts],
    ['2027-03-14', '08:00', ['11:30', '15:00']],
    // Clocks go back: the day before at 9:00 is already 24 hours before 8:00.
    ['2026-11-01', '09:00', allStarts],
    ['2026-11-01', '09:01', ['11:30', '15:00']],
    ['2027-11-07', '09:00', allStarts],
    ['2027-11-07', '09:01', ['11:30', '15:00']],
  ])('to %s counts real hours from %s the day before', (date, time, times) => {
    expect(
      openTimes(date, everyDay, businessInstant(addDays(date, -1), time, centralTime), centralTime),
    ).toEqual(times);
  });
});

describe('horizon', () => {
  test.each(['2026-11-23', '2026-12-31', '2028-02-28', '2026-03-08', '2026-08-04'])(
    'from %s ends with day 90',
    (today) => {
      const now = businessInstant(today, '12:00', centralTime);
      expect(openTimes(addDays(today, 90), everyDay, now, centralTime)).toEqual(allStarts);
      expect(openTimes(addDays(today, 91), everyDay, now, centralTime)).toEqual([]);
    },
  );

  it("moves at the business's midnight", () => {
    const last = addDays('2026-11-23', 91);
    expect(openTimes(last, everyDay, new Date('2026-11-24T05:59:00Z'), centralTime)).toEqual([]);
    expect(openTimes(last, everyDay, new Date('2026-11-24T06:00:00Z'), centralTime)).toEqual(
      allStarts,
    );
  });
});

test.each([
  ['2026-12-09', false],
  ['2026-12-10', true],
  ['2026-12-11', false],
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2027-01-01', true],
  ['2027-01-02', false],
])('a range of days off includes both ends: %s is off: %s', (date, off) => {
  const daysOff = [
    { from: '2026-12-24', to: '2027-01-01' },
    { from: '2026-12-10', to: '2026-12-10' },
  ];
  expect(isDayOff(date, daysOff)).toBe(off);
  expect(openTimes(date, { ...everyDay, daysOff }, monday, centralTime)).toEqual(
    off ? [] : allStarts,
  );
});

describe('the end of the day', () => {
  test.each([
    [180, allStarts],
    [181, ['08:00', '11:30']],
    [360, ['08:00', '11:30']],
    [391, ['08:00']],
    [601, []],
  ])('leaves an appointment of %i minutes the starts %j', (minutes, times) => {
    expect(openTimes('2026-11-25', defaultAvailability, monday, centralTime, minutes)).toEqual(
      times,
    );
  });

  it('can differ by weekday', () => {
    const closingTimes = defaultAvailability.closingTimes.with(3, '14:30') as unknown;
    const availability = { ...defaultAvailability, closingTimes } as Availability;
    expect(openTimes('2026-11-25', availability, monday, centralTime)).toEqual(['08:00', '11:30']);
    expect(openTimes('2026-11-26', availability, monday, centralTime)).toEqual(allStarts);
  });

  it('with a start at any half hour, offers all that end by then', () => {
    const availability: Availability = { ...defaultAvailability, startMode: 'half-hours' };
    const times = openTimes('2026-11-25', availability, monday, centralTime, 210);
    expect(times).toHaveLength(14);
    expect(times.slice(0, 3)).toEqual(['08:00', '08:30', '09:00']);
    expect(times.at(-1)).toBe('14:30');
    expect(openTimes('2026-11-28', availability, monday, centralTime)).toEqual([]);
    expect(openTimes('2026-11-25', availability, monday, centralTime, 601)).toEqual([]);
  });
});

const appointment = (time: string, minutes = 180, date = '2026-11-25') => ({
  date,
  time,
  minutes,
  bufferMinutes: 30,
});

describe('free slots', () => {
  const free = (booked: ReturnType<typeof appointment>[], minutes?: number) =>
    freeSlots('2026-11-25', defaultAvailability, booked, monday, centralTime, { minutes }).map(
      ({ time }) => time,
    );

  it('are the open times that collide with no appointment', () => {
    expect(free([appointment('11:30')])).toEqual(['08:00', '15:00']);
    expect(free([appointment('08:00', 360)])).toEqual(['15:00']);
    expect(free([appointment('10:00')])).toEqual(['15:00']);
    expect(free([appointment('08:00')], 360)).toEqual(['11:30']);
  });

  it('can run out', () => {
    expect(free(allStarts.map((time) => appointment(time)))).toEqual([]);
  });

  it('leave time for the drive to and from the appointments around them', () => {
    const there = { zip: '75201', city: 'Dallas', latitude: 32.7904, longitude: -96.8044 };
    const booked = [{ ...appointment('11:30', 120), place: there }];
    const freeFrom = (place: typeof there | undefined, driveTime = true) =>
      freeSlots('2026-11-25', { ...defaultAvailability, driveTime }, booked, monday, centralTime, {
        place,
      }).map(({ time }) => time);
    const frisco = { zip: '75034', city: 'Frisco', latitude: 33.1499, longitude: -96.8241 };
    expect(freeFrom(undefined)).toEqual(['08:00', '15:00']);
    expect(freeFrom(there)).toEqual(['08:00', '15:00']);
    // 65 minutes from Dallas to Frisco: 8:00 to 11:00 ends too late, 15:00 is 90 minutes after 13:30.
    expect(freeFrom(frisco)).toEqual(['15:00']);
    expect(freeFrom(frisco, false)).toEqual(['08:00', '15:00']);
  });

  it('collide with nothing that is booked, and are all that do not', () => {
    const quarter = (min: number, max: number) =>
      fc.integer({ min, max }).map((quarters) => quarters * 15);
    const anyPlace = fc.option(
      fc.record({
        zip: fc.constant('75034'),
        city: fc.constant('Frisco'),
        latitude: fc.double({ min: 32.5, max: 33.5, noNaN: true }),
        longitude: fc.double({ min: -97.5, max: -96.5, noNaN: true }),
      }),
      { nil: undefined },
    );
    const booked = fc.array(
      fc.record({
        date: fc.constant('2026-11-25'),
        time: quarter(28, 76).map(timeAt),
        minutes: quarter(4, 24),
        bufferMinutes: quarter(0, 6),
        place: anyPlace,
      }),
      { maxLength: 6 },
    );
    const startMode = fc.constantFrom(...startModes);
    const closing = quarter(40, 88).map(timeAt);
    fc.assert(
      fc.property(
        booked,
        quarter(4, 24),
        quarter(0, 6),
        startMode,
        closing,
        anyPlace,
        fc.boolean(),
        (others, minutes, bufferMinutes, mode, end, place, driveTime) => {
          const availability: Availability = {
            ...defaultAvailability,
            startMode: mode,
            bufferMinutes,
            driveTime,
            closingTimes: [end, end, end, end, end, end, end],
          };
          const date = '2026-11-25';
          const offered = new Set(
            freeSlots(date, availability, others, monday, centralTime, { minutes, place }).map(
              ({ time }) => time,
            ),
          );
          for (let start = 8 * 60; start < 24 * 60; start += 30) {
            const to = start + minutes;
            const fits =
              to <= minutesOf(end) &&
              (mode === 'half-hours' || allStarts.includes(timeAt(start))) &&
              others.every((other) => {
                const from = minutesOf(other.time);
                const busyTo = from + other.minutes;
                const drive =
                  driveTime && place && other.place ? driveMinutes(place, other.place) : 0;
                return (
                  to + Math.max(bufferMinutes, drive) <= from ||
                  busyTo + Math.max(other.bufferMinutes, drive) <= start
                );
              });
            expect(offered.has(timeAt(start)), timeAt(start)).toBe(fits);
          }
        },
      ),
    );
  });
});
