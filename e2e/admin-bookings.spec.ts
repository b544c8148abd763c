import { addDays, formatDate, formatMonth } from '#domain/schedule/calendar-date.ts';
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
import {
  bookAsOwner,
  bookAsVisitor,
  dateOf,
  timesFree,
  weekdayAhead,
} from './fixtures/bookings.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeOf: 'bookings' });

test('the agenda begins today, names the near days and pages earlier and later', async ({
  page,
}) => {
  await openBookings(page);
  await bookAsOwner(page, { date: today, time: '23:59', name: 'Today Tom' });
  await bookAsOwner(page, { date: addDays(today, 1), time: '08:00', name: 'Tomorrow Tina' });
  await bookAsOwner(page, { date: addDays(today, -1), time: '08:00', name: 'Past Pia' });
  await bookAsOwner(page, { date: addDays(today, 28), time: '08:00', name: 'Later Lou' });
  await page.getByRole('button', { name: 'Refresh' }).click();

  const region = (name: RegExp) => page.getByRole('region', { name });
  await expect(region(/^Today/).getByRole('article', { name: 'Today Tom' })).toBeVisible();
  await expect(region(/^Tomorrow/).getByRole('article', { name: 'Tomorrow Tina' })).toBeVisible();
  await expect(card(page, 'Past Pia')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(card(page, 'Later Lou')).toBeVisible();
  await expect(card(page, 'Today Tom')).toBeHidden();
  await page.reload();
  await expect(card(page, 'Later Lou')).toBeVisible();
  await page.getByRole('button', { name: 'From today' }).click();
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(region(/^Yesterday/).getByRole('article', { name: 'Past Pia' })).toBeVisible();
});

test('the month shows each day’s times, keeps its place in the address and goes by keyboard', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 0);
  await bookAsVisitor(api, { date, time: '08:00', name: 'Monthly Mo' });
  await openBookings(page);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await page.goto(`${bookingsPath}?view=month&day=${date}`);
  const cell = page.getByRole('gridcell', { name: formatDate(date, 'long') });
  await expect(cell).toContainText('8:00 AM Monthly Mo');
  await expect(card(page, 'Monthly Mo')).toBeVisible();
  await expectAccessible(page);

  await cell.focus();
  await page.keyboard.press('ArrowLeft');
  const before = formatDate(addDays(date, -1), 'long');
  await expect(page.getByRole('gridcell', { name: before })).toBeFocused();
  await expect(page.getByRole('region', { name: before })).toContainText('Nothing is booked');
  await page.reload();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
    new RegExp(`^${before}`),
  );
  const month = (months: number) => {
    const first = new Date(`${addDays(date, -1).slice(0, 7)}-01T00:00:00Z`);
    first.setUTCMonth(first.getUTCMonth() + months);
    return formatMonth(first.toISOString().slice(0, 7));
  };
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: month(1) })).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('heading', { name: month(0) })).toBeVisible();
});

test('a booking opens with its quote, source and history, and leads back to where it was', async ({
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

test('a booking of any day is found by name or e-mail, and led back to', async ({
  page,
  request: api,
}) => {
  const date = weekdayAhead(today, 11);
  const email = 'findme@example.com';
  await bookAsVisitor(api, { date, time: '08:00', name: 'Found Fay', email });
  await openBookings(page);
  await page.getByRole('searchbox').fill('FINDME@');
  await expect(page.getByRole('status').filter({ hasText: '1 booking with' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Found Fay')).toContainText(formatDate(date, 'short'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Found Fay', exact: true }).click();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('FINDME@');
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No bookings found')).toBeVisible();
  const agenda = page.getByRole('link', { name: 'Agenda' });
  await expect(agenda).not.toHaveAttribute('aria-current');
  await agenda.click();
  await expect(agenda).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
});

test('cancelling asks first, and a visitor gets the slot at once', async ({
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
  expect(await timesFree(api, date)).toEqual(['08:00', '15:00']);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking cancelled', { exact: true })).toBeVisible();
  await expect(history(page)).toContainText('Cancelled');
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
  await expect(card(page, 'Cancelled Carl')).toContainText('Cancelled');
});

test('a booking is completed, and a private note stands beside what the client typed', async ({
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
  await expect(page.getByText('Booking completed')).toBeVisible();
  await expect(history(page)).toContainText('Completed');
  await page.getByRole('textbox', { name: 'Note' }).fill('Ladder brought');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ladder brought');
  await expect(page.getByText('My own words')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  expect(await timesFree(api, date)).toEqual(['11:30', '15:00']);
});

test('an appointment is moved with the keyboard alone', async ({ page, request: api }) => {
  const [from, to] = [weekdayAhead(today, 3), weekdayAhead(today, 4)];
  const id = await bookAsVisitor(api, { date: from, time: '08:00', name: 'Keyed Kim' });
  await openBooking(page, id);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const tabTo = async (name: string) => {
    for (let tab = 0; tab < 12 && (await focused()) !== name; tab++)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await page.getByRole('button', { name: 'Reschedule' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo('date');
  const [year, month, day] = to.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(page.getByRole('radio', { name: '8:00 AM' })).toBeVisible();
  await expectAccessible(page);
  await tabTo('time');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Appointment moved')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: formatDate(to, 'long') })).toContainText(
    '11:30 AM',
  );
  await expect(history(page)).toContainText('Moved from');
  expect(await timesFree(api, from)).toContain('08:00');
  expect(await timesFree(api, to)).toEqual(['08:00', '15:00']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, colorScheme: 'dark', hasTouch: true });

  test('month, chosen day, booking and dialogs fit under a thumb', async ({
    page,
    request: api,
  }) => {
    const date = weekdayAhead(today, 10);
    await bookAsVisitor(api, { date, time: '08:00', name: 'Pocket Pat' });
    await bookAsVisitor(api, { date, time: '15:00', name: 'Pocket Pru' });
    const fits = async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(375);
      await expectAccessible(page);
    };
    await openBookings(page, `${bookingsPath}?view=month&day=${addDays(date, -1)}`);
    const cell = page.getByRole('gridcell', { name: formatDate(date, 'long') });
    await expect(cell.getByText('2', { exact: true })).toBeVisible();
    await expect(cell.getByText('8:00 AM')).toBeHidden();
    const box = await cell.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await cell.tap();
    await expect(card(page, 'Pocket Pru')).toBeVisible();
    await fits();
    await page.getByRole('link', { name: 'Pocket Pat', exact: true }).tap();
    await expect(history(page)).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Reschedule' }).tap();
    await expect(page.getByRole('radio', { name: '11:30 AM' })).toBeVisible();
    await fits();
    await page.getByRole('radio', { name: '11:30 AM' }).tap();
    await page.getByRole('button', { name: 'Move appointment' }).tap();
    await expect(page.getByText('Appointment moved')).toBeVisible();
    await page.getByRole('link', { name: 'All bookings' }).tap();
    await expect(card(page, 'Pocket Pat')).toContainText('11:30 AM');
    await page.getByRole('link', { name: 'Agenda' }).tap();
    await page.getByRole('button', { name: 'Book by hand' }).tap();
    await fits();
  });
});
