import { describe, expect, it } from 'vitest';
import { defaultAvailability } from './availability.ts';
import { daySlots } from './day-slots.ts';
import { centralTime } from './testing/central-time.ts';

// A Wednesday, 9:00 AM at the business.
const now = new Date('2027-03-03T15:00:00Z');
const MONDAY = '2027-03-08';

const taken = (time: string, minutes = 180) => ({ date: MONDAY, time, minutes, bufferMinutes: 30 });
const allThree = ['08:00', '11:30', '15:00'].map((time) => taken(time));
const dayOff = { ...defaultAvailability, daysOff: [{ from: MONDAY, to: MONDAY }] };

describe('a day', () => {
  it.each([
    ['nothing is booked', {}, 3, false],
    ['one start is free', { booked: allThree.slice(1) }, 1, false],
    ['every start is booked', { booked: allThree }, 0, true],
    [
      'bookings have taken what a closed time left',
      { booked: allThree.slice(1), busy: allThree.slice(0, 1) },
      0,
      true,
    ],
    ['closed times take all of it', { busy: allThree }, 0, false],
    [
      'closed times take all of it, whatever was booked before',
      { booked: allThree.slice(1), busy: allThree },
      0,
      false,
    ],
  ])('where %s', (_what, load, count, isFull) => {
    const day = daySlots(
      MONDAY,
      defaultAvailability,
      { booked: [], busy: [], ...load },
      now,
      centralTime,
    );
    expect(day.slots).toHaveLength(count);
    expect(day.isFull).toBe(isFull);
  });

  it('is full for a length that fits nowhere beside its bookings, and open for a shorter one', () => {
    const load = { booked: [taken('08:00'), taken('11:30')], busy: [] };
    const of = (minutes: number) =>
      daySlots(MONDAY, defaultAvailability, load, now, centralTime, { minutes });
    expect(of(180)).toMatchObject({ slots: [{ time: '15:00' }], isFull: false });
    expect(of(240)).toMatchObject({ slots: [], isFull: true });
  });

  it.each([
    ['off', MONDAY, dayOff],
    ['of a weekend', '2027-03-06', defaultAvailability],
  ])('%s is closed, and not full', (_what, date, availability) => {
    const booked = allThree.map((one) => ({ ...one, date }));
    expect(daySlots(date, availability, { booked, busy: [] }, now, centralTime)).toEqual({
      date,
      slots: [],
      isFull: false,
    });
  });
});
