import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { docsPath, docsSlugs } from '#domain/content/embed-docs/docs-pages.ts';
import { defaultOptions } from '#widgets/embed-code/embed-options.ts';
import { embedBlock } from '#widgets/embed-code/embed-snippet.ts';
import { test as base, expect } from './fixtures/test.ts';
import { buildRecipes } from './hosts/build-recipes.ts';
import { scenarios } from './hosts/scenarios.ts';

/** The code that `/embed/docs` shows, each file run as it stands on a page of another origin. */

const folder = new URL('../site/pages/embed-docs/snippets/', import.meta.url);
const snippet = (name: string) => readFileSync(new URL(name, folder), 'utf8');

interface Recipes {
  nextHtml: string;
  /** The block that the configurator writes. */
  block: string;
  /** A snippet as the reference of the running server shows it. */
  shown(name: string): string;
}

const test = base.extend<{ recipes: Recipes }>({
  recipes: async ({ store, host, server }, use) => {
    const forServer = (text: string) => text.replaceAll('https://HOST', server.url);
    const build = async () => {
      const { scripts, nextHtml } = await buildRecipes();
      host.addScripts(new Map([...scripts].map(([path, code]) => [path, forServer(code)])));
      return forServer(nextHtml);
    };
    await use({
      nextHtml: await store.share('recipes', build),
      block: embedBlock(server.url, { ...defaultOptions, name: 'Jane Doe Realty' }),
      shown: (name) => forServer(snippet(name)).trimEnd(),
    });
  },
});

const partnerPage = (body: string) =>
  `<!doctype html><html lang="en"><title>Jane Doe Realty</title><h1>Jane Doe Realty</h1>${body}<ul id="told" aria-label="Told"></ul>`;

const frameworkPage = (server: string, script: string, html = '') =>
  partnerPage(
    `<script type="module" src="${server}/embed/v1.js"></script><div id="app">${html}</div><script type="module" src="${script}"></script>`,
  );

const told = (page: Page) => page.getByRole('list', { name: 'Told' }).getByRole('listitem');

/** As the widget announces it; that it does is the story of `hosts.spec.ts`. */
const announce = (page: Page, tag: string, event: string, detail: object) =>
  page
    .locator(tag)
    .evaluate(
      (element, { event, detail }) =>
        element.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true })),
      { event, detail },
    );

async function calculate(page: Page): Promise<void> {
  await page.getByLabel('Property type').selectOption('residential');
  await page.getByLabel('Square footage').fill('2400');
  await page.getByRole('button', { name: 'Calculate My Quote' }).click();
}

const handedHome = (page: Page) =>
  scenarios['inspection-booking'].property?.(page) ?? page.locator('x');

const codesIn = (html: string) =>
  [...html.matchAll(/<code>([^<]*)<\/code><\/pre>/g)].map(([, code = '']) =>
    code
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

test('every snippet stands on a page', async ({ request, recipes }) => {
  const codes: (string | null)[] = [];
  for (const slug of docsSlugs) {
    const html = await (await request.get(docsPath(slug))).text();
    codes.push(...codesIn(html));
  }
  for (const name of readdirSync(folder)) expect(codes, name).toContain(recipes.shown(name));
  expect(codes.filter((code) => code === recipes.block)).toHaveLength(1);
});

for (const [name, script] of [
  ['React 19', '/recipes/react.js'],
  ['React 18', '/recipes/react-18/react.js'],
  ['Vue', '/recipes/vue.js'],
  ['Svelte', '/recipes/svelte.js'],
  ['Angular', '/recipes/angular.js'],
] as const) {
  test(`${name}: the calendar takes the quote, and the page hears of the booking`, async ({
    page,
    host,
    server,
    recipes: _built,
  }) => {
    await page.goto(host.publishDocument(frameworkPage(server.url, script)));
    await expect(handedHome(page)).toBeVisible();
    await expect(page.locator('inspection-booking')).toHaveAttribute('partner', 'jane-doe-realty');
    await announce(page, 'inspection-booking', 'inspection-booking-created', { id: 'one' });
    await expect(told(page)).toHaveText(['{"id":"one"}']);
  });
}

test('React 19: attributes and events without a ref', async ({
  page,
  host,
  server,
  recipes: _built,
}) => {
  await page.goto(host.publishDocument(frameworkPage(server.url, '/recipes/react-19.js')));
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await announce(page, 'inspection-contact', 'inspection-contact-sent', { id: 'one' });
  await expect(told(page)).toHaveText(['{"id":"one"}']);
});

test('Next: what the server sends is hydrated without a difference', async ({
  page,
  host,
  recipes: { nextHtml },
}) => {
  expect(nextHtml).toContain('<inspection-quote partner="jane-doe-realty">');
  const html = partnerPage(
    `<div id="app">${nextHtml}</div><script type="module" src="/recipes/next.js"></script>`,
  );
  await page.goto(host.publishDocument(html));
  await calculate(page);
  await expect(told(page)).toHaveText(['375']);
});

test('HTML and analytics: the data layer gets figures and no person, and no tests', async ({
  page,
  host,
  recipes: { block, shown },
}) => {
  await page.goto(host.publishDocument(partnerPage(block + shown('analytics.html'))));
  await calculate(page);
  const pushed = () =>
    page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer);
  const price = {
    event: 'inspection_quote_calculate',
    partner: 'jane-doe-realty',
    value: 375,
    currency: 'USD',
  };
  await expect.poll(pushed).toEqual([price]);
  await announce(page, 'inspection-quote', 'inspection-booking-created', { id: 'one', test: true });
  await announce(page, 'inspection-quote', 'inspection-booking-created', { id: 'two' });
  const booked = { event: 'inspection_booking_created', partner: 'jane-doe-realty' };
  expect(await pushed()).toEqual([price, { ...booked, booking_id: 'two' }]);
});

