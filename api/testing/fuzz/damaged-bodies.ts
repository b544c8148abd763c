import { gzipSync } from 'node:zlib';
import type { Header } from './odd-headers.ts';

/** JSON texts in place of a field's value that `JSON.stringify` does not write. */
export const oddJson: readonly string[] = [
  ...['NaN', 'Infinity', '+1', '00', '.5', '1.', '0x10', 'undefined', "'x'", '/**/1', '1,', ''],
  ...['-0', '1e309', '9007199254740993', '"\\u0000"', '"\\ud800"', '"\\x41"', '"\t"'],
  ...['{"toString":"x","valueOf":1,"toJSON":1,"then":"x"}', '{"__proto__":{"polluted":true}}'],
  ...[
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"$gt":"","$where":"1"}',
    '{"a":1,"a":2}',
  ],
  ...[200, 30_000].map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  ...[200, 30_000].map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  `[${Array<string>(20_000).fill('null').join(',')}]`,
];

/** 50 MB of blanks, 50 KB on the wire. */
const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20, ' '));

const gzip: readonly Header[] = [['Content-Encoding', 'gzip']];

/** A body that is encoded in another way than its headers say, or not to its end. */
export const damagedBodies = (text: string): [bytes: Buffer, headers: readonly Header[]][] => {
  const bytes = Buffer.from(text);
  return [
    [gzipSync(bytes), gzip],
    [gzipSync(bytes).subarray(0, 15), gzip],
    [bytes, gzip],
    [bomb, gzip],
    [Buffer.from(text, 'latin1'), []],
    [Buffer.from(text, 'utf16le'), []],
    [Buffer.concat([bytes, Buffer.from([0xff, 0xc0, 0xed, 0xa0])]), []],
    [bytes.subarray(0, bytes.length >> 1), []],
  ];
};
