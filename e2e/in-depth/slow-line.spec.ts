import { expect, test } from '../fixtures/test.ts';

// Nobody else books the day that is tapped.
test('while React is on its way, a tapped day is marked and its times are asked for', async ({
  page,
}) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/hydrate-*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  // The server may have rendered the page, with its days, long before.
  await page.route('/calendar', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const now = new Date(Date.now() - 10 * 60_000).toISOString();
    const aged = html.replace(/("opening":\{"now":)"[^"]+"/, `$1"${now}"`);
    expect(aged).not.toBe(html);
    await route.fulfill({ response, body: aged });
  });
  await page.goto('/calendar', { waitUntil: 'commit' });
  // All that the page needs is asked for at once, not one after the other.
  for (const chunk of ['hydrate', 'page', 'booking.lazy']) {
    await expect(page.locator(`link[rel=modulepreload][href*="/${chunk}-"]`)).toHaveCount(1);
  }
  const day = page.locator('[role=grid] td[aria-disabled=false]').first();
  const slots: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/calendar/slots')) slots.push(request.url());
  });
  const date = (await day.getAttribute('data-date')) ?? '';
  const plain = await day
    .locator('span')
    .evaluate((span) => getComputedStyle(span).backgroundColor);
  const asked = page.waitForRequest(`**/calendar/slots?date=${date}*`);
  await day.click();
  await expect(day.locator('span')).not.toHaveCSS('background-color', plain);
  await asked;

  arrives.resolve();
  await expect(page.locator(`[role=grid] td[data-date="${date}"]`)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  expect(slots).toHaveLength(1);
});
