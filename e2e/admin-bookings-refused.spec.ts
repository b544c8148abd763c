import type { Page } from '@playwright/test';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import {
  bookingsPath,
  card,
  dialog,
  history,
  openBooking,
  openBookings,
  today,
} from './fixtures/admin-bookings.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { bookAsVisitor, dateOf, timesFree, weekdayAhead } from './fixtures/bookings.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({
  storeOf: 'bookings-refused',
  expectedMessages: /status of (409|422)|ERR_FAILED/,
});

test('a time outside the availability is had only on purpose', async ({ page, request: api }) => {
  const date = weekdayAhead(today, 5);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Early Earl' });
  await openBooking(page, id);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByRole('radio', { name: 'Another time' }).check();
  await page.getByLabel('Start time').fill('06:15');
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('outside your availability');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move anyway' }).click();
  await expect(page.getByText('Appointment moved')).toBeVisible();
  await expect(page.getByRole('heading', { name: formatDate(date, 'long') })).toContainText(
    '6:15 AM',
  );
});

test('a slot that somebody just took shows what is free instead', async ({
  page,
  request: api,
}) => {
  const [from, to] = [weekdayAhead(today, 6), weekdayAhead(today, 7)];
  const id = await bookAsVisitor(api, { date: from, time: '08:00', name: 'Slow Sue' });
  await openBooking(page, id);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.getByLabel('Day', { exact: true }).fill(to);
  await page.getByRole('radio', { name: '11:30 AM' }).check();
  await bookAsVisitor(api, { date: to, time: '11:30', name: 'Quick Quentin' });
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This time is booked already');
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeHidden();
  await page.getByRole('radio', { name: '3:00 PM' }).check();
  await page.getByRole('button', { name: 'Move appointment' }).click();
  await expect(page.getByText('Appointment moved')).toBeVisible();
  expect(await timesFree(api, to)).toEqual(['08:00']);
});

test('two tabs on one booking: nothing is overwritten unasked, and both versions are shown', async ({
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

  // The first tab has not heard of it.
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'newer version' });
  await expect(conflict.getByRole('row', { name: /Status/ })).toContainText('Confirmed');
  await expect(conflict.getByRole('row', { name: /Private note/ })).toContainText('From the desk');
  expect(await timesFree(api, date)).not.toContain('08:00');
  await conflict.getByRole('button', { name: 'Take the newer version' }).click();
  await expect(note(page)).toHaveValue('From the desk');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking cancelled', { exact: true })).toBeVisible();

  // And the second tab not of that.
  await other.getByRole('button', { name: 'Reschedule' }).click();
  await other.getByRole('radio', { name: '3:00 PM' }).check();
  await other.getByRole('button', { name: 'Move appointment' }).click();
  await expect(versions.getByRole('row', { name: /Status/ })).toContainText('Cancelled');
  await expect(versions.getByRole('row', { name: /Appointment/ })).toContainText('3:00 PM');
  await versions.getByRole('button', { name: 'Save mine' }).click();
  await expect(dialog(other)).toContainText('Only a confirmed booking can be moved');
});

test('what is typed on the telephone survives a failure, a closed dialog and a reload', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 9);
  await openBookings(page, `${bookingsPath}?view=month&day=${date}`);
  const begin = () => page.getByRole('button', { name: 'Book by hand' }).click();
  const field = (label: string) => dialog(page).getByLabel(label);
  await begin();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog(page).getByText('Please choose a time')).toBeVisible();
  await page.getByRole('radio', { name: '11:30 AM' }).check();
  await field('Name').fill('Phoned Phil');
  await field('Phone').fill(buyer.phone);
  await field('Email').fill(buyer.email);
  await field('Property address').fill(buyer.address);
  await field('Notes').fill('Side door');

  await page.route('**/api/bookings', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/api/bookings');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await begin();
  await expect(field('Notes')).toHaveValue('Side door');
  await page.reload();
  await begin();
  await expect(field('Name')).toHaveValue('Phoned Phil');
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(card(page, 'Phoned Phil')).toContainText('11:30 AM');
  expect(await timesFree(api, date)).toEqual(['08:00', '15:00']);
  await page.getByRole('link', { name: 'Phoned Phil', exact: true }).click();
  await expect(history(page)).toContainText('Entered by hand');
  await page.getByRole('link', { name: 'All bookings' }).click();
  await begin();
  await expect(field('Name')).toHaveValue('');
});

test('of the owner by hand and a visitor on the site one gets the slot', async ({
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
  await page.getByRole('button', { name: 'Book by hand' }).click();
  await page.getByRole('radio', { name: '3:00 PM' }).check();
  const form = dialog(page);
  for (const [label, text] of Object.entries({
    Name: 'Racing Owen',
    Phone: buyer.phone,
    Email: buyer.email,
    'Property address': buyer.address,
  })) {
    await form.getByLabel(label).fill(text);
  }
  await Promise.all([
    confirm(visitor),
    form.getByRole('button', { name: 'Book', exact: true }).click(),
  ]);

  const ownerWon = page.getByText('Booked', { exact: true });
  const ownerLost = form.getByText('This time is booked already');
  const visitorWon = visitor.getByRole('heading', { name: 'You are booked' });
  const visitorLost = visitor.getByText('Somebody just booked 3:00 PM.').first();
  await expect(ownerWon.or(ownerLost)).toBeVisible();
  await expect(visitorWon.or(visitorLost)).toBeVisible();
  const winner = (await ownerWon.isVisible()) ? 'Racing Owen' : 'Racing Rita';
  await expect(winner === 'Racing Owen' ? visitorLost : ownerLost).toBeVisible();
  if (winner === 'Racing Rita') {
    await expect(form.getByRole('radio')).toHaveCount(3);
    await expect(form.getByLabel('Name')).toHaveValue('Racing Owen');
  }
  expect(await timesFree(api, date)).toEqual(['08:00', '11:30']);
  await context.close();
  await page.goto(`${bookingsPath}?view=month&day=${date}`);
  await expect(page.getByRole('article', { name: /^Racing/ })).toHaveCount(1);
  await expect(card(page, winner)).toContainText('3:00 PM');
});
