import { fillInRequest, sendRequest } from './fixtures/request-form.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ storeName: 'leads' });

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

  test('the request form works, says what is wrong, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact?partner=jane-doe');
    await fillInRequest(page);
    await sendRequest(page);
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('12');
    await expect(page.getByLabel('Inspection type')).toHaveValue('residential');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two dogs.');
    // Nothing typed is in the address.
    expect(new URL(page.url()).search).toBe('?partner=jane-doe');
    await phone.fill('(214) 555-0123');
    await sendRequest(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  });

  test('a phone shows the commission’s notice large enough and opens the menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    const notice = page.getByRole('link', {
      name: 'Texas Real Estate Commission Consumer Protection Notice',
    });
    // Texas asks for at least 10 points.
    const size = await notice.evaluate((node) =>
      Number.parseFloat(getComputedStyle(node).fontSize),
    );
    expect(size, 'font size of the notice').toBeGreaterThanOrEqual(13.34);
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('a page that needs scripts says whom to call, and leads to the form that works', async ({
    page,
  }) => {
    for (const path of ['/calendar', '/maintenance-tips', '/instant-quote']) {
      await page.goto(path);
      const line = page.locator('.site-no-script');
      await expect(line).toContainText('(972) 555-0148');
      await expect(line.getByRole('link', { name: 'send us a request' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });

  test('every answer of the FAQ can be opened, and nothing offers a search that does not work', async ({
    page,
  }) => {
    await page.goto('/faq');
    const entry = page.locator('main details').first();
    await entry.locator('summary').click();
    await expect(entry.locator('p').first()).toBeVisible();
    await expect(page.getByLabel('Find a word')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Expand All' })).toBeHidden();
    await page.goto('/blog');
    await expect(page.getByLabel('Search articles')).toBeHidden();
    await expect(page.locator('.blog-card').first()).toBeVisible();
  });
});
