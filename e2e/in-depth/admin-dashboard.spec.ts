import type { Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { weekdayAhead } from '../fixtures/bookings.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// The figures count everything in it.
test.use({ storeName: 'dashboard' });

// Each test uses the data of the one before.
test.describe.configure({ mode: 'serial' });

const request = (n: number, fields: Record<string, unknown> = {}) => ({
  firstName: `Visitor${n}`,
  lastName: 'Figures',
  email: `visitor${n}@example.com`,
  phone: `(972) 555-01${String(n).padStart(2, '0')}`,
  propertyAddress: `${n} Main Street, Dallas, TX 75202`,
  inspectionType: 'residential',
  ...fields,
});

const date = weekdayAhead(businessToday(new Date(), centralTime), 5);

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A card with a figure and its label. */
const figure = (page: Page, region: string, label: string) =>
  section(page, region)
    .locator('.admin-figure')
    .filter({ has: page.getByText(label, { exact: true }) });

test('without requests the dashboard says so and offers no call', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  await expect(page.getByText(/^Welcome back!/)).toBeVisible();
  await expect(page.getByText('No recent activity')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call Client' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'No new requests' })).toBeVisible();
  await expect(figure(page, 'Live', 'Median first response')).toContainText('–');
  await expectAccessible(page);
});

test('sample figures are those of the specification and marked as samples; live ones are measured', async ({
  page,
  request: api,
}) => {
  const attribution = { partner: 'jane-doe-realty' };
  for (let n = 1; n <= 11; n++) {
    const data = request(n, n === 1 ? { attribution } : {});
    expect((await api.post('/api/contact', { data })).status()).toBe(201);
  }
  const booking = { name: 'Grace Hopper', email: 'grace@example.com', phone: '(972) 555-0190' };
  await api.post('/api/calendar/book', {
    data: { ...booking, date, time: '08:00', address: '7 Pecan Ct, Frisco, TX', attribution },
  });
  await signIn(page);

  await expect(figure(page, 'Sample figures', 'Total requests')).toContainText('11+12%');
  await expect(figure(page, 'Sample figures', 'Blog posts')).toContainText('1.2k views');
  await expect(figure(page, 'Sample figures', 'This month')).toContainText('624 scheduled');
  await expect(figure(page, 'Sample figures', 'Average response')).toContainText('1.2h98% rate');

  await expect(figure(page, 'Live', 'Requests this month')).toContainText('11');
  await expect(figure(page, 'Live', 'Bookings ahead')).toContainText('1');
  const weeks = page.getByRole('table', { name: 'Requests and bookings by week' });
  await expect(weeks.getByRole('row')).toHaveCount(9);
  await expect(weeks.getByRole('row').last().getByRole('cell')).toHaveText(['11', '1']);
  const sources = page.getByRole('figure', { name: /Leads by source/ });
  await expect(sources.getByRole('row', { name: 'Your site' }).getByRole('cell')).toHaveText([
    '10',
    '0',
  ]);
  const partners = page.getByRole('figure', { name: /Leads by partner/ });
  await expect(partners.getByRole('row', { name: 'jane-doe-realty' }).getByRole('cell')).toHaveText(
    ['1', '1'],
  );
  await expectAccessible(page);
});

test('the dashboard leads to requests and screens', async ({ page }) => {
  await signIn(page);
  await test.step('the three newest requests link to their screens', async () => {
    const recent = section(page, 'Recent activity').getByRole('link');
    // The booking was made after them.
    await expect(recent).toContainText(['Grace Hopper', 'Visitor11', 'Visitor10', 'Visitor9']);
    await expect(recent).toHaveCount(4);
    await recent.nth(1).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visitor11 Figures' })).toBeFocused();
  });

  await test.step('quick actions open screens and call the newest client', async () => {
    await page.goto('/admin');
    const actions = section(page, 'Quick actions');
    await expect(actions.getByRole('link', { name: 'Call Client' })).toHaveAttribute(
      'href',
      'tel:+19725550111',
    );
    for (const [name, address] of [
      ['View Requests', '/admin/requests'],
      ['Schedule', '/admin/bookings'],
      ['New Post', '/admin/blog'],
    ] as const) {
      await page.goto('/admin');
      await actions.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${address}(\\?new)?=?$`));
    }
  });

  await test.step('bell and badges count, the bell up to 9+, and the bell opens the new requests', async () => {
    await page.goto('/admin');
    const bell = page.getByRole('button', { name: '11 new requests and 1 new booking' });
    await expect(bell).toContainText('9+');
    const navigation = page.getByRole('navigation', { name: 'Admin' });
    await expect(navigation.getByRole('link', { name: 'Contact Requests (11)' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: /^Blog Posts \(\d+\)$/ })).toBeVisible();
    await expect(section(page, 'Quick stats')).toContainText('Bookings ahead1');

    await bell.click();
    await page.getByRole('link', { name: '11 new requests' }).click();
    await expect(page).toHaveURL(/\/requests\?status=new$/);
    await expect(page.getByText('11 new requests, newest first')).toBeVisible();
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Mark as contacted' }).click();
    await expect(
      page.getByRole('button', { name: '10 new requests and 1 new booking' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(figure(page, 'Live', 'Median first response')).toContainText('min');
    await expect(section(page, 'Recent activity').getByRole('link').nth(1)).toContainText(
      'Contacted',
    );
  });
});
