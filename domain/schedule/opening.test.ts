import { describe, expect, it } from 'vitest';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { defaultAvailability } from './availability.ts';
import type { Zone } from './business-clock.ts';
import { daysByMonth, openingAt } from './opening.ts';
import { centralTime } from './testing/central-time.ts';
import { usualOpening } from './testing/usual-opening.ts';

// Wednesday noon at the business: the notice of 24 hours leaves Thursday's last start.
const noon = new Date('2027-03-03T18:00:00Z');

describe('the initial state of the calendar', () => {
  it('names the date of the business', () => {
    const lateEvening = new Date('2026-12-01T06:30:00Z');
    const todayIn = (zone: Zone) => usualOpening(lateEvening, defaultAvailability, zone).today;
    expect(todayIn(centralTime)).toBe('2026-12-01');
    expect(todayIn(zoneRules['Pacific/Honolulu'])).toBe('2026-11-30');
  });

  it('has this month and the next', () => {
    const { now, days } = usualOpening(noon);
    expect(now).toBe('2027-03-03T18:00:00.000Z');
    expect(Object.keys(days)).toEqual(['2027-03', '2027-04']);
    expect(days['2027-03']?.open.slice(0, 3)).toEqual(['2027-03-04', '2027-03-05', '2027-03-08']);
    expect(days['2027-04']?.open).toHaveLength(22);
  });

  it('adds a month if this one has no day left, also across the year', () => {
    const { days } = usualOpening(new Date('2026-12-31T18:00:00Z'));
    expect(Object.keys(days)).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(days['2026-12']).toEqual({ open: [], full: [] });
  });

  it('counts from the first day that is not full', () => {
    const { days } = openingAt(noon, { open: ['2027-04-01'], full: ['2027-03-31'] }, centralTime);
    expect(days).toEqual({
      '2027-03': { open: [], full: ['2027-03-31'] },
      '2027-04': { open: ['2027-04-01'], full: [] },
      '2027-05': { open: [], full: [] },
    });
  });

  it('has two empty months if no day is open', () => {
    const daysOff = [{ from: '2027-01-01', to: '2027-12-31' }];
    const { days } = usualOpening(noon, { ...defaultAvailability, daysOff });
    const none = { open: [], full: [] };
    expect(days).toEqual({ '2027-03': none, '2027-04': none });
  });
});

it('an answer covers every requested month and no other', () => {
  const days = daysByMonth({ open: ['2027-03-31', '2027-05-03'], full: ['2027-03-30'] }, [
    '2027-03',
    '2027-04',
  ]);
  expect(days).toEqual({
    '2027-03': { open: ['2027-03-31'], full: ['2027-03-30'] },
    '2027-04': { open: [], full: [] },
  });
});
