import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

// The browser writes a line for each refused call.
test.use({ storeName: 'business', expectedMessages: /status of (409|422)/ });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('the owner publishes other prices, which visitors see at once', async ({ page }) => {
  await signIn(page, { path: '/admin/prices?open=sizes' });
  const first = page.getByRole('group', { name: 'Size 1', exact: true });
  await first.getByLabel('Price, $').fill('365');
  // The calculator beside the list.
  await expect(page.getByText('From $365')).toBeVisible();
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these prices?' });
  await expect(dialog.getByRole('row', { name: /^Condo, 1,200 sq ft/ })).toContainText('$365');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see list 2, which is the newest.')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText('$365').first()).toBeVisible();
});

test('a wrong price is named in its part, and nothing is published', async ({ page }) => {
  await signIn(page, { path: '/admin/prices?open=sizes' });
  const second = page.getByRole('group', { name: 'Size 2', exact: true });
  await second.getByLabel('Up to, sq ft').fill('1500');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(second).toContainText('Each size must be larger than the one above it');
  await expect(second.getByLabel('Up to, sq ft')).toBeFocused();
  // What was typed is still there after a reload.
  await page.reload();
  await expect(second.getByLabel('Up to, sq ft')).toHaveValue('1500');
});

test('facts of the business change in the admin and on the site', async ({ page }) => {
  await signIn(page, { path: '/admin/business?open=name' });
  const contact = page.getByRole('region', { name: 'Name and contact' });
  await contact.getByLabel('Name', { exact: true }).fill('Peachtree Home Inspections');
  await save(page);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page).toHaveTitle('Business · Peachtree Home Inspections');
  await page.goto('/');
  await expect(page.getByText('Peachtree Home Inspections').first()).toBeVisible();
});

test('a city that does not exist is named', async ({ page }) => {
  await signIn(page, { path: '/admin/business?open=area' });
  const cities = page.getByLabel('Cities', { exact: true });
  await cities.fill('Dallas\nNowhere at all');
  await save(page);
  await expect(page.getByText('Not found in TX: Nowhere at all')).toBeVisible();
  await expect(cities).toBeFocused();
});

test('two tabs: the second one to save sees both versions', async ({ page, context }) => {
  await signIn(page, { path: '/admin/business?open=people' });
  const other = await context.newPage();
  await other.goto('/admin/business?open=people');
  await other.getByLabel('Signs as').fill('R. C.');
  await save(other);
  await expect(other.getByText('All changes saved')).toBeVisible();
  await page.getByLabel('Years in the trade').fill('7+');
  await save(page);
  const row = page.getByRole('row', { name: /^Inspector 1: Signs as/ });
  await expect(row).toContainText('R. C.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the newer version' }).click();
  await expect(page.getByLabel('Signs as')).toHaveValue('R. C.');
});
