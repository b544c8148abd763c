import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from '../fixtures/test.ts';

test.use({ storeName: 'owner' });

const path = '/admin/account';
async function open(page: Page) {
  await signIn(page, { path });
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
}

test('the private calendar address is shown once, renewed and revoked', async ({
  page,
  request: api,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = page.getByLabel('Private calendar address', { exact: true });
  const url = await address.inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
    'href',
    url.replace('http:', 'webcal:'),
  );
  expect((await api.get(url)).status()).toBe(200);

  await page.reload();
  await expect(page.getByText(/You created an address on/)).toBeVisible();
  await expect(address).toBeHidden();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create a new address' }).click();
  await dialog.getByRole('button', { name: 'Create a new address' }).click();
  expect(await address.inputValue()).not.toBe(url);
  expect((await api.get(url)).status()).toBe(404);

  await page.getByRole('button', { name: 'Revoke it' }).click();
  await dialog.getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible();
});

test('sessions are listed, and ended one by one or all others at once', async ({
  page,
  browser,
  server,
}) => {
  const logInElsewhere = async () => {
    const other = await browser.newPage({ baseURL: server.url });
    await open(other);
    return other;
  };
  const [tablet, phone] = [await logInElsewhere(), await logInElsewhere()];
  await open(page);
  const part = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(part.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
    'Chrome on Linux',
  );
  const others = part.getByRole('button', { name: /^Log out Chrome/ });
  const before = await others.count();
  // The newest is first.
  await others.first().click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(others).toHaveCount(before - 1);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(others).toHaveCount(0);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Log in' })).toBeVisible();
  for (const other of [tablet, phone]) await other.close();
});

test.describe('a new password', () => {
  test.use({ expectedMessages: /status of (401|422)/ });

  test('needs the present one, ends other sessions and keeps this one', async ({
    page,
    browser,
    server,
  }) => {
    const other = await browser.newPage({ baseURL: server.url });
    await open(other);
    await open(page);
    const form = page.getByRole('form', { name: 'Change the password' });
    const [current, next] = [
      form.getByLabel('Current password', { exact: true }),
      form.getByLabel('New password', { exact: true }),
    ];
    const change = async (from: string, to: string) => {
      await current.fill(from);
      await next.fill(to);
      await form.getByRole('button', { name: 'Change the password' }).click();
    };
    await change('not the password', 'bluebonnets by the road');
    await expect(current).toHaveAccessibleDescription(/isn’t right/);
    await expect(current).toBeFocused();
    await expectAccessible(page);

    await change(OWNER_PASSWORD, 'bluebonnets by the road');
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(current).toHaveValue('');
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await signIn(other, { path, password: 'bluebonnets by the road' });
    await expect(other.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await other.close();
    await page.reload();
    await change('bluebonnets by the road', OWNER_PASSWORD);
    await expect(page.getByText('Password changed')).toBeVisible();
  });
});

test.describe('a backup', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('is downloaded with the password', async ({ page }) => {
    await open(page);
    const form = page.getByRole('form', { name: 'Download a backup' });
    const password = form.getByLabel('Your password', { exact: true });
    await password.fill('not the password');
    await form.getByRole('button', { name: 'Download a backup' }).click();
    await expect(password).toHaveAccessibleDescription(/isn’t right/);
    await password.fill(OWNER_PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Download a backup' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.tar\.gz$/);
    await expect(page.getByText('Backup downloaded')).toBeVisible();
  });
});
