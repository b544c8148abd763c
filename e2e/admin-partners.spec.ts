import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeOf: 'partners' });

const path = '/admin/partners';
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page) {
  await signIn(page, { path });
  await expect(page.getByRole('heading', { name: 'Partners', exact: true })).toBeVisible();
}

async function addPartner(page: Page, name: string) {
  await page.getByRole('button', { name: 'New partner' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Add partner' }).click();
  await expect(card(page, name)).toBeVisible();
}

const request = (partner: string) => ({
  firstName: 'Lena',
  lastName: 'Lead',
  email: 'lena@example.com',
  phone: '972-555-0101',
  propertyAddress: '12 Cedar Elm Rd, Plano, TX',
  inspectionType: 'residential',
  attribution: { partner },
});

test('a partner is added with a slug made from the name, changed and deleted', async ({ page }) => {
  await open(page);
  await expect(page.getByText(/gives and takes nothing for a referral/)).toBeVisible();
  await page.getByRole('button', { name: 'New partner' }).click();
  await dialog(page).getByLabel('Name').fill('Peña & Sons');
  await expect(dialog(page).getByLabel('Slug')).toHaveValue('pena-and-sons');
  await dialog(page).getByLabel('Slug').fill('pena');
  await dialog(page).getByLabel('Name').fill('Peña & Daughters');
  await expect(dialog(page).getByLabel('Slug')).toHaveValue('pena');
  await dialog(page).getByLabel('Site').fill('https://pena.example/');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add partner' }).click();

  const own = card(page, 'Peña & Daughters');
  await expect(own).toContainText('0 requests · 0 bookings');
  await expect(own.getByRole('link', { name: /pena\.example/ })).toHaveAttribute(
    'href',
    'https://pena.example/',
  );
  await own.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Name').fill('Peña Homes');
  await dialog(page).getByRole('button', { name: 'Save partner' }).click();
  await expect(card(page, 'Peña Homes')).toBeVisible();
  await card(page, 'Peña Homes').getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Delete partner' }).click();
  await expect(card(page, 'Peña Homes')).toBeHidden();
});

test.describe('with something wrong', () => {
  test.use({ expectedMessages: /status of 422/ });
  test('a slug in use and an odd address are errors of their fields', async ({ page }) => {
    await open(page);
    await addPartner(page, 'Taken Realty');
    await page.getByRole('button', { name: 'New partner' }).click();
    await dialog(page).getByLabel('Name').fill('Taken Realty');
    await dialog(page).getByLabel('Site').fill('http://taken.example');
    const add = dialog(page).getByRole('button', { name: 'Add partner' });
    await add.click();
    await expect(dialog(page).getByLabel('Site')).toHaveAccessibleDescription(/https:/);
    await dialog(page).getByLabel('Site').fill('');
    await add.click();
    await expect(dialog(page).getByLabel('Slug')).toHaveAccessibleDescription(
      'This one is in use already',
    );
    await expect(dialog(page).getByLabel('Slug')).toBeFocused();
  });
});

test('leads are counted by partner, and those of unknown names can be taken in', async ({
  page,
  request: api,
}) => {
  for (const partner of ['counted-homes', 'counted-homes', 'new-face']) {
    expect((await api.post('/api/contact', { data: request(partner) })).status()).toBe(201);
  }
  await open(page);
  const unknown = page.getByRole('region', { name: /not in the list/ });
  await expect(unknown.getByRole('listitem').filter({ hasText: 'counted-homes' })).toContainText(
    '2 requests · 0 bookings',
  );
  await expectAccessible(page);
  await unknown.getByRole('button', { name: 'Add new-face as a partner' }).click();
  await expect(dialog(page).getByLabel('Slug')).toHaveValue('new-face');
  await dialog(page).getByLabel('Name').fill('New Face Realty');
  await dialog(page).getByRole('button', { name: 'Add partner' }).click();
  await expect(card(page, 'New Face Realty')).toContainText('1 request · 0 bookings');
  await expect(unknown.getByText('new-face')).toBeHidden();
});

test('a snippet is put together before the real widget, and copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await addPartner(page, 'Snippet One');
  await addPartner(page, 'Snippet Two');
  await card(page, 'Snippet One').getByRole('button', { name: 'Widget code' }).click();
  const stage = dialog(page).getByRole('region', { name: 'Live preview' });
  const widget = stage.locator('inspection-quote');
  await stage.scrollIntoViewIfNeeded();
  await expect(widget.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
  await expect(widget).toHaveAttribute('partner', 'snippet-one');

  await dialog(page).getByLabel('Partner').selectOption('Snippet Two');
  await dialog(page).getByLabel('Light or dark').selectOption('dark');
  await dialog(page).getByLabel('Button color').fill('#1a7f5a');
  await expect(widget).toHaveAttribute('partner', 'snippet-two');
  await expect(widget).toHaveAttribute('theme', 'dark');
  const button = widget.getByRole('button', { name: 'Calculate My Quote' });
  await expect(button).toHaveCSS('background-color', 'rgb(26, 127, 90)');
  await expectAccessible(page);

  await dialog(page).getByLabel('Widget', { exact: true }).selectOption('inspection-reviews');
  await expect(stage.locator('inspection-reviews').getByText('All Reviews')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Copy: Paste this' }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/embed/v1.js"></script>');
  expect(copied).toContain('--inspection-action: #1a7f5a');
  expect(copied).toContain(
    '<inspection-reviews partner="snippet-two" theme="dark"></inspection-reviews>',
  );
});

test.describe('two tabs at once', () => {
  test.use({ expectedMessages: /status of 409/ });
  test('a partner that somebody else has changed is shown in both versions', async ({
    page,
    context,
  }) => {
    await open(page);
    await addPartner(page, 'Both Realty');
    const other = await context.newPage();
    await other.goto(path);
    for (const [tab, name] of [
      [page, 'Mine Realty'],
      [other, 'Theirs Realty'],
    ] as const) {
      await card(tab, 'Both Realty').getByRole('button', { name: 'Edit' }).click();
      await dialog(tab).getByLabel('Name').fill(name);
    }
    await dialog(other).getByRole('button', { name: 'Save partner' }).click();
    await expect(card(other, 'Theirs Realty')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Save partner' }).click();
    await expect(page.getByRole('alert')).toContainText('Theirs Realty');
    await page.getByRole('alert').getByRole('button', { name: 'Take the newer version' }).click();
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Theirs Realty');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
  test('a snippet is seen and copied with a thumb', async ({ page }) => {
    await open(page);
    await addPartner(page, 'Pocket Realty');
    await card(page, 'Pocket Realty').getByRole('button', { name: 'Widget code' }).tap();
    const stage = dialog(page).getByRole('region', { name: 'Live preview' });
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
    await expectAccessible(page);
    const body = dialog(page).locator('.page-dialog-body');
    expect(await body.evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(375);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
