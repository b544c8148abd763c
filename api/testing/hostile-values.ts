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
  // Dates, numbers and objects of JavaScript; SQL, spreadsheets, mail, paths, markup, other scripts.
  ...[
    '0000-01-01',
    '275760-09-14',
    '2026-02-30',
    '24:00',
    'NaN',
    '9007199254740993',
    '[object Object]',
  ],
  ...["' OR '1'='1", '=HYPERLINK("http://evil.example")', 'a@b.example\r\nBcc: c@d.example'],
  ...[
    '../../../../etc/passwd',
    'https://user:pass@evil.example:99999/',
    '<img src=x onerror=alert(1)>',
  ],
  ...['\udc00\ud800', 'Z̸̢̛a̴͝ĺ̷g̵o̶', '(a+)+$^[[{*?\\', `${'a'.repeat(64)}@${'b.'.repeat(100)}example`],
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
  // Dates and cursors of the right form.
  ...['9999-12-31', '0000-01-01', '2026-02-30', '2026-13', '23:59:60'],
  ...['9999-99-99T99:99:99.999Z x', 'a\u0000b'].map((key) =>
    Buffer.from(key).toString('base64url'),
  ),
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
  ...['%', '%zz', '%c0%af', '%ED%A0%80', '%0d%0aX-Injected:%201', ';a=b', '*'],
  ...['a%2Fb', 'a\\b', 'nul.json', 'Leakina%20Markwell', '%41'.repeat(2000)],
  'x'.repeat(3000),
];
