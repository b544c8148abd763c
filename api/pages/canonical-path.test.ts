import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/blog//Clay-Soil/', '/blog/clay-soil'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/%C3%89', '/%c3%89'],
  ['/q%75ote', '/quote'],
  ['/Q%55OTE%2D%5F%39/', '/quote-_9'],
  ['/%2e%2e%2Fquote', '/%2e%2e%2fquote'],
])('writes %s as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
