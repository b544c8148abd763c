import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { publicPages } from '../../public-pages.ts';
import { type Header, oddHeader } from './headers.ts';
import { escaped, naughtySegments, naughtyStrings } from './naughty-strings.ts';
import { nullOr } from './optional.ts';
import type { RawRequest } from './raw-http.ts';

const built = ['site/client', 'widgets'].flatMap((folder) =>
  readdirSync(`dist/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`dist/${folder}`.length)),
);

const known = [
  ...publicPages,
  ...['/admin', '/admin/blog', '/blog', '/storybook/', '/uploads/', '/uploads/0', '/assets/'],
  ...['/robots.txt', '/sitemap.xml', '/feed.xml', '/embed.js', '/embed/v1.js', '/favicon.ico'],
  `/uploads/${'0'.repeat(32)}.png`,
];

/** Request targets of scanners and broken clients. */
const odd = [
  ...['*', '//', '///evil.example/', '/\\evil.example', 'http://evil.example/', 'http://['],
  ...['http://', 'http://[::1/', 'http://a:b@c:99999/', 'https:///', 'javascript:alert(1)', '?'],
  ...['#', '/#x', '/./', '/../', '/..;/admin', '/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '/.env'],
  ...['/.git/config', '/dist/site/server/entry-server.js', '/assets/../../package.json', '/Admin/'],
  ...['/API/', '/api', '/blog/%2e%2e', '/blog//', '/index.html', '/.vite/manifest.json'],
  `/${'a/'.repeat(3000)}`,
];

const target: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known) },
      { weight: 2, arbitrary: fc.constantFrom(...built) },
      { weight: 2, arbitrary: fc.constantFrom(...odd) },
    ),
    nullOr(fc.oneof(fc.constantFrom(...naughtySegments), fc.constantFrom('', '.br', '.map')), 1),
    nullOr(fc.constantFrom(...naughtyStrings).map(escaped), 2),
  )
  .map(
    ([path, more, query]) =>
      path + (more === null ? '' : `/${more}`) + (query === null ? '' : `?search=${query}`),
  );

/** Requests for pages and files, of visitors and of scanners. */
export const pageRequest: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'),
  ),
  target,
  headers: fc.array<Header>(oddHeader, { maxLength: 2 }),
});
