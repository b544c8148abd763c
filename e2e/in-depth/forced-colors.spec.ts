import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 390, height: 844 } });

interface Part {
  /** Width in px from the right edge; all of it by default. */
  right?: number;
}

/** Standard deviation of the lightness of what is drawn: 0 for an area of one color. */
async function variation(locator: Locator, { right }: Part = {}): Promise<number> {
  const picture = sharp(await locator.screenshot()).greyscale();
  const { width, height } = await picture.metadata();
  // Without the edges, which are drawn in any case.
  const inner = { left: right ? width - right : 4, top: 6, height: height - 12 };
  const part = picture.extract({ ...inner, width: right ? right - 4 : width - 8 });
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced ${colorScheme} colors the chat’s icon and the arrow of a select are to be seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await page.goto('/instant-quote');
    await hydrated(page);
    expect(await variation(page.locator('.chat-mark'))).toBeGreaterThan(30);
    const select = page.getByLabel('Property type');
    expect(await variation(select, { right: 34 })).toBeGreaterThan(10);
  });
}
