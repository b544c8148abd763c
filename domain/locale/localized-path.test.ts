import { expect, it } from 'vitest';
import { addressIn, localizedPath } from './localized-path.ts';

it.each([
  ['/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/es/faq', 'es', '/faq'],
  ['/es/blog/clay-soil', 'es', '/blog/clay-soil'],
  ['/faq', 'en', '/faq'],
])('%s is the page of %s at %s', (address, locale, path) => {
  expect(localizedPath(address)).toEqual({ locale, path });
  expect(addressIn(locale as 'en' | 'es', path)).toBe(address);
});

it.each(['/estate', '/en', '/essay/es'])('%s is a page in English', (address) => {
  expect(localizedPath(address)).toEqual({ locale: 'en', path: address });
});
