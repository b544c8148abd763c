import type { Browser } from 'playwright';
import sharp from 'sharp';

export interface Shot {
  caption: string;
  /** PNG or WebP. */
  picture: Buffer;
}

export interface Row {
  title: string;
  shots: readonly Shot[];
}

/** One picture with a row for each page, widget or screen. */
export interface Sheet {
  name: string;
  title: string;
  /** To what the shots are scaled, px. */
  scaleTo: { height: number } | { width: number };
  rows: readonly Row[];
}

const styles = `
  body { margin: 24px; width: max-content; font: 13px/1.3 system-ui, sans-serif; background: #8a94a6; }
  h1 { font-size: 22px; margin: 0 0 16px; }
  h2 { font-size: 15px; margin: 0 0 6px; }
  section { margin-bottom: 20px; }
  .row { display: flex; gap: 12px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; border-radius: 4px; }
  figcaption { padding-top: 3px; }
`;

/** Lays the shots out in a page and returns it as WebP. */
export async function drawSheet(browser: Browser, sheet: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.setContent(`<style>${styles}</style><h1>${sheet.title}</h1>${await rowsOf(sheet)}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const size = await page.locator('body').boundingBox();
  await page.setViewportSize({ width: Math.ceil(size?.width ?? 0) + 48, height: 800 });
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
}

async function rowsOf({ rows, scaleTo }: Sheet): Promise<string> {
  const sections = rows.map(async ({ title, shots }) => {
    const figures = await Promise.all(shots.map((shot) => figureOf(shot, scaleTo)));
    return `<section><h2>${title}</h2><div class="row">${figures.join('')}</div></section>`;
  });
  return (await Promise.all(sections)).join('');
}

async function figureOf({ caption, picture }: Shot, size: Sheet['scaleTo']): Promise<string> {
  const small = await sharp(picture).resize(size).webp({ quality: 85 }).toBuffer();
  const source = `data:image/webp;base64,${small.toString('base64')}`;
  return `<figure><img alt="" src="${source}"><figcaption>${caption}</figcaption></figure>`;
}
