import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { card, history, openBookings } from './fixtures/admin-bookings.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { dateOf, freeTimes } from './fixtures/bookings.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'leads' });

const client = { ...buyer, name: 'Ida Moves', email: 'ida@example.com', phone: '(214) 555-0144' };

/** The calendar file of the open page, as a parser of another author reads it. */
async function calendarFile(page: Page) {
  const link = page.getByRole('link', { name: /\.ics/ });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString().slice(0, 16),
  };
}

test('a client books on a partner’s page, moves the appointment by its link and cancels it', async ({
  page,
  context,
  host,
  request,
}) => {
  await page.goto(host.publish({ body: '<inspection-booking></inspection-booking>' }));
  const day = dateOf(await chooseDay(page, 12));
  await chooseTime(page, '8:00 AM');
  await fillDetails(page, client);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expectAccessible(page);
  const google = page.getByRole('link', { name: 'Google Calendar' });
  expect(await google.getAttribute('href')).toContain(day.replaceAll('-', ''));
  const booked = await calendarFile(page);
  expect(booked).toMatchObject({ method: 'PUBLISH', sequence: 0, start: `${day}T08:00` });

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Move or cancel it' }).click();
  const own = await opening;
  await own.setViewportSize({ width: 375, height: 700 });
  await hydrated(own);
  await expect(own.getByText('Hello Ida')).toBeVisible();
  await expect(own.getByText('88 Elm Street')).toBeVisible();
  expect(await own.content()).not.toContain('ida@example.com');
  await expectAccessible(own);

  // The chat's launcher floats beside the buttons, not over them, wherever the page is scrolled.
  const launcher = await own.locator('.chat-launcher').boundingBox();
  for (const name of ['Move it', 'Cancel it']) {
    const button = await own.getByRole('button', { name }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 999)).toBeLessThan(launcher?.x ?? 0);
  }

  await own.getByRole('button', { name: 'Move it' }).click();
  const next = dateOf(await chooseDay(own, 13));
  await own.getByRole('radio', { name: '3:00 PM' }).check();
  await expectAccessible(own);
  await own.getByRole('button', { name: /^Move to/ }).click();
  await expect(own.getByText(`Moved to ${formatDate(next, 'long')}, 3:00 PM.`)).toBeFocused();
  expect(await calendarFile(own)).toEqual({ ...booked, sequence: 1, start: `${next}T15:00` });
  expect(await freeTimes(request, day)).toContain('08:00');
  expect(await freeTimes(request, next)).not.toContain('15:00');

  await own.getByRole('button', { name: 'Cancel it' }).click();
  await own.getByLabel('Reason').fill('The deal fell through.');
  await own.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('This appointment is canceled');
  expect(await calendarFile(own)).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 2 });
  expect(await freeTimes(request, next)).toContain('15:00');
  await own.reload();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('This appointment is canceled');

  await openBookings(page, `/admin/bookings?view=agenda&day=${next}`);
  await card(page, client.name).getByRole('link', { name: client.name, exact: true }).click();
  await expect(history(page)).toContainText('The deal fell through.');
  await expect(history(page)).toContainText('Client');
});
