import { expect, test } from 'vitest';
import { collisionText } from './collision-text.ts';

const at = (time: string) => ({ date: '2026-12-01', time, minutes: 180, bufferMinutes: 30 });

test.each([
  ['10:59', 'Overlaps with Ana Reyes, 10:59 AM – 1:59 PM'],
  ['11:00', 'Not enough time between this and Ana Reyes, 11:00 AM – 2:00 PM'],
])('a booking at 8:00 for three hours and one at %s', (time, text) => {
  expect(collisionText(at('08:00'), { ...at(time), name: 'Ana Reyes' })).toBe(text);
});
