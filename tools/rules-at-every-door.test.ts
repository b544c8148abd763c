import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const document = readFileSync(new URL('docs/rules-at-every-door.md', root), 'utf8');
const files = globSync('{admin,api,domain,site}/**/*.{ts,tsx}', { cwd: root });

test('each file that the document names is there', () => {
  const named = [...document.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !files.some((one) => `/${one}`.endsWith(`/${file}`)))).toEqual([]);
});
