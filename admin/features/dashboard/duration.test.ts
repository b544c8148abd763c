import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [72, '1.2 h'],
  [1439, '24 h'],
  [1440, '1 day'],
  [3600, '2.5 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
