import { hostileSegments } from '#api/testing/hostile-values.ts';

/** Request targets of scanners and broken clients. */
export const oddTargets: readonly string[] = [
  ...['*', '//', '///evil.example/', '/\\evil.example', 'http://evil.example/', 'http://['],
  ...['http://', 'http://[::1/', 'http://a:b@c:99999/', 'https:///', 'javascript:alert(1)', '?'],
  ...['#', '/#x', '/./', '/../', '/..;/admin', '/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '/.env'],
  ...['/.git/config', '/dist/site/server/entry-server.js', '/assets/../../package.json', '/Admin/'],
  ...['/API/', '/api', '/blog/%2e%2e', '/blog//', '/index.html', '/.vite/manifest.json'],
  `/${'a/'.repeat(3000)}`,
  ...['/', '/blog', '/admin', '/uploads', '/assets', '/widgets', '/embed'].flatMap((folder) =>
    hostileSegments.map((segment) => `${folder}/${segment}`),
  ),
];
