import { takenOver } from './fixtures/taken-over.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.describe('for a crawler or a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that cannot be sent yet puts nothing typed into the address', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    expect(new URL(page.url()).search).toBe('');
  });

  test('the menu opens on a phone and leads somewhere', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('the home page links the commission’s notice, large enough', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('link', {
      name: 'Texas Real Estate Commission Consumer Protection Notice',
    });
    await expect(notice).toHaveAttribute(
      'href',
      'https://www.trec.texas.gov/sites/default/files/pdf-forms/CN%201-5_0.pdf',
    );
    const size = await notice.evaluate((node) =>
      Number.parseFloat(getComputedStyle(node).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(13.34);
  });
});

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: /status of 404/ });
  test('answers 404 with a way back', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('no link of the site leads to a page that is not there', async ({ page, request, server }) => {
  const seen = new Set(['/']);
  for (const path of seen) {
    expect((await request.get(server.url + path)).status(), path).toBe(200);
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).pathname));
    for (const link of links) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('odd spellings of an address lead to the canonical one', async ({ request, server }) => {
  for (const [odd, canonical] of [
    ['/Contact', '/contact'],
    ['/contact/', '/contact'],
    ['/Blog/', '/blog'],
    ['/blog/Hail-And-Your-Roof/', '/blog/hail-and-your-roof'],
  ]) {
    const answer = await request.get(server.url + odd, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(canonical);
  }
});

test('a quote made on the site goes on to the calendar, priced', async ({ page }) => {
  await page.goto('/instant-quote');
  await page.getByLabel('Property type').selectOption('warranty');
  await page.getByLabel('Square footage').fill('3200');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await expect(page.getByRole('heading', { name: '$450' })).toBeVisible();
  await page.getByRole('link', { name: 'Book this inspection' }).click();
  await expect(page).toHaveURL(/\/calendar\?/);
  await expect(page.getByText('Home: Home Warranty, 3,200 sq ft')).toBeVisible();
});

test('a page that nobody touches runs no script but its own entry', async ({ page }) => {
  const html = await (await page.request.get('/faq')).text();
  const asked = [
    ...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/assets\/([\w-]+)-[\w-]{8}\.js"/g),
  ];
  expect(asked.map(([, name]) => name).sort()).toEqual(['client', 'start']);

  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) answered.push(response.request().resourceType());
  });
  await page.goto('/faq');
  // The offers come by themselves; what takes the page over is fetched, and not run.
  const offer = page.getByRole('region', { name: 'Current offer' });
  await expect(offer).toBeVisible();
  expect(answered.filter((type) => type === 'script')).toHaveLength(2);
  expect(answered.filter((type) => type === 'fetch').length).toBeGreaterThan(2);

  await offer.getByRole('button', { name: 'Close the offer' }).click();
  await expect.poll(() => answered.filter((type) => type === 'script').length).toBeGreaterThan(4);
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await expect(offer).toBeHidden();
});

test('what was typed is there again when the visitor comes back to the page', async ({ page }) => {
  await page.goto('/contact');
  await takenOver(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  // The quote page has the same form.
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('a touch before the scripts have taken over is not lost', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  const first = page.getByLabel('First name');
  await first.fill('Ada');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Last name').fill('Lovelace');
  await expect(first).toHaveValue('Ada');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('First name is required')).toBeHidden();
});

test.describe('with a broken network', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_RESET/ });
  test('what was typed survives a server that cannot be reached', async ({ page, context }) => {
    await page.goto('/contact');
    const form = page.locator('main form');
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Lovelace');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Phone').fill('(972) 555-0101');
    await form.getByLabel('Property address').fill('1 Main Street, Dallas');
    await form.getByLabel('Inspection type').selectOption('residential');
    await page.waitForLoadState('networkidle');
    await context.route('**/api/contact', (route) => route.abort('connectionreset'));
    await form.locator('button[type=submit]').click();
    await expect(page.getByText('Submission Failed')).toBeVisible();
    await expect(form.getByLabel('Property address')).toHaveValue('1 Main Street, Dallas');

    await context.unroute('**/api/contact');
    await form.locator('button[type=submit]').click();
    await expect(page.getByText('Request Submitted Successfully!')).toBeVisible();
  });
});

test.describe('with scripts that first fail to arrive', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('the page takes over at the next touch, and nothing typed is lost', async ({
    page,
    context,
  }) => {
    await context.route('**/assets/hydrate-*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/contact');
    await refused;
    await context.unroute('**/assets/hydrate-*.js');
    await page.getByLabel('First name').fill('Ada');
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByText('Last name is required')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });
});

test.describe('with a form whose code first fails to arrive', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('what was entered stays, and the next try gets through', async ({ page, context }) => {
    await page.goto('/instant-quote');
    await takenOver(page);
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.getByLabel('Property type').selectOption('residential');
    await page.getByLabel('Square footage').fill('2400');
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    await expect(page.locator('main [role=alert]').filter({ hasText: /./ })).toBeVisible();
    await context.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    await expect(page.getByRole('heading', { name: '$375' })).toBeVisible();
  });
});

test.describe('with a page that cannot be fetched', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to fetch/ });

  test('the rest of the site stays, with a way to try again', async ({ page, context }) => {
    await page.goto('/');
    await takenOver(page);
    await context.route('**/assets/contact-page-*.js', (route) => route.abort());
    await page.evaluate(() => {
      window.history.pushState(null, '', '/contact');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await context.unroute('**/assets/contact-page-*.js');
    await page.getByRole('link', { name: 'load the page again' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });
});
