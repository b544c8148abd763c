import type { Page } from '@playwright/test';
import { signIn } from './fixtures/owner.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

// The browser writes a line for a script in the preview, whose frame runs none.
test.use({ storeName: 'texts', expectedMessages: /Blocked script execution/ });

const path = '/admin/texts/home-page?open=home.hero';
const title = (page: Page) =>
  page.getByRole('form', { name: 'Home page, top' }).getByLabel('Title', { exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const published = (page: Page) => page.getByText('All texts are published');
const preview = (page: Page) => page.frameLocator('iframe[title="The page with your texts"]');
const heading = async (page: Page) => {
  const html = await (await page.request.get('/')).text();
  return /<h1>([^<]*)<\/h1>/.exec(html)?.[1];
};

test('on a phone, a title is typed, seen on its page, published and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { path });
  const before = await heading(page);
  await title(page).fill('Hello from {{name}}');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const shown = preview(page).getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('Hello from Bluebonnet Home Inspections');
  await expect(shown).toBeInViewport();
  await expectAccessible(page);
  expect(await heading(page)).toBe(before);
  await page.getByRole('button', { name: 'Back to the texts' }).click();
  await publish(page).click();
  await expect(published(page)).toBeVisible();
  expect(await heading(page)).toBe('Hello from Bluebonnet Home Inspections');

  await page.goto('/admin/texts');
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect.poll(() => heading(page)).toBe(before);
});
