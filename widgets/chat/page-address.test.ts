import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const base = 'https://inspector.example';

test.each([
  [{}, '', '/pricing'],
  [{ apiBase: base }, '', `${base}/pricing`],
  [{ apiBase: 'https://api.example', siteBase: base }, '', `${base}/pricing`],
  [{ siteBase: base, partner: 'jane' }, '?q=1', `${base}/pricing?partner=jane`],
  [{ siteBase: base }, '?utm_source=mail&q=1', `${base}/pricing?utm_source=mail`],
  [{ partner: 'jane' }, '?utm_source=a%26b', '/pricing?partner=jane&utm_source=a%26b'],
])('a page of %j on a page with the query %j is %s', (origin, from, address) => {
  expect(pageAddress('/pricing', 'en', origin, from)).toBe(address);
});

test('a page in Spanish is below /es', () => {
  expect(pageAddress('/pricing', 'es', { siteBase: base, partner: 'jane' }, '')).toBe(
    `${base}/es/pricing?partner=jane`,
  );
});
