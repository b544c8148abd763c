import { describe, expect, test } from 'vitest';
import { createBookingStore } from './booking.store.ts';
import { dayState, isKnownMonth, knownDays, tabStopOf } from './open-days.ts';

const today = '2027-03-03';
const days = { '2027-03': { open: ['2027-03-02', '2027-03-06'], full: ['2027-03-08'] } };

describe('a day', () => {
  test.each([
    ['that the server names as open', '2027-03-06', 'open'],
    ['that it names as full', '2027-03-08', 'full'],
    ['of a month it has answered for, and does not name', '2027-03-09', 'closed'],
    ['that is over, whatever was answered before', '2027-03-02', 'closed'],
    ['that is over, without an answer', '2027-02-26', 'closed'],
    ['of a month without an answer', '2027-04-05', 'unknown'],
    ['of a weekend without an answer', '2027-04-03', 'unknown'],
  ])('%s', (_what, date, state) => {
    expect(dayState(date, today, days)).toBe(state);
  });
});

test.each([
  ['2027-02', true],
  ['2027-03', true],
  ['2027-04', false],
])('every day of %s is known: %s', (month, isKnown) => {
  expect(isKnownMonth(month, today, days)).toBe(isKnown);
});

describe('what is known', () => {
  const stateWith = (changes: object) => {
    const store = createBookingStore({ now: '2027-03-03T15:00:00Z', today, days });
    store.setState(changes);
    return store.getState();
  };

  test('holds for the length that was asked for', () => {
    expect(knownDays(stateWith({}))).toBe(days);
    expect(knownDays(stateWith({ values: { inspectionType: 'warranty' } }))).toEqual({});
    expect(knownDays(stateWith({ quote: 'checking' }))).toEqual({});
  });

  test.each([
    ['the first open day from today on', {}, '2027-03-06'],
    ['where the visitor has moved', { cursor: '2027-03-20' }, '2027-03-20'],
    ['the first day of a month without an answer', { month: '2027-05' }, '2027-05-01'],
    ['today without an answer', { days: {} }, '2027-03-03'],
  ])('decides where Tab leads: %s', (_where, changes, date) => {
    expect(tabStopOf(stateWith(changes), today)).toBe(date);
  });
});
