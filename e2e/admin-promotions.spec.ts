import type { Page } from '@playwright/test';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, formatDate } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.use({ storeName: 'owner' });

const path = '/admin/promotions';
const card = (page: Page, place: number) =>
  page.getByRole('article', { name: `Offer ${place}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('region', { name: 'Current offer' });
const today = businessToday(new Date(), centralTime);

async function open(page: Page) {
  await signIn(page, { path });
  await expect(page.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible();
}

/** Edits an offer; fields by their labels. */
async function edit(page: Page, place: number, fields: Readonly<Record<string, string>>) {
  await card(page, place).getByRole('button', { name: 'Edit' }).click();
  for (const [label, text] of Object.entries(fields)) {
    await dialog(page)
      .getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))
      .fill(text);
  }
  await dialog(page).getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('an edited offer is shown on the site and on partners’ pages', async ({
  page,
  host,
  context,
}) => {
  await open(page);
  await expect(page.getByText('3 of 3 shown today')).toBeVisible();
  await expectAccessible(page);
  await card(page, 1).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Message', { exact: true }).fill('Sunday slots are open.');
  await dialog(page).getByLabel('Link label', { exact: true }).fill('See prices today');
  await dialog(page).getByLabel('Link goes to').selectOption('/pricing');
  await dialog(page).getByLabel('Color').selectOption('success');
  await dialog(page).getByLabel('Shown for, in seconds').fill('20');
  const preview = dialog(page).getByRole('region', { name: 'Preview', exact: true });
  await expect(preview).toContainText('Sunday slots are open.');
  await expect(preview.locator('[data-colour=success]')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save offer' }).click();
  await expect(card(page, 1)).toContainText('20 seconds · goes to Pricing');

  const visitor = await context.newPage();
  await visitor.goto('/about');
  await expect(banner(visitor)).toContainText('Sunday slots are open.');
  await expect(banner(visitor).getByRole('link')).toHaveAttribute('href', '/pricing');
  await hydrated(visitor);
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

test('an offer is shown from its first day on, and while it is switched on', async ({ page }) => {
  const home = async () => (await page.request.get('/')).text();
  await open(page);
  await edit(page, 2, { Message: 'From tomorrow on.', 'First day': addDays(today, 1) });
  await expect(card(page, 2)).toContainText(`From ${formatDate(addDays(today, 1), 'short')}`);
  expect(await home()).not.toContain('From tomorrow on.');
  await edit(page, 2, { Message: 'Today alone.', 'First day': today, 'Last day': today });
  await expect(card(page, 2)).toContainText(`Shown until ${formatDate(today, 'short')}`);
  expect(await home()).toContain('Today alone.');

  await card(page, 2).getByRole('button', { name: 'Turn off' }).click();
  await expect(card(page, 2).getByText('Off', { exact: true })).toBeVisible();
  expect(await home()).not.toContain('Today alone.');
  await card(page, 2).getByRole('button', { name: 'Turn on' }).click();
  await expect(card(page, 2)).toContainText('Shown until');
});
