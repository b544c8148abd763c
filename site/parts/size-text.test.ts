import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [1, '1 KB'],
  [310_400, '310 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [4_210_000, '4.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
