import type { Page } from '@playwright/test';
import { chooseDay, chooseTime } from './fixtures/booking-steps.ts';
import { startHostSite } from './fixtures/host-site.ts';
import { buildNextRelease } from './fixtures/next-release.ts';
import { startServer } from './fixtures/server-process.ts';
import { expect, test } from './fixtures/test.ts';

/** Pages that stay open while the server is replaced by one with another build. */

interface Deployment {
  url: string;
  /** Stops the server and starts one with the next build at the same address. */
  deploy(): Promise<void>;
}

const it = test.extend<{ product: Deployment }, { next: string }>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const { folder, remove } = buildNextRelease('dist');
      await use(folder);
      remove();
    },
    { scope: 'worker' },
  ],
  product: async ({ next }, use) => {
    let server = await startServer();
    const { url } = server;
    await use({
      url,
      async deploy() {
        await server.close();
        server = await startServer({ dist: next, port: Number(new URL(url).port) });
      },
    });
    await server.close();
  },
});

// What a page asks for while nobody listens, the next offer's code for example.
it.use({ expectedMessages: /ERR_CONNECTION_(REFUSED|RESET)/ });

/** Scripts that the page gets from here on, by path, with the status of each answer. */
function scriptsOf(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.status());
  });
  return scripts;
}

it('a partner’s page that was open before still opens its booking form', async ({
  page,
  product,
}) => {
  const host = await startHostSite(product.url);
  const late = '<p id="far"></p><inspection-booking partner="jane-doe"></inspection-booking>';
  await page.goto(host.publish({ css: '#far { height: 6000px }', body: late }));
  await expect(page.locator('inspection-booking').getByRole('heading').first()).toBeAttached();

  await product.deploy();
  const scripts = scriptsOf(page);
  await page.locator('inspection-booking').scrollIntoViewIfNeeded();
  await chooseDay(page, 3);
  await chooseTime(page, '8:00 AM');
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  // A widget that comes only now is found by the loader of then.
  await page.evaluate(() => document.body.prepend(document.createElement('inspection-tips')));
  await expect(page.locator('inspection-tips').getByRole('heading').first()).toBeVisible();

  expect([...scripts.keys()].filter((path) => path.includes('tips.element'))).toHaveLength(1);
  expect([...scripts.values()].filter((status) => status !== 200)).toEqual([]);
  await host.close();
});

it('a page of the site that was open before goes on without loading anew, and a new visit gets the new build', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/about`);
  await page.getByRole('button', { name: /^Questions\? Ask us/ }).hover();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.waitForLoadState('networkidle');

  await product.deploy();
  const scripts = scriptsOf(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  expect(scripts.size).toBeGreaterThan(0);
  expect([...scripts.values()].filter((status) => status !== 200)).toEqual([]);

  // Who comes now gets the new build, and nothing of the one before.
  const old = new Set(scripts.keys());
  scripts.clear();
  await page.goto(`${product.url}/faq`);
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...scripts.keys()].filter((path) => old.has(path))).toEqual([]);
  expect([...scripts.values()].filter((status) => status !== 200)).toEqual([]);
});
