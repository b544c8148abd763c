import { expect, it } from 'vitest';
import { spanText } from './span-text.ts';

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [1439, '23 h 59 min'],
  [1440, '1 day'],
  [2879, '1 day'],
  [2880, '2 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(spanText(minutes)).toBe(text);
});
