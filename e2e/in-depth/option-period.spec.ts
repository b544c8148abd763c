import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { formatOptionEnd } from '#domain/schedule/option-day.ts';
import { card, openBookings, today } from '../fixtures/admin-bookings.ts';
import { buyer, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// The agenda shows eight bookings within minutes, as those of other tests, as one burst.
test.use({ storeName: 'leads' });

const TOO_LATE = 'Your report would come after your option period ends';

/** An open day five weeks ahead. */
async function openDay(api: APIRequestContext): Promise<string> {
  const range = `from=${addDays(today, 35)}&to=${addDays(today, 45)}`;
  const answer = await api.get(`/api/calendar/days?${range}&minutes=180`);
  return ((await answer.json()) as string[])[0] as string;
}

async function chooseDate(page: Page, date: string) {
  const cell = page.locator(`[role=grid] [data-date="${date}"]`);
  await expect(page.getByRole('grid')).toBeVisible();
  while (!(await cell.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await cell.click();
}

async function calculate(page: Page) {
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('2400');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
}

test('a buyer on a partner’s page sees which times are too late, and the owner sees the deadline', async ({
  page,
  host,
  request,
}) => {
  const day = await openDay(request);
  const ends = addDays(day, 1);
  const body = `
    <inspection-quote option-ends="${ends}"></inspection-quote>
    <inspection-booking></inspection-booking>
  `;
  await page.goto(host.publish({ body }));
  await calculate(page);
  await expect(page.getByText('Home: Residential, 2,400 sq ft')).toBeVisible();
  await chooseDate(page, day);
  await expect(
    page.getByText(`Option ends ${formatOptionEnd(ends, { deadlineTime: '5 PM' })}`),
  ).toBeVisible();
  await expect(page.getByText('Best: earliest report')).toBeVisible();
  await expect(page.getByRole('radio', { name: '3:00 PM' })).toHaveAccessibleDescription(
    new RegExp(TOO_LATE),
  );
  await expectAccessible(page);
  await chooseTime(page, '3:00 PM');
  await expect(page.getByText(`${TOO_LATE}.`)).toBeVisible();
  await fillDetails(page, { ...buyer, name: 'Olga Option' });
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();

  await openBookings(page, `/admin/bookings?view=agenda&day=${day}`);
  const note = `Option ends ${formatOptionEnd(ends, { deadlineTime: '5 PM' })}, before the report`;
  await expect(card(page, 'Olga Option')).toContainText(note);
  await page.getByRole('link', { name: 'Olga Option', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
});
