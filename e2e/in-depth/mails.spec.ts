import ICAL from 'ical.js';
import type { ReceivedMail } from '#api/mail/testing/smtp-server.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';
import { dateOf, freeTimes } from '../fixtures/bookings.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { OWNER_ADDRESS as OWNER, test } from '../fixtures/mail-test.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible } from '../fixtures/test.ts';

test.use({ storeName: 'mails' });

/** The event in the calendar file of a mail, by a parser of another author. */
function eventOf({ parsed }: ReceivedMail) {
  const file = parsed.attachments.find(({ filename }) => filename === 'appointment.ics');
  const calendar = new ICAL.Component(ICAL.parse(file?.content.toString() ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString().slice(0, 16),
  };
}

const linkOf = ({ parsed }: ReceivedMail) =>
  /https?:\/\/\S+\/appointment\/[0-9a-f]{32}/.exec(parsed.text ?? '')?.[0] ?? '';

test('a new client confirms by the link of the mail; who has been here before need not', async ({
  page,
  mailServer,
}) => {
  await signIn(page, { path: '/admin/availability?open=limits' });
  const choice = page.getByRole('combobox', { name: /^New clients confirm by email/ });
  await choice.selectOption('on');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Limits saved')).toBeVisible();
  const client = { ...buyer, name: 'Nina New', email: 'nina@example.com', phone: '(214) 555-0177' };

  await page.goto('/calendar');
  await chooseDay(page, 9);
  await chooseTime(page, '8:00 AM');
  await fillDetails(page, client);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'Please confirm by email' })).toBeFocused();
  await expect(page.getByText(client.email)).toBeVisible();
  await expectAccessible(page);
  const own = page.getByRole('link', { name: 'See or cancel it' });
  const shown = (await own.getAttribute('href')) ?? '';

  await page.goto('/admin/bookings?view=all');
  await expect(page.getByText(/^Unconfirmed until /).first()).toBeVisible();
  await page.goto(shown);
  await hydrated(page);
  await expect(page.getByText(/^We sent you a link/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm this appointment' })).toBeHidden();

  const question = await mailServer.next(client.email, 'Please confirm your inspection');
  expect(question.parsed.attachments).toEqual([]);
  await page.goto(linkOf(question));
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm this appointment' }).click();
  await expect(page.getByText(/^Confirmed\. You are booked/)).toBeFocused();
  await expectAccessible(page);
  const confirmation = await mailServer.next(client.email, 'Your inspection is booked');
  expect(eventOf(confirmation)).toMatchObject({ method: 'REQUEST' });
  expect((await mailServer.next(OWNER, 'New booking')).parsed.text).toContain(client.name);

  // Somebody who has been here before is booked at once.
  await page.goto('/calendar');
  await chooseDay(page, 10);
  await chooseTime(page, '8:00 AM');
  await fillDetails(page, client);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect((await mailServer.next(OWNER, 'New booking')).parsed.text).toContain(client.name);

  await signIn(page, { path: '/admin/availability?open=limits' });
  await choice.selectOption('off');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Limits saved')).toBeVisible();
});

test('both get mails about a booking with a quote, its move by the link, and its cancellation', async ({
  page,
  mailServer,
  request,
}) => {
  await page.goto('/instant-quote');
  await hydrated(page);
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('2400');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Residential, 2,400 sq ft' }),
  ).toBeVisible();
  const day = dateOf(await chooseDay(page, 6));
  await chooseTime(page, '8:00 AM');
  await fillDetails(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();

  const confirmation = await mailServer.next(buyer.email, 'Your inspection is booked');
  expect(confirmation.parsed.text).toMatch(/Price:\n(?: {2}.+\n)* {2}Total: \$356\n/);
  expect(confirmation.parsed.html).toContain(`href="${linkOf(confirmation)}"`);
  const booked = eventOf(confirmation);
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0, start: `${day}T08:00` });
  const news = await mailServer.next(OWNER, 'New booking');
  expect(news.parsed.text).toContain(buyer.name);
  expect(news.parsed.text).not.toContain(linkOf(confirmation));

  await page.goto(linkOf(confirmation));
  await hydrated(page);
  await page.getByRole('button', { name: 'Move it' }).click();
  const next = dateOf(await chooseDay(page, 7));
  await page.getByRole('radio', { name: '3:00 PM' }).check();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText(`Moved to ${formatDate(next, 'long')}, 3:00 PM.`)).toBeFocused();

  const moved = await mailServer.next(buyer.email, 'Your inspection has a new time');
  expect(moved.parsed.text).toContain('Moved by: you');
  expect(eventOf(moved)).toEqual({ ...booked, sequence: 1, start: `${next}T15:00` });
  const toOwner = await mailServer.next(OWNER, 'Booking moved');
  expect(toOwner.parsed.text).toContain(`Before: ${formatDate(day, 'long')} at 8:00 AM`);

  await page.goto(linkOf(moved));
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await page.getByLabel('Reason').fill('The deal fell through.');
  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This appointment is canceled');

  const cancelled = await mailServer.next(buyer.email, 'Your inspection is canceled');
  expect(eventOf(cancelled)).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 2 });
  const end = await mailServer.next(OWNER, 'Booking canceled');
  expect(end.parsed.text).toContain('Reason: The deal fell through.');
  expect(await freeTimes(request, next)).toContain('15:00');
});
