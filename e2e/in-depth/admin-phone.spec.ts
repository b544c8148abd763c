import type { APIRequestContext, Page } from '@playwright/test';
import { today } from '../fixtures/admin-bookings.ts';
import { type AdminScreen, adminScreens, openAvailability } from '../fixtures/admin-screens.ts';
import { bookAsVisitor, weekdayAhead } from '../fixtures/bookings.ts';
import { hiddenFocus } from '../fixtures/hidden-focus.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, expectColorContrast, test } from '../fixtures/test.ts';

const phone = { width: 375, height: 740 };

test.use({ storeName: 'phone', viewport: phone, hasTouch: true });

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

interface Walk extends AdminScreen {
  /** Name of the button that makes a bar sticky. */
  bar?: string;
}

/** 1280 × 1024 at 400 %: bars at the edges leave less room than on any phone. */
const zoomed = { width: 320, height: 256 };

/** Adds a booking and three requests; resolves to the screens that need them. */
async function recordScreens(api: APIRequestContext): Promise<Walk[]> {
  const date = weekdayAhead(today, 0);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Pocket Pat' });
  let requestId = '';
  for (const firstName of ['Ada', 'Wei', 'Maria']) {
    const answer = await api.post('/api/contact', {
      data: {
        firstName,
        lastName: 'Pocket',
        email: `${firstName}@example.com`,
        phone: '(972) 555-0101',
        propertyAddress: '1 Main Street, Dallas, TX 75202',
        inspectionType: 'residential',
        attribution: { partner: 'oak-and-elm' },
      },
    });
    expect(answer.status()).toBe(201);
    requestId = ((await answer.json()) as { id: string }).id;
  }
  return [
    { path: '/admin/requests', bar: 'Select' },
    { path: `/admin/requests/${requestId}`, dialog: 'Add a private note', largeTargets: true },
    { path: '/admin/bookings?view=all', bar: 'Select' },
    { path: `/admin/bookings?view=month&day=${date}` },
    { path: `/admin/bookings/${id}`, dialog: 'Reschedule' },
  ];
}

test('every screen and its dialog fit a phone, are accessible, and at 400 % nothing covers the focus', async ({
  page,
  request: api,
}) => {
  test.setTimeout(600_000);
  const walks: readonly Walk[] = [
    ...adminScreens,
    { path: openAvailability, bar: 'Remove 8:00 AM on Monday' },
    ...(await recordScreens(api)),
  ];
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();

  for (const { path, dialog, largeTargets, bar } of walks) {
    await test.step(bar ? `${path}, ${bar}` : path, async () => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (bar) await page.getByRole('button', { name: bar, exact: true }).click();
      await expectFits(page);
      if (largeTargets) expect(await smallTargets(page)).toEqual([]);
      if (path === '/admin/today' || path === '/admin/dashboard') {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectColorContrast(page);
        await page.emulateMedia({ colorScheme: 'light' });
      }

      await page.setViewportSize(zoomed);
      const walk = await hiddenFocus(page);
      expect.soft(walk.hidden, path).toEqual([]);
      expect(walk.stops, path).toBeGreaterThan(8);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBe(zoomed.width);
      if (!dialog) return;
      await page.getByRole('button', { name: dialog }).first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      // What arrives later moves what is focused.
      await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft((await hiddenFocus(page)).hidden, `${path}, ${dialog}`).toEqual([]);
      await page.setViewportSize(phone);
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
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: 'Account' }).tap();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await page.goto('/admin/availability?open=start-times');
  await page.getByRole('button', { name: 'Remove 8:00 AM on Monday' }).tap();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).tap();
  await expect(page.getByText('All changes saved')).toBeVisible();
});
