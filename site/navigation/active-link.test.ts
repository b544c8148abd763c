import { expect, test } from 'vitest';
import { currentOf, isActive } from './active-link.ts';

test.each([
  ['/', '/', true],
  ['/', '/contact', false],
  ['/contact', '/contact', true],
  ['/contact', '/contact/us', false],
  ['/blog', '/blog', true],
  ['/blog', '/blog/hail-season', true],
  ['/blog', '/', false],
])('the link to %s on the page %s is active: %s', (href, path, active) => {
  expect(isActive(href, path)).toBe(active);
});

test('only the page itself has aria-current="page"', () => {
  expect(currentOf('/blog', '/blog')).toBe('page');
  expect(currentOf('/blog', '/blog/hail-season')).toBe('true');
  expect(currentOf('/contact', '/blog')).toBeUndefined();
});
