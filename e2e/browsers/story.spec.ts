import { loadWords } from '#domain/locale/catalog.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { weekdayAhead } from '../fixtures/bookings.ts';
import { controlNames } from '../fixtures/control-names.ts';
import { isHydrated } from '../fixtures/hydrated.ts';
import { OWNER_PASSWORD } from '../fixtures/server-process.ts';
import { publishPage } from './partner-page.ts';
import { book, calculateQuote, chooseSlot, requestInspection } from './steps.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** From a quote to a booked time, and the owner who sees it, as in story.spec.ts and mails.spec.ts of Chromium. */

// The owner sees what the visitors before left.
test.describe.configure({ mode: 'serial' });

const date = weekdayAhead(businessToday(new Date(), centralTime), 0);
const main = { within: 'main' };

test.beforeAll(() => loadWords('es'));

async function openPage(visitor: Visitor, url: string) {
  await visitor.open(url);
  await visitor.until(async () => expect(await visitor.run(isHydrated)).toBe(true));
}

test('a quote leads to the calendar and to a booked time', async ({ visitor, server }) => {
  await openPage(visitor, `${server.url}/instant-quote`);
  await calculateQuote(visitor, main);
  await visitor.click('link', 'Book this ·', main);
  await visitor.expectText('Residential, 2,400 sq ft', main);
  await book(visitor, { ...main, date, time: '11:30 AM', name: 'Grace Hopper' });
  await visitor.expectText('11:30 AM', main);
});

test('in Spanish, home page, price, booked time, another time and cancellation', async ({
  visitor,
  server,
}) => {
  await openPage(visitor, `${server.url}/es`);
  const place = { ...main, locale: 'es' } as const;
  const names = controlNames.es;
  await visitor.fill(names.squareFootage, '2400', place);
  await visitor.click('button', names.seePrice, place);
  await visitor.click('link', names.book, place);
  await visitor.expectText('Casa, 2,400 pies cuadrados', main);
  await book(visitor, { ...place, date, time: '3:00 p. m.', name: 'María Peña' });
  await visitor.expectText('3:00 p. m.', main);

  const link = await visitor.run(
    () => document.querySelector<HTMLAnchorElement>('main a[href*="/appointment/"]')?.href,
  );
  expect(link).toContain(`${server.url}/es/appointment/`);
  await openPage(visitor, link ?? '');
  await visitor.click('button', names.move, main);
  await chooseSlot(visitor, { ...place, date: weekdayAhead(date, 1), time: '8:00 a. m.' });
  await visitor.click('button', names.moveTo, main);
  await visitor.expectText('Su cita es ahora', main);
  await visitor.click('button', names.cancel, main);
  await visitor.click('button', names.cancelAppointment, main);
  await visitor.expectOne('heading', names.canceled, main);
});

test('on a partner’s page, an element in Spanish books beside one in English', async ({
  visitor,
  server,
  host,
}) => {
  const body =
    '<inspection-quote></inspection-quote><inspection-booking lang="es"></inspection-booking>';
  await visitor.open(publishPage(host, server.url, { body }));
  const english = { within: 'inspection-quote' };
  const spanish = { within: 'inspection-booking', locale: 'es' } as const;
  await book(visitor, { ...spanish, date, time: '8:00 a. m.', name: 'Inés Muñoz' });
  await calculateQuote(visitor, english);
  await visitor.expectText('Time on site', english);
});

test('a request is sent and thanked for', async ({ visitor, server }) => {
  await openPage(visitor, `${server.url}/contact`);
  await requestInspection(visitor, 'Johnson', main);
});

test('the owner chooses a password with the link of the first start and sees both', async ({
  visitor,
  server,
}) => {
  await visitor.open(server.setUpLink ?? '');
  await visitor.fill('Password', OWNER_PASSWORD);
  await visitor.click('button', 'Save and log in');
  await visitor.expectOne('heading', 'Dashboard');
  expect(await visitor.tab.cookies()).not.toEqual([]);

  await visitor.open(`${server.url}/admin/bookings?view=month&day=${date}`);
  await visitor.expectText('Grace Hopper');
  await visitor.expectText('11:30 AM');
  await visitor.open(`${server.url}/admin/requests`);
  await visitor.expectText('Katherine Johnson');

  await visitor.resize({ width: 500, height: 800 });
  await visitor.open(`${server.url}/admin/today`);
  const notices = { within: '.today-health' };
  await visitor.expectText('There is no backup yet.', notices);
  expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await visitor.click('link', 'Account', notices);
  await visitor.expectOne('heading', 'Where you are logged in');
});
