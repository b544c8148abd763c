import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'leads' });

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

test('a partner is added with a slug derived from the name, edited and deleted', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(/may not give or take anything for a referral/)).toBeVisible();
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

test('leads are counted by partner, and an unknown name can be added as a partner', async ({
  page,
  request: api,
}) => {
  for (const partner of ['counted-homes', 'counted-homes', 'new-face']) {
    expect((await api.post('/api/contact', { data: request(partner) })).status()).toBe(201);
  }
  await open(page);
  const unknown = page.getByRole('region', { name: /not on the list/ });
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

test('a snippet is configured with a live preview and copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await addPartner(page, 'Snippet One');
  await card(page, 'Snippet One').getByRole('button', { name: 'Widget code' }).click();
  const preview = dialog(page).getByRole('region', { name: 'Live preview' });
  const widget = preview.locator('inspection-quote');
  await preview.scrollIntoViewIfNeeded();
  await expect(widget.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
  await expect(widget).toHaveAttribute('partner', 'snippet-one');
  await dialog(page).getByLabel('Light or dark').selectOption('dark');
  await expect(widget).toHaveAttribute('theme', 'dark');
  await expectAccessible(page);

  await dialog(page).getByRole('button', { name: 'Copy: Paste this' }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '<inspection-quote partner="snippet-one" theme="dark"></inspection-quote>',
  );
});
