import type { Page } from '@playwright/test';
import { chooseDay, chooseTime } from '../fixtures/booking-steps.ts';
import { startHostSite } from '../fixtures/host-site.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { buildNextRelease } from '../fixtures/next-release.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pages that stay open while a server with another build replaces the present one. */

interface Deployment {
  url: string;
  /** Stops the server and starts one with the next build at the same address. */
  deploy(): Promise<void>;
}

const it = test.extend<{ product: Deployment }, { next: string }>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const { folder, remove } = await buildNextRelease('dist');
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

// Requests made while no server listens, for the next promotion for example.
it.use({ expectedMessages: /ERR_CONNECTION_(REFUSED|RESET)/ });

/** Scripts that the page receives from now on: path to status. */
function recordScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.status());
  });
  return scripts;
}

it('an open partner’s page still loads the later code of its widgets', async ({
  page,
  product,
}) => {
  const host = await startHostSite(product.url);
  const body = '<inspection-booking partner="jane-doe"></inspection-booking>';
  await page.goto(host.publish({ body }));
  await expect(page.locator('inspection-booking').getByRole('grid')).toBeVisible();

  await product.deploy();
  const scripts = recordScripts(page);
  await chooseDay(page, 3);
  await chooseTime(page, '8:00 AM');
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  // The loader of the old build loads a widget that is inserted now.
  await page.evaluate(() => document.body.prepend(document.createElement('inspection-tips')));
  await expect(page.locator('inspection-tips').getByRole('heading').first()).toBeVisible();

  expect([...scripts.keys()].filter((path) => path.includes('tips.element'))).toHaveLength(1);
  expect([...scripts.values()].filter((status) => status !== 200)).toEqual([]);
  await host.close();
});

it('an open page of the site navigates without a reload, and a new visit gets the new build', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/about`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.waitForLoadState('networkidle');

  await product.deploy();
  const scripts = recordScripts(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(scripts.size).toBeGreaterThan(0);
  expect([...scripts.values()].filter((status) => status !== 200)).toEqual([]);

  const old = new Set(scripts.keys());
  scripts.clear();
  await page.goto(`${product.url}/faq`);
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...scripts.keys()].filter((path) => old.has(path))).toEqual([]);
  expect([...scripts.values()].filter((status) => status !== 200)).toEqual([]);
});
