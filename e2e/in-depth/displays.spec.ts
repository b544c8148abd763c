import type { Request } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The displays of docs/display.md beside the widget in the page, on another origin. */

test.describe.configure({ mode: 'parallel' });

const partner = 'partner="jane-doe-realty"';

test('a button on a page with a strict policy loads no widget until it is wanted, and survives a swap', async ({
  page,
  host,
  server,
}) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const css =
    'main { overflow: hidden; transform: translateZ(0) } main::after { content: ""; display: block; height: 3000px }';
  await page.goto(
    host.publish({
      css,
      body: `<inspection-quote display="button" ${partner}></inspection-quote>
<inspection-booking display="button" ${partner}></inspection-booking>`,
    }),
  );
  const quote = page.getByRole('dialog', { name: 'Instant quote' });
  const calendar = page.getByRole('dialog', { name: 'Book an inspection' });
  const button = page.getByRole('button', { name: 'Get an instant quote' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book an inspection' })).toBeVisible();
  await expectAccessible(page);
  const ofProduct = finished.filter((request) => request.url().startsWith(server.url));
  const sizes = await Promise.all(ofProduct.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes, 'as docs/display.md says').toBeLessThan(13_000);
  expect(bytes).toBeGreaterThan(5_000);

  await test.step('its dialog is above everything, and the page behind does not scroll', async () => {
    await button.click();
    await quote.getByLabel('Square footage').fill('2400');
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('the quote goes on to the calendar, which books it', async () => {
    await quote.getByLabel('Property type').selectOption('residential');
    await quote.getByRole('button', { name: 'Calculate My Quote' }).click();
    await quote.getByRole('link', { name: /^Book this/ }).click();
    await expect(quote).toBeHidden();
    await expect(calendar.getByText('Home: Residential, 2,400 sq ft')).toBeVisible();
    await expect(calendar.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a page that swaps its body while it is open scrolls, and has a new button', async () => {
    await page.evaluate(() => {
      const next = document.createElement('body');
      next.innerHTML =
        '<main><h1>Our listings</h1><inspection-booking display="button"></inspection-booking></main>';
      document.body.replaceWith(next);
    });
    await expect(calendar).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Book an inspection' }).click();
    await expect(calendar.getByRole('grid')).toBeVisible();
  });
});

test('a page that adds to Object.prototype gets a price', async ({ page, host }) => {
  host.addScripts(
    new Map([['/old.js', 'Object.prototype.oldHelper = function () { return this; };']]),
  );
  await page.goto(
    host.publish({ body: `<inspection-quote ${partner}></inspection-quote>`, script: '/old.js' }),
  );
  await page.getByLabel('Property type').selectOption('condo');
  await page.getByLabel('Square footage').fill('1500');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await expect(page.getByRole('heading', { name: /^Your inspection price/ })).toBeVisible();
});

test.describe('a frame', () => {
  const frame = (product: string, query = '') =>
    `<iframe id="frame" src="${product}/embed/frame/quote?partner=jane-doe-realty${query}" title="Instant quote" style="width: 100%; height: 640px; border: 0; color-scheme: light"></iframe>`;

  test('works on a page that allows no scripts, and opens its links in a new tab', async ({
    page,
    context,
    host,
    server,
  }) => {
    const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${server.url}`;
    const text = `<!doctype html><html lang="en"><title>Listing</title><body>${frame(server.url, '&lang=es&radius=0')}`;
    await page.goto(host.publishDocument(text, policy));
    const inside = page.frameLocator('#frame');
    await inside.getByLabel('Tipo de propiedad').selectOption('condo');
    await inside.getByLabel('Pies cuadrados').fill('1500');
    await inside.getByRole('button', { name: 'Calcular mi cotización' }).click();
    const opened = context.waitForEvent('page');
    await inside.getByRole('link', { name: /\$/ }).click();
    const calendar = await opened;
    await expect(calendar).toHaveURL(/\/es\/calendar\?.*partner=jane-doe-realty/);
    expect(await context.cookies()).toEqual([]);
  });
});
