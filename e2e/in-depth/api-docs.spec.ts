import { expect, expectAccessible, expectColorContrast, test } from '../fixtures/test.ts';

test('the page of the API is read on a phone, with keys, in both schemes', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/api/docs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^API of /);

  const operation = page.locator('#book');
  await operation.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(operation.getByText('Idempotency-Key').first()).toBeVisible();
  await operation.getByRole('link', { name: 'BookingConfirmation' }).click();
  await expect(page.getByRole('heading', { name: 'BookingConfirmation' })).toBeInViewport();

  // Every operation is drawn alike, and axe would take half a minute for all of them.
  await page.evaluate(() => {
    for (const [place, details] of [...document.querySelectorAll('details')].entries()) {
      if (place < 6) details.open = true;
      else details.remove();
    }
  });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorContrast(page);
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBeLessThanOrEqual(width);
  }
});
