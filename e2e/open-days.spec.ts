import type { Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addMonths, formatDate, lastDayOfMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { bookAsVisitor, freeTimes } from './fixtures/bookings.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test as base, expect, OWNER_PASSWORD } from './fixtures/test.ts';

const month = monthOf(addMonths(`${monthOf(businessToday(new Date(), centralTime))}-01`, 1));

interface Days {
  /** Every start is booked. */
  full: string;
  /** The owner has it off. */
  off: string;
}

const test = base.extend<{ days: Days }>({
  storeName: 'open-days',
  days: async ({ store, server, playwright }, use) => {
    const start = async () => {
      const api = await playwright.request.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'Sec-Fetch-Site': 'same-origin' },
      });
      const range = `from=${month}-01&to=${lastDayOfMonth(month)}`;
      const open: string[] = await (await api.get(`/api/calendar/days?${range}`)).json();
      const [, full = '', off = ''] = open;
      for (const time of ['08:00', '11:30', '15:00']) {
        await bookAsVisitor(api, { date: full, time, name: `Visitor at ${time}` });
      }
      expect(await freeTimes(api, full)).toEqual([]);
      await api.post('/api/session', { data: { password: OWNER_PASSWORD } });
      const availability = await (await api.get('/api/availability')).json();
      const daysOff = [...availability.daysOff, { from: off, to: off }];
      const saved = await api.put('/api/availability', { data: { ...availability, daysOff } });
      expect(saved.status(), await saved.text()).toBe(200);
      await api.dispose();
      return { full, off };
    };
    await use(await store.share('days', start));
  },
});

/** That neither day can be chosen; on the calendar only its month buttons have been pressed. */
async function expectClosed(page: Page, { full, off }: Days) {
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  const cell = (date: string) => grid.locator(`td[data-date="${date}"]`);
  if (!(await cell(full).isVisible())) {
    // By the keyboard, so that no pointer enters the widget.
    await page.getByRole('button', { name: 'Next month' }).press('Enter');
  }
  await expect(cell(full)).toHaveAccessibleName(`${formatDate(full, 'long')}, fully booked`);
  await expect(cell(off)).toHaveAccessibleName(`${formatDate(off, 'long')}, not available`);
  for (const date of [full, off]) {
    await expect(cell(date)).toHaveAttribute('aria-disabled', 'true');
  }
}

test('on a partner’s page a day off and a full day cannot be chosen, before any touch', async ({
  page,
  host,
  days,
}) => {
  const asked = page.waitForRequest(/\/api\/calendar\/days\?/);
  await page.goto(host.publish({ body: '<inspection-booking></inspection-booking>' }));
  await asked;
  await expectClosed(page, days);
  await page.locator(`td[data-date="${days.full}"]`).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Start times' })).toBeVisible();
});

test('the site’s calendar knows them from its first paint, without a call', async ({
  page,
  days,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/calendar');
  await hydrated(page);
  await expectClosed(page, days);
  expect(asked).not.toContain('/api/calendar/days');
});

test('they are closed after moving inside the site: quote, Book this', async ({ page, days }) => {
  await page.goto('/instant-quote');
  await hydrated(page);
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('2400');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  const asked = page.waitForRequest(/\/api\/calendar\/days\?.*squareFootage=2400/);
  await page.getByRole('link', { name: /^Book this · / }).click();
  await asked;
  await expectClosed(page, days);
});
