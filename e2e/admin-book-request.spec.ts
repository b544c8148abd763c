import { dialog, history, today } from './fixtures/admin-bookings.ts';
import { bookAsVisitor, freeTimes, weekdayAhead } from './fixtures/bookings.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'bookings', expectedMessages: /status of 409/ });

test('a request is booked in one tap, corrected, canceled and reopened', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 10);
  await bookAsVisitor(api, { date, time: '15:00', name: 'Late Lou' });
  const answer = await api.post('/api/contact', {
    data: {
      firstName: 'Maria',
      lastName: 'Requested',
      email: 'maria@example.com',
      phone: '(972) 555-0101',
      propertyAddress: '1 Main Street, Dallas, TX 75202',
      inspectionType: 'pre-listing',
      preferredDate: date,
      message: 'Ask for the gate code',
      attribution: { partner: 'oak-and-elm' },
    },
  });
  expect(answer.status()).toBe(201);
  await signIn(page, { path: '/admin/requests' });
  await page.getByRole('link', { name: 'Maria Requested', exact: true }).click();
  await page.getByRole('link', { name: 'Book an appointment for Maria Requested' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Requested');
  await expect(page.getByLabel('Inspection type')).toHaveValue('seller');
  await expect(page.getByText('3:00 PM – 6:00 PM')).toBeVisible();
  await expect(page.getByText('Late Lou')).toBeVisible();
  await page.getByRole('heading', { name: 'Home and price' }).click();
  await page.getByLabel('Square footage').fill('2400');
  await expect(page.getByRole('table')).toContainText('2,400 sq ft');
  await page.getByLabel(/^Start/).fill('14:00');
  await expect(page.getByText('Overlaps the chosen start')).toBeVisible();
  await page.getByRole('radio', { name: '8:00 AM' }).check();
  await expect(page.getByText('Overlaps the chosen start')).toBeHidden();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByText('via oak-and-elm')).toBeVisible();
  await expect(page.getByText('Ask for the gate code')).toBeVisible();
  expect(await freeTimes(api, date)).toEqual(['11:30']);

  await page.getByRole('link', { name: /Booked from the request/ }).click();
  await expect(page.getByRole('button', { name: 'Booked', pressed: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Open the booking of Maria Requested' }).click();

  await page.getByRole('button', { name: 'Edit details' }).click();
  await expectAccessible(page);
  await dialog(page).getByLabel('Phone').fill('(972) 555-0199');
  await dialog(page)
    .getByLabel(/^Email/)
    .fill('');
  await dialog(page).getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  await expect(history(page)).toContainText('Phone: (972) 555-0101 (972) 555-0199');
  await expect(page.getByRole('link', { name: 'Email Maria Requested' })).toBeHidden();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Booking reopened')).toBeVisible();
  expect(await freeTimes(api, date)).toEqual(['11:30']);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await bookAsVisitor(api, { date, time: '08:00', name: 'Quick Quentin' });
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(dialog(page)).toContainText('Quick Quentin');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Reopen anyway' }).click();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(history(page)).toContainText('Reopened');
});
