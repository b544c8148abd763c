import ICAL from 'ical.js';
import type { ReceivedMail } from '#api/mail/testing/smtp-server.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import {
  buyer,
  chooseDay,
  chooseTime,
  chosenDate,
  confirm,
  fillDetails,
} from '../fixtures/booking-steps.ts';
import { freeTimes } from '../fixtures/bookings.ts';
import { controlNames } from '../fixtures/control-names.ts';
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
    title: event.summary,
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

/** What the mails and the client's page say in each language; the owner's mails are in English. */
const stories = [
  {
    locale: 'en',
    nth: 6,
    home: 'Residential, 2,400 sq ft',
    times: ['8:00 AM', '3:00 PM'],
    mails: {
      booked: 'Your inspection is booked',
      moved: 'Your inspection has a new time',
      canceled: 'Your inspection is canceled',
    },
    price: /Price:\n(?: {2}.+\n)* {2}Total: \$356\n/,
    event: 'Home inspection',
    movedBy: 'Moved by: you',
    movedTo: (date: string) => `Moved to ${formatDate(date, 'long')}, 3:00 PM.`,
  },
  {
    locale: 'es',
    nth: 8,
    home: 'Casa, 2,400 pies cuadrados',
    times: ['8:00 a.\u00a0m.', '3:00 p.\u00a0m.'],
    mails: {
      booked: 'Su inspección está reservada',
      moved: 'Su inspección tiene un nuevo horario',
      canceled: 'Su inspección se canceló',
    },
    price: /Precio:\n(?: {2}.+\n)* {2}Total: \$356\n/,
    event: 'Inspección de vivienda',
    movedBy: 'Cambiada por: usted',
    movedTo: (date: string) =>
      `Su cita es ahora el ${formatDate(date, 'long', 'es')}, a las 3:00 p.\u00a0m.`,
  },
] as const;

for (const { locale, nth, home, times, mails, ...texts } of stories) {
  test(`in ${locale}, both get mails about a booking with a quote, its move by the link, and its cancellation`, async ({
    page,
    mailServer,
    request,
  }) => {
    const names = controlNames[locale];
    await page.goto(addressIn(locale, '/'));
    await hydrated(page);
    await page.getByLabel(names.squareFootage).fill('2400');
    await page.getByRole('button', { name: names.seePrice }).click();
    await page.getByRole('link', { name: names.book }).click();
    await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
    await chooseDay(page, nth, locale);
    const day = await chosenDate(page);
    await chooseTime(page, times[0], locale);
    await fillDetails(page, buyer, locale);
    await confirm(page, locale);
    await expect(page.getByRole('heading', { name: names.booked })).toBeVisible();

    const confirmation = await mailServer.next(buyer.email, mails.booked);
    expect(confirmation.parsed.text).toMatch(texts.price);
    expect(confirmation.parsed.html).toContain(`href="${linkOf(confirmation)}"`);
    const booked = eventOf(confirmation);
    expect(booked).toMatchObject({
      method: 'REQUEST',
      title: expect.stringContaining(texts.event),
      sequence: 0,
      start: `${day}T08:00`,
    });
    const news = await mailServer.next(OWNER, 'New booking');
    expect(news.parsed.text).toContain(buyer.name);
    expect(news.parsed.text).not.toContain(linkOf(confirmation));

    await page.goto(linkOf(confirmation));
    await hydrated(page);
    await page.getByRole('button', { name: names.move }).click();
    await chooseDay(page, nth + 1, locale);
    const next = await chosenDate(page);
    await page.getByRole('radio', { name: times[1] }).check();
    await page.getByRole('button', { name: names.moveTo }).click();
    await expect(page.getByText(texts.movedTo(next))).toBeFocused();

    const moved = await mailServer.next(buyer.email, mails.moved);
    expect(moved.parsed.text).toContain(texts.movedBy);
    expect(eventOf(moved)).toEqual({ ...booked, sequence: 1, start: `${next}T15:00` });
    const toOwner = await mailServer.next(OWNER, 'Booking moved');
    expect(toOwner.parsed.text).toContain(`Before: ${formatDate(day, 'long')} at 8:00 AM`);

    await page.goto(linkOf(moved));
    await hydrated(page);
    await page.getByRole('button', { name: names.cancel }).click();
    await page.getByLabel(names.reason).fill('The deal fell through.');
    await page.getByRole('button', { name: names.cancelAppointment }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.canceled);

    const cancelled = await mailServer.next(buyer.email, mails.canceled);
    expect(eventOf(cancelled)).toMatchObject({ method: 'CANCEL', uid: booked.uid, sequence: 2 });
    const end = await mailServer.next(OWNER, 'Booking canceled');
    expect(end.parsed.text).toContain('Reason: The deal fell through.');
    expect(await freeTimes(request, next)).toContain('15:00');

    await signIn(page, { path: `/admin/bookings?view=month&day=${next}` });
    const card = page.getByRole('article', { name: buyer.name });
    await expect(card).toContainText(buyer.address);
    await expect(card.getByText('Spanish').filter({ visible: true })).toHaveCount(
      locale === 'es' ? 1 : 0,
    );
  });
}
