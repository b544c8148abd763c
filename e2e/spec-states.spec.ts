import { takenOver } from './fixtures/taken-over.ts';
import { expect, test } from './fixtures/test.ts';

/** States that only a running site passes through. */

test('a quote is worked out without a call', async ({ page }) => {
  await page.goto('/instant-quote');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.getByLabel('Property type').selectOption('condo');
  await page.getByLabel('Square footage').fill('4001');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await expect(page.getByRole('heading', { name: '$550' })).toBeVisible();
  await expect(page.getByText('2-3 hours')).toBeVisible();
  await page.getByRole('button', { name: 'Get New Quote' }).click();
  await expect(page.getByLabel('Square footage')).toHaveValue('');
  expect(calls).toEqual([]);
});

test('an article that is opened shows that it loads', async ({ page, context }) => {
  await page.goto('/blog');
  await takenOver(page);
  const held = Promise.withResolvers<void>();
  await context.route('**/api/blog/posts/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click();
  await expect(page.getByRole('status', { name: 'Loading the article' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const status of [404, 500]) {
  test.describe(`an article whose call ends in ${status}`, () => {
    test.use({ expectedMessages: new RegExp(`status of ${status}`) });

    test(`is not found where its call ends in ${status}`, async ({ page, context }) => {
      await page.goto('/blog');
      await takenOver(page);
      await context.route('**/api/blog/posts/*', (route) => route.fulfill({ status }));
      await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
      await expect(page).toHaveTitle(/^Article Not Found/);
    });
  });
}
