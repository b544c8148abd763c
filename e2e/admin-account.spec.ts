import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, weekdayOf } from '#domain/schedule/calendar-date.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from './fixtures/test.ts';

test.use({ storeOf: 'account' });

const path = '/admin/account';
const run = promisify(execFile);
const restore = fileURLToPath(new URL('../api/restore.ts', import.meta.url));

/** A weekday in eight weeks. */
const ahead = addDays(businessToday(new Date()), 56);
const date = addDays(ahead, [1, 0, 0, 0, 0, 0, 2][weekdayOf(ahead)] ?? 0);

async function open(page: Page) {
  await signIn(page, { path });
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
}

test('a calendar subscribes by an address that is shown once, renewed and revoked', async ({
  page,
  request: api,
}) => {
  await api.post('/api/calendar/book', {
    data: {
      date,
      time: '08:00',
      name: 'Calendar Client',
      email: 'calendar@example.com',
      phone: '972-555-0104',
      address: '4 Post Oak Lane, Irving, TX',
    },
  });
  await open(page);
  await page.getByRole('button', { name: 'Make the address' }).click();
  const address = page.getByLabel('Private calendar address');
  const url = await address.inputValue();
  await expectAccessible(page);

  const feed = await api.get(url);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await feed.text();
  expect(text).toContain('SUMMARY:Calendar Client');
  expect(text).toContain(`DTSTART;TZID=America/Chicago:${date.replaceAll('-', '')}T080000`);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
    'href',
    url.replace('http:', 'webcal:'),
  );

  await page.reload();
  await expect(page.getByText(/There is an address since/)).toBeVisible();
  await expect(address).toBeHidden();

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  const renewed = await address.inputValue();
  expect(renewed).not.toBe(url);
  expect((await api.get(url)).status()).toBe(404);
  expect((await api.get(renewed)).status()).toBe(200);

  await page.getByRole('button', { name: 'Revoke it' }).click();
  await dialog.getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect((await api.get(renewed)).status()).toBe(404);
});

test('sessions are listed, and ended one by one or all others at once', async ({
  page,
  browser,
  server,
}) => {
  const enter = async () => {
    const other = await browser.newPage({ baseURL: server.url });
    await open(other);
    return other;
  };
  const [desk, tablet, phone] = [await enter(), await enter(), await enter()];
  await open(page);
  const part = page.getByRole('region', { name: 'Where you are logged in' });
  const own = part.getByRole('listitem').filter({ hasText: 'This one' });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('Chrome on Linux');

  const others = part.getByRole('button', { name: /^Log out Chrome/ });
  const before = await others.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await others.first().click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(others).toHaveCount(before - 1);
  // The newest stood first.
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Log in' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(others).toHaveCount(0);
  for (const other of [desk, tablet]) {
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
  await page.reload();
  await expect(own).toHaveCount(1);
  for (const other of [desk, tablet, phone]) await other.close();
});

test.describe('a new password', () => {
  test.use({ expectedMessages: /status of (401|422)/ });

  test('takes the present one, ends other sessions and keeps this one', async ({
    page,
    browser,
    server,
  }) => {
    const other = await browser.newPage({ baseURL: server.url });
    await open(other);
    await open(page);
    const form = page.getByRole('form', { name: 'Change the password' });
    const [current, next] = [
      form.getByLabel('Your password now', { exact: true }),
      form.getByLabel('New password', { exact: true }),
    ];
    const change = async (from: string, to: string) => {
      await current.fill(from);
      await next.fill(to);
      await form.getByRole('button', { name: 'Change the password' }).click();
    };
    await change('not the password', 'bluebonnets by the road');
    await expect(current).toHaveAccessibleDescription(/not right/);
    await expect(current).toBeFocused();
    await change(OWNER_PASSWORD, 'too short');
    await expect(next).toHaveAccessibleDescription('At least 10 characters');
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

  test('is downloaded with the password and restored by the command', async ({ page }) => {
    await open(page);
    const form = page.getByRole('form', { name: 'Download a backup' });
    const password = form.getByLabel('Your password', { exact: true });
    await password.fill('not the password');
    await form.getByRole('button', { name: 'Download a backup' }).click();
    await expect(password).toHaveAccessibleDescription(/not right/);
    await password.fill(OWNER_PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Download a backup' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}\.tar\.gz$/);
    await expect(page.getByText('Backup downloaded')).toBeVisible();

    const folder = await mkdtemp(join(tmpdir(), 'restored-'));
    const { stdout } = await run('node', [restore, await download.path(), join(folder, 'data')]);
    expect(stdout).toContain('can be read');
    expect(await readdir(join(folder, 'data'))).toContain('bookings');
    await rm(folder, { recursive: true });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('fits the screen, behind "More"', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Account' }).tap();
    await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
    await expect(page.getByText('This one')).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    const small = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('button')]
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map((button) => button.textContent),
      );
    expect(small).toEqual([]);
    await expectAccessible(page);
  });
});
