/** Values that no form sends, small enough to reach the validation of their field. */
export const hostileValues: readonly unknown[] = [
  // Control characters, a change of direction, a lone surrogate.
  'a\u0000b\u0007\u001b[31m\u202Ec\u2066d\uFEFF\uD800',
  'x'.repeat(50_000),
  null,
  ['x', null],
  { toString: 'x', length: -1 },
  7,
  -1,
  1e308,
  true,
  '',
  [],
  {},
  '__proto__',
];

/** Hostile query values, not yet encoded. */
export const hostileTexts: readonly string[] = [
  '',
  '-1',
  '1e309',
  '__proto__',
  "'; DROP TABLE bookings; --",
  '\u0000\u001b[31m\u202E',
  'x'.repeat(3000),
];

/** Hostile path segments, already encoded. */
export const hostileSegments: readonly string[] = [
  '%00',
  '..%2F..%2Fowner.json',
  '..%5C..%5Cowner.json',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '%F0%9F%8F%A0',
  '%E2%80%AE',
  'x'.repeat(3000),
];
