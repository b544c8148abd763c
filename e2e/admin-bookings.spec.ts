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
import { bookAsVisitor, dateOf, freeTimes, weekdayAhead } from './fixtures/bookings.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'bookings' });

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
  await page.getByText(/hours$/).click();
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

test('a canceled booking asks for confirmation and frees its slot at once', async ({
  page,
  browser,
  baseURL,
  request: api,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto('/calendar');
  const day = await chooseDay(visitor, 6);
  const date = dateOf(day);
  const id = await bookAsVisitor(api, { date, time: '11:30', name: 'Cancelled Carl' });

  await openBooking(page, id);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  expect(await freeTimes(api, date)).toEqual(['08:00', '15:00']);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled', { exact: true })).toBeVisible();
  await expect(history(page)).toContainText('Canceled');
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();

  await visitor.reload();
  await chooseDay(visitor, 6);
  await chooseTime(visitor, '11:30 AM');
  await fillDetails(visitor, { ...buyer, name: 'Next Nora' });
  await confirm(visitor);
  await expect(visitor.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await context.close();
  await page.goto(`${bookingsPath}?view=month&day=${date}`);
  await expect(card(page, 'Next Nora')).toBeVisible();
  await expect(card(page, 'Cancelled Carl')).toContainText('Canceled');
});

test('a completed booking keeps its private note beside the client’s notes', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 2);
  const id = await bookAsVisitor(api, {
    date,
    time: '08:00',
    name: 'Noted Nell',
    notes: 'My own words',
  });
  await openBooking(page, id);
  await page.getByRole('textbox', { name: 'Note' }).fill('Bring the long ladder');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.getByRole('button', { name: 'Complete' }).click();
  await dialog(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Booking completed')).toBeVisible();
  await expect(history(page)).toContainText('Completed');
  await page.getByRole('textbox', { name: 'Note' }).fill('Ladder brought');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ladder brought');
  await expect(page.getByText('My own words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  expect(await freeTimes(api, date)).toEqual(['11:30', '15:00']);
});

test('an appointment is moved by the keyboard', async ({ page, request: api }) => {
  const [from, to] = [weekdayAhead(today, 3), weekdayAhead(today, 4)];
  const id = await bookAsVisitor(api, { date: from, time: '08:00', name: 'Keyed Kim' });
  await openBooking(page, id);
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const press = async (key: string, until: string) => {
    for (let times = 0; times < 12 && !(await focused(until)); times++)
      await page.keyboard.press(key);
    expect(await focused(until)).toBe(true);
  };
  await page.getByRole('button', { name: 'Reschedule' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await press('Tab', '[data-date]');
  await press('ArrowRight', `[data-date="${to}"]`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '8:00 AM' })).toBeVisible();
  await expectAccessible(page);
  await press('Tab', '[type="radio"]');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Appointment moved')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: formatDate(to, 'long') })).toContainText(
    '11:30 AM',
  );
  await expect(history(page)).toContainText('Moved from');
  expect(await freeTimes(api, from)).toContain('08:00');
  expect(await freeTimes(api, to)).toEqual(['08:00', '15:00']);
});
