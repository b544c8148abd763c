import { hydrated } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/test.ts';

test('a quote is computed without a call and passed on to the calendar', async ({ page }) => {
  await page.goto('/instant-quote');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
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

  await page.getByLabel('Property type').selectOption('warranty');
  await page.getByLabel('Square footage').fill('3200');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
  await expect(page).toHaveURL(/\/calendar\?/);
  await expect(
    page.getByRole('heading', { name: '$450 · Home Warranty, 3,200 sq ft · pick a day' }),
  ).toBeVisible();
});

test('a form keeps what was typed while the visitor reads other pages, and its sister page has it after a reload', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  // The quote page has the same form.
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

const hydrationScript = '**/assets/hydrate-*.js';

test.describe('when hydration fails first', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('the next interaction hydrates the page, and nothing typed is lost', async ({
    page,
    context,
  }) => {
    await context.route(hydrationScript, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/contact');
    await failed;
    await context.unroute(hydrationScript);
    await page.getByLabel('First name').fill('Ada');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });
});

test.describe('when the code of a page cannot be fetched', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch/ });

  test('the rest of the site stays, with a link to reload the page', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.evaluate(() => {
      window.history.pushState(null, '', '/contact');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await context.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });
});
