import { expect, it } from 'vitest';
import { postsKey } from '#site/data/page-data.ts';
import { blogAddress, filterOf, listKey } from './blog-filter.ts';

it('uses the key of the server’s list without a filter', () => {
  expect(listKey(filterOf(''))).toBe(postsKey);
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
