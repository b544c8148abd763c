import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

it.each([
  ['bit.ly/x', 'bit. ly/x'],
  ['evil.app', 'evil. app'],
  ['WWW.EVIL.COM.', 'WWW. EVIL. COM.'],
  ['see (evil.com), now', 'see (evil. com), now'],
  ['www.9evil.com', 'www. 9evil. com'],
  ['xn--80ak6aa92e.com', 'xn--80ak6aa92e. com'],
  ['1.2.3.4/login', '1. 2. 3. 4/login'],
  ['http://localhost/', 'http: / /localhost/'],
  ['evil.app:80/x', 'evil. app: 80/x'],
  ['mailto:ann@example.com', 'mailto: ann@ example. com'],
  ['ask @evil', 'ask @ evil'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['//localhost/x', '/ /localhost/x'],
  [String.raw`\\server\share`, String.raw`\ \server\share`],
  // Fullwidth, one-dot leader, ideographic full stop, symbols, other scripts.
  ['ｅｖｉｌ．ａｐｐ／ｘ', 'ｅｖｉｌ. ａｐｐ/ｘ'],
  ['１．２．３．４', '１. ２. ３. ４'],
  ['evil․app', 'evil. app'],
  ['evil。app', 'evil。 app'],
  ['ⓔⓥⓘⓛ.ⓐⓟⓟ', 'ⓔⓥⓘⓛ. ⓐⓟⓟ'],
  ['😀.ws', '😀. ws'],
  ['例え.テスト', '例え. テスト'],
  // A joiner, a soft hyphen and a zero-width space at the joint.
  ['evil.\u200dapp', 'evil. \u200dapp'],
  ['evil\u00ad.app', 'evil\u00ad. app'],
  ['evil\u200b.app', 'evil\u200b. app'],
])('%j is written as %j', (typed, written) => {
  expect(unlinked(typed)).toBe(written);
});

it.each([
  '1200 Elm Street, Plano, TX 75023',
  'St. Louis, U.S. 75, P.O. Box 5',
  'e.g. Dr. Smith, J.R. Smith',
  '2.5 baths, 1½ stories, $1,250.50',
  '12.1.2026, 9:30–10:45, 8 a.m.-2 p.m.',
  '214.555.0110, +1.214.555.0110',
  'Gate code: 1234#, unit 5/B, w/o garage',
  'Thanks :) …and call me @ noon',
  'Zoë’s dog 🐕 is friendly',
])('%j stays as it was typed', (typed) => {
  expect(unlinked(typed)).toBe(typed);
});

it.each([
  ['Plano,TX.75023', 'Plano,TX. 75023'],
  ['St.Louis', 'St. Louis'],
  ['Dr.Smith', 'Dr. Smith'],
  ['P.O.Box 5', 'P.O. Box 5'],
  ['Gate:1234', 'Gate: 1234'],
])('%j, where a space was forgotten, gets it: %j', (typed, written) => {
  expect(unlinked(typed)).toBe(written);
});

it('adds nothing but spaces, and only once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const written = unlinked(typed);
      const letters = (text: string) => text.normalize('NFKC').replaceAll(' ', '');
      expect(letters(written)).toBe(letters(typed));
      expect(unlinked(written)).toBe(written);
    }),
  );
});

it('takes a time that grows with the length of a text, and no faster', () => {
  const timed = (length: number) => {
    const texts = ['1', '1.', 'a1', 'a:', '/', '。', 'a-', '@', '+'].map((part) =>
      part.repeat(length),
    );
    const start = performance.now();
    for (const text of texts) unlinked(text);
    return performance.now() - start;
  };
  timed(1_000);
  expect(timed(100_000)).toBeLessThan(5_000);
});
