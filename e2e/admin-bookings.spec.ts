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
import { buyer } from './fixtures/booking-steps.ts';
import { bookAsVisitor, freeTimes, weekdayAhead } from './fixtures/bookings.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'bookings', expectedMessages: /status of (409|422)/ });

test('a booking opens from the month with its quote, source and history, and leads back there', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 1);
  await bookAsVisitor(api, {
    date,
    time: '08:00',
    name: 'Quoted Quinn',
    notes: 'Gate code 4471',
    quote: { propertyType: 'residential', squareFootage: 2400, hasPool: true },
    attribution: { partner: 'jane-doe-realty', utm: { source: 'newsletter' } },
  });
  const address = `${bookingsPath}?view=month&day=${date}`;
  await openBookings(page, address);
  await page.getByRole('link', { name: 'Quoted Quinn', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Quoted Quinn' })).toBeVisible();
  await expect(page.getByRole('heading', { name: formatDate(date, 'long') })).toBeVisible();
  await expect(page.getByText('Gate code 4471')).toBeVisible();
  await expect(page.getByText('via jane-doe-realty')).toBeVisible();
  await page.getByText('Where it came from').click();
  await expect(page.getByText('newsletter')).toBeVisible();
  await page
    .locator('summary')
    .getByText(/hours$/)
    .click();
  await expect(page.getByRole('table')).toContainText('2,400 sq ft');
  await expect(history(page)).toContainText('Booked on the calendar');
  await expect(page.getByRole('link', { name: 'Call Quoted Quinn' })).toHaveAttribute(
    'href',
    'tel:+12145550199',
  );
  await expect(page.getByRole('link', { name: buyer.address })).toHaveAttribute('href', /maps/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All bookings' }).click();
  await expect(page).toHaveURL(new RegExp(`view=month&day=${date}$`));
  await expect(card(page, 'Quoted Quinn')).toBeVisible();
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
