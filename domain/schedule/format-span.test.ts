import { expect, test } from 'vitest';
import { formatSpan } from './format-span.ts';

test.each([
  ['08:00', 180, '8:00 AM – 11:00 AM'],
  ['15:00', 210, '3:00 PM – 6:30 PM'],
  ['20:00', 240, '8:00 PM – 12:00 AM'],
])('%s and %i minutes are %s', (time, minutes, text) => {
  expect(formatSpan({ time, minutes })).toBe(text);
});
