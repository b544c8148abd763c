import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// The browser writes a line for each refused call, and for axe in the preview, which runs no script.
test.use({
  storeName: 'brand',
  expectedMessages: /status of 422|Blocked script execution in .about:srcdoc/,
});

const brand = '/admin/brand?open=logo&open=colors&open=photographs';
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const isPublished = (page: Page) => expect(page.getByText('All changes published')).toBeVisible();

const picture = async (width: number, height: number, name: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#00aa00' } })
    .jpeg()
    .toBuffer(),
});

/** The color in the middle of a picture of the site, as red, green and blue. */
async function colorAt(page: Page, path: string): Promise<number[]> {
  const bytes = await (await page.request.get(path)).body();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels;
  return [...data.subarray(middle, middle + 3)];
}

test('a logo is in the header, on the icon and on the images of shared links', async ({ page }) => {
  const before = await (await page.request.get('/share/home.png')).body();
  await signIn(page, { path: brand });
  const logo = page.getByRole('group', { name: 'Logo' });
  await logo.getByLabel('Upload a picture').setInputFiles(await picture(300, 300, 'logo'));
  await expect(logo.getByRole('img')).toHaveJSProperty('naturalWidth', 300);
  await expectAccessible(page);
  await publish(page);
  await isPublished(page);
  await page.goto('/');
  const shown = page.getByRole('banner').locator('img[src^="/uploads/"]');
  await expect(shown).toHaveJSProperty('naturalWidth', 300);
  const [red = 255, green = 0, blue = 255] = await colorAt(page, '/icon-512.png');
  expect(green - Math.max(red, blue)).toBeGreaterThan(150);
  expect((await (await page.request.get('/share/home.png')).body()).equals(before)).toBe(false);
});

test('a photograph is on the home page, no larger than it is shown', async ({ page }) => {
  await signIn(page, { path: brand });
  const hero = page.getByRole('group', { name: 'Top of the home page' });
  await hero.getByLabel('Upload a picture').setInputFiles(await picture(2400, 1600, 'house'));
  await publish(page);
  await expect(hero.getByText('Please describe the picture')).toBeVisible();
  await hero.getByLabel('What the picture shows').fill('A green house');
  // The page itself, before it is published.
  const preview = page.frameLocator('iframe[title="The page with your looks"]');
  await expect(preview.getByRole('img', { name: 'A green house' })).toBeVisible();
  await publish(page);
  await isPublished(page);
  await page.goto('/');
  const image = page.getByRole('img', { name: 'A green house' });
  await expect(image).toHaveJSProperty('complete', true);
  // 48 % of the window: the smaller file is enough.
  const source = await image.evaluate((one: HTMLImageElement) => one.currentSrc);
  const bytes = await (await page.request.get(source)).body();
  expect((await sharp(bytes).metadata()).width).toBe(800);
});
