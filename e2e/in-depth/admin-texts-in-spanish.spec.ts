import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// The browser writes a line for the scripts in the preview, whose frame runs none.
test.use({ storeName: 'texts-in-spanish', expectedMessages: /Blocked script execution/ });

const block = '/admin/texts/home-page?open=home.hero';
const title = (page: Page) =>
  page.getByRole('form', { name: 'Home page, top' }).getByLabel('Title', { exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const changed = (page: Page) => page.getByText('You changed the English after this was translated');

async function heading(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
}

test('a text is worded in Spanish, and listed once its English has changed', async ({ page }) => {
  await signIn(page, { path: `${block}&lang=es` });
  const english = await heading(page, '/');
  await title(page).fill('Conozca {{name}}');
  await publish(page);
  await expect(page.getByText('All Spanish texts are published')).toBeVisible();
  expect(await heading(page, '/es')).toBe('Conozca Bluebonnet Home Inspections');
  expect(await heading(page, '/')).toBe(english);

  await page.goto(block);
  await title(page).fill('Meet {{name}}');
  await publish(page);
  await expect(page.getByText('All texts are published')).toBeVisible();
  expect(await heading(page, '/')).toBe('Meet Bluebonnet Home Inspections');
  expect(await heading(page, '/es')).toBe('Conozca Bluebonnet Home Inspections');

  await page.goto('/admin/texts?lang=es');
  await expect(changed(page)).toBeVisible();
  await expectAccessible(page);
  await changed(page).click();
  await page.getByRole('button', { name: 'It is still right' }).click();
  await expect(changed(page)).toHaveCount(0);
  await page.goto('/admin/texts?lang=es');
  await expect(page.getByRole('heading', { level: 1, name: 'Texts' })).toBeVisible();
  await expect(page.getByText('All pages')).toHaveCount(0);
});
