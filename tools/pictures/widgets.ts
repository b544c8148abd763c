import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Business } from '#domain/business/business.ts';
import { reservedSizeOf, type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { type DrawPictures, typeface } from './draw-pictures.ts';

const FOLDER = 'site/public/embed-pictures';
const SIZES = 'site/pages/embed-docs/pictures.json';

/** CSS px: of a partner's page with its margin, and the most of a widget that a picture shows. */
const WIDTH = 640;
const MARGIN = 24;
const MAX_HEIGHT = 780;
/** Height of the page behind an overlay, in px. */
const OVERLAY_HEIGHT = 560;

/** Three partners' pages: their style sheets. */
const looks = {
  light: 'html { color-scheme: light } body { background: #ffffff }',
  dark: 'html { color-scheme: dark } body { background: #0d1423 }',
  branded: `html { color-scheme: light } body { background: #f6efe6 }
    * { --inspection-accent: #7a1f3d; --inspection-on-accent: #ffffff; --inspection-action: #7a1f3d;
        --inspection-on-action: #ffffff; --inspection-surface: #fffaf3; --inspection-radius: 2px }`,
} as const;

const pageFor = (origin: string, tag: WidgetTag, css: string) => `<!doctype html><style>${typeface}
  body { margin: 0; padding: ${MARGIN}px; min-height: ${OVERLAY_HEIGHT}px; box-sizing: border-box;
         font: 16px/1.5 Figtree }
  ${css}</style>
  <${tag}></${tag}><script type="module" src="${origin}/embed/v1.js"></script>`;

/** Writes what each widget looks like on each partner's page, the size of each picture, and which business it shows. */
export const drawWidgets: DrawPictures = async (browser, origin) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { name, words } = (await (await fetch(`${origin}/api/business`)).json()) as Business;
  const business = JSON.stringify({ name, fromPrice: words.fromPrice });
  const sizes: string[] = [];
  for (const tag of widgetTags) {
    for (const [look, css] of Object.entries(looks)) {
      const file = `${tag.replace('inspection-', '')}-${look}`;
      const { width, height } = await draw(browser, file, tag, pageFor(origin, tag, css));
      sizes.push(`    "${file}": [${width}, ${height}]`);
    }
  }
  writeFileSync(
    SIZES,
    `{\n  "business": ${business},\n  "sizes": {\n${sizes.join(',\n')}\n  }\n}\n`,
  );
};

async function draw(browser: Browser, name: string, tag: WidgetTag, html: string) {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: OVERLAY_HEIGHT },
    reducedMotion: 'reduce',
  });
  await page.setContent(html);
  await showFirstView(page, tag);
  const clip = reservedSizeOf(tag) && { x: 0, y: 0, width: WIDTH, height: await shownHeight(page) };
  const png = await page.screenshot({ ...(clip && { clip, fullPage: true }) });
  await page.close();
  return sharp(png).webp({ quality: 74, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
}

async function showFirstView(page: Page, tag: WidgetTag): Promise<void> {
  await page.locator(`${tag} .ui-host > *`).first().waitFor();
  if (tag === 'inspection-chat') await page.locator(tag).getByRole('button').first().click();
  if (tag === 'inspection-promo')
    await page.getByRole('region', { name: 'Current offer' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

const shownHeight = async (page: Page) =>
  Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
