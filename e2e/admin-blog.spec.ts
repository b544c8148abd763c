import { keepPost, openBlog, test, writeBody } from './fixtures/blog.ts';
import { expect, expectAccessible } from './fixtures/test.ts';

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
