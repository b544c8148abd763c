import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { workdayFrom } from '#domain/schedule/testing/is-workday.ts';
import { today } from '../fixtures/admin-bookings.ts';
import { bookAsVisitor } from '../fixtures/bookings.ts';
import { buildNextRelease } from '../fixtures/next-release.ts';
import { signIn } from '../fixtures/owner.ts';
import { startServer } from '../fixtures/server-process.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from '../fixtures/test.ts';

/** The admin as an app on the owner's phone. */

test.use({
  storeName: 'app',
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  // Offline, a server, or a session.
  expectedMessages: /ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET))|status of 401/,
});

/** The nth open day from the day after tomorrow: within the agenda that a phone keeps. */
function soon(nth: number): string {
  let date = workdayFrom(addDays(today, 2));
  for (let left = nth; left > 0; left--) date = workdayFrom(addDays(date, 1));
  return date;
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Resolves when the admin and its agenda are stored and the page is in the care of its service worker. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await Promise.all(
          ['/admin', '/admin/agenda-copy'].map((path) => caches.match(path)),
        );
        return found.every(Boolean);
      }),
    )
    .toBe(true);
}

/** Not what a part of the screen says while it looks for its copy. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

async function openStored(page: Page, path = '/admin/bookings'): Promise<void> {
  await signIn(page, { path });
  await stored(page);
}

async function withoutConnection(context: BrowserContext, act: () => Promise<void>) {
  await context.setOffline(true);
  await act();
  await context.setOffline(false);
}

test('can be installed', async ({ page }) => {
  await openStored(page, '/admin');
  const cdp = await page.context().newCDPSession(page);
  const { errors, data = '' } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  });
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A test's window is a private one, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('without a connection the agenda is there, and nothing typed is lost', async ({
  page,
  context,
  request: api,
}) => {
  const date = soon(1);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Attic Ada' });
  await openStored(page);

  await withoutConnection(context, async () => {
    await page.reload();
    await expect(notice(page)).toContainText(/agenda is as of \d{1,2}:\d\d (AM|PM) CT/);
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      /\d new booking.* as of \d{1,2}:\d\d (AM|PM) CT; not known since/,
    );
    const card = page.getByRole('article', { name: 'Attic Ada' });
    await expect(card.getByRole('link', { name: 'Call Attic Ada' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(card.getByTitle('See it on a map')).toHaveAttribute('href', /google\.com/);
    await expectAccessible(page);
    await card.getByRole('link', { name: 'Attic Ada' }).first().click();
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Ladder is behind the garage');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(
      page.getByText('You are offline. Try again when you are connected.', { exact: true }),
    ).toBeVisible();
    await expect(note).toHaveValue('Ladder is behind the garage');
  });
  await expect(page.getByText('Back online')).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  const saved = await page.request.get(`/api/bookings/${id}`);
  expect(await saved.json()).toMatchObject({ note: 'Ladder is behind the garage' });
});

test('without a connection the start shows where to go next', async ({
  page,
  context,
  request: api,
}) => {
  const address = '100 Live Oak St, Dallas, TX 75201';
  await bookAsVisitor(api, { date: soon(0), time: '08:00', name: 'Nora Next', address });
  await openStored(page, '/admin');

  await withoutConnection(context, async () => {
    await page.goto('/admin');
    const next = page.getByRole('region', { name: /^Next appointment/ });
    await expect(next).toContainText(address);
    await expect(next.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
      'href',
      /Live%20Oak/,
    );
    await expect(next.getByRole('link', { name: 'Call Nora Next' })).toBeVisible();
    await expect(page.getByText('Requests aren’t available offline.')).toBeVisible();
    await expectAccessible(page);
  });
  await expect(page.getByText('Every request has been answered.')).toBeVisible();
});

test('a server that does not answer is not waited for', async ({ page }) => {
  await openStored(page);
  // The request is neither answered nor refused, as where the signal is weak.
  await page.route('**/api/**', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  await expect(page.getByText(/^As of \d/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an agenda that was read before is replaced when the connection is back', async ({
  page,
  context,
  request: api,
}) => {
  await openStored(page);
  await withoutConnection(context, async () => {
    await page.reload();
    await expect(notice(page)).toBeVisible();
    const date = soon(2);
    await bookAsVisitor(api, { date, time: '08:00', name: 'Booked Meanwhile' });
    await expect(page.getByRole('article', { name: 'Booked Meanwhile' })).toBeHidden();
  });
  await expect(page.getByText('Back online')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('article', { name: 'Booked Meanwhile' })).toBeVisible();
});

test('logging out leaves nothing', async ({ page, context }) => {
  await openStored(page, '/admin/account');
  expect(await cacheNames(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.reload();
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await withoutConnection(context, async () => {
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

test('a session that was ended elsewhere leaves nothing on this phone', async ({
  page,
  browser,
  server,
}) => {
  await openStored(page);
  const desk = await browser.newPage({ baseURL: server.url });
  await signIn(desk, { path: '/admin/account' });
  await desk.getByRole('button', { name: 'Log out all others' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(desk.getByText('Anyone there needs the password now.')).toBeVisible();
  await desk.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('logging in again on the same page stores everything anew', async ({ page, context }) => {
  await openStored(page);
  await page.request.delete('/api/session', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(async () => (await cacheNames(page)).length).toBe(2);
  await stored(page);
  await withoutConnection(context, async () => {
    await page.reload();
    await expect(notice(page)).toBeVisible();
  });
});

test('without storage the admin works as before', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No storage here', 'SecurityError'));
    for (const method of ['open', 'keys', 'has', 'match'] as const) {
      CacheStorage.prototype[method] = refuse;
    }
  });
  await signIn(page, { path: '/admin/account' });
  await expect(page.getByText('This browser doesn’t let the admin save anything')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('a new version', () => {
  test('leaves an open page as it is until the owner reloads it', async ({ page }) => {
    const { folder, remove } = await buildNextRelease('dist');
    const dataDir = await mkdtemp(join(tmpdir(), 'e2e-store-'));
    const before = await startServer({ dataDir });
    const { url } = before;
    await page.goto(`${url}/admin`);
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await stored(page);
    const [old] = (await cacheNames(page)).filter((name) => name.startsWith('admin-shell'));

    await before.close();
    const after = await startServer({ dist: folder, dataDir, port: Number(new URL(url).port) });
    await page.getByRole('button', { name: 'More' }).click();
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(String(response.status()));
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()));
    await expect(page.getByText('A new version of the admin is ready.')).toBeVisible();
    expect(await cacheNames(page)).toContain(old);
    // A chunk of the version that is open.
    await page.getByRole('link', { name: 'Partners' }).click();
    await expect(page.getByRole('heading', { name: 'Partners' })).toBeVisible();
    expect(scripts.filter((status) => status !== '200')).toEqual([]);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('A new version of the admin is ready.')).toBeHidden();
    await expect.poll(() => cacheNames(page)).not.toContain(old);
    await after.close();
    await rm(dataDir, { recursive: true });
    remove();
  });
});

test('the copy ends with its last day', async ({ page, context }) => {
  await openStored(page);
  const later = new Date(`${addDays(today, 14)}T18:00:00Z`);
  await withoutConnection(context, async () => {
    await page.clock.setFixedTime(later);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'could not be opened' })).toBeVisible();
  });
});
