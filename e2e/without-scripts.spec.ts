import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'leads' });

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await page.getByRole('textbox', { name: 'Property address' }).fill('1 Main Street, Dallas');
  await page.getByLabel('Inspection type').selectOption('residential');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two dogs.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click();

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

  test('the request form works, says what is wrong, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact?partner=jane-doe');
    await fillIn(page);
    await send(page);
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('12');
    await expect(page.getByLabel('Inspection type')).toHaveValue('residential');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two dogs.');
    await expect(page).toHaveURL(/partner=jane-doe/);
    await phone.fill('(214) 555-0123');
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  });

  test('a page that needs scripts says whom to call, and leads to the form that works', async ({
    page,
  }) => {
    for (const path of ['/calendar', '/maintenance-tips', '/instant-quote']) {
      await page.goto(path);
      const line = page.locator('.site-no-script');
      await expect(line).toContainText('(972) 555-0148');
      await expect(line.getByRole('link', { name: 'send us a request' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });

  test('every answer of the FAQ can be opened, and nothing offers a search that does not work', async ({
    page,
  }) => {
    await page.goto('/faq');
    const entry = page.locator('main details').first();
    await entry.locator('summary').click();
    await expect(entry.locator('p').first()).toBeVisible();
    await expect(page.getByLabel('Find a word')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeHidden();
    await page.goto('/blog');
    await expect(page.getByLabel('Search articles')).toBeHidden();
    await expect(page.locator('.blog-card').first()).toBeVisible();
  });
});

test.describe('with scripts lost', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch|status of 422/ });

  test('the calendar says whom to call, until the code arrives after all', async ({ page }) => {
    const line = page.getByText('This part needs scripts');
    await page.goto('/calendar');
    await expect(line).toBeHidden();
    await page.route('**/hydrate-*.js', (route) => route.abort());
    await page.reload();
    await expect(line).toBeVisible();
    await expect(line).toContainText('(972) 555-0148');
    await expectAccessible(page);
    await page.unrouteAll();
    await page.locator('[role=grid] td[aria-disabled=false]').first().click();
    await expect(line).toBeHidden();
  });

  for (const scripts of ['**/*.js', '**/hydrate-*.js']) {
    test(`a request is sent without ${scripts}, and the answer page has no fault of its own`, async ({
      page,
    }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto('/contact');
      await fillIn(page);
      await send(page);
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
        'Please enter a valid phone number',
      );
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Phone' }).fill('(214) 555-0124');
      await send(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
    });
  }
});