/** What Astro makes of its snippet. */
const astroHtml = (code: string) =>
  code
    .replace(/^---.*?---/s, '')
    .replaceAll(/ is:(inline|global)/g, '')
    .replace('{partner}', '"jane-doe-realty"');

test('Astro: its HTML shows the quote', async ({ page, host, recipes: { shown } }) => {
  await page.goto(host.publishDocument(partnerPage(astroHtml(shown('astro.astro')))));
  await expect(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px the blocks reserve the height that the quote then has`, async ({
    page,
    host,
    recipes: { shown, block },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const html of [block, astroHtml(shown('astro.astro'))]) {
      await page.goto(host.publishDocument(partnerPage(html)));
      await expect(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
      const quote = page.locator('inspection-quote');
      const reserved = await quote.evaluate((element) => getComputedStyle(element).minHeight);
      // Without the page's reservation, nothing but the widget itself gives its height.
      const height = await quote.evaluate((element) => {
        element.style.minHeight = '0';
        return element.getBoundingClientRect().height;
      });
      expect(`${height}px`).toBe(reserved);
    }
  });
}

test('Tag Manager: its tag shows the chat', async ({ page, host, recipes: { shown } }) => {
  await page.goto(host.publishDocument(partnerPage(shown('tag-manager.html'))));
  await expect(scenarios['inspection-chat'].ready(page)).toBeVisible();
});

test('a dialog: the calendar loads when it opens, and keeps its place when it closes', async ({
  page,
  host,
  recipes: { shown },
}) => {
  await page.goto(host.publishDocument(partnerPage(shown('modal.html'))));
  await page.getByRole('button', { name: 'Book an inspection' }).click();
  const grid = page.getByRole('dialog').getByRole('grid');
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(grid).toBeHidden();
  await page.getByRole('button', { name: 'Book an inspection' }).click();
  await expect(grid).toBeVisible();
});

test('display: a button opens the price, whose booking goes to the other dialog', async ({
  page,
  host,
  recipes: { shown },
}) => {
  await page.goto(host.publishDocument(partnerPage(shown('display.html'))));
  const calendar = page.getByRole('dialog', { name: 'Book an inspection' });
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await expect(calendar.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^What does an inspection cost/ }).click();
  await calculate(page);
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
  await expect(calendar.getByText('Home: Residential, 2,400 sq ft')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Instant quote' })).toBeHidden();
});

test('frame: it is as high as the widget', async ({ page, host, recipes: { shown } }) => {
  await page.goto(host.publishDocument(partnerPage(shown('frame.html'))));
  const inside = page.frameLocator('#inspection');
  await expect(inside.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
  const height = () =>
    page.locator('#inspection').evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height).not.toBe(640);
  const before = await height();
  await inside.getByText('Refine', { exact: true }).click();
  await expect.poll(height).toBeGreaterThan(before);
});

test('shadow root: its tag is found', async ({ page, host, server, recipes: { shown } }) => {
  host.addScripts(new Map([['/recipes/shadow-root.js', shown('shadow-root.js')]]));
  await page.goto(
    host.publishDocument(
      frameworkPage(server.url, '/recipes/shadow-root.js', '<agent-card></agent-card>'),
    ),
  );
  await calculate(page);
  await expect(page.getByRole('heading', { name: /^Your inspection price/ })).toBeVisible();
});

test('tabs: the price opens the calendar’s tab with its quote', async ({
  page,
  host,
  recipes: { shown },
}) => {
  await page.goto(host.publishDocument(partnerPage(shown('tabs.html'))));
  await calculate(page);
  await page.getByRole('link', { name: /^Book this · \$/ }).click();
  await expect(page.getByRole('tab', { name: 'Book' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Home: Residential, 2,400 sq ft')).toBeVisible();
});

test('listening: the page hears of a booking', async ({ page, host, recipes: { shown } }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  const body = `<inspection-booking partner="jane-doe-realty"></inspection-booking>${shown('listen.html')}`;
  await page.goto(host.publishDocument(partnerPage(body)));
  await announce(page, 'inspection-booking', 'inspection-booking-created', {
    date: '2026-12-01',
    time: '08:00',
  });
  await expect.poll(() => heard.join()).toContain('Booked 2026-12-01 08:00');
});

test('hand-over: the calendar shows the home that the page knows', async ({
  page,
  host,
  server,
  recipes: { shown },
}) => {
  const loader = `<script type="module" src="${server.url}/embed/v1.js"></script>`;
  await page.goto(host.publishDocument(partnerPage(loader + shown('hand-over.html'))));
  await expect(page.getByText('Home: Condo, 1,500 sq ft')).toBeVisible();
});

test('metadata: the quote hands it to the booking page', async ({
  page,
  host,
  server,
  recipes: { shown },
}) => {
  const loader = `<script type="module" src="${server.url}/embed/v1.js"></script>`;
  await page.goto(host.publishDocument(partnerPage(loader + shown('metadata.html'))));
  await calculate(page);
  await expect(page.getByRole('link', { name: /^Book this · \$/ })).toHaveAttribute(
    'href',
    /[?&]meta-listing-id=42&meta-office=north(&|$)/,
  );
});

test('one color, and a part: the widget takes both', async ({
  page,
  host,
  recipes: { block, shown },
}) => {
  const html = `${block}<style>:root { color-scheme: light } ${shown('one-color.css')} ${shown('part.css')}</style>`;
  await page.goto(host.publishDocument(partnerPage(html)));
  await expect(page.locator('inspection-quote [part~=title]')).toHaveCSS(
    'letter-spacing',
    '0.44px',
  );
  const accent = page.locator('inspection-quote .ui-host').first();
  expect(
    await accent.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--inspection-accent'),
    ),
  ).toBe('#6b2d5c');
});

test('styling: the widget takes the partner’s colors', async ({
  page,
  host,
  recipes: { block, shown },
}) => {
  const html = `${block}<style>:root { color-scheme: light } ${shown('styling.css')}</style>`;
  await page.goto(host.publishDocument(partnerPage(html)));
  const card = page.locator('inspection-quote [part~=card]').first();
  await expect(card).toHaveCSS('border-radius', '4px');
});

/** PHP with the few functions of WordPress that the snippet calls. */
const wordpress = `
$actions = array(); $filters = array(); $codes = array();
function add_action( $name, $act ) { global $actions; $actions[] = $act; }
function add_filter( $name, $act ) { global $filters; $filters[] = $act; }
function add_shortcode( $name, $act ) { global $codes; $codes[ $name ] = $act; }
function wp_enqueue_script( $handle, $src ) { global $filters;
  echo $filters[0]( "<script src='$src'></script>", $handle, $src ); }
function shortcode_atts( $defaults, $given ) { return array_merge( $defaults, $given ); }
function sanitize_key( $key ) { return preg_replace( '/[^a-z0-9_\\\\-]/', '', strtolower( $key ) ); }
function esc_url( $url ) { return $url; }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
`;

test('WordPress: what the theme’s PHP writes shows the calendar', async ({
  page,
  host,
  recipes: { shown },
}) => {
  test.skip(spawnSync('php', ['-v']).error !== undefined, 'PHP is not installed here');
  const code = `${wordpress}${shown('wordpress.php').replace('<?php', '')}
$actions[0](); echo $codes['inspection']( array( 'tag' => 'booking' ) );`;
  const { stdout, stderr } = spawnSync('php', ['-r', code], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('<inspection-booking partner="jane-doe-realty"></inspection-booking>');
  await page.goto(host.publishDocument(partnerPage(stdout)));
  await expect(page.getByRole('grid')).toBeVisible();
});
