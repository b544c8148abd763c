import type { Page } from '@playwright/test';
import { reservedSizeOf, reservedSizes, type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { expectedWidths, type HostBox, hostBoxes, hostBoxStyles } from '../fixtures/host-boxes.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { scenarios } from '../hosts/scenarios.ts';

/** What the documents for partners promise to a page that embeds the widgets. */

test.describe.configure({ mode: 'parallel' });

const markup = (tag: WidgetTag) => `<${tag} partner="jane-doe-realty"></${tag}>`;
const all = widgetTags.map(markup).join('\n');
const overlays = widgetTags.filter((tag) => !reservedSizeOf(tag));
const inFlow = widgetTags.filter((tag) => reservedSizeOf(tag));
const card = (page: Page, tag: WidgetTag) => page.locator(tag).locator('[part~=card]').first();
const listings = (count: number) => '<p>Listing</p>'.repeat(count);

/** The first view of every widget; the promotion comes after 3 seconds. */
async function expectReady(page: Page) {
  for (const tag of widgetTags) await expect(scenarios[tag].ready(page)).toBeVisible();
}

/** The page handles the events whose default action opens a page of the inspector's site. */
const preventNavigation = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['inspection-quote-book', 'inspection-pricing-quote']) {
      document.addEventListener(name, (event) => event.preventDefault());
    }
  });

