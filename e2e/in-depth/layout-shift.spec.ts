import type { Page } from '@playwright/test';
import {
  type ReservedSize,
  reservedSizeOf,
  WIDE_FROM,
  type WidgetTag,
  widgetTags,
} from '#widgets/registry.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchShifts } from '../fixtures/watch-shifts.ts';
import { scenarios } from '../hosts/scenarios.ts';

test.describe.configure({ mode: 'parallel' });

/** The styles that reserve a widget's size; an overlay needs none. */
function reservedSizeCss(tag: WidgetTag) {
  const size: ReservedSize | undefined = reservedSizeOf(tag);
  if (!size) return '';
  const { wide, narrow } = size;
  return `${tag} { display: block; min-height: ${narrow}px }
    @media (width >= ${WIDE_FROM}px) { ${tag} { min-height: ${wide}px } }`;
}

async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 180_000,
    uploadThroughput: 80_000,
  });
}

/** Waits for the first view, with the data that replaces a placeholder. */
async function expectLoaded(page: Page, tag: WidgetTag) {
  const loaded =
    tag === 'inspection-reviews'
      ? page.locator(tag).getByRole('listitem').first()
      : scenarios[tag].ready(page);
  // Three files in sequence on the slow line; the promotion is due 3 seconds after the page.
  await expect(loaded).toBeVisible({ timeout: 15_000 });
  await expect(page.locator(`${tag} .reviews-card.ui-skeleton`)).toHaveCount(0);
}

for (const width of [320, 1024]) {
  test(`no widget moves the page on a slow line at ${width} px`, async ({ page, host }) => {
    test.setTimeout(120_000);
    const shifts = await watchShifts(page);
    await slowLine(page);
    await page.setViewportSize({ width, height: 900 });
    const css = widgetTags.map(reservedSizeCss).join('\n');
    // With this gap no element is fetched before the one above it has loaded.
    const gap = '<p class="gap">Our listings</p>';
    const body = widgetTags.map((tag) => `<${tag}></${tag}>${gap}`).join('');
    await page.goto(
      host.publish({ css: `body { margin: 0 } .gap { height: 1800px; margin: 0 } ${css}`, body }),
    );
    const gaps = () =>
      page
        .locator('.gap')
        .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).offsetTop));
    const before = await gaps();
    for (const tag of widgetTags) {
      await test.step(tag, async () => {
        // An overlay is no place to scroll to, and the offer waits while a heading is under it.
        const place = reservedSizeOf(tag) ? page.locator(tag) : page.locator('.gap').last();
        await place.evaluate((element) => element.scrollIntoView());
        await expectLoaded(page, tag);
        expect.soft(await gaps(), 'position of what follows').toEqual(before);
        expect.soft(await shifts(), 'layout shift').toBe(0);
      });
    }
  });
}

test('without a reserved size the page shifts, and the measurement shows it', async ({
  page,
  host,
}) => {
  const shifts = await watchShifts(page);
  await slowLine(page);
  await page.goto(host.publish({ body: '<inspection-quote></inspection-quote><p>Listings</p>' }));
  await expectLoaded(page, 'inspection-quote');
  await expect.poll(shifts).toBeGreaterThan(0.01);
});
