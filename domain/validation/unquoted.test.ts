import { expect, test } from 'vitest';
import { unquoted } from './unquoted.ts';

test.each([
  ['jane-doe', 'jane-doe'],
  ['“jane-doe”', 'jane-doe'],
  ['”jane-doe”', 'jane-doe'],
  ['″jane-doe″', 'jane-doe'],
  ['‘jane-doe’', 'jane-doe'],
  ['„jane-doe“', 'jane-doe'],
  ['«\u00A0jane-doe\u00A0»', 'jane-doe'],
  ['「jane-doe」', 'jane-doe'],
  ["'jane-doe'", 'jane-doe'],
  ['`jane-doe´', 'jane-doe'],
  ['“jane-doe"', 'jane-doe'],
  ['"“jane-doe”"', 'jane-doe'],
  ['jane-doe”', 'jane-doe'],
  ['\u200B jane-doe\uFEFF\u00A0', 'jane-doe'],
  ['“\u200Bjane-doe\u200B”', 'jane-doe'],
  ['“Get a price”', 'Get a price'],
  ['“”', ''],
  ['', ''],
  [' ', ''],
])('%j is %j', (value, expected) => {
  expect(unquoted(value)).toBe(expected);
});

test.each([
  "O'Brien",
  "'t Hooft",
  'the Joneses’',
  '“Best” price',
  'the “best”',
  '“A” or “B”',
  "Jane's quote",
])('quotes within the text %j stay', (value) => {
  expect(unquoted(` ${value}\u00A0`)).toBe(value);
});

test.each(['“Get', ' “Get', '"Get a price'])('%j was cut at a space', (value) => {
  expect(unquoted(value)).toBeUndefined();
});

test('a long value takes no time', () => {
  const start = performance.now();
  unquoted(`${'“ '.repeat(50_000)}x”x`);
  unquoted(`${'x '.repeat(50_000)}“x“x`);
  expect(performance.now() - start).toBeLessThan(500);
});
