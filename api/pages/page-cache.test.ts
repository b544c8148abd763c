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

it('keeps at most a thousand pages and drops the one kept longest', async () => {
  const cache = cacheOf((path) => ({ status: 200, html: path }));
  for (let index = 0; index <= 1000; index += 1) await cache.page(`/${index}`);
  expect(cache.kept('/0')).toBeUndefined();
  expect(cache.kept('/1')).toBeDefined();
  expect(cache.kept('/1000')).toBeDefined();
});

it('keeps no page with another status than 200', async () => {
  const cache = cacheOf(() => ({ status: 404, html: '' }));
  await cache.page('/gone');
  expect(cache.kept('/gone')).toBeUndefined();
});

it('renders anew after clear, and keeps nothing that was being rendered before it', async () => {
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
  expect(cache.kept('/')?.variants.identity.body.toString()).toBe('new');
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

it('forgets its pages at each full hour, not before and but once', async () => {
  let now = new Date('2026-11-25T15:00:00Z');
  let rendered = 0;
  const cache = cacheOf(
    () => ({ status: 200, html: String(++rendered) }),
    () => now,
  );
  await cache.page('/');
  now = new Date('2026-11-25T15:59:59.999Z');
  expect(cache.kept('/')).toBeDefined();
  now = new Date('2026-11-25T16:00:00Z');
  expect(cache.kept('/')).toBeUndefined();
  expect(await textOf(cache.page('/'))).toBe('2');
  now = new Date('2026-11-25T16:59:59.999Z');
  expect(cache.kept('/')).toBeDefined();
  now = new Date('2026-12-24T12:00:00Z');
  expect(await textOf(cache.page('/'))).toBe('3');
});

it.each([
  ['in summer', '2027-07-15T05:00:00Z'],
  ['in winter', '2026-11-26T06:00:00Z'],
  ['when clocks have gone forward', '2027-03-15T05:00:00Z'],
  ['when they have gone back', '2026-11-02T06:00:00Z'],
])('keeps nothing past a midnight of the business %s', async (_when, midnight) => {
  let now = new Date(Date.parse(midnight) - 1);
  const cache = cacheOf(
    () => ({ status: 200, html: '' }),
    () => now,
  );
  await cache.page('/');
  expect(cache.kept('/')).toBeDefined();
  now = new Date(midnight);
  expect(cache.kept('/')).toBeUndefined();
});
