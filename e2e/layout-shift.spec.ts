import type { Page } from '@playwright/test';
import { room } from '#widgets/core/room.ts';
import { expect, test } from './fixtures/test.ts';

/** The style sheet that docs/embedding.md asks a page to have. */
const reserved = (tag: keyof typeof room) => {
  const { wide, narrow } = room[tag];
  return `body { margin: 0 } ${tag} { display: block; min-height: ${wide}px }
    @media (width < 520px) { ${tag} { min-height: ${narrow}px } }`;
};

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer without buffered entries never calls back: ask again after two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const tag of Object.keys(room) as (keyof typeof room)[]) {
  for (const width of [320, 1024]) {
    test(`${tag} moves nothing on a slow line at ${width} px`, async ({ page, host }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 300,
        downloadThroughput: 180_000,
        uploadThroughput: 80_000,
      });
      await page.setViewportSize({ width, height: 900 });
      const url = host.publish({
        css: reserved(tag),
        body: `<${tag}></${tag}><p id="below">Our listings</p>`,
      });
      await page.goto(url);
      const before = await page.locator('#below').boundingBox();
      await expect(page.locator(tag).getByText('Texas Real Estate Commission')).toBeVisible();
      await expect(page.locator(tag).locator('form, table').first()).toBeVisible();
      expect(await page.locator('#below').boundingBox()).toEqual(before);
      expect(await shifts(page)).toBe(0);
    });
  }
}
