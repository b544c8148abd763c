import { expect, it } from 'vitest';
import { acceptedEncodings } from './send-document.ts';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip, deflate', ['gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.0,gzip;q=0', []],
  ['br ; q=1.0', ['br']],
  ['brotli', []],
])('reads Accept-Encoding %s as %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
