import type { APIRequestContext, Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, formatDate, weekdayOf } from '#domain/schedule/calendar-date.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeOf: 'availability' });

const path = '/admin/availability';
const today = businessToday(new Date());

/** The first day of that weekday, 0 is Sunday, at least `ahead` days from today. */
function dayOn(weekday: number, ahead: number): string {
  const from = addDays(today, ahead);
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

const slots = async (api: APIRequestContext, date: string) =>
  ((await (await api.get(`/api/calendar/slots?date=${date}`)).json()) as { time: string }[]).map(
    ({ time }) => time,
  );

const day = (page: Page, name: string) => page.getByRole('group', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Everything is saved')).toBeVisible();

async function open(page: Page) {
  await signIn(page, { path });
  await expect(page.getByRole('heading', { name: 'Start times' })).toBeVisible();
}

test('start times are added, removed and copied, and visitors see them at once', async ({
  page,
  request: api,
}) => {
  await open(page);
  const monday = day(page, 'Monday');
  await monday.getByLabel('Another time on Monday').fill('17:30');
  await monday.getByRole('button', { name: 'Add the time to Monday' }).click();
  await page.getByRole('button', { name: 'Remove 11:30 AM on Monday' }).click();
  await expect(monday.getByRole('button', { name: /^Remove/ })).toHaveText([
    '8:00 AM',
    '3:00 PM',
    '5:30 PM',
  ]);
  await page.getByRole('button', { name: 'Copy Monday to Tuesday–Friday' }).click();
  await expect(day(page, 'Friday').getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(day(page, 'Saturday')).toContainText('Closed');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expectAccessible(page);
  expect(await slots(api, dayOn(5, 20))).toEqual(['08:00', '11:30', '15:00']);

  await save(page).click();
  await expect(page.getByText('Availability saved')).toBeVisible();
  await saved(page);
  expect(await slots(api, dayOn(5, 20))).toEqual(['08:00', '15:00', '17:30']);
  await page.reload();
  await expect(day(page, 'Tuesday').getByRole('button', { name: /^Remove/ })).toHaveCount(3);
});

test('a time is added once, with the keyboard alone', async ({ page }) => {
  await open(page);
  const another = page.getByLabel('Another time on Sunday');
  await another.fill('10:00');
  await another.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 10:00 AM on Sunday' })).toBeVisible();
  await another.fill('10:00');
  await another.press('Enter');
  await expect(day(page, 'Sunday').getByRole('alert')).toHaveText('Sunday has this time already');
  await page.getByRole('button', { name: 'Remove 10:00 AM on Sunday' }).press('Enter');
  await expect(another).toBeFocused();
  await expect(day(page, 'Sunday')).toContainText('Closed');
  await page.getByRole('button', { name: 'Discard' }).click();
  await saved(page);
});

test.describe('days off', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('over bookings list them first, and close the days once the owner has decided', async ({
    page,
    request: api,
  }) => {
    const monday = dayOn(1, 30);
    await api.post('/api/calendar/book', {
      data: {
        date: monday,
        time: '08:00',
        name: 'Booked Before',
        email: 'before@example.com',
        phone: '972-555-0103',
        address: '3 Cedar Street, Dallas, TX',
      },
    });
    await open(page);
    await page.getByLabel('First day').fill(addDays(monday, -1));
    await page.getByLabel('Last day (optional)').fill(addDays(monday, 4));
    await page.getByRole('button', { name: 'Add days off' }).click();
    await save(page).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Booked Before');
    await expect(dialog).toContainText(formatDate(monday, 'long'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByText('Not saved: there are bookings')).toBeVisible();
    expect(await slots(api, monday)).not.toEqual([]);

    await save(page).click();
    await dialog.getByRole('button', { name: 'Save the days off' }).click();
    await saved(page);
    expect(await slots(api, monday)).toEqual([]);
    const kept = await page.request.get('/api/bookings?search=Booked%20Before');
    expect(await kept.json()).toMatchObject({ data: [{ date: monday, status: 'confirmed' }] });
  });
});

test('a single day off is added and taken away again, and a range must not end before it begins', async ({
  page,
  request: api,
}) => {
  const wednesday = dayOn(3, 60);
  await open(page);
  const before = await slots(api, wednesday);
  await page.getByLabel('First day').fill(wednesday);
  await page.getByLabel('Last day (optional)').fill(addDays(wednesday, -1));
  await page.getByRole('button', { name: 'Add days off' }).click();
  await expect(page.getByText('The last day comes before the first')).toBeVisible();
  await page.getByLabel('Last day (optional)').fill('');
  await page.getByRole('button', { name: 'Add days off' }).click();
  await save(page).click();
  await saved(page);
  expect(await slots(api, wednesday)).toEqual([]);

  const visitor = await page.context().newPage();
  await visitor.goto('/calendar');
  await visitor.mouse.move(200, 300);
  const next = visitor.getByRole('button', { name: 'Next month' });
  const name = formatDate(wednesday, 'long');
  const closed = visitor.getByRole('gridcell', { name: `${name}, not available` });
  await expect(async () => {
    if ((await visitor.getByRole('gridcell', { name }).count()) === 0) await next.click();
    await expect(closed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.close();

  await page.getByRole('button', { name: `Remove ${formatDate(wednesday, 'short')}` }).click();
  await save(page).click();
  await saved(page);
  expect(await slots(api, wednesday)).toEqual(before);
});

test.describe('notice and horizon', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('are kept within their limits', async ({ page, request: api }) => {
    await open(page);
    const notice = page.getByLabel('Notice, in hours');
    await notice.fill('721');
    await save(page).click();
    await expect(page.getByText('A whole number from 0 to 720')).toBeVisible();
    await expect(notice).toBeFocused();
    await notice.fill('720');
    await page.getByLabel('Days that can be booked ahead').fill('40');
    await save(page).click();
    await saved(page);
    expect(await slots(api, dayOn(4, 22))).toEqual([]);
    expect(await slots(api, dayOn(4, 45))).toEqual([]);
    await notice.fill('24');
    await page.getByLabel('Days that can be booked ahead').fill('90');
    await save(page).click();
    await saved(page);
  });
});

test('the preview shows a day as visitors would see it, before it is saved', async ({ page }) => {
  await open(page);
  const saturday = dayOn(6, 10);
  await page.getByLabel('On', { exact: true }).fill(saturday);
  const preview = page.getByRole('region', { name: 'What visitors see' });
  await expect(preview).toContainText('No available times for this date.');
  await page.getByLabel('Another time on Saturday').fill('09:30');
  await page.getByRole('button', { name: 'Add the time to Saturday' }).click();
  await expect(preview.getByRole('listitem')).toHaveText(['9:30 AM']);
  await page.getByRole('button', { name: 'Discard' }).click();
});

test.describe('two devices at once', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('see both versions, and nothing is overwritten unasked', async ({
    page,
    browser,
    server,
  }) => {
    await open(page);
    const other = await browser.newPage({ baseURL: server.url });
    await open(other);
    await other.getByLabel('Notice, in hours').fill('36');
    await save(other).click();
    await saved(other);
    await other.close();

    await page.getByLabel('Notice, in hours').fill('48');
    await save(page).click();
    const row = page.getByRole('row', { name: /Notice, in hours/ });
    await expect(row).toContainText('48');
    await expect(row).toContainText('36');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take the newer version' }).click();
    await expect(page.getByLabel('Notice, in hours')).toHaveValue('36');
    await page.getByLabel('Notice, in hours').fill('24');
    await save(page).click();
    await saved(page);
  });
});

test('what was typed outlives a reload', async ({ page }) => {
  await open(page);
  await page.getByLabel('Another time on Sunday').fill('13:00');
  await page.getByRole('button', { name: 'Add the time to Sunday' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove 1:00 PM on Sunday' })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(day(page, 'Sunday')).toContainText('Closed');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('fits the screen, and saving is within reach of the thumb', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Remove 8:00 AM on Monday' }).tap();
    await expect(save(page)).toBeInViewport();
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
    await page.getByRole('button', { name: 'Discard' }).tap();
    await saved(page);
  });
});
