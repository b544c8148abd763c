import type { Page } from '@playwright/test';
import { room, WIDE_FROM } from '#widgets/core/room.ts';
import { expect, test } from './fixtures/test.ts';
import { type Tag, tags, visits } from './hosts/visits.ts';

test.describe.configure({ mode: 'parallel' });

/** The lines that docs/embedding.md asks a page to have; overlays need none. */
function reserved(tag: Tag) {
  if (!(tag in room)) return '';
  const { wide, narrow } = room[tag as keyof typeof room];
  return `${tag} { display: block; min-height: ${narrow}px }
    @media (width >= ${WIDE_FROM}px) { ${tag} { min-height: ${wide}px } }`;
}

/**
 * The browser's own measure, summed up from the first paint on. As in cumulative layout shift, what
 * follows the visitor's act within half a second does not count.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shiftSum: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shiftSum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shiftSum: number }).shiftSum);
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

/** All of the first picture: where a placeholder stands first, what comes in its place. */
async function expectArrived(page: Page, tag: Tag) {
  const arrived =
    tag === 'inspection-reviews'
      ? page.locator(tag).getByRole('listitem').first()
      : visits[tag].ready(page);
  // Three files in a row on the slow line; the banner only sets out 3 seconds after the page.
  await expect(arrived).toBeVisible({ timeout: 15_000 });
  // The cards of reviews come one by one.
  await expect(page.locator(`${tag} .reviews-card.ui-skeleton`)).toHaveCount(0);
}

for (const tag of tags) {
  for (const width of [320, 1024]) {
    test(`${tag} moves nothing on a slow line at ${width} px`, async ({ page, host }) => {
      const shifts = await watchShifts(page);
      await slowLine(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(
        host.publish({
          css: `body { margin: 0 } ${reserved(tag)}`,
          body: `<${tag}></${tag}><p id="below">Our listings</p>`,
        }),
      );
      const before = await page.locator('#below').boundingBox();
      await expectArrived(page, tag);
      expect(await page.locator('#below').boundingBox()).toEqual(before);
      expect(await shifts()).toBe(0);
    });
  }
}

test.describe('with a server that fails late', () => {
  test.use({ expectedMessages: /status of 503|503: / });

  for (const width of [320, 1024]) {
    test(`tips that do not come move nothing at ${width} px`, async ({ page, host, context }) => {
      let fail = () => {};
      const held = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await context.route('**/api/maintenance/tips', async (route) => {
        await held;
        await route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
      });
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(
        host.publish({
          css: reserved('inspection-tips'),
          body: '<inspection-tips></inspection-tips><p id="below">Our listings</p>',
        }),
      );
      for (const [label, choice] of [
        ['Home age', '31-50'],
        ['Home type', 'Condo'],
        ['Season', 'Winter'],
        ['Priority level', 'Pre-Sale'],
      ] as const) {
        await page.getByLabel(label).selectOption(choice);
      }
      await page.getByRole('button', { name: 'Get Maintenance Tips' }).click();
      await expect(page.getByRole('status', { name: 'Your tips are being written' })).toBeVisible();
      await page.locator('#below').scrollIntoViewIfNeeded();
      const before = await page.locator('#below').boundingBox();
      // The browser forgives what follows an act within half a second.
      await page.evaluate(() => {
        const acted = performance.now();
        return new Promise<void>((resolve) => {
          const look = () =>
            performance.now() > acted + 600 ? resolve() : requestAnimationFrame(look);
          look();
        });
      });
      fail();
      await expect(page.getByRole('button', { name: 'Get Maintenance Tips' })).toBeEnabled();
      expect(await page.locator('#below').boundingBox()).toEqual(before);
      expect(await shifts()).toBe(0);
    });
  }
});

test('the measure sees what moves: without the reserved room the page shifts', async ({
  page,
  host,
}) => {
  const shifts = await watchShifts(page);
  await slowLine(page);
  await page.goto(host.publish({ body: '<inspection-quote></inspection-quote><p>Listings</p>' }));
  await expectArrived(page, 'inspection-quote');
  await expect.poll(shifts).toBeGreaterThan(0.01);
});
