import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { contactBody } from '#api/testing/request-bodies.ts';
import { startServer } from './fixtures/server-process.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from './fixtures/test.ts';

const restore = (archive: string, folder: string) =>
  promisify(execFile)(process.execPath, ['api/restore.ts', archive, folder]);

const signInTo = async (request: APIRequestContext, url: string) => {
  const answer = await request.post(`${url}/api/session`, {
    data: { password: OWNER_PASSWORD },
    headers: { Origin: url },
  });
  expect(answer.status()).toBe(200);
};

/** A server on the restored backup of one that had received three requests. */
const it = test.extend<{ restored: string }>({
  restored: async ({ request }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'e2e-restore-'));
    const first = await startServer();
    for (const number of [1, 2, 3]) {
      const data = contactBody({ email: `client${number}@example.com` });
      expect((await request.post(`${first.url}/api/contact`, { data })).status()).toBe(201);
    }
    await signInTo(request, first.url);
    const backup = await request.post(`${first.url}/api/backup`, {
      data: { password: OWNER_PASSWORD },
      headers: { Origin: first.url },
    });
    const archive = join(folder, 'backup.tar.gz');
    await writeFile(archive, await backup.body());
    await first.close();
    const dataDir = join(folder, 'data');
    await restore(archive, dataDir);
    const second = await startServer({ dataDir });
    await use(second.url);
    await second.close();
    await rm(folder, { recursive: true });
  },
});

it('the owner reads what a restored backup holds, and drops it', async ({ page, restored }) => {
  await signInTo(page.request, restored);
  await page.goto(`${restored}/admin/today`);
  await expect(
    page.getByText(/6 emails were due at the restore of .* and are held\./),
  ).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('list', { name: 'Needs attention' })
    .getByRole('link', { name: 'Messages' })
    .click();

  const held = page.getByRole('region', { name: /^Held since the restore of / });
  await expect(held.getByRole('listitem')).toHaveText(['Request received: 3', 'New request: 3']);
  await expect(page.getByRole('region', { name: 'Held', exact: true })).toBeVisible();
  await expectAccessible(page);
  await held.getByRole('button', { name: 'Drop them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Drop 6 emails?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Drop them' }).click();
  await expect(held).toBeHidden();
  await expect(page.getByRole('region', { name: 'Held', exact: true })).toBeHidden();

  const nav = page.getByRole('navigation', { name: 'Admin' });
  await nav.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText('There is no backup yet.')).toBeVisible();
  await expect(page.getByText(/are held\./)).toBeHidden();
  await nav.getByRole('link', { name: 'Messages' }).click();

  await page.getByRole('link', { name: 'Sent' }).click();
  // Some of the six share a row.
  await expect(page.getByText('Dropped', { exact: true }).first()).toBeVisible();
  const sent = await (await page.request.get(`${restored}/api/messages`)).json();
  expect(sent.data.map(({ state }: { state: string }) => state)).toEqual(Array(6).fill('dropped'));
});
