import type { Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, formatDate } from '#domain/schedule/calendar-date.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeOf: 'promotions' });

const path = '/admin/promotions';
const card = (page: Page, place: number) =>
  page.getByRole('article', { name: `Offer ${place}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('region', { name: 'Current offer' });
const today = businessToday(new Date());

async function open(page: Page) {
  await signIn(page, { path });
  await expect(page.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible();
}

/** Changes an offer; fields by what their labels begin with. */
async function edit(page: Page, place: number, fields: Readonly<Record<string, string>>) {
  await card(page, place).getByRole('button', { name: 'Edit' }).click();
  for (const [label, text] of Object.entries(fields)) {
    await dialog(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(text);
  }
  await dialog(page).getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog(page)).toBeHidden();
}

const offers = async (page: Page) =>
  (
    (await (await page.request.get('/api/promotions')).json()) as {
      promotions: { message: string }[];
    }
  ).promotions.map(({ message }) => message);

test('an offer is worded anew: the site shows it, and partners’ pages do', async ({
  page,
  host,
  context,
}) => {
  await open(page);
  await expect(page.getByText('3 of 3 shown today')).toBeVisible();
  await expectAccessible(page);
  await card(page, 1).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Message').fill('Sunday slots are open.');
  await dialog(page).getByLabel('Link label').fill('See prices today');
  await dialog(page).getByLabel('Link leads to').selectOption('/pricing');
  await dialog(page).getByLabel('Color').selectOption('success');
  await dialog(page).getByLabel('Shown for, in seconds').fill('20');
  const preview = dialog(page).getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Sunday slots are open.');
  await expect(preview.locator('[data-colour=success]')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save offer' }).click();
  await expect(card(page, 1)).toContainText('20 seconds · leads to Pricing');

  const visitor = await context.newPage();
  await visitor.goto('/about');
  await expect(banner(visitor)).toContainText('Sunday slots are open.');
  await expect(banner(visitor).getByRole('link')).toHaveAttribute('href', '/pricing');
  // With React there it is still the same one.
  await visitor.getByRole('link', { name: 'Pricing' }).first().hover();
  await visitor.mouse.wheel(0, 200);
  await expect(banner(visitor)).toContainText('Sunday slots are open.');

  await visitor.goto(
    host.publish({ body: '<inspection-promo partner="jane"></inspection-promo>' }),
  );
  await expect(banner(visitor)).toContainText('Sunday slots are open.');
  await expect(banner(visitor).getByRole('link', { name: 'See prices today' })).toHaveAttribute(
    'href',
    /\/pricing\?partner=jane$/,
  );
});

test('an offer has its days, and a switch', async ({ page }) => {
  await open(page);
  await edit(page, 2, { Message: 'From tomorrow on.', 'First day': addDays(today, 1) });
  await expect(card(page, 2)).toContainText(`From ${formatDate(addDays(today, 1), 'short')}`);
  expect(await offers(page)).not.toContain('From tomorrow on.');
  expect(await (await page.request.get('/')).text()).not.toContain('From tomorrow on.');

  await edit(page, 2, { Message: 'Today alone.', 'First day': today, 'Last day': today });
  await expect(card(page, 2)).toContainText(`Shown until ${formatDate(today, 'short')}`);
  expect(await offers(page)).toContain('Today alone.');
  expect(await (await page.request.get('/')).text()).toContain('Today alone.');

  await edit(page, 2, { 'First day': '', 'Last day': addDays(today, -1) });
  await expect(card(page, 2)).toContainText('Over since');
  expect(await offers(page)).not.toContain('Today alone.');
  await edit(page, 2, { 'Last day': '' });
  await expect(card(page, 2)).toContainText('Shown');

  await card(page, 2).getByRole('button', { name: 'Switch off' }).click();
  await expect(card(page, 2).getByText('Off', { exact: true })).toBeVisible();
  expect(await offers(page)).not.toContain('Today alone.');
  await card(page, 2).getByRole('button', { name: 'Switch on' }).click();
  await expect(card(page, 2).getByText('Shown', { exact: true })).toBeVisible();
  expect(await offers(page)).toContain('Today alone.');
});

test.describe('with something wrong', () => {
  test.use({ expectedMessages: /status of 422/ });
  test('each field says what it needs', async ({ page }) => {
    await open(page);
    await card(page, 3).getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByLabel('Message').fill('');
    await dialog(page).getByLabel('Shown for, in seconds').fill('61');
    await dialog(page).getByLabel('First day').fill('2026-12-02');
    await dialog(page).getByLabel('Last day').fill('2026-12-02');
    await dialog(page).getByRole('button', { name: 'Save offer' }).click();
    await expect(dialog(page).getByLabel('Message')).toHaveAccessibleDescription(
      'An offer needs its message',
    );
    await expect(dialog(page).getByLabel('Shown for, in seconds')).toHaveAccessibleDescription(
      'From 1 to 60 seconds',
    );

    await dialog(page).getByLabel('Message').fill('Thermal imaging is free.');
    await dialog(page).getByLabel('Shown for, in seconds').fill('60');
    await dialog(page).getByLabel('Last day').fill('2026-12-01');
    await dialog(page).getByRole('button', { name: 'Save offer' }).click();
    await expect(dialog(page).getByLabel('Last day')).toHaveAccessibleDescription(
      'The last day comes before the first',
    );
  });
});

test('what was typed outlives a closed dialog and a reload', async ({ page }) => {
  await open(page);
  await card(page, 3).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Link label').fill('Half typed');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await card(page, 3).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByLabel('Link label')).toHaveValue('Half typed');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  test('an offer is switched and edited with a thumb', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Promotions' }).tap();
    await card(page, 3).getByRole('button', { name: 'Switch off' }).tap();
    await expect(card(page, 3).getByText('Off', { exact: true })).toBeVisible();
    await card(page, 3).getByRole('button', { name: 'Switch on' }).tap();
    await card(page, 3).getByRole('button', { name: 'Edit' }).tap();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});