for (const [kind, tags] of Object.entries({ inFlow, overlays })) {
  test(`widgets work in a frame that allows nothing but scripts: ${kind}`, async ({
    page,
    host,
  }) => {
    await preventNavigation(page);
    // Storage throws in a sandboxed frame without allow-same-origin.
    const inner = host.publish({ body: tags.map(markup).join('\n') });
    const body = `<iframe sandbox="allow-scripts" src="${inner}" width="900" height="1400" title="Sandbox"></iframe>`;
    await page.goto(host.publish({ body }));
    const frame = page.frame({ url: inner });
    if (!frame) throw new Error('The sandbox has no page.');
    for (const tag of tags) {
      await test.step(tag, async () => {
        const { ready, interact, complete } = scenarios[tag];
        const element = frame.locator(tag);
        await element.evaluate((node) => node.scrollIntoView());
        await expect(ready(element)).toBeVisible();
        await interact?.(element, 7);
        await complete?.(element);
      });
    }
    const blocked = await frame.evaluate(() => {
      try {
        return localStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(blocked).toBe('SecurityError');
  });
}

test('an element is fetched when it comes within 600 px of the screen', async ({ page, host }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const fetched = (name: string) => files.some((file) => file.includes(`/${name}.element-`));
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto(
    host.publish({
      css: 'body { margin: 0 } #above { height: 1800px } #below { height: 3000px }',
      body: `${markup('inspection-chat')}<div id="above"></div>${markup('inspection-pricing')}<div id="below"></div>`,
    }),
  );
  // An overlay is fetched at once; by then the loader has observed every other element.
  await expect(scenarios['inspection-chat'].ready(page)).toBeVisible();
  const distance = () =>
    page
      .locator('inspection-pricing')
      .evaluate((element) => element.getBoundingClientRect().top - innerHeight);
  expect(await distance()).toBeGreaterThanOrEqual(1200);
  expect(fetched('pricing')).toBe(false);

  const arrival = page.waitForRequest(/\/pricing\.element-[\w-]+\.js$/);
  const before = await distance();
  await page.evaluate((top) => window.scrollTo(0, top), before - 500);
  await arrival;
});

test('widgets are dark on a dark page that declares no color-scheme, in the page’s own accent', async ({
  page,
  host,
}) => {
  const css = `body { background: #14090d; color: #eee; --inspection-accent: #7a1f3d }
    .day body { background: #fffdf5; color: #222; --inspection-accent: #ffd400 }`;
  await page.goto(host.publish({ css, body: all }));
  await expectReady(page);
  const scheme = (tag: WidgetTag) =>
    card(page, tag).evaluate((node) => getComputedStyle(node).colorScheme);
  for (const tag of widgetTags) expect(await scheme(tag), tag).toBe('dark');
  await expectAccessible(page);

  await test.step('and light, with an accent that would be unreadable, after a switch', async () => {
    await page.evaluate(() => document.documentElement.classList.add('day'));
    for (const tag of widgetTags) await expect.poll(() => scheme(tag), tag).toBe('normal');
    await expectAccessible(page);
  });
});

test('overlays cover only their own card, also where the page limits the width of its content', async ({
  page,
  host,
}) => {
  const css = `body { margin: 0 } p { margin: 0 0 20px }
    main > * { max-width: 620px; margin-inline: auto !important }`;
  await page.setViewportSize({ width: 1280, height: 720 });
  const body = `<main>${overlays.map(markup).join('')}${listings(80)}</main>`;
  await page.goto(host.publish({ css, body }));
  const chat = card(page, 'inspection-chat');
  const promo = card(page, 'inspection-promo');
  await expect(chat).toBeVisible();
  await expect(promo).toBeVisible();

  await test.step('the offer is a line where text is under its corner, the chat keeps to its own', async () => {
    // It slides in.
    await expect.poll(() => promo.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
    const { x = 0, width = 0 } = (await chat.boundingBox()) ?? {};
    expect(Math.round(x + width)).toBe(1280 - 16);
  });

  await test.step('the rest of a narrow window stays clickable', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const boxes = [await promo.boundingBox(), await chat.boundingBox()];
    const covered = await page.evaluate((cards) => {
      const points = [];
      for (let x = 2; x < innerWidth; x += 12) {
        for (let y = 2; y < innerHeight; y += 12) {
          const inside = cards.some(
            (box) =>
              box &&
              x > box.x - 1 &&
              x < box.x + box.width + 1 &&
              y > box.y - 1 &&
              y < box.y + box.height + 1,
          );
          const top = document.elementFromPoint(x, y)?.tagName ?? '';
          if (!inside && top.startsWith('INSPECTION')) points.push([top, x, y]);
        }
      }
      return points;
    }, boxes);
    expect(covered, 'points outside of the cards').toEqual([]);
  });
});

test('widgets fill the width of a page builder’s layout and show no focus ring of the page', async ({
  page,
  host,
}) => {
  const css = `
    .page { width: 700px; padding: 0 }
    .row { display: flex }
    .column { display: flex; flex-direction: column; align-items: center }
    .grid { display: grid; justify-items: center }
    .beside { flex: none; width: 200px }
    inspection-pricing { margin-inline: 20px }
    :where(main *:focus) { outline: 2px solid }`;
  const tag = '<inspection-pricing></inspection-pricing>';
  const layouts = [
    ['row', 660, tag],
    ['row', 460, `${tag}<p class="beside">Beside it</p>`],
    ['column', 660, tag],
    ['grid', 660, tag],
  ] as const;
  const blocks = layouts.map(
    ([layout, , content]) => `<div class="page ${layout}">${content}</div>`,
  );
  await page.goto(host.publish({ css, body: `${markup('inspection-quote')}${blocks.join('')}` }));
  await page.getByLabel('Square footage').focus();
  await expect(page.locator('inspection-quote')).toHaveCSS('outline-style', 'none');
  for (const [index, [layout, width]] of layouts.entries()) {
    const element = page.locator('inspection-pricing').nth(index);
    await expect(element.locator('[part~=card]').first()).toBeVisible();
    expect((await element.boundingBox())?.width, layout).toBe(width);
  }
});

test('widgets have a width in every kind of box of the page', async ({ page, host }) => {
  // Those in the flow share the style sheet that decides the width; two of different heights.
  const shown = ['inspection-quote', 'inspection-pricing'] as const;
  await page.goto(host.publish({ css: hostBoxStyles, body: '<div id="boxes"></div>' }));
  for (const box of hostBoxes) {
    await test.step(box.name, async () => {
      await page
        .locator('#boxes')
        .evaluate(
          (node, html) => (node.innerHTML = html),
          shown.map((tag) => box.html(markup(tag))).join(''),
        );
      if (box.open) {
        await page.locator('.box').evaluateAll((boxes, open) => {
          for (const node of boxes) (node as HTMLDialogElement)[open]();
        }, box.open);
      }
      for (const tag of shown) await expect(card(page, tag)).toBeVisible();
      for (const width of [320, 1280]) await expectWidths(page, box, width, shown);
    });
  }
});

async function expectWidths(
  page: Page,
  box: HostBox,
  windowWidth: number,
  shown: readonly WidgetTag[],
) {
  await page.setViewportSize({ width: windowWidth, height: 900 });
  for (const { tag, narrow } of reservedSizes.filter(({ tag }) => shown.includes(tag))) {
    const size = await page.locator(tag).evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element.parentElement as Element);
      const { clientWidth } = element.parentElement as Element;
      const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const { width, height } = element.getBoundingClientRect();
      return { room, width, height };
    });
    const [least, most] = expectedWidths(box, windowWidth, size.room);
    const title = `${tag} in a window of ${windowWidth} px`;
    expect(size.width, title).toBeGreaterThanOrEqual(least);
    expect(size.width, title).toBeLessThanOrEqual(most);
    expect(size.height, title).toBeLessThan(1.2 * narrow);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${windowWidth} px`).toBeLessThanOrEqual(0);
}

test.describe('with a script tag that is no module', () => {
  test.use({ expectedMessages: /type="module"/ });

  test('the console says so in one sentence, and the widgets work', async ({
    page,
    host,
    server,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const own = ['n', 't'].map((name) => `var ${name} = 'the page’s'`).join(';');
    await page.goto(
      host.publishDocument(`<!doctype html><html lang="en"><head><title>Jane Doe Realty</title>
        <script>${own}</script><script src="${server.url}/embed/v1.js"></script></head>
        <body>${markup('inspection-quote')}</body></html>`),
    );
    await expect(scenarios['inspection-quote'].ready(page)).toBeVisible();
    expect(messages).toEqual([
      `The inspection widgets' script tag needs type="module": <script type="module" src="${server.url}/embed/v1.js"></script>.`,
    ]);
    const names = await page.evaluate(() => {
      const { n, t } = window as unknown as Record<string, unknown>;
      return [n, t];
    });
    expect(names, 'names of the page').toEqual(['the page’s', 'the page’s']);
  });
});

