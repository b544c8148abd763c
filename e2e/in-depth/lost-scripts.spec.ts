import { fillInRequest, sendRequest } from '../fixtures/request-form.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.use({ storeName: 'leads', expectedMessages: /ERR_FAILED|Failed to fetch|status of 422/ });

test('the calendar says whom to call, until the code arrives after all', async ({ page }) => {
  const line = page.locator('p', { hasText: 'This part needs scripts' });
  await page.goto('/calendar');
  await expect(line).toBeHidden();
  await page.route('**/hydrate-*.js', (route) => route.abort());
  await page.reload();
  await expect(line).toBeVisible();
  await expect(line).toContainText('(972) 555-0148');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.locator('[role=grid] td[aria-disabled=false]').first().click();
  await expect(line).toBeHidden();
});

for (const scripts of ['**/*.js', '**/hydrate-*.js']) {
  test(`a request is sent without ${scripts}, and the answer page has no fault of its own`, async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/contact');
    await fillInRequest(page);
    await sendRequest(page);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Please enter a valid phone number',
    );
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('(214) 555-0124');
    await sendRequest(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  });
}
