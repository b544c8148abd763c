import type { Page } from '@playwright/test';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** What the forms of the page hold, by control name. */
const textsOf = (page: Page) =>
  page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((controls: HTMLInputElement[]) =>
      controls.map(({ type, name, value, checked }) =>
        type === 'checkbox' ? [name, checked] : [name, value],
      ),
    );

const forms = [
  {
    path: '/contact',
    fill: async (page: Page) => {
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Property address').fill('1 Main Street, Dallas');
      await page.getByLabel('Inspection type').selectOption('residential');
      await page.getByLabel('Preferred date').fill('2027-02-03');
      await page.getByLabel('Message').fill('Two dogs.\nPlease ring.');
    },
  },
  {
    path: '/instant-quote',
    fill: async (page: Page) => {
      await page.getByLabel('Property type').selectOption('condo');
      await page.getByLabel('Square footage').fill('1850');
      await page.getByText('Refine').click();
      await page.getByLabel('Pool or spa').check();
    },
  },
  {
    path: '/maintenance-tips',
    fill: async (page: Page) => {
      await page.getByLabel('Home type').selectOption('Townhouse');
      await page.getByLabel('Location').fill('Plano, TX');
      await page.getByLabel('Roof/Gutters').check();
    },
  },
];

for (const { path, fill } of forms) {
  test(`what is typed on ${path} survives a reload, Back and moving within the site`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await fill(page);
    const typed = await textsOf(page);

    await page.reload();
    await hydrated(page);
    expect(await textsOf(page)).toEqual(typed);

    await page.goto('/healthz');
    await page.goBack();
    await hydrated(page);
    expect(await textsOf(page)).toEqual(typed);

    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services/);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => textsOf(page)).toEqual(typed);
  });
}

test('what was typed is there again in a tab that the browser has discarded', async ({ page }) => {
  // The browser discards a tab in the background without an event.
  await page.addInitScript(() => {
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/quote');
  await hydrated(page);
  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test.describe('without scripts', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('the browser itself restores what was typed, if the scripts are lost on the way back', async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByLabel('First name').fill('Ada');
    await page.goto('/healthz');
    await page.route('**/*.js', (route) => route.abort());
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });
});

test('the details of a booking survive a reload, and are forgotten once it is booked', async ({
  page,
}) => {
  await page.goto('/calendar');
  await hydrated(page);
  await chooseDay(page, 3);
  await chooseTime(page, '8:00 AM');
  await fillDetails(page);
  await page.reload();
  await hydrated(page);
  await chooseDay(page, 3);
  await chooseTime(page, '8:00 AM');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(buyer.name);
  await expect(page.getByLabel('Property address')).toHaveValue(buyer.address);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
