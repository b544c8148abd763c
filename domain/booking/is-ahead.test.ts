import { expect, test } from 'vitest';
import { isAhead } from './is-ahead.ts';

// Wednesday, 9:00 in Texas.
const now = new Date('2026-11-25T15:00:00Z');

test.each([
  ['confirmed', '2026-11-25', '09:01', true],
  ['confirmed', '2026-11-25', '09:00', false],
  ['confirmed', '2026-11-26', '08:00', true],
  ['confirmed', '2026-11-24', '15:00', false],
  ['cancelled', '2026-11-26', '08:00', false],
  ['completed', '2026-11-26', '08:00', false],
] as const)('what is %s on %s at %s is ahead: %s', (status, date, time, ahead) => {
  expect(isAhead({ status, date, time }, now, '2026-11-25')).toBe(ahead);
});
