import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Row, Sheet, Shot } from './draw-sheet.ts';

const views = [
  { caption: '390', width: 390, height: 844, colorScheme: 'light' },
  { caption: '390, dark', width: 390, height: 844, colorScheme: 'dark' },
  { caption: '768', width: 768, height: 1024, colorScheme: 'light' },
  { caption: '1440', width: 1440, height: 900, colorScheme: 'light' },
  { caption: '1440, dark', width: 1440, height: 900, colorScheme: 'dark' },
] as const;

/** The first screen of each page, and the whole page. */
export async function shootPages(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Sheet[]> {
  const first: Row[] = [];
  const whole: Record<string, Shot[]> = { '390': [], '1440': [] };
  for (const path of paths) {
    const shots: Shot[] = [];
    for (const { caption, width, height, colorScheme } of views) {
      await using context = await openContext(browser, {
        viewport: { width, height },
        colorScheme,
      });
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      shots.push({ caption, picture: await page.screenshot() });
      const wholeShots = whole[caption];
      if (!wholeShots) continue;
      await loadLazyImages(page);
      wholeShots.push({ caption: path, picture: await shootWhole(page, width) });
    }
    first.push({ title: path, shots });
  }
  return [
    {
      name: 'first-screens',
      title: 'First screen of each page',
      scaleTo: { height: 360 },
      rows: first,
    },
    ...Object.entries(whole).map(([width, shots]) => ({
      name: `whole-pages-${width}`,
      title: `Whole pages, ${width} px wide`,
      scaleTo: { width: Math.round(Number(width) / 4) + 90 },
      rows: [{ title: '', shots }],
    })),
  ];
}

export const openContext = (browser: Browser, options: BrowserContextOptions) =>
  browser.newContext({ reducedMotion: 'reduce', ...options });

/** px of a page that a sheet shows; only the partners' reference is longer. */
const MAX_HEIGHT = 9000;

async function shootWhole(page: Page, width: number): Promise<Buffer> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, MAX_HEIGHT);
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/** Pictures further down load when they come near the screen. */
async function loadLazyImages(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
