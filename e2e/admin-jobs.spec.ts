import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, monthOf } from '#domain/schedule/calendar-date.ts';
import { openBooking, today } from './fixtures/admin-bookings.ts';
import { buyer } from './fixtures/booking-steps.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'jobs', viewport: { width: 390, height: 844 } });

const job = (page: Page) => page.getByRole('region', { name: 'Job', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const yesterday = addDays(today, -1);

/** Books yesterday as the owner, as if it were entered late. Returns the id. */
async function bookYesterday(api: APIRequestContext, time: string, name: string): Promise<string> {
  const answer = await api.post('/api/bookings', {
    data: {
      ...buyer,
      name,
      date: yesterday,
      time,
      anyway: true,
      quote: { propertyType: 'residential', squareFootage: 2400 },
    },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

const pdf = {
  name: 'Casa Ñandú.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

test('a job on the owner’s phone: price, payment, report, release, and the month’s sums', async ({
  page,
}) => {
  await signIn(page);
  const id = await bookYesterday(page.request, '08:00', 'Paying Pat');
  const price = await page.request.get(`/api/bookings/${id}/job`);
  const { total } = (await price.json()) as { total: number };
  await openBooking(page, id);
  const money = (cents: number) => `$${cents / 100}`;

  await press(page, 'Add to the price');
  await page.getByLabel('What for').fill('Pool');
  await page.getByLabel('Amount in dollars').fill('75');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(job(page)).toContainText(`${money(total + 7500)} of ${money(total + 7500)} due`);
  await expect(job(page)).toContainText(`As booked${money(total)}`);

  await press(page, 'Cash');
  await expect(job(page)).toContainText(`${money(total + 7500)} paid`);
  await job(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Payment undone')).toBeVisible();
  await press(page, 'Part payment');
  await page.getByLabel('Amount in dollars').fill('100');
  await press(page, 'Note payment');
  await expect(job(page)).toContainText(`${money(total - 2500)} of`);

  await page.getByLabel('Upload the report').setInputFiles(pdf);
  await expect(job(page).getByRole('link', { name: 'Casa Ñandú.pdf' })).toBeVisible();
  await press(page, 'Release now');
  await expect(dialog(page)).toContainText(`${money(total - 2500)} is not paid.`);
  await dialog(page).getByRole('button', { name: 'Release' }).click();
  await expect(job(page)).toContainText('Report released');
  await expectAccessible(page);
  const file = page.waitForEvent('popup');
  await job(page).getByRole('link', { name: 'Casa Ñandú.pdf' }).click();
  await (await file).close();

  await page.goto('/admin/money');
  const sums = page.getByLabel(/^Sums of/);
  await expect(sums).toContainText('Paid$100');
  await page.goto(`/admin/money?month=${monthOf(yesterday)}`);
  await expect(page.getByRole('region', { name: 'Open' })).toContainText(
    `Paying Pat${money(total - 2500)}`,
  );
  await expectAccessible(page);
  const span = new URLSearchParams({ from: monthOf(yesterday), to: monthOf(today) });
  const table = await page.request.get(`/api/money/payments.csv?${span}`);
  expect(await table.text()).toContain('100.00');
});

test('Today has the job to finish and leads to it', async ({ page }) => {
  await signIn(page);
  const id = await bookYesterday(page.request, '16:00', 'Waiting Wanda');
  // Something is noted about it: of earlier appointments nobody knows what was paid.
  const line = await page.request.post(`/api/bookings/${id}/lines`, {
    data: { label: 'Pool', amount: 7500 },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(line.ok(), await line.text()).toBe(true);
  await page.goto('/admin/today');
  await page.getByRole('link', { name: /^Waiting Wanda.*not paid/ }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}#job$`));
  await expect(job(page)).toBeInViewport();
});
