import { expect, it } from 'vitest';
import { asksForSomething, withAttribution } from './attribution-search.ts';

const carried = (to: string, search: string) =>
  withAttribution(new URL(to, 'https://inspector.example'), search).search;

it('carries partner and utm values from page to page', () => {
  expect(carried('/contact', '?partner=jane-doe&utm_source=mail&utm_campaign=fall')).toBe(
    '?partner=jane-doe&utm_source=mail&utm_campaign=fall',
  );
});

it('leaves behind what belongs to one page only', () => {
  expect(carried('/contact', '?quote=%7B%7D&partner=jane-doe&fbclid=1')).toBe('?partner=jane-doe');
});

it('does not overrule what the link itself says', () => {
  expect(carried('/calendar?partner=joe&quote=1', '?partner=jane-doe')).toBe(
    '?partner=joe&quote=1',
  );
});

it('adds nothing to a visit that came from nowhere', () => {
  expect(carried('/contact', '')).toBe('');
});

it.each([
  ['', false],
  ['?partner=jane-doe&utm_source=mail', false],
  ['?search=', true],
  ['?partner=jane-doe&quote=1', true],
])('the query %j asks for something: %s', (search, asks) => {
  expect(asksForSomething(search)).toBe(asks);
});
