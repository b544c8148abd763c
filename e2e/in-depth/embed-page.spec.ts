import type { Page } from '@playwright/test';
import { reservedSizeOf } from '#widgets/registry.ts';
import type { HostSite } from '../fixtures/host-site.ts';
import { expect, expectAccessible, expectColorContrast, test } from '../fixtures/test.ts';

/** The page for partners: its preview, and the snippet on a page of another origin. */

/** Something of each widget's first view, by the widget's name. */
const firstViews = {
  'Instant quote': (page: Page) => page.getByRole('button', { name: 'Calculate My Quote' }),
  'Appointment calendar': (page: Page) => page.getByRole('grid'),
  'Inspection request': (page: Page) => page.getByLabel('First name'),
  Prices: (page: Page) => page.getByText('No Hidden Fees').first(),
  Reviews: (page: Page) => page.getByText('Verified').first(),
  'Maintenance tips': (page: Page) => page.getByLabel(/home age|age of/i).first(),
  'Help chat': (page: Page) => page.locator('inspection-chat button').first(),
  'Current offers': (page: Page) => page.locator('inspection-promo').getByText('$50 off'),
} as const;

const snippet = (page: Page) => page.locator('figure', { hasText: 'Paste this' }).locator('code');
const previewHeight = (page: Page) =>
  page.locator('.embed-page').evaluate((node) => node.getBoundingClientRect().height);

test('shows every widget live in its reserved size', async ({ page }) => {
  await page.goto('/embed?name=Jane+Doe');
  for (const [name, firstView] of Object.entries(firstViews)) {
    await page.getByLabel('Widget', { exact: true }).selectOption({ label: name });
    const height = await previewHeight(page);
    await page.locator('.embed-stage').evaluate((stage) => stage.scrollIntoView({ block: 'end' }));
    await expect(firstView(page), name).toBeVisible({ timeout: 15_000 });
    await expect(snippet(page)).toContainText('partner="jane-doe"');
    expect(await previewHeight(page), name).toBe(height);
  }
});

test('loads no widget on a phone before the preview comes near the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/embed');
  await page.getByLabel('Your name or company').fill('Jane');
  await expect(snippet(page)).toContainText('partner="jane"');
  expect(scripts.filter((path) => /^\/widgets\/./.test(path))).toEqual([]);
  await page.locator('.embed-page').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
});

test('shows an overlay within the preview', async ({ page }) => {
  await page.goto('/embed?widget=chat');
  const launcher = page.locator('inspection-chat').getByRole('button').first();
  await launcher.click();
  await expect(page.locator('inspection-chat').getByRole('textbox')).toBeVisible();
  const [panel, stage] = await Promise.all([
    page.locator('inspection-chat').boundingBox(),
    page.locator('.embed-page').boundingBox(),
  ]);
  if (!panel || !stage) throw new Error('The preview shows no chat.');
  expect(panel.y).toBeGreaterThanOrEqual(stage.y);
  expect(panel.x).toBeGreaterThanOrEqual(stage.x);
  expect(panel.y + panel.height).toBeLessThanOrEqual(stage.y + stage.height);
  expect(panel.x + panel.width).toBeLessThanOrEqual(stage.x + stage.width);
});

test('is accessible and fits, with a warning and an open recipe', async ({ page }) => {
  await page.goto('/embed?accent=ffd400&theme=light&name=Jane');
  await page.locator('.embed-page').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await page.getByLabel('Button color').fill('#7a7a7a');
  await page.getByText('A strict content security policy').click();
  await expect(page.getByText('The pinned loader', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorContrast(page);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(wider, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('gives a snippet that works unchanged on a page of another origin', async ({
  page,
  server,
  host,
}) => {
  await page.goto('/embed?widget=quote&name=Jane+Doe&action=ffd400');
  await expect(snippet(page)).toContainText('ffd400');
  const html = (await snippet(page).textContent()) ?? '';
  expect(html).toContain(`${server.url}/embed/v1.js`);

  await page.goto(host.publishDocument(`<!doctype html><title>Jane</title>${html}`));
  const button = page.getByRole('button', { name: 'Calculate My Quote' });
  await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await expect(page.locator('inspection-quote')).toHaveCSS(
    'min-height',
    `${reservedSizeOf('inspection-quote').wide}px`,
  );
});

test.describe('the pinned loader', () => {
  test.use({
    expectedMessages:
      /integrity|could not be loaded|Failed to find a valid digest|ERR_|Failed to load/,
  });

  /** Opens a partner's page with the pinned snippet and its content security policy. */
  async function openPinned(page: Page, host: HostSite, change: (html: string) => string) {
    await page.goto('/embed');
    await page.getByText('A strict content security policy').click();
    const code = (label: string) =>
      page.locator('figure', { has: page.getByText(label, { exact: true }) }).locator('code');
    const [html, policy] = await Promise.all([
      code('The pinned loader').textContent(),
      code('The policy with the import map’s digest').textContent(),
    ]);
    await page.goto(
      host.publishDocument(
        `<!doctype html><title>Jane</title>${change(html ?? '')}`,
        (policy ?? '').replace(/^[\w-]+: /, ''),
      ),
    );
  }

  const button = (page: Page) => page.getByRole('button', { name: 'Calculate My Quote' });

  test('runs under its policy', async ({ page, host }) => {
    await openPinned(page, host, (html) => html);
    await expect(button(page)).toBeVisible();
    await page.getByLabel('Property type').selectOption('residential');
    await page.getByLabel('Square footage').fill('2400');
    await button(page).click();
    await expect(page.getByRole('heading', { name: '$375' })).toBeVisible();
  });

  test('is refused when its content has changed', async ({ page, host }) => {
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await openPinned(page, host, (html) =>
      html.replace(/integrity="sha384-[^"]+"/, `integrity="sha384-${'A'.repeat(64)}"`),
    );
    await refused;
    await expect(button(page)).toHaveCount(0);
  });

  test('does not run a chunk that was changed in transit', async ({ page, host }) => {
    await page.route(/\/widgets\/quote\.element-[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.evil = 1;` });
    });
    const refused = page.waitForEvent('console', (message) =>
      /could not be loaded/.test(message.text()),
    );
    await openPinned(page, host, (html) => html);
    await refused;
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    await expect(button(page)).toHaveCount(0);
  });
});
