import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/test.ts';

/** What design §4 promises to a page that takes our widgets in. */

const tags = ['inspection-quote', 'inspection-booking', 'inspection-contact'] as const;
const all = tags.map((tag) => `<${tag} partner="jane-doe-realty"></${tag}>`).join('\n');

/** Each widget's first picture is there. */
async function expectReady(page: Page) {
  await expect(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
}

async function calculate(page: Page) {
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('2400');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await expect(page.getByRole('heading', { name: '$375' })).toBeVisible();
}

test('works under a strict policy of another origin, and is accessible there', async ({
  page,
  host,
}) => {
  await page.goto(host.publish({ body: all }));
  await expectReady(page);
  await calculate(page);
  await expectAccessible(page);
});

test('keeps its looks on a page that resets everything, and leaves the page its own', async ({
  page,
  host,
}) => {
  const css = `* { all: unset } button { display: none } html { font-size: 40px }
    div, input { background: rgb(255, 0, 0) !important; letter-spacing: 9px !important }`;
  await page.goto(host.publish({ css, body: `<button id="own">Own</button>${all}` }));
  await expectReady(page);

  const looks = await page.getByRole('button', { name: 'Calculate My Quote' }).evaluate((node) => {
    const { fontSize, display, letterSpacing } = getComputedStyle(node);
    return { fontSize, display, letterSpacing };
  });
  expect(looks).toEqual({ fontSize: '16px', display: 'flex', letterSpacing: 'normal' });
  for (const tag of tags) {
    const box = await page.locator(tag).boundingBox();
    expect(box?.width, `${tag} fills its column`).toBeGreaterThan(900);
  }
  expect(await page.locator('#own').evaluate((node) => getComputedStyle(node).display)).toBe(
    'none',
  );
  const sheets = await page.evaluate(() => [
    document.styleSheets.length,
    document.adoptedStyleSheets.length,
    document.querySelectorAll('style').length,
  ]);
  expect(sheets, 'only the page’s own style sheet').toEqual([1, 0, 0]);
});

test('reads well on a dark page, in the scheme that the page declares', async ({ page, host }) => {
  const css = ':root { color-scheme: dark } body { background: #0b0b0f; color: #eee }';
  await page.goto(host.publish({ css, body: all }));
  await expectReady(page);
  const background = await page
    .locator('inspection-quote section')
    .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(background).not.toBe('rgb(255, 255, 255)');
  await expectAccessible(page);
});

test('follows a theme and an accent that change after mount', async ({ page, host }) => {
  await page.goto(host.publish({ body: all }));
  await expectReady(page);
  const colours = () =>
    page.locator('inspection-quote').evaluate((node) => {
      const card = node.shadowRoot?.querySelector('section') as Element;
      const button = node.shadowRoot?.querySelector('button[type=submit]') as Element;
      return [getComputedStyle(card).backgroundColor, getComputedStyle(button).backgroundColor];
    });
  const before = await colours();
  await page.locator('inspection-quote').evaluate((node) => {
    node.setAttribute('theme', 'dark');
    node.style.setProperty('--inspection-action', 'rgb(1, 2, 3)');
  });
  await expect.poll(async () => (await colours())[1]).toBe('rgb(1, 2, 3)');
  expect((await colours())[0]).not.toBe(before[0]);
});

test('sets no cookie, stores nothing and opens no frame', async ({ page, host, context }) => {
  await page.goto(host.publish({ body: all }));
  await expectReady(page);
  await calculate(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(page.frames()).toHaveLength(1);
});

test('works where the browser blocks storage', async ({ page, host, server }) => {
  // A sandboxed frame without allow-same-origin is where storage throws for real.
  const inner = host.publish({ body: all });
  const outer = host.publish({
    body: `<iframe sandbox="allow-scripts allow-forms" src="${inner}" width="900" height="3000" title="Sandbox"></iframe>`,
  });
  await page.goto(outer);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Property type').selectOption('condo');
  await frame.getByLabel('Square footage').fill('1200');
  await frame.getByRole('button', { name: 'Calculate My Quote' }).click();
  await expect(frame.getByRole('heading', { name: '$350' })).toBeVisible();
  const blocked = await page.frames()[1]?.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(blocked, `storage is blocked for ${server.url}`).toBe('SecurityError');
});

test('never takes the focus and never scrolls the page', async ({ page, host }) => {
  await page.goto(host.publish({ body: `${'<p>Listing</p>'.repeat(80)}${all}` }));
  await expectReady(page);
  const state = await page.evaluate(() => [window.scrollY, document.activeElement?.tagName]);
  expect(state).toEqual([0, 'BODY']);
});

test('takes up tags that come later, and survives a page that swaps its content', async ({
  page,
  host,
}) => {
  await page.goto(host.publish({ body: '<section id="view"></section>' }));
  const swap = (html: string) =>
    page.evaluate((text) => {
      (document.querySelector('#view') as Element).innerHTML = text;
    }, html);
  await swap(`<section><div>${all}</div></section>`);
  await expectReady(page);
  await swap('<p>Another view</p>');
  await expect(page.getByRole('grid')).toBeHidden();
  await swap(all);
  await expectReady(page);
  await calculate(page);
});

test('keeps what was typed when it is moved about', async ({ page, host }) => {
  await page.goto(host.publish({ body: `<aside></aside>${all}` }));
  await page.getByLabel('First name').fill('Ada');
  await page.evaluate(() => {
    document.querySelector('aside')?.append(document.querySelector('inspection-contact') as Node);
  });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.evaluate(() => {
    const element = document.querySelector('inspection-contact') as Element;
    element.remove();
    requestAnimationFrame(() => requestAnimationFrame(() => document.body.append(element)));
  });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('keeps its English in order on a page that reads from right to left', async ({
  page,
  host,
}) => {
  await page.goto(host.publish({ body: `<div dir="rtl" lang="ar">${all}</div>` }));
  await expectReady(page);
  for (const tag of tags) {
    const looks = await page
      .locator(`${tag} section`)
      .first()
      .evaluate((node) => ({
        direction: getComputedStyle(node).direction,
        lang: node.closest('[lang]')?.getAttribute('lang'),
      }));
    expect(looks).toEqual({ direction: 'ltr', lang: 'en' });
  }
});

test('is harmless when a page embeds the script twice', async ({ page, host, server }) => {
  await page.goto(
    host.publish({
      body: `${all}<script type="module" src="${server.url}/embed.js?again"></script>`,
    }),
  );
  await expectReady(page);
});

test.describe('with a network that fails', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_RESET/ });

  test('keeps what was typed, and the next try gets through', async ({ page, context, host }) => {
    await page.goto(host.publish({ body: '<inspection-contact></inspection-contact>' }));
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Phone').fill('(972) 555-0101');
    await page.getByLabel('Property address').fill('1 Main Street, Dallas');
    await page.getByLabel('Inspection type').selectOption('residential');
    await context.route('**/api/contact', (route) => route.abort('connectionreset'));
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Submission Failed')).toBeVisible();
    await expect(page.getByLabel('Property address')).toHaveValue('1 Main Street, Dallas');
    await context.unroute('**/api/contact');
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Request Submitted Successfully!')).toBeVisible();
  });
});
