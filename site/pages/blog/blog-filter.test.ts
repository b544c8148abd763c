import { expect, it } from 'vitest';
import { keyIn } from '#domain/locale/business-key.ts';
import { locales } from '#domain/locale/locale.ts';
import { postsKey } from '#site/data/page-data.ts';
import { blogAddress, filterOf, listKey } from './blog-filter.ts';

it.each(locales)('without a filter uses the key of the server’s list in %s', (locale) => {
  expect(listKey(filterOf(''), locale)).toBe(keyIn(locale, postsKey));
});

it.each([
  ['?category=roofs', { category: 'roofs', search: '' }, '/blog?category=roofs'],
  ['?search=a+b%26c', { category: '', search: 'a b&c' }, '/blog?search=a+b%26c'],
  ['?partner=x', { category: '', search: '' }, '/blog'],
  ['?search=%20', { category: '', search: ' ' }, '/blog'],
])('reads %s and writes it back', (search, filter, address) => {
  expect(filterOf(search)).toEqual(filter);
  expect(blogAddress(filter)).toBe(address);
});
