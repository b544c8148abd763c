import type { Page } from '@playwright/test';
import { today } from '../fixtures/admin-bookings.ts';
import { bookAsVisitor, weekdayAhead } from '../fixtures/bookings.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ storeName: 'lists' });

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('a new booking raises the bell until the owner has seen it, and a tab that becomes visible is current', async ({
  page,
  request: api,
}) => {
  await signIn(page, { path: '/admin/bookings?view=all' });
  await expect(page.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  const date = weekdayAhead(today, 2);
  const bell = page.getByRole('region', { name: 'Notifications' });
  await expect(bell).not.toContainText('new booking');
  await page
    .getByRole('navigation', { name: 'View' })
    .getByRole('link', { name: 'Agenda' })
    .click();
  await bookAsVisitor(api, { date, time: '11:30', name: 'Fresh Fred', email: 'fred@example.com' });

  // What was loaded within two seconds before is not loaded again.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('article', { name: 'Fresh Fred' })).toBeVisible({ timeout: 500 });
    await expect(bell).toContainText('1 new booking', { timeout: 500 });
  }).toPass();

  await page.goto('/admin/bookings?view=all');
  await expect(page.getByRole('article').first()).toContainText('Fresh Fred');
  await expect(bell).not.toContainText('new booking');
  await page.getByRole('button', { name: 'By appointment' }).click();
  await expect(page).toHaveURL(/view=all&sort=appointment$/);
  await page.goto('/admin');
  const recent = page.getByRole('region', { name: 'Recent activity' });
  await expect(recent.getByRole('link', { name: /Fresh Fred/ })).toHaveAttribute(
    'href',
    /bookings\/.+/,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the first booking is within the first screen, and the search works by thumb', async ({
    page,
    request: api,
  }) => {
    const date = weekdayAhead(today, 3);
    await bookAsVisitor(api, { date, time: '08:00', name: 'First Phoebe' });
    await signIn(page, { path: '/admin/bookings' });
    const name = page.getByRole('article').first().getByRole('heading');
    await expect(name).toBeVisible();
    await expectAboveNavigation(page, '.admin-booking .admin-card-title');

    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await search(page).getByRole('combobox').fill('phoebe');
    const option = search(page).getByRole('option');
    await expect(option).toHaveCount(1);
    const { height = 0 } = (await option.boundingBox()) ?? {};
    expect(height, 'height of a found person').toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(page.getByRole('heading', { name: 'First Phoebe' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

/** The first element of `selector` ends above the navigation bar, without scrolling. */
async function expectAboveNavigation(page: Page, selector: string): Promise<void> {
  const card = (await page.locator(selector).first().boundingBox()) ?? { y: 0, height: 0 };
  const bar = await page.getByRole('navigation', { name: 'Admin' }).boundingBox();
  expect(card.y).toBeGreaterThan(0);
  expect(card.y + card.height).toBeLessThan(bar?.y ?? 0);
}
