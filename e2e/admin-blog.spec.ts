import sharp from 'sharp';
import { keepPost, openBlog, ownCall, postBody, test, writeBody } from './fixtures/blog.ts';
import { expect, expectAccessible, OWNER_PASSWORD } from './fixtures/test.ts';

test.use({ storeOf: 'blog' });

const title = 'Title';
const toast = 'Blog post created successfully';

test('an empty blog says so, and the first post can be begun', async ({ page }) => {
  await openBlog(page);
  await expect(page.getByText('No blog posts yet. Create your first post!')).toBeVisible();
  await expect(page.getByText('0 posts')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(page.getByRole('dialog', { name: 'New Post' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\?new=?$/);
  await expect(page.getByLabel('Excerpt')).toHaveAttribute('rows', '3');
  await expect(page.getByLabel('Content')).toHaveAttribute('rows', '12');
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/admin/blog?new');
  await expect(page.getByRole('dialog', { name: 'New Post' })).toBeVisible();
});

test('a title fills slug and meta title until they are written by hand', async ({ page }) => {
  await openBlog(page, '/admin/blog?new');
  const heading = page.getByLabel(title, { exact: true });
  const slug = page.getByLabel('Slug');
  const meta = page.getByLabel('Meta title');
  await heading.pressSequentially('Hail & Your  Roof, Part 2!');
  await expect(slug).toHaveValue('hail-your-roof-part-2');
  await expect(meta).toHaveValue('Hail & Your  Roof, Part 2!');
  await slug.fill('my-own');
  await heading.press('End');
  await heading.pressSequentially(' Again');
  await expect(slug).toHaveValue('my-own');
  await expect(meta).toHaveValue('Hail & Your  Roof, Part 2! Again');
  await meta.fill('Mine');
  await heading.fill('Other');
  await expect(meta).toHaveValue('Mine');
});

test('tags come by Enter or Add, trimmed and once, and go by a click', async ({ page }) => {
  await openBlog(page, '/admin/blog?new');
  const entry = page.getByLabel('Tags (optional)');
  const tags = page.getByRole('list', { name: 'Tags of this post' }).getByRole('button');
  await entry.fill('  hail storm ');
  await entry.press('Enter');
  await expect(tags).toHaveText(['hail storm']);
  await expect(entry).toHaveValue('');
  await entry.fill('roof');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  for (const ignored of ['roof', ' ROOF ', '', '   ']) {
    await entry.fill(ignored);
    await entry.press('Enter');
  }
  await expect(tags).toHaveText(['hail storm', 'roof']);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the tag hail storm' }).click();
  await expect(tags).toHaveText(['roof']);
});

test.describe('a post that cannot be kept', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('names what is missing or wrong at its field', async ({ page }) => {
    await openBlog(page, '/admin/blog?new');
    await keepPost(page, 'in-use');
    await page.getByLabel('Featured image URL').fill('roof.jpg');
    await page.getByRole('button', { name: 'Create post' }).click();
    for (const text of [
      'Title is required',
      'Slug is required',
      'Excerpt is required',
      'Content is required',
      'Please select a category',
      'Please enter a valid URL that begins with https://',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel(title, { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(title, { exact: true }).fill('In Use');
    await writeBody(page);
    await page.getByLabel('Featured image URL').fill('');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByText('This one is in use already')).toBeVisible();
    await expect(page.getByLabel('Slug')).toBeFocused();
  });
});

test('a post is created, changed, published and deleted, and visitors see it at once', async ({
  page,
}) => {
  await openBlog(page);
  const count = page.getByRole('status').filter({ hasText: /posts?$/ });
  const before = Number.parseInt((await count.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel(title, { exact: true }).fill('Clay Soil');
  await writeBody(page, '## Summer\n\nIt **shrinks**.');
  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count).toHaveText(`${before + 1} ${before === 0 ? 'post' : 'posts'}`);
  const card = page.getByRole('article', { name: 'Clay Soil' });
  await expect(card).toContainText('Draft');
  await expect(card).toContainText('In short.');
  await expect(card).toContainText(/Created [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(card.getByRole('link')).toHaveCount(0);
  const status = async () => (await page.request.get('/blog/clay-soil')).status();
  expect(await status()).toBe(404);

  await card.getByRole('button', { name: 'Edit Clay Soil' }).click();
  await page.getByRole('switch', { name: 'Published', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  await expect(card).toContainText('Published');
  await expect(card.getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    '/blog/clay-soil',
  );
  expect(await status()).toBe(200);

  await card.getByRole('button', { name: 'Edit Clay Soil' }).click();
  await page.getByLabel(title, { exact: true }).fill('Clay in Summer');
  await expect(page.getByLabel('Slug')).toHaveValue('clay-soil');
  await page.getByLabel('Slug').fill('clay');
  await expect(page.getByText('Links to /blog/clay-soil will lead nowhere')).toBeVisible();
  await page.getByLabel('Slug').fill('clay-soil');
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('article', { name: 'Clay in Summer' });
  await expect(changed).toBeVisible();
  expect(await (await page.request.get('/blog/clay-soil')).text()).toContain('Clay in Summer');

  await changed.getByRole('switch').click();
  await expect(changed.getByRole('switch')).not.toBeChecked();
  await expect(changed).toContainText('Draft');
  expect(await status()).toBe(404);
  await changed.getByRole('switch').click();
  await expect(changed.getByRole('switch')).toBeChecked();
  expect(await status()).toBe(200);

  await changed.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByText('Are you sure you want to delete this post?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(changed).toBeVisible();
  await changed.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog post deleted successfully')).toBeVisible();
  await expect(changed).toHaveCount(0);
  await expect(count).toHaveText(`${before} ${before === 1 ? 'post' : 'posts'}`);
  expect(await status()).toBe(404);
});

test.describe('with a server that fails', () => {
  test.use({ expectedMessages: /status of 500/ });

  test('each deed says that it failed, and nothing typed is lost', async ({ page, context }) => {
    await openBlog(page);
    const { title: name } = await keepPost(page, 'unlucky');
    await page.reload();
    await context.route(/\/api\/blog\/posts/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
    );
    await page.getByRole('button', { name: 'New Post' }).click();
    await page.getByLabel(title, { exact: true }).fill('Kept All the Same');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByText('Failed to create blog post')).toBeVisible();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('error (500)');
    await expect(page.getByLabel(title, { exact: true })).toHaveValue('Kept All the Same');
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to update blog post')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete blog post')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
  });
});

test('the preview is what visitors get', async ({ page }) => {
  await openBlog(page);
  const content =
    '# Top\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x](https://x.example)\n\n> Quote `code` <b>bold</b>';
  const { id } = await keepPost(page, 'like-this', { content, published: true });
  await page.goto(`/admin/blog?edit=${id}`);
  const preview = page.locator('.blog-prose');
  await expect(preview.getByRole('heading', { name: 'Top' })).toBeVisible();
  const html = await preview.innerHTML();
  await page.getByLabel('Content').fill('Something *else*');
  await expect(preview).toHaveText('Something else');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto('/blog/like-this');
  expect(await page.locator('.article-text').innerHTML()).toBe(html);
});

test.describe('text that would run', () => {
  // The browser's line for the picture that is not there.
  test.use({ expectedMessages: /status of 404/ });

  test('stays text in the preview, in the list and for visitors', async ({ page }) => {
    const run = 'window.hacked = true';
    const attack = `<script>${run}</script><img src="/x.png" onerror="${run}">`;
    const content = [
      `<script>${run}</script>`,
      `<img src="/x.png" onerror="${run}">`,
      `[link](javascript:${run})`,
      '![picture](data:image/svg+xml;base64,AAAA)',
      `<iframe srcdoc="<script>parent.hacked = true</script>"></iframe>`,
    ].join('\n\n');
    await openBlog(page);
    const { id } = await keepPost(page, 'hostile', {
      title: attack,
      excerpt: attack,
      tags: [attack.slice(0, 40)],
      content,
      published: true,
    });
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(page.locator('.blog-prose img')).toHaveCount(2);
    for (const path of [undefined, '/admin/blog', '/blog/hostile', '/blog']) {
      if (path) await page.goto(path);
      await page.waitForLoadState('networkidle');
      const [hacked, running] = await page.evaluate(() => [
        'hacked' in window,
        document.querySelectorAll(
          '[onerror], [onload], iframe, [href^="javascript:"], [src^="data:"], .blog-prose script',
        ).length,
      ]);
      expect([path, hacked, running]).toEqual([path, false, 0]);
    }
  });
});

test('a picture is uploaded small and without its place, and shown to visitors', async ({
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
  const { id } = await keepPost(page, 'pictured', { published: true });
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
  await page.keyboard.type('Blue');
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

test('a file that is no picture is refused, and one of another site is shown', async ({
  page,
  context,
}) => {
  await context.route('https://images.example/**', async (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: await sharp({ create: { width: 7, height: 5, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    }),
  );
  await openBlog(page);
  const { id } = await keepPost(page, 'linked', { published: true });
  await page.goto(`/admin/blog?edit=${id}`);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  await page
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture')).toBeVisible();
  await page.getByLabel('Featured image URL').fill('https://images.example/a.png');
  await page.getByLabel('What the picture shows').fill('Elsewhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  await page.goto('/blog/linked');
  await expect(page.getByRole('img', { name: 'Elsewhere' })).toHaveJSProperty('naturalWidth', 7);
});

test.describe('unsaved text', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('outlives a closed dialog, a reload and a session that ended', async ({ page }) => {
    await openBlog(page, '/admin/blog?new');
    const heading = page.getByLabel(title, { exact: true });
    const isThere = async () => {
      await expect(heading).toHaveValue('Half an Article');
      await expect(page.getByLabel('Slug')).toHaveValue('half-an-article');
      await expect(page.getByRole('button', { name: 'Remove the tag clay' })).toBeVisible();
      await expect(page.getByText('It is not saved yet.')).toBeVisible();
    };
    await heading.fill('Half an Article');
    await writeBody(page);
    await page.getByLabel('Tags (optional)').fill('clay');
    await page.getByLabel('Tags (optional)').press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New Post' }).click();
    await isThere();
    await page.reload();
    await isThere();

    await ownCall(page, 'DELETE /api/session');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await isThere();
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await page.getByRole('button', { name: 'New Post' }).click();
    await expect(heading).toHaveValue('');

    await heading.fill('Not Wanted');
    await page.reload();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(heading).toHaveValue('');
    await page.reload();
    await expect(heading).toHaveValue('');
    await expect(page.getByText('It is not saved yet.')).toBeHidden();
  });
});

test.describe('a session that ended meanwhile', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('makes of the list no error but the way in', async ({ page }) => {
    await openBlog(page);
    await keepPost(page, 'behind-the-door', { title: 'Behind the Door' });
    await ownCall(page, 'DELETE /api/session');
    await page.getByRole('searchbox').fill('door');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('article', { name: 'Behind the Door' })).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('show both versions, and overwrite none unasked', async ({ page }) => {
    await openBlog(page);
    const { id } = await keepPost(page, 'shared', { title: 'Shared' });
    await page.goto(`/admin/blog?edit=${id}`);
    const heading = page.getByLabel(title, { exact: true });
    await heading.fill('Mine');
    const theirs = postBody('shared', { title: 'Theirs', revision: 1 });
    await ownCall(page, `PUT /api/blog/posts/${id}`, theirs);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Somebody has saved a newer version' });
    await expect(notice.getByRole('row', { name: /Title/ })).toContainText('MineTheirs');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Take the newer version' }).click();
    await expect(heading).toHaveValue('Theirs');

    await heading.fill('Mine Again');
    await ownCall(page, `PUT /api/blog/posts/${id}`, { ...theirs, title: 'Third', revision: 2 });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await notice.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Mine Again' })).toBeVisible();
  });
});

test('more than ten posts are shown page by page, and found by their words', async ({ page }) => {
  await openBlog(page);
  for (let n = 1; n <= 12; n++) await keepPost(page, `paged-${n}`, { tags: [`zebra${n}`] });
  await page.reload();
  await page.getByRole('searchbox').fill('ZEBRA');
  const posts = page.getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: '12 posts with' })).toBeVisible();
  await expect(posts).toHaveCount(10);
  await expect(posts.first()).toContainText('Title of paged-12');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(posts).toHaveCount(12);
  await page.getByRole('searchbox').fill('zebra7');
  await expect(posts).toHaveCount(1);
  await expect(page).toHaveURL(/search=zebra7/);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('No posts found')).toBeVisible();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the owner writes and publishes with a thumb', async ({ page }) => {
    await openBlog(page);
    await page.getByRole('button', { name: 'New Post' }).tap();
    await page.getByLabel(title, { exact: true }).fill('From the Road');
    await writeBody(page, '## Heading');
    await expect(page.locator('.blog-prose')).toHaveText('Heading');
    await page.getByText('Published', { exact: true }).last().tap();
    await expectAccessible(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(375);
    const small = await page.getByRole('dialog').evaluate((dialog) =>
      [
        ...dialog.querySelectorAll(
          'button, select, input:not([type=hidden], [hidden]), label.blog-switch',
        ),
      ]
        .filter((control) => !control.closest('label.blog-switch') || control.matches('label'))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect(small).toEqual([]);
    await page.getByRole('button', { name: 'Create post' }).tap();
    await expect(page.getByText(toast)).toBeVisible();
    await expect(page.getByRole('article', { name: 'From the Road' })).toContainText('Published');
    await expectAccessible(page);
    expect(await width()).toBe(375);
    expect((await page.request.get('/blog/from-the-road')).status()).toBe(200);
  });
});

test('an article is written and published by the keyboard alone', async ({ page }) => {
  await openBlog(page);
  const { keyboard } = page;
  const to = async (name: string) => {
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 60; presses++) {
      await keyboard.press('Tab');
      const label = await focused.evaluate((element) =>
        [element.getAttribute('aria-label'), (element as HTMLInputElement).labels?.[0]?.textContent]
          .concat(element.textContent)
          .find(Boolean),
      );
      if (label?.startsWith(name)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await to('New Post');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Post' })).toBeVisible();
  await to('Title');
  await keyboard.type('By Hand');
  await to('Excerpt');
  await keyboard.type('In short.');
  await to('Content');
  await keyboard.type('Some **text**.');
  await to('Category');
  await keyboard.type('Found');
  await to('Tags');
  await keyboard.type('clay');
  await keyboard.press('Enter');
  await to('Published');
  await keyboard.press('Space');
  await to('Create post');
  await keyboard.press('Enter');
  await expect(page.getByText(toast)).toBeVisible();
  const article = await (await page.request.get('/api/blog/posts/by-hand')).json();
  expect(article).toMatchObject({ category: 'foundations', tags: ['clay'] });
  await expect(page.getByRole('button', { name: 'New Post' })).toBeFocused();
});

test('the badge beside the blog counts its posts', async ({ page }) => {
  await openBlog(page);
  await keepPost(page, 'counted');
  await page.reload();
  const link = page.getByRole('link', { name: /^Blog Posts/ });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toHaveText(/\(\d+\)$/);
});
