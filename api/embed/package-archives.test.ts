import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';

const manifest = JSON.stringify({ name: 'inspection-widgets', version: '1.0.0-3F9A01BC' });
const packed = (host: string) =>
  JSON.stringify({ 'package.json': manifest, 'host.js': `export const host = '${host}';\n` });

async function served() {
  const front = await distForTest({
    'widgets/embed/v1.d.ts': 'export interface QuoteInput {}',
    'widgets/embed/custom-elements.json': '{}',
    'widgets/embed/v1.package.json': packed('https://HOST'),
    'widgets/embed/v1-3F9A01BC.package.json': packed('https://HOST'),
    'widgets/embed/v1-0BADC0DE.package.json': packed('https://HOST/earlier'),
  });
  const { origin } = await apiForTest({ front });
  const get = async (path: string) => {
    const answer = await fetch(`${origin}/embed/${path}`);
    expect(answer.status, path).toBe(200);
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return { origin, get };
}

/** The `host.js` of a package, as `npm` unpacks it. */
async function hostIn(bytes: Buffer): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'v1.tgz'), bytes);
  const run = promisify(execFile);
  const { stdout } = await run('tar', ['-xzOf', 'v1.tgz', 'package/host.js'], { cwd: folder });
  return stdout;
}

it('serves the package with its own address, this one and earlier ones', async () => {
  const { origin, get } = await served();
  const current = await get('v1.tgz');
  expect(current.headers.get('Content-Type')).toBe('application/gzip');
  expect(await hostIn(current.bytes)).toBe(`export const host = '${origin}';\n`);
  const pinned = await get('v1-3F9A01BC.tgz');
  expect(pinned.bytes.equals(current.bytes), 'a lock file has its digest').toBe(true);
  const earlier = await get('v1-0BADC0DE.tgz');
  expect(await hostIn(earlier.bytes)).toBe(`export const host = '${origin}/earlier';\n`);
});

it.each([
  ['v1.tgz', 'public, max-age=300, stale-while-revalidate=86400'],
  ['v1.d.ts', 'public, max-age=300, stale-while-revalidate=86400'],
  ['custom-elements.json', 'public, max-age=300, stale-while-revalidate=86400'],
  ['v1-3F9A01BC.tgz', 'public, max-age=31536000, immutable'],
])('caches %s as the loader: %s', async (path, caching) => {
  const { get } = await served();
  const { headers } = await get(path);
  expect(headers.get('Cache-Control')).toBe(caching);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
});

it('a browser shows the types', async () => {
  const { get } = await served();
  const { headers, bytes } = await get('v1.d.ts');
  expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(bytes.toString()).toBe('export interface QuoteInput {}');
});
