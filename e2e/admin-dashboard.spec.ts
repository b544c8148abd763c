import type { Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, weekdayOf } from '#domain/schedule/calendar-date.ts';
import { signIn } from './fixtures/owner.ts';
import { type RunningServer, startServer } from './fixtures/server-process.ts';
import { test as base, expect, expectAccessible } from './fixtures/test.ts';

/** With a store of its own, which the figures below count everything in. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

// Each test goes on where the one before stopped.
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

/** A weekday in four weeks. */
const ahead = addDays(businessToday(new Date()), 28);
const date = addDays(ahead, [1, 0, 0, 0, 0, 0, 2][weekdayOf(ahead)] ?? 0);

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The figure of a card, and the word about it. */
const figure = (page: Page, region: string, label: string) =>
  section(page, region)
    .locator('.admin-figure')
    .filter({ has: page.getByText(label, { exact: true }) });

test('without a request the dashboard says so, and nothing can be called', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeFocused();
  await expect(page.getByText(/^Welcome back!/)).toBeVisible();
  await expect(page.getByText('No recent activity')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call Client' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'No new requests' })).toBeVisible();
  await expect(figure(page, 'Live', 'Median first response')).toContainText('–');
  await expectAccessible(page);
});

test('sample figures are those of the specification and are called so; live ones are measured', async ({
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
  await expect(sources.getByRole('row', { name: 'Own site' }).getByRole('cell')).toHaveText([
    '10',
    '0',
  ]);
  const partners = page.getByRole('figure', { name: /Leads by partner/ });
  await expect(partners.getByRole('row', { name: 'jane-doe-realty' }).getByRole('cell')).toHaveText(
    ['1', '1'],
  );
  await expectAccessible(page);
});

test('the three newest requests are there, each a step from its card', async ({ page }) => {
  await signIn(page);
  const recent = section(page, 'Recent activity').getByRole('link');
  await expect(recent).toContainText(['Visitor11', 'Visitor10', 'Visitor9']);
  await expect(recent).toHaveCount(3);
  await recent.first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Visitor11 Figures' })).toBeVisible();
});

test('quick actions switch screens and call the newest client', async ({ page }) => {
  await signIn(page);
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

test('bell and badges count, the bell up to 9+, and lead to what is new', async ({ page }) => {
  await signIn(page);
  const bell = page.getByRole('link', { name: '11 new requests' });
  await expect(bell).toContainText('9+');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Contact Requests (11)' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /^Blog Posts \(\d+\)$/ })).toBeVisible();
  await expect(section(page, 'Quick stats')).toContainText('Bookings ahead1');

  await bell.click();
  await expect(page).toHaveURL(/\/requests\?status=new$/);
  await expect(page.getByText('11 new requests, newest first')).toBeVisible();
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('link', { name: '10 new requests' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(figure(page, 'Live', 'Median first response')).toContainText('min');
  await expect(section(page, 'Recent activity').getByRole('link').first()).toContainText(
    'Contacted',
  );
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 375, height: 740 }, colorScheme: 'dark' });

  test('the dashboard fits and is read as well', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Last 8 weeks' })).toBeVisible();
    await expect(page.getByRole('link', { name: '10 new requests' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
  });
});
