import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures/test.ts';
import { type Tag, tags, visits } from './hosts/visits.ts';

/** What design §4 promises to a page that takes our widgets in. */

test.describe.configure({ mode: 'parallel' });

const markup = (tag: Tag) => `<${tag} partner="jane-doe-realty"></${tag}>`;
const all = tags.map(markup).join('\n');
const card = (page: Page, tag: Tag) => page.locator(tag).locator('[part~=card]').first();

/** Each widget's first picture is there; the banner's comes after 3 seconds. */
async function expectReady(page: Page) {
  for (const tag of tags) await expect(visits[tag].ready(page)).toBeVisible();
}

async function calculate(page: Page) {
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('2400');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
  await expect(page.getByRole('heading', { name: '$375' })).toBeVisible();
}

/** A page that answers itself what else would open a page of the inspector's. */
const stay = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['inspection-quote-book', 'inspection-pricing-quote']) {
      document.addEventListener(name, (event) => event.preventDefault());
    }
  });

for (const tag of tags) {
  const { ready, touch, finish } = visits[tag];

  test(`${tag} works under a strict policy of another origin, accessible in every view`, async ({
    page,
    host,
  }) => {
    await stay(page);
    await page.goto(host.publish({ body: markup(tag) }));
    await expect(ready(page)).toBeVisible();
    await expectAccessible(page);
    await touch?.(page, 6);
    await finish?.(page);
    await expectAccessible(page);
  });

  test(`${tag} works where the browser blocks storage`, async ({ page, host }) => {
    await stay(page);
    // A sandboxed frame without allow-same-origin is where storage throws for real.
    const inner = host.publish({ body: markup(tag) });
    const body = `<iframe sandbox="allow-scripts allow-forms" src="${inner}" width="900" height="1400" title="Sandbox"></iframe>`;
    await page.goto(host.publish({ body }));
    const frame = page.frame({ url: inner });
    if (!frame) throw new Error('The sandbox has no page.');
    await expect(ready(frame)).toBeVisible();
    await touch?.(frame, 7);
    await finish?.(frame);
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

test.describe('on a page whose own picture is slow', () => {
  const picture = '<img src="/slow.jpg" alt="A brick house" width="40" height="20">';

  for (const arrives of [true, false]) {
    test(`${arrives ? 'wait until it is there' : 'wait two seconds, and no longer'}`, async ({
      page,
      host,
    }) => {
      const now = Date.now();
      await page.clock.install({ time: now });
      await page.clock.pauseAt(now + 1000);
      const held = Promise.withResolvers<void>();
      await page.route('**/slow.jpg', async (route) => {
        await held.promise;
        await route.fulfill({ status: 204 });
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const ours = () => asked.filter((url) => url.includes('/widgets/'));
      const body = picture + markup('inspection-quote');
      const loader = page.waitForResponse('**/embed.js');
      await page.goto(host.publish({ body }), { waitUntil: 'commit' });
      await (await loader).finished();
      await expect(page.getByRole('heading', { name: 'Jane Doe Realty' })).toBeVisible();
      await page.clock.runFor(1900);
      expect(ours()).toEqual([]);

      if (arrives) held.resolve();
      else {
        await page.clock.runFor(200);
        await expect.poll(() => ours().length).toBeGreaterThan(0);
      }
      await page.clock.resume();
      await expect(visits['inspection-quote'].ready(page)).toBeVisible();
      held.resolve();
    });
  }
});

test('keep their looks on a page that resets everything, and leave the page its own', async ({
  page,
  host,
}) => {
  const looks = async (css: string) => {
    await page.goto(
      host.publish({
        css: `body { margin: 0 } ${css}`,
        body: `<button id="own">Own</button>${all}`,
      }),
    );
    await expectReady(page);
    const found: Record<string, unknown> = {};
    for (const tag of tags) {
      found[tag] = await card(page, tag).evaluate((node) => {
        const of = ({ style, node: at }: { style: CSSStyleDeclaration; node: HTMLElement }) => [
          ...[style.fontSize, style.lineHeight, style.letterSpacing, style.textAlign, style.color],
          ...[style.backgroundColor, at.offsetWidth],
        ];
        const parts = [node, ...node.querySelectorAll('button, input, h2')] as HTMLElement[];
        return parts.map((at) => of({ style: getComputedStyle(at), node: at }));
      });
    }
    return found;
  };
  const before = await looks('');
  const hostile = await looks(`* { all: unset } button { display: none } html { font-size: 40px }
    main * { color: red !important; letter-spacing: 9px !important; text-align: right !important;
      line-height: 3 !important; white-space: nowrap !important }
    div, input, section { background: rgb(255, 0, 0) !important; display: none !important }`);
  expect(hostile).toEqual(before);

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

test('read well on a dark page, in the scheme that the page declares', async ({ page, host }) => {
  const css = ':root { color-scheme: dark } body { background: #0b0b0f; color: #eee }';
  await page.goto(host.publish({ css, body: all }));
  await expectReady(page);
  for (const tag of tags) {
    const background = await card(page, tag).evaluate(
      (node) => getComputedStyle(node).backgroundColor,
    );
    expect(background, tag).not.toBe('rgb(255, 255, 255)');
  }
  await expectAccessible(page);
});

test('follow a theme and an accent that change after mount', async ({ page, host }) => {
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

test('set no cookie, store nothing and open no frame', async ({ page, host, context }) => {
  await page.goto(host.publish({ body: all }));
  await expectReady(page);
  await calculate(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(page.frames()).toHaveLength(1);
});

test('never take the focus and never scroll the page', async ({ page, host }) => {
  await page.goto(host.publish({ body: `${'<p>Listing</p>'.repeat(80)}${all}` }));
  await expectReady(page);
  const state = await page.evaluate(() => [window.scrollY, document.activeElement?.tagName]);
  expect(state).toEqual([0, 'BODY']);
});

test('overlays leave the page beside them to the visitor', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const body = `${'<p>Listing</p>'.repeat(80)}${markup('inspection-promo')}${markup('inspection-chat')}`;
  await page.goto(host.publish({ css: 'body { margin: 0 } p { margin: 0 0 20px }', body }));
  const cards = (['inspection-promo', 'inspection-chat'] as const).map((tag) => card(page, tag));
  const boxes = [];
  for (const shown of cards) {
    await expect(shown).toBeVisible();
    boxes.push(await shown.boundingBox());
  }
  const covered = await page.evaluate((own) => {
    const points = [];
    for (let x = 2; x < innerWidth; x += 12) {
      for (let y = 2; y < innerHeight; y += 12) {
        const inside = own.some(
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
  expect(covered, 'points outside of their cards').toEqual([]);
});

test('come later, too, and survive a page that swaps its content', async ({ page, host }) => {
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

test('keep what was typed when they are moved about', async ({ page, host }) => {
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

test('keep their English in order on a page that reads from right to left', async ({
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

test('are harmless when a page embeds the script twice', async ({ page, host, server }) => {
  await page.goto(
    host.publish({
      body: `${all}<script type="module" src="${server.url}/embed.js?again"></script>`,
    }),
  );
  await expectReady(page);
});

test.describe('in the layouts of page builders', () => {
  const css = `
    .page { width: 700px; padding: 0 }
    .row { display: flex }
    .column { display: flex; flex-direction: column; align-items: center }
    .grid { display: grid; justify-items: center }
    .beside { flex: none; width: 200px }
    inspection-pricing { margin-inline: 20px }`;
  const tag = '<inspection-pricing></inspection-pricing>';

  for (const [layout, width, body] of [
    ['row', 660, tag],
    ['row', 460, `${tag}<p class="beside">Beside it</p>`],
    ['column', 660, tag],
    ['grid', 660, tag],
  ] as const) {
    test(`one in a ${layout} is ${width} px wide`, async ({ page, host }) => {
      await page.goto(host.publish({ css, body: `<div class="page ${layout}">${body}</div>` }));
      await expect(card(page, 'inspection-pricing')).toBeVisible();
      const box = await page.locator('inspection-pricing').boundingBox();
      expect(box?.width).toBe(width);
    });
  }

  test('no ring of the page is drawn around one that is used', async ({ page, host }) => {
    const ring = ':where(main *:focus) { outline: 2px solid }';
    await page.goto(
      host.publish({ css: ring, body: `<main>${markup('inspection-quote')}</main>` }),
    );
    await page.getByLabel('Square footage').focus();
    await expect(page.locator('inspection-quote')).toHaveCSS('outline-style', 'none');
  });

  test('overlays keep to their corner where content has a measure', async ({ page, host }) => {
    const measure = 'main > * { max-width: 620px; margin-inline: auto !important }';
    const body = `<main>${markup('inspection-chat')}${markup('inspection-promo')}</main>`;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(host.publish({ css: measure, body }));
    const chat = card(page, 'inspection-chat');
    const promo = card(page, 'inspection-promo');
    await expect(promo).toBeVisible();
    expect((await promo.boundingBox())?.x).toBe(16);
    const { x = 0, width = 0 } = (await chat.boundingBox()) ?? {};
    expect(Math.round(x + width)).toBe(1280 - 16);
  });
});

test.describe('with a network that fails', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_RESET/ });

  test('keep what was typed, and the next try gets through', async ({ page, context, host }) => {
    await page.goto(host.publish({ body: '<inspection-contact></inspection-contact>' }));
    await fillRequest(page);
    await context.route('**/api/contact', (route) => route.abort('connectionreset'));
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Submission Failed')).toBeVisible();
    await expect(page.getByLabel('Property address')).toHaveValue('1 Main Street, Dallas');
    await context.unroute('**/api/contact');
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Request Submitted Successfully!')).toBeVisible();
  });
});

test.describe('with code that first fails to arrive', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('keep what was typed, and the next try gets through', async ({ page, context, host }) => {
    await page.goto(host.publish({ body: '<inspection-contact></inspection-contact>' }));
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeVisible();
    await context.route('**/widgets/*.js', (route) => route.abort());
    await fillRequest(page);
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('There was an error submitting your request.')).toBeVisible();
    await context.unroute('**/widgets/*.js');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Request Submitted Successfully!')).toBeVisible();
  });
});

async function fillRequest(page: Page) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Phone').fill('(972) 555-0101');
  await page.getByLabel('Property address').fill('1 Main Street, Dallas');
  await page.getByLabel('Inspection type').selectOption('residential');
}
