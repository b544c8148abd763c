import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'business' });

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

test('facts of the business change in the admin and on the site', async ({ page }) => {
  await signIn(page, { path: '/admin/business?open=name' });
  const contact = page.getByRole('region', { name: 'Name and contact' });
  await contact.getByLabel('Name', { exact: true }).fill('Peachtree Home Inspections');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page).toHaveTitle('Business · Peachtree Home Inspections');
  await page.goto('/');
  await expect(page.getByText('Peachtree Home Inspections').first()).toBeVisible();
});
