import { hostileSegments, hostileTexts } from '#api/testing/hostile-values.ts';
import { personalData } from '#api/testing/personal-data.ts';

/** Texts that break programs which expect ordinary input. */
export const naughtyStrings: readonly string[] = [
  ...hostileTexts,
  ...Object.values(personalData),
  // Invisible characters, and such that change the direction of text.
  ...[' ', '\t', '\u0000', '\u0001\u0008\u000b\u000c\u000e\u001f\u007f\u0080\u009f'],
  ...['\u001b[31mred\u001b[0m', '\u202e\u2066reversed\u2069\u202c'],
  ...['\u200b\u200c\u200d\u2060\ufeff\u00ad', '\u2028\u2029\u0085', '\ufffe\uffff\ufdd0'],
  // Surrogates alone, in the wrong order and in pairs; other scripts.
  ...['\ud800', '\udc00', '\udfff\ud800', '👩‍👩‍👧‍👦🏳️‍🌈🇺🇸', 'Z̸̢̛a̴͝ĺ̷g̵o̶', 'e\u0301 é ﬀ ŉ İ ß ǰ'],
  ...['田中さんにあげて下さい', 'مُنَاقَشَةُ'],
  // Numbers, dates and names of JavaScript as text.
  ...['0', '-0', '1e308', 'NaN', 'Infinity', '0x10', '١٢٣', '9007199254740993', 'null'],
  ...['undefined', 'true', '[object Object]', 'constructor', 'hasOwnProperty', 'toString'],
  ...['0000-01-01', '9999-12-31', '275760-09-13', '+275760-09-14', '-000001-01-01', '2026-02-30'],
  ...['2028-02-29', '2026-03-08', '24:00', '02:30', '1970-01-01T00:00:00Z'],
  // SQL, shells, templates, formats, markup, spreadsheets, mail.
  ...["' OR '1'='1", '"; DROP TABLE posts; --', '$(id)`id`|id;id'],
  '{{7*7}}<%= 7*7 %>#{7*7}$' + '{7*7}',
  ...['%s%n%d%x%p', '%00%0a%0d%2e%2e%2f', '<script>alert(1)</script>'],
  '<img src=x onerror=alert(1)>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ...[']]><b>', '=HYPERLINK("http://evil.example")', '@SUM(1+1)*cmd|" /C calc"!A0'],
  ...['a@b.example\r\nBcc: c@d.example', 'a@b.example\nX-Injected: 1', '(a+)+$^[[{*?\\'],
  // Paths.
  ...['../../../../etc/passwd', '..\\..\\owner.json', '/dev/null', 'C:\\CON\\PRN'],
  ...['file:///etc/passwd', 'http://[::1', 'https://user:pass@evil.example:99999/'],
  ...['javascript:alert(1)', '//evil.example/'],
  // Long ones.
  'x'.repeat(255),
  'x'.repeat(70_000),
  ...['é'.repeat(2001), 'a b '.repeat(5000), '\n'.repeat(6000), '[](('.repeat(2000)],
  `${'a'.repeat(64)}@${'b.'.repeat(100)}example`,
];

/** One segment of a path, escaped where HTTP requires it. */
export const naughtySegments: readonly string[] = [
  ...hostileSegments,
  ...['.', '..', '%2e%2e', '%', '%%', '%zz', '%c0%af', '%ff%fe', '%ED%A0%80'],
  ...['%0d%0aX-Injected:%201', '%20', ';a=b', '*', '@', 'a%2Fb', 'a\\b', '~root', 'nul.json'],
  ...['Leakina%20Markwell', 'leakina@markwell.example', '-'.repeat(300), '%41'.repeat(2000)],
];

/** Text as the value of a header. */
export const headerText = (text: string): string =>
  text.replaceAll(/[\r\n]/g, ' ').slice(0, 12_000);

/** Text of a query, escaped as a browser does; a lone surrogate becomes U+FFFD. */
export const escaped = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).slice(0, 12_000);
