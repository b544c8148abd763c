import type { Page } from '@playwright/test';
import { today } from '../fixtures/admin-bookings.ts';
import { type AdminScreen, adminScreens } from '../fixtures/admin-screens.ts';
import { bookAsVisitor, weekdayAhead } from '../fixtures/bookings.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, expectColorContrast, test } from '../fixtures/test.ts';

test.use({ storeName: 'phone', viewport: { width: 375, height: 740 }, hasTouch: true });

async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
}

/** Texts of buttons that are lower than 44 px. */
const smallTargets = (page: Page) =>
  page
    .locator('main')
    .locator('button:visible, .ui-button:visible, summary:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent),
    );

test('every screen and its dialog fit a phone and are accessible', async ({
  page,
  request: api,
}) => {
  test.setTimeout(240_000);
  const date = weekdayAhead(today, 0);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Pocket Pat' });
  const answer = await api.post('/api/contact', {
    data: {
      firstName: 'Maria',
      lastName: 'Pocket',
      email: 'maria@example.com',
      phone: '(972) 555-0101',
      propertyAddress: '1 Main Street, Dallas, TX 75202',
      inspectionType: 'residential',
      attribution: { partner: 'oak-and-elm' },
    },
  });
  expect(answer.status()).toBe(201);
  const { id: requestId } = (await answer.json()) as { id: string };
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

  const booked: AdminScreen[] = [
    { path: `/admin/requests/${requestId}`, dialog: 'Add a private note', largeTargets: true },
    { path: `/admin/bookings?view=month&day=${date}` },
    { path: `/admin/bookings/${id}`, dialog: 'Reschedule' },
  ];
  for (const { path, dialog, largeTargets } of [...adminScreens, ...booked]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectFits(page);
      if (largeTargets) expect(await smallTargets(page)).toEqual([]);
      if (path === '/admin/dashboard') {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectColorContrast(page);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      if (!dialog) return;
      await page.getByRole('button', { name: dialog }).first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test('beside the navigation of a tablet, a list has its title and actions in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/admin/bookings', '/admin/requests', '/admin/today']) {
    await signIn(page, { path });
    const actions = page.locator('.admin-head-actions > *:visible');
    await expect(actions.first()).toBeVisible();
    const tops = await actions.evaluateAll((all) =>
      all.map((action) => action.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, path).toBe(1);
  }
  await page.goto('/admin/bookings');
  const right = (selector: string) =>
    page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().right));
  expect(await right('.admin-switch')).toBe(await right('.admin-list-tools'));
});

test('every screen of the navigation is among those that are walked', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'More' }).tap();
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  const paths = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect(adminScreens.map((screen) => screen.path)).toContain(path);
});

test('"More" leads to the other screens, and Save stays in view', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('link', { name: 'Account' }).tap();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await page.goto('/admin/availability?open=start-times');
  await page.getByRole('button', { name: 'Remove 8:00 AM on Monday' }).tap();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).tap();
  await expect(page.getByText('All changes saved')).toBeVisible();
});
