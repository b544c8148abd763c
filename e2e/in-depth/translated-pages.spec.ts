import { translate } from '../../ui/testing/translate.ts';
import { adminScreens } from '../fixtures/admin-screens.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { signIn } from '../fixtures/owner.ts';
import { publicPaths } from '../fixtures/page-texts.ts';
import { fillInRequest, sendRequest } from '../fixtures/request-form.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Pages that the browser translates once they are hydrated. The project `translated` goes through
 * the stories on pages that are translated before.
 */

test('the visitor goes from page to page of a translated site, and back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(`(${translate})(document.body)`);
  const footer = page.getByRole('contentinfo');
  for (const path of publicPaths) {
    const link = footer.locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) continue;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a form on a translated page shows each state, and keeps what is typed', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(`(${translate})(document.body)`);
  await sendRequest(page);
  await expect(page.getByText('First name is required')).toBeVisible();
  await fillInRequest(page);
  await expect(page.getByText('First name is required')).toBeHidden();
  const address = page.getByRole('textbox', { name: 'Property address' });
  await address.fill('800 Austin Ave, Waco, TX 76701');
  await expect(page.getByText('Waco is about').first()).toBeVisible();
  await address.fill('1 Main Street, Dallas, TX 75202');
  await expect(page.getByText('Waco is about')).toBeHidden();
  await page.getByRole('textbox', { name: 'Phone' }).fill('(972) 555-0101');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

test('the chat answers on a translated page', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.evaluate(`(${translate})(document.body)`);
  await page.getByRole('button', { name: /^Questions\? Ask us/ }).click();
  const panel = page.getByRole('dialog', { name: 'Help chat' });
  for (const question of ['pool?', 'How long does an inspection take?']) {
    const field = panel.getByRole('textbox');
    await field.fill(question);
    await field.press('Enter');
    await expect(page.getByRole('log').getByText(question, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('log').getByText('pools and spas').first()).toBeVisible();
});

test.describe('the admin', () => {
  test.use({ storeName: 'phone', viewport: { width: 375, height: 740 } });

  test('each screen and its dialog on a translated page', async ({ page }) => {
    await signIn(page, { path: '/admin/today' });
    for (const { path, dialog } of adminScreens) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.evaluate(`(${translate})(document.body)`);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('.ui-skeleton:visible')).toHaveCount(0);
        if (!dialog) return;
        await page.getByRole('button', { name: dialog }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  });
});
