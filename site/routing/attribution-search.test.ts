import { expect, it } from 'vitest';
import { withAttribution } from './attribution-search.ts';

const carried = (to: string, search: string) =>
  withAttribution(new URL(to, 'https://inspector.example'), search).search;

it('carries partner, utm values and metadata from page to page', () => {
  const search = '?partner=jane-doe&utm_source=mail&utm_campaign=fall&meta-listing-id=42';
  expect(carried('/contact', search)).toBe(search);
});

it('drops parameters other than attribution', () => {
  expect(carried('/contact', '?quote=%7B%7D&partner=jane-doe&fbclid=1')).toBe('?partner=jane-doe');
});

it('keeps a parameter that the link has itself', () => {
  expect(carried('/calendar?partner=joe&quote=1', '?partner=jane-doe')).toBe(
    '?partner=joe&quote=1',
  );
});

it('adds nothing without attribution', () => {
  expect(carried('/contact', '')).toBe('');
});
