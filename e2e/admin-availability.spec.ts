import type { APIRequestContext, Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, formatDate, weekdayOf } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { isWorkday } from '#domain/schedule/testing/is-workday.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'availability' });

const path = '/admin/availability';
const today = businessToday(new Date(), centralTime);

/** The first day of a weekday (1 is Monday) that is no holiday, at least `ahead` days from today. */
function dayOn(weekday: number, ahead: number): string {
  let date = addDays(today, ahead);
  while (weekdayOf(date) !== weekday || !isWorkday(date)) date = addDays(date, 1);
  return date;
}

const slots = async (api: APIRequestContext, date: string) =>
  ((await (await api.get(`/api/calendar/slots?date=${date}`)).json()) as { time: string }[]).map(
    ({ time }) => time,
  );

const day = (page: Page, name: string) => page.getByRole('group', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

async function open(page: Page, ...parts: string[]) {
  await signIn(page, { path: `${path}?${parts.map((part) => `open=${part}`).join('&')}` });
  await expect(
    page.getByRole('form', { name: 'Availability' }).getByRole('heading', { name: 'Start times' }),
  ).toBeVisible();
}
const part = (page: Page, title: string) => page.getByRole('region', { name: title });
const summary = (page: Page, title: string) => part(page, title).locator('summary');

test('start times are added, removed and copied; the calendar beside them and visitors have them once saved', async ({
  page,
  request: api,
}) => {
  await open(page, 'start-times');
  const monday = day(page, 'Monday');
  await monday.getByLabel('Another time on Monday').fill('14:30');
  await monday.getByRole('button', { name: 'Add the time to Monday' }).click();
  await page.getByRole('button', { name: 'Remove 11:30 AM on Monday' }).click();
  await expect(monday.getByRole('button', { name: /^Remove/ })).toHaveText([
    '8:00 AM',
    '2:30 PM',
    '3:00 PM',
  ]);
  await page.getByRole('button', { name: 'Copy Monday to Tuesday–Friday' }).click();
  await expect(day(page, 'Friday').getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(day(page, 'Saturday')).toContainText('Closed');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expectAccessible(page);
  expect(await slots(api, dayOn(5, 20))).toEqual(['08:00', '11:30', '15:00']);

  await save(page).click();
  await expect(page.getByText('Availability saved')).toBeVisible();
  await saved(page);
  expect(await slots(api, dayOn(5, 20))).toEqual(['08:00', '14:30', '15:00']);
  const preview = page.getByRole('region', { name: 'What visitors see' });
  await preview.getByRole('button', { name: /^Next free/ }).click();
  await expect(preview.getByRole('radio', { name: '2:30 PM' })).toBeVisible();
  await page.reload();
  await expect(day(page, 'Tuesday').getByRole('button', { name: /^Remove/ })).toHaveCount(3);
});

test('a time is added once and removed by the keyboard, and a reload keeps unsaved changes', async ({
  page,
}) => {
  await open(page, 'start-times');
  const another = page.getByLabel('Another time on Sunday');
  const remove = page.getByRole('button', { name: 'Remove 10:00 AM on Sunday' });
  await another.fill('10:00');
  await another.press('Enter');
  await expect(remove).toBeVisible();
  await another.fill('10:00');
  await another.press('Enter');
  await expect(day(page, 'Sunday').getByRole('alert')).toHaveText('Sunday already has this time');
  await page.reload();
  await expect(remove).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await remove.press('Enter');
  await expect(another).toBeFocused();
  await expect(day(page, 'Sunday')).toContainText('Closed');
  await page.getByRole('button', { name: 'Discard' }).click();
  await saved(page);
});

test.describe('days off', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('with bookings list these first, and are saved once the owner confirms', async ({
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
    await open(page, 'days-off');
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

    await page
      .getByRole('button', { name: `Remove ${formatDate(addDays(monday, -1), 'short')}` })
      .click();
    await save(page).click();
    await saved(page);
    expect(await slots(api, monday)).not.toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('every part says its state on the first screen, and Back finds the open ones open', async ({
    page,
  }) => {
    await open(page);
    for (const [title, state] of [
      ['Start times', 'Mon–Fri'],
      // On a holiday, until when.
      ['Days off', /Next: |Off until/],
      ['Closed times', 'None ahead'],
      ['Appointments', '120 to 240 minutes each'],
      ['How far ahead', /hours’ notice, 90 days ahead$/],
      ['Booking limits', '2 open appointments a client, 10 an agent'],
      ['Your other calendars', 'None yet'],
    ] as const) {
      await expect(summary(page, title)).toContainText(state);
      await expect(summary(page, title)).toBeInViewport({ ratio: 1 });
      const box = await summary(page, title).boundingBox();
      expect(box?.height, `height of ${title}`).toBeLessThanOrEqual(88);
    }
    const bar = await page.getByRole('navigation', { name: 'Admin' }).boundingBox();
    const last = await summary(page, 'Your other calendars').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await expectAccessible(page);

    await summary(page, 'Closed times').tap();
    await summary(page, 'How far ahead').tap();
    await expect(page).toHaveURL(/open=closed-times&open=notice$/);
    await page.getByRole('link', { name: 'Requests', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /Requests/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Reason (optional)')).toBeVisible();
    await expect(page.getByLabel('Notice, in hours')).toBeVisible();
    await expect(page.getByLabel('First day')).toBeHidden();
  });
});
