import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from '../fixtures/test.ts';

test.use({ storeName: 'owner' });

test('an API key is made, copied once, used by a program and revoked', async ({
  page,
  request: api,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, { path: '/admin/connections' });
  const keys = page.getByRole('region', { name: 'API keys' });
  await expect(keys.getByText('No keys yet.')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await keys.getByRole('button', { name: 'New key' }).click();
  await dialog.getByRole('checkbox', { name: /^Read bookings/ }).uncheck();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Say which program uses it')).toBeVisible();
  await expect(dialog.getByText('Say what it may do')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zapier');
  await dialog.getByRole('checkbox', { name: /^Read bookings/ }).check();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(keys.getByRole('region', { name: 'The new key' })).toBeFocused();
  const shown = keys.getByRole('textbox', { name: 'New API key' });
  const key = await shown.inputValue();
  await keys.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expectAccessible(page);

  const asProgram = (method: 'get' | 'post') =>
    api[method]('/api/bookings', { headers: { Authorization: `Bearer ${key}` } });
  expect((await asProgram('get')).status()).toBe(200);
  expect((await asProgram('post')).status()).toBe(403);

  await page.reload();
  await expect(keys.getByRole('listitem')).toContainText(`Zapier ${key.slice(0, 9)}…`);
  await expect(keys.getByRole('listitem')).toContainText('last used about');
  await expect(shown).toBeHidden();

  await keys.getByRole('button', { name: 'Revoke Zapier' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke it' }).click();
  await expect(keys.getByText('No keys yet.')).toBeVisible();
  expect((await asProgram('get')).status()).toBe(401);
});
