import sharp from 'sharp';
import { createPost, openBlog, test } from '../fixtures/blog.ts';
import { expect, expectAccessible } from '../fixtures/test.ts';

test.use({ storeName: 'blog' });

test('an uploaded picture is scaled down, loses its metadata and is shown to visitors', async ({
  page,
  server,
}) => {
  const photo = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: '#2b4fb3' },
  })
    .withExif({
      IFD0: { Artist: 'SECRET' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  await openBlog(page);
  const { id } = await createPost(page, 'pictured', { published: true });
  await page.goto(`/admin/blog?edit=${id}`);
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel('Upload a picture').setInputFiles(file);
  const address = page.getByLabel('Featured image URL');
  await expect(address).toHaveValue(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  await page.getByLabel('What the picture shows').fill('A blue wall');
  await page.getByLabel('Content').fill('Before.\n\n');
  await page.getByLabel('Insert a picture').setInputFiles(file);
  await expect(page.getByLabel('Content')).toHaveValue(
    /^Before\.\n\n!\[\]\(\/uploads\/.+\.webp\)$/,
  );
  const shows = page.getByLabel('What picture 1 shows');
  await expect(shows).toBeFocused();
  await expect(shows).toHaveAccessibleDescription('Needed before the article is published');
  await page.keyboard.type('Blue');
  await expect(page.getByLabel('Content')).toHaveValue(/!\[Blue\]\(/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();

  await page.goto('/blog/pictured');
  for (const name of ['A blue wall', 'Blue']) {
    const picture = page.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  }
  const path = await page.getByRole('img', { name: 'A blue wall' }).getAttribute('src');
  const bytes = await (await page.request.get(server.url + path)).body();
  expect(bytes.includes('SECRET')).toBe(false);
  const { exif, xmp, format } = await sharp(bytes).metadata();
  expect([exif, xmp, format]).toEqual([undefined, undefined, 'webp']);
});

test.describe('a picture in the text', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('is published once it has its text, or is marked as decoration', async ({ page }) => {
    await openBlog(page);
    const content =
      'One.\n\n![](/articles/foundations-on-north-texas-clay.svg)\n\nTwo.\n\n![](/articles/hail-and-your-roof.svg)';
    const { title } = await createPost(page, 'unnamed', { content });
    await page.reload();
    await page.getByRole('switch', { name: `Published: ${title}` }).click();
    const refusal = 'Say what each picture in the text shows, or mark it as decoration';
    await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByLabel('Published', { exact: true }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Content')).toHaveAccessibleDescription(refusal);
    await page.getByLabel('What picture 1 shows').fill('A slab with a crack');
    await page.getByRole('checkbox', { name: 'Decoration' }).nth(1).check();
    await expect(page.getByLabel('What picture 2 shows')).toBeDisabled();
    await expect(page.getByLabel('Content')).toHaveValue(
      'One.\n\n![A slab with a crack](/articles/foundations-on-north-texas-clay.svg)\n\nTwo.\n\n![](/articles/hail-and-your-roof.svg "decorative")',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    await page.goto('/blog/unnamed');
    await expect(page.getByRole('img', { name: 'A slab with a crack' })).toBeAttached();
    await expect(page.locator('img[src="/articles/hail-and-your-roof.svg"]')).toHaveAttribute(
      'role',
      'presentation',
    );
  });
});
