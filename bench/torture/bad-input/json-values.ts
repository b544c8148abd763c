import fc from 'fast-check';
import { naughtyStrings } from './naughty-strings.ts';

const jsonText = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** JSON texts, valid or nearly valid, that JSON.stringify does not write. */
const oddTexts = [
  ...['0', '-0', '-1', '1', '7', '0.1', '1e308', '-1e308', '1e309', '1E400', '9007199254740993'],
  ...['NaN', 'Infinity', '+1', '00', '.5', '1.', '0x10', 'undefined', "'x'", '/**/1', '1,', ''],
  ...['null', 'true', 'false', '[]', '{}', '""', '[null]', '[[]]', '[{}]', '{"length":-1}'],
  ...['"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', '"\\x41"', '"\t"'],
  ...['{"toString":"x","valueOf":1,"toJSON":1,"then":"x"}', '{"__proto__":{"polluted":true}}'],
  ...['{"constructor":{"prototype":{"polluted":true}}}', '{"$gt":"","$where":"1"}'],
  '{"a":1,"a":2}',
];

const deep = fc
  .tuple(fc.constantFrom(10, 200, 5000, 30_000), fc.boolean())
  .map(([depth, objects]) =>
    objects
      ? `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
      : `${'['.repeat(depth)}${']'.repeat(depth)}`,
  );

const long = fc
  .tuple(fc.constantFrom(100, 1001, 5001, 20_000), fc.constantFrom('1', 'null', '"x"', '{}'))
  .map(([count, item]) => `[${Array<string>(count).fill(item).join(',')}]`);

/** The text of an unexpected value. */
export const jsonValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...naughtyStrings).map(jsonText) },
  { weight: 5, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }).map(jsonText) },
  { weight: 2, arbitrary: fc.jsonValue().map(jsonText) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.maxSafeInteger()).map(jsonText) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: long },
);

export const jsonKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', 'id', ''),
  fc.constantFrom('website', 'revision', 'createdAt', 'status', 'sample', 'price', 'anyway'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