test.describe('with code and network that fail first', () => {
  test.use({ expectedMessages: /ERR_FAILED|ERR_CONNECTION_RESET/ });

  test('a filled-in form can be sent later', async ({ page, context, host }) => {
    const lazyFiles = /\/widgets\/(contact\.lazy|calls)-[\w-]+\.js$/;
    const submit = () => page.getByRole('button', { name: 'Submit Request' }).click();
    await page.goto(host.publish({ body: '<inspection-contact></inspection-contact>' }));
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeVisible();
    await context.route(lazyFiles, (route) => route.abort());
    await fillRequest(page);
    await submit();
    await expect(page.getByText('There was an error submitting your request.')).toBeVisible();

    await context.unroute(lazyFiles);
    await context.route('**/api/contact', (route) => route.abort('connectionreset'));
    await submit();
    await expect(page.getByText('Submission Failed')).toBeVisible();
    await expect(page.getByLabel('Property address')).toHaveValue('1 Main Street, Dallas');

    await context.unroute('**/api/contact');
    await submit();
    await expect(page.getByText('Request Submitted Successfully!')).toBeVisible();
  });
});

async function fillRequest(page: Page) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel(/^Email/).fill('ada@example.com');
  await page.getByLabel('Phone').fill('(972) 555-0101');
  await page.getByLabel('Property address').fill('1 Main Street, Dallas');
  await page.getByLabel('Inspection type').selectOption('residential');
}
