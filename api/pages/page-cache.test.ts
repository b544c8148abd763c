import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

type Rendering = { status: number; html: string };

const cacheOf = (
  render: (path: string) => Rendering | Promise<Rendering>,
  clock = () => new Date('2026-11-25T15:00:00Z'),
) =>
  createPageCache({
    async render(path) {
      const { status, html } = await render(path);
      return { status, type: 'text/html', text: html };
    },
    headers: {},
    clock,
  });

const textOf = async (page: ReturnType<ReturnType<typeof cacheOf>['page']>) =>
  (await page).variants.identity.body.toString();

it('caches at most a thousand pages and evicts the oldest', async () => {
  const cache = cacheOf((path) => ({ status: 200, html: path }));
  for (let index = 0; index <= 1000; index += 1) await cache.page(`/${index}`);
  expect(cache.cached('/0')).toBeUndefined();
  expect(cache.cached('/1')).toBeDefined();
  expect(cache.cached('/1000')).toBeDefined();
});

it('caches pages with status 200 or 404 only', async () => {
  const cache = cacheOf((path) => ({ status: Number(path.slice(1)), html: '' }));
  for (const path of ['/200', '/404', '/503']) await cache.page(path);
  expect(cache.cached('/200')?.status).toBe(200);
  expect(cache.cached('/404')?.status).toBe(404);
  expect(cache.cached('/503')).toBeUndefined();
});

it('renders again after clear, and does not cache a rendering that started before', async () => {
  let content = 'old';
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const cache = cacheOf(async () => {
    const html = content;
    started.resolve();
    await release.promise;
    return { status: 200, html };
  });

  const before = cache.page('/');
  await started.promise;
  content = 'new';
  cache.clear();
  const after = cache.page('/');
  release.resolve();

  expect(await textOf(before)).toBe('old');
  expect(await textOf(after)).toBe('new');
  expect(cache.cached('/')?.variants.identity.body.toString()).toBe('new');
});

it('tries again after a failure', async () => {
  let fail = true;
  const cache = cacheOf(() => {
    if (fail) throw new Error('not now');
    return { status: 200, html: 'here' };
  });
  await expect(cache.page('/')).rejects.toThrow('not now');
  fail = false;
  expect(await textOf(cache.page('/'))).toBe('here');
});

it('is cleared at each full hour', async () => {
  let now = new Date('2026-11-25T15:00:00Z');
  let rendered = 0;
  const cache = cacheOf(
    () => ({ status: 200, html: String(++rendered) }),
    () => now,
  );
  await cache.page('/');
  now = new Date('2026-11-25T15:59:59.999Z');
  expect(cache.cached('/')).toBeDefined();
  now = new Date('2026-11-25T16:00:00Z');
  expect(cache.cached('/')).toBeUndefined();
  expect(cache.expired('/')?.variants.identity.body.toString()).toBe('1');
  expect(await textOf(cache.page('/'))).toBe('2');
  expect(cache.expired('/')).toBeUndefined();
  now = new Date('2026-11-25T16:59:59.999Z');
  expect(cache.cached('/')).toBeDefined();
  now = new Date('2026-12-24T12:00:00Z');
  expect(await textOf(cache.page('/'))).toBe('3');
  now = new Date('2026-12-24T13:00:00Z');
  expect(cache.cached('/')).toBeUndefined();
  now = new Date('2026-12-24T14:00:00Z');
  expect(cache.cached('/')).toBeUndefined();
  expect(cache.expired('/')).toBeDefined();
  cache.clear();
  expect(cache.expired('/')).toBeUndefined();
});
