import { describe, expect, it } from 'vitest';
import { defaultAvailability } from './availability.ts';
import { openingAt } from './opening.ts';

describe('what a calendar shows first', () => {
  it('is this month and the next', () => {
    // Wednesday noon: the notice of 24 hours leaves Thursday's last start.
    const { now, openDays } = openingAt(defaultAvailability, new Date('2027-03-03T18:00:00Z'));
    expect(now).toBe('2027-03-03T18:00:00.000Z');
    expect(Object.keys(openDays)).toEqual(['2027-03', '2027-04']);
    expect(openDays['2027-03']?.slice(0, 3)).toEqual(['2027-03-04', '2027-03-05', '2027-03-08']);
    expect(openDays['2027-04']).toHaveLength(22);
  });

  it('goes on to the next one where nothing of this one is left, over a year’s end too', () => {
    const { openDays } = openingAt(defaultAvailability, new Date('2026-12-31T18:00:00Z'));
    expect(Object.keys(openDays)).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(openDays['2026-12']).toEqual([]);
  });

  it('leaves out what the owner has closed', () => {
    const daysOff = [{ from: '2027-03-04', to: '2027-03-30' }];
    const { openDays } = openingAt(
      { ...defaultAvailability, daysOff },
      new Date('2027-03-03T18:00:00Z'),
    );
    expect(openDays['2027-03']).toEqual(['2027-03-31']);
  });

  it('is this month without a day where there is nothing to choose at all', () => {
    const none = { ...defaultAvailability, daysOff: [{ from: '2027-01-01', to: '2027-12-31' }] };
    const { openDays } = openingAt(none, new Date('2027-03-03T18:00:00Z'));
    expect(openDays).toEqual({ '2027-03': [], '2027-04': [] });
  });
});
