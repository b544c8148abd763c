import type { Page } from '@playwright/test';
import { room } from '#widgets/core/room.ts';
import { expect, test } from './fixtures/test.ts';

type Tag = keyof typeof room;

/** The lines that docs/embedding.md asks a page to have. */
const reserved = (tag: Tag) => {
  const { wide, narrow } = room[tag];
  return `${tag} { display: block; min-height: ${narrow}px }
    @media (width >= 600px) { ${tag} { min-height: ${wide}px } }`;
};

/** The browser's own measure, summed up from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shiftSum: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shiftSum += entry.value;
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

async function expectArrived(page: Page, tag: Tag) {
  await expect(page.locator(tag).getByText('Texas Real Estate Commission')).toBeVisible();
  await expect(
    page.locator(tag).locator('form, table, article, [role=list], ul').first(),
  ).toBeVisible();
}

for (const tag of Object.keys(room) as Tag[]) {
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
