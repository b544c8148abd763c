import type { Page } from '@playwright/test';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { card, dialog, today } from './fixtures/admin-bookings.ts';
import { buyer, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { weekdayAhead } from './fixtures/bookings.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { signIn } from './fixtures/owner.ts';
import { test as base, expect, expectAccessible, startShared } from './fixtures/test.ts';

const date = weekdayAhead(today, 0);
const eventDate = weekdayAhead(today, 1);

/** An event of another calendar from 11:00 to 12:00. */
const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:dentist',
  `DTSTART;TZID=America/Chicago:${eventDate.replaceAll('-', '')}T110000`,
  'DURATION:PT1H',
  'SUMMARY:Dentist',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const test = base.extend({
  storeName: 'scheduling',
  server: async ({ store, processes }, use) => {
    await use(await startShared(store, { processes, calendar }));
  },
  expectedMessages: /status of (409|422)/,
});

async function openDay(page: Page, day: string) {
  const cell = page.locator(`[role=grid] [data-date="${day}"]`);
  await expect(page.getByRole('grid')).toBeVisible();
  while (!(await cell.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await cell.click();
  await expect(page.getByRole('heading', { name: formatDate(day, 'long') })).toBeVisible();
}

const times = (page: Page) =>
  page.getByRole('group', { name: /^Start time/ }).locator('.booking-time > span');

// Each test uses the bookings of the one before.
test.describe.configure({ mode: 'serial' });

test('a large home is offered only the starts that it fits, and takes its hours', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/instant-quote');
  await hydrated(page);
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('9000');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Residential, 9,000 sq ft' }),
  ).toBeVisible();
  await openDay(page, date);
  // Six hours: from 3:00 PM on they would end after the day.
  await expect(times(page)).toHaveText(['8:00 AM', '11:30 AM']);
  await chooseTime(page, '8:00 AM');
  await fillDetails(page, { ...buyer, name: 'Large Lucy' });
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();

  const second = await browser.newPage();
  await second.goto(`${server.url}/calendar`);
  await hydrated(second);
  await openDay(second, date);
  await expect(times(second)).toHaveText(['3:00 PM']);
  await chooseTime(second, '3:00 PM');
  await fillDetails(second, {
    name: 'Small Sam',
    email: 'sam@example.com',
    phone: '(214) 555-0177',
    address: '9 Oak Street, Plano, TX 75023',
  });
  await confirm(second);
  await expect(second.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await second.close();
});

test('the owner is told what a move collides with, moves anyway, and both are marked', async ({
  page,
}) => {
  await signIn(page, { path: `/admin/bookings?day=${date}` });
  await page.getByRole('link', { name: 'Small Sam', exact: true }).click();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByLabel(/^Start/).fill('13:00');
  await expect(dialog(page)).toContainText('Overlaps the chosen start');
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This time is already booked');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move anyway' }).click();
  await expect(page.getByText('Appointment moved')).toBeVisible();
  await page.goto(`/admin/bookings?day=${date}`);
  await expect(card(page, 'Small Sam')).toContainText('Overlaps with Large Lucy');
  await expect(card(page, 'Large Lucy')).toContainText('Overlaps with Small Sam');
});

test('an event of another calendar closes the starts that it touches', async ({ page }) => {
  await signIn(page, { path: '/admin/availability?open=calendars' });
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  await dialog(page).getByLabel('Name').fill('Phone');
  await dialog(page)
    .getByLabel('Secret iCal address')
    .fill('https://calendar.example/private/basic.ics');
  await dialog(page).getByRole('button', { name: 'Add calendar' }).click();
  await expect(page.getByText('calendar.example')).toBeVisible();
  await page.goto('/calendar');
  await hydrated(page);
  await openDay(page, eventDate);
  // From 8:00 AM on an inspection and its buffer would last until 11:30 AM.
  await expect(times(page)).toHaveText(['3:00 PM']);
});
