import { expect, test } from 'vitest';
import { formatDay, formatNextSlot } from './next-slot.ts';

// A Monday.
const today = '2026-11-23';

test.each([
  ['2026-11-23', 'Mon 11:30 AM'],
  ['2026-11-29', 'Sun 11:30 AM'],
  // The same weekday again.
  ['2026-11-30', 'Mon, Nov 30, 11:30 AM'],
  ['2027-01-04', 'Mon, Jan 4, 11:30 AM'],
])('a next slot on %s is "%s"', (date, text) => {
  expect(formatNextSlot({ date, time: '11:30' }, today)).toBe(text);
});

test('in Spanish', () => {
  const slot = { date: '2027-01-04', time: '11:30' };
  expect(formatNextSlot(slot, today, 'es')).toBe('lun 4 ene, 11:30 a.\u00a0m.');
  expect(formatNextSlot(slot, '2027-01-01', 'es')).toBe('lun 11:30 a.\u00a0m.');
});

test('a day goes without its year', () => {
  expect(formatDay('2026-12-14')).toBe('Mon, Dec 14');
});
