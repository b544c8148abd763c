import type { APIRequestContext, Page } from '@playwright/test';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { dayOfQuotes, quotesByHand } from '#domain/quote/testing/quotes-by-hand.ts';
import { today } from '../fixtures/admin-bookings.ts';
import { type AdminScreen, adminScreens } from '../fixtures/admin-screens.ts';
import { chooseDay, confirm, fillDetails } from '../fixtures/booking-steps.ts';
import { bookAsVisitor, freeTimes, weekdayAhead } from '../fixtures/bookings.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { call, expectNoTrace, seenOn, shownOn, test } from '../fixtures/second-business.ts';
import { expect } from '../fixtures/test.ts';

// What visitors open on the other business's pages, and the screens of its admin.

test.use({ storeName: 'second business, opened', timezoneId: 'America/New_York' });

const client = {
  name: 'Ida Moves',
  email: 'ida@example.com',
  phone: '(706) 555-0144',
  address: '1 Bay Street, Savannah, GA 31401',
};

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const expectNone = async (page: Page, state: string) => expectNoTrace(state, await shownOn(page));

/** Of each kind of rule one; `api/quote` has all. */
const typedHomes: readonly string[] = [
  'two steps beyond the last size',
  '81 years old',
  'a pool and a basement',
  '14 days ahead',
  'a condo, which takes less time',
  'a large home under warranty with everything',
];

async function typeHome(page: Page, typed: Partial<QuoteInput>) {
  const home = { ...plainHome, ...typed };
  await page.getByLabel('Property type').selectOption(home.propertyType);
  await page.getByLabel('Square footage').fill(String(home.squareFootage));
  await page.getByText('Refine', { exact: true }).click();
  await page.getByLabel('Year built').fill(String(home.yearBuilt ?? ''));
  await page.getByLabel('Stories').selectOption(String(home.stories));
  await page.getByLabel('Detached structures').selectOption(String(home.detachedStructures));
  await page.getByLabel('Preferred date').fill(home.inspectionDate ?? '');
  await page.getByLabel('Pool or spa').setChecked(home.hasPool);
  await page.getByLabel('Basement').setChecked(home.hasBasement);
  await page.getByLabel('Rush service').setChecked(home.rushService);
}

test.describe('on a fixed day', () => {
  // Playwright's clock makes plain dates of those that count in UTC. A price that counts up shows other amounts.
  test.use({ timezoneId: 'UTC', reducedMotion: 'reduce' });

  test('prices of homes typed into the page are those computed by hand', async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${dayOfQuotes}T15:00:00Z`));
    const rows = Object.entries(quotesByHand).filter(([name]) => typedHomes.includes(name));
    expect(rows).toHaveLength(typedHomes.length);
    for (const [name, { home, sum, total, duration }] of rows) {
      await open(page, '/instant-quote');
      await typeHome(page, home);
      await expectNone(page, `the form with ${name}`);
      await page.getByRole('button', { name: 'Calculate My Quote' }).click();
      const price = `Your inspection price $${total.toLocaleString('en-US')}`;
      await expect.soft(page.getByRole('heading', { level: 2 }).first(), sum).toHaveText(price);
      await expect.soft(page.getByRole('definition').filter({ hasText: duration })).toHaveCount(1);
      await expectNone(page, `the price of ${name}`);
    }
  });
});

test('the steps of a booking, with its errors', async ({ page }) => {
  await open(page, '/calendar?quote={"propertyType":"residential","squareFootage":3000}');
  await chooseDay(page, 2);
  await expectNone(page, 'the times of a day');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book This Appointment' }).click();
  await confirm(page);
  await expect(page.getByRole('form', { name: 'Your details' }).getByLabel('Name')).toBeFocused();
  await expectNone(page, 'a booking without details');
  await fillDetails(page, client);
  await expect(page.getByText('Savannah is about')).toBeVisible();
  await expectNone(page, 'a booking outside the area');
  await confirm(page);
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expectNone(page, 'the booked appointment');
});

test('the list of tips', async ({ page }) => {
  await open(page, '/maintenance-tips');
  await page.getByRole('button', { name: 'Get Maintenance Tips' }).click();
  await expectNone(page, 'tips without answers');
  for (const label of ['Home age', 'Home type', 'Season', 'Priority level']) {
    await page.getByLabel(label).selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: 'Get Maintenance Tips' }).click();
  await expect(page.getByRole('heading', { name: /^Your / })).toBeVisible();
  await expectNone(page, 'the list of tips');
});

test('a talk with the chat', async ({ page }) => {
  await open(page, '/services');
  await page.getByRole('button', { name: /^Questions\? Ask us/ }).click();
  const message = page.getByRole('textbox', { name: 'Your message' });
  for (const question of ['How much is it?', 'Are you licensed?', 'Where do you work?', 'qwerty']) {
    await message.fill(question);
    await message.press('Enter');
    await expect(page.getByText(question, { exact: true })).toBeVisible();
  }
  await expectNone(page, 'the chat');
});

test('a request with its errors', async ({ page }) => {
  await open(page, '/contact');
  const submit = page.getByRole('button', { name: 'Submit Request' });
  await submit.click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectNone(page, 'a request without answers');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Moves');
  await page.getByRole('textbox', { name: 'Email' }).fill(client.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(client.phone);
  await page.getByLabel('Property address').fill(client.address);
  await page.getByLabel('Inspection type').selectOption({ index: 1 });
  await expectNone(page, 'a filled request');
  await submit.click();
  await expect(page.getByText('Request Submitted Successfully!').first()).toBeVisible();
  await expectNone(page, 'a sent request');
});

/** The screens of the admin that need no record, each with its most parts open, and those of records. */
async function screensOf(request: APIRequestContext): Promise<readonly AdminScreen[]> {
  const date = weekdayAhead(today, 0);
  const [time = ''] = await freeTimes(request, date);
  const booking = await bookAsVisitor(request, { ...client, date, time });
  const { id } = await call<{ id: string }>(request, 'post', '/api/contact', {
    ...client,
    firstName: 'Ida',
    lastName: 'Moves',
    propertyAddress: client.address,
    inspectionType: 'residential',
  });
  const samples = '/admin/start/samples';
  const isWhole = ({ path }: AdminScreen) =>
    !adminScreens.some((other) => other.path.startsWith(`${path}?open=`));
  return [
    ...adminScreens.filter(
      (screen) => screen.path !== samples && (screen.dialog || isWhole(screen)),
    ),
    // Without samples there is no dialog that removes them.
    { path: samples },
    { path: `/admin/bookings/${booking}`, dialog: 'Reschedule' },
    { path: `/admin/requests/${id}`, dialog: 'Add a private note' },
  ];
}

test('every screen of the admin', async ({ page, owner, request }) => {
  test.setTimeout(300_000);
  // A phone has a button for what a desk shows beside the list.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies((await owner.storageState()).cookies);
  for (const { path, dialog } of await screensOf(request)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expectNoTrace(path, await seenOn(page));
    if (!dialog) continue;
    await page.getByRole('button', { name: dialog }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    expectNoTrace(`${path}, ${dialog}`, await seenOn(page));
  }
});
