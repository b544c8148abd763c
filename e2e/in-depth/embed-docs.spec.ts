import { type DocsSlug, docsPath, docsSlugs } from '#domain/content/embed-docs/docs-pages.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { scenarios } from '../hosts/scenarios.ts';

/** The public reference for partners, and the test mode that it describes. */

const path = '/embed/docs';
const start = `${path}/start`;

/** The reference has every widget whole, so that one search finds every attribute. */
const longest: Partial<Record<DocsSlug, number>> = { widgets: 10_000, webhooks: 9_000 };

test('has every picture, as large as its room', async ({ page }) => {
  await page.goto(`${path}/look`);
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(24);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { drawn, reserved } = await picture.evaluate((image: HTMLImageElement) => ({
      drawn: [`${image.naturalWidth}`, `${image.naturalHeight}`],
      reserved: [image.getAttribute('width'), image.getAttribute('height')],
    }));
    expect(drawn).toEqual(reserved);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it can be read, and on a phone pages and sections are in a fold', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/embed');
    await page.getByRole('link', { name: 'the reference' }).click();
    await expect(page).toHaveURL(/\/embed\/docs$/);
    await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByText('Pages and sections').click();
    await page.getByRole('link', { name: 'Test mode' }).first().click();
    await expect(page.getByRole('heading', { name: 'Test mode' })).toBeInViewport();
  });

  test('a link to a part of the former page leads to the card of its page', async ({ page }) => {
    await page.goto(`${path}#analytics`);
    await expect(page.getByRole('link', { name: 'Events and data' })).toBeInViewport();
  });
});

test('a link to a part of the former page leads to the part', async ({ page }) => {
  await page.goto(`${path}#analytics`);
  await expect(page).toHaveURL(`${path}/events#analytics`);
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeInViewport();
});

test('no page is longer than nine screens of a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const slug of docsSlugs) {
    await page.goto(docsPath(slug));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, slug).toBeLessThan(longest[slug] ?? 8000);
  }
});

test('the policy that it asks for is the one of the partner’s pages in these tests', async ({
  page,
  host,
  server,
}) => {
  await page.goto(`${path}/policy`);
  const shown = await page
    .locator('figure', { has: page.getByText('Your page’s header', { exact: true }) })
    .locator('code')
    .textContent();
  const answer = await page.goto(host.publish({ body: '' }));
  expect(shown).toBe(`Content-Security-Policy: ${answer?.headers()['content-security-policy']}`);
  expect(shown).toContain(server.url);
});

test('is listed for search engines and programs', async ({ request, server }) => {
  const read = async (file: string) => (await request.get(server.url + file)).text();
  expect(await read('/sitemap.xml')).toContain(`<loc>${server.url}/embed/docs</loc>`);
  expect(await read('/llms.txt')).toContain(`](${server.url}/embed/docs)`);
  expect(await read(path)).toContain('<meta name="robots" content="index');
});

test('test mode: a partner books from price to confirmation, and the owner sees a test only', async ({
  page,
  host,
  server,
}) => {
  await signIn(page, { path: '/admin/partners' });
  await page.getByRole('button', { name: 'New partner' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Jane Doe Realty');
  await page.getByRole('dialog').getByRole('button', { name: 'Add partner' }).click();
  const partner = page.getByRole('article', { name: 'Jane Doe Realty', exact: true });
  await expect(partner).toContainText('0 requests · 0 bookings');
  await expect(partner.getByText(/test mode/)).toHaveCount(0);

  await page.goto(start);
  const snippet = await page
    .locator('figure', { has: page.getByText('Widgets in test mode', { exact: true }) })
    .locator('code')
    .textContent();
  await page.goto(
    host.publishDocument(
      `<!doctype html><html lang="en"><title>Jane</title>${snippet}<script type="module" src="${server.url}/embed/v1.js"></script>`,
    ),
  );
  const booking = page.locator('inspection-booking');
  const { interact, complete } = scenarios['inspection-booking'];
  await expect(booking.getByText('Test mode: nothing is sent or booked')).toBeVisible();
  await interact?.(booking, 3);
  await complete?.(booking);
  await expect(booking.getByText('Test mode: nothing is sent or booked')).toBeVisible();

  await page.goto(`${server.url}/admin/partners`);
  await expect(partner).toContainText('0 requests · 0 bookings');
  await expect(partner.getByText(/^Last test on /)).toBeVisible();
  await expectAccessible(page);
});

test('test mode goes on at our own calendar', async ({ page, host, server }) => {
  await page.goto(
    host.publishDocument(
      `<!doctype html><html lang="en"><title>Jane</title><inspection-quote test></inspection-quote><script type="module" src="${server.url}/embed/v1.js"></script>`,
    ),
  );
  await page.getByLabel('Property type').selectOption('condo');
  await page.getByLabel('Square footage').fill('1500');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
  await expect(page).toHaveURL(/\/calendar\?/);
  await expect(page.getByText('Test mode: nothing is sent or booked')).toBeVisible();
});
