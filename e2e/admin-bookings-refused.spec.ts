import type { Page } from '@playwright/test';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import {
  bookingsPath,
  card,
  chooseOwnersDay,
  dialog,
  history,
  openBooking,
  openBookings,
  today,
} from './fixtures/admin-bookings.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { bookAsVisitor, dateOf, freeTimes, weekdayAhead } from './fixtures/bookings.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({
  storeName: 'bookings',
  expectedMessages: /status of (409|422)|ERR_FAILED/,
});

test('a time outside the availability needs a confirmation', async ({ page, request: api }) => {
  const date = weekdayAhead(today, 5);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Early Earl' });
  await openBooking(page, id);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByLabel(/^Start/).fill('06:15');
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('outside your availability');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move anyway' }).click();
  await expect(page.getByText('Appointment moved')).toBeVisible();
  await expect(page.getByRole('heading', { name: formatDate(date, 'long') })).toContainText(
    '6:15 AM',
  );
});

test('a slot booked meanwhile is refused with the times that are free', async ({
  page,
  request: api,
}) => {
  const [from, to] = [weekdayAhead(today, 6), weekdayAhead(today, 7)];
  const id = await bookAsVisitor(api, { date: from, time: '08:00', name: 'Slow Sue' });
  await openBooking(page, id);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await chooseOwnersDay(page, to);
  await page.getByRole('radio', { name: '11:30 AM' }).check();
  await bookAsVisitor(api, { date: to, time: '11:30', name: 'Quick Quentin' });
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This time is already booked');
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeHidden();
  await page.getByRole('radio', { name: '3:00 PM' }).check();
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(page.getByText('Appointment moved')).toBeVisible();
  expect(await freeTimes(api, to)).toEqual(['08:00']);
});

test('two tabs on one booking show both versions of a conflict before one is overwritten', async ({
  page,
  context,
  request: api,
}) => {
  const date = weekdayAhead(today, 8);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Twice Tess' });
  await openBooking(page, id);
  const other = await context.newPage();
  await other.goto(`${bookingsPath}/${id}`);
  await expect(history(other)).toBeVisible();
  const note = (tab: Page) => tab.getByRole('textbox', { name: 'Note' });
  const versions = other.getByRole('alert').filter({ hasText: 'newer version' });

  await note(page).fill('From the phone');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();

  await note(other).fill('From the desk');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(versions).toContainText('From the phone');
  await expect(versions).toContainText('From the desk');
  await expectAccessible(other);
  await versions.getByRole('button', { name: 'Save mine' }).click();
  await expect(other.getByText('Note saved')).toBeVisible();

  // The first tab shows the version before. Chromium draws a tab in the background once a second.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'newer version' });
  await expect(conflict.getByRole('row', { name: /Status/ })).toContainText('Confirmed');
  await expect(conflict.getByRole('row', { name: /Private note/ })).toContainText('From the desk');
  expect(await freeTimes(api, date)).not.toContain('08:00');
  await conflict.getByRole('button', { name: 'Use the newer version' }).click();
  await expect(note(page)).toHaveValue('From the desk');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled', { exact: true })).toBeVisible();

  // And now the second one does.
  await other.bringToFront();
  await other.getByRole('button', { name: 'Reschedule' }).click();
  await other.getByRole('radio', { name: '3:00 PM' }).check();
  await other.getByRole('button', { name: 'Move appointment' }).click();
  await expect(versions.getByRole('row', { name: /Status/ })).toContainText('Canceled');
  await expect(versions.getByRole('row', { name: /Appointment/ })).toContainText('3:00 PM');
  await versions.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog(other)).toContainText('Only a confirmed booking can be moved');
});

test('a booking entered by hand survives a failure, another screen and a reload', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 9);
  await openBookings(page, `${bookingsPath}?view=month&day=${date}`);
  const open = () => page.getByRole('link', { name: 'Book by hand' }).click();
  const book = () => page.getByRole('button', { name: 'Book', exact: true }).click();
  await open();
  await expect(page.getByRole('heading', { level: 1, name: 'Book by hand' })).toBeVisible();
  await expectAccessible(page);
  await book();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please choose a time')).toBeVisible();
  await page.getByRole('heading', { name: 'Home and price' }).click();
  await page.getByLabel('Property type').selectOption('Residential');
  await page.getByLabel('Square footage').fill('9000');
  await expect(page.getByRole('table')).toContainText('9,000 sq ft');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: '11:30 AM' }).check();
  await page.getByLabel('Name').fill('Phoned Phil');
  await page.getByLabel('Phone').fill(buyer.phone);
  await page.getByLabel('Property address').fill(buyer.address);
  await page.getByRole('heading', { name: 'More about the visit' }).click();
  await page.getByLabel('Notes').fill('Side door');

  await page.route('**/api/bookings', (route) => route.abort());
  await book();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/api/bookings');
  await page.getByRole('link', { name: 'All bookings' }).click();
  await open();
  await expect(page.getByLabel('Notes')).toHaveValue('Side door');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Phoned Phil');
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeChecked();
  await book();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Phoned Phil' })).toBeVisible();
  await expect(history(page)).toContainText('Entered by hand');
  await expect(page.getByRole('link', { name: 'Email Phoned Phil' })).toBeHidden();
  expect(await freeTimes(api, date)).toEqual(['08:00']);
  await page.getByRole('link', { name: 'All bookings' }).click();
  await open();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('the owner and a visitor book one slot at the same time: one gets it', async ({
  page,
  browser,
  baseURL,
  request: api,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto('/calendar');
  const date = dateOf(await chooseDay(visitor, 12));
  await chooseTime(visitor, '3:00 PM');
  await fillDetails(visitor, { ...buyer, name: 'Racing Rita' });

  await openBookings(page, `${bookingsPath}?view=month&day=${date}`);
  await page.getByRole('link', { name: 'Book by hand' }).click();
  await page.getByRole('radio', { name: '3:00 PM' }).check();
  const form = page.getByRole('form', { name: 'Booking' });
  for (const [label, text] of Object.entries({
    Name: 'Racing Owen',
    Phone: buyer.phone,
    Email: buyer.email,
    'Property address': buyer.address,
  })) {
    await form.getByLabel(new RegExp(`^${label}`)).fill(text);
  }
  await Promise.all([
    confirm(visitor),
    form.getByRole('button', { name: 'Book', exact: true }).click(),
  ]);

  const ownerWon = page.getByText('Booked', { exact: true });
  const ownerLost = form.getByText('This time is already booked');
  const visitorWon = visitor.getByRole('heading', { name: 'You are booked' });
  const visitorLost = visitor.getByText('Somebody just booked 3:00 PM.').first();
  await expect(ownerWon.or(ownerLost)).toBeVisible();
  await expect(visitorWon.or(visitorLost)).toBeVisible();
  const winner = (await ownerWon.isVisible()) ? 'Racing Owen' : 'Racing Rita';
  await expect(winner === 'Racing Owen' ? visitorLost : ownerLost).toBeVisible();
  if (winner === 'Racing Rita') {
    await expect(form.getByRole('radio')).toHaveCount(2);
    await expect(form.getByLabel('Name')).toHaveValue('Racing Owen');
  }
  expect(await freeTimes(api, date)).toEqual(['08:00', '11:30']);
  await context.close();
  await page.goto(`${bookingsPath}?view=month&day=${date}`);
  await expect(page.getByRole('article', { name: /^Racing/ })).toHaveCount(1);
  await expect(card(page, winner)).toContainText('3:00 PM');
});
