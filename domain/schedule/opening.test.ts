import { describe, expect, it } from 'vitest';
import { defaultAvailability } from './availability.ts';
import { firstDayFrom, openingAt } from './opening.ts';

describe('the first open day', () => {
  // Noon of 3 March at the business.
  const from = (day: string) =>
    firstDayFrom(new Date('2027-03-03T18:00:00Z'), 5, (date) => date === day);

  it('may be today or the last day of the horizon', () => {
    expect(from('2027-03-03')).toBe('2027-03-03');
    expect(from('2027-03-08')).toBe('2027-03-08');
  });

  it('is today if there is none within the horizon', () => {
    expect(from('2027-03-09')).toBe('2027-03-03');
  });
});

describe('the initial state of the calendar', () => {
  it('has this month and the next', () => {
    // Wednesday noon: the notice of 24 hours leaves Thursday's last start.
    const { now, openDays } = openingAt(defaultAvailability, new Date('2027-03-03T18:00:00Z'));
    expect(now).toBe('2027-03-03T18:00:00.000Z');
    expect(Object.keys(openDays)).toEqual(['2027-03', '2027-04']);
    expect(openDays['2027-03']?.slice(0, 3)).toEqual(['2027-03-04', '2027-03-05', '2027-03-08']);
    expect(openDays['2027-04']).toHaveLength(22);
  });

  it('adds a month if this one has no day left, also across the year', () => {
    const { openDays } = openingAt(defaultAvailability, new Date('2026-12-31T18:00:00Z'));
    expect(Object.keys(openDays)).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(openDays['2026-12']).toEqual([]);
  });

  it('excludes days off', () => {
    const daysOff = [{ from: '2027-03-04', to: '2027-03-30' }];
    const { openDays } = openingAt(
      { ...defaultAvailability, daysOff },
      new Date('2027-03-03T18:00:00Z'),
    );
    expect(openDays['2027-03']).toEqual(['2027-03-31']);
  });

  it('has two empty months if no day is bookable', () => {
    const none = { ...defaultAvailability, daysOff: [{ from: '2027-01-01', to: '2027-12-31' }] };
    const { openDays } = openingAt(none, new Date('2027-03-03T18:00:00Z'));
    expect(openDays).toEqual({ '2027-03': [], '2027-04': [] });
  });
});
