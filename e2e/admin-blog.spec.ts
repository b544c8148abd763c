import { createPost, fillPost, openBlog, test } from './fixtures/blog.ts';
import { expect, expectAccessible } from './fixtures/test.ts';

test.use({ storeName: 'empty-blog' });

const title = 'Title';
const toast = 'Blog post created successfully';

test('an empty blog says so and opens the dialog for a new post', async ({ page }) => {
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

test('the form of a new post', async ({ page }) => {
  await openBlog(page, '/admin/blog?new');

  await test.step('a title fills in slug and meta title until they are edited', async () => {
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

  await test.step('tags are added by Enter or Add, trimmed and without duplicates, and removed by a click', async () => {
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
});

test('a post is created, changed, published and deleted, and visitors see it at once', async ({
  page,
}) => {
  await openBlog(page);
  const count = page.getByRole('status').filter({ hasText: /posts?$/ });
  const before = Number.parseInt((await count.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'New Post' }).click();
  await page.getByLabel(title, { exact: true }).fill('Clay Soil');
  await fillPost(page, '## Summer\n\nIt **shrinks**.');
  await page.getByRole('button', { name: 'Create post' }).click();
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count).toHaveText(`${before + 1} ${before === 0 ? 'post' : 'posts'}`);
  await test.step('the badge of the navigation counts the posts', async () => {
    const link = page.getByRole('link', { name: /^Blog Posts/ });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toHaveText(/\(\d+\)$/);
  });
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
  await expect(page.getByText('Links to /blog/clay-soil will lead here')).toBeVisible();
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

test('more than ten posts are paged and searched', async ({ page }) => {
  await openBlog(page);
  for (let n = 1; n <= 12; n++) await createPost(page, `paged-${n}`, { tags: [`zebra${n}`] });
  await page.reload();
  await page.getByRole('searchbox').fill('ZEBRA');
  const posts = page.getByRole('article');
  await expect(page.getByRole('status').filter({ hasText: '12 posts with' })).toBeVisible();
  await expect(posts).toHaveCount(10);
  await expect(posts.first()).toContainText('Title of paged-12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(posts).toHaveCount(2);
  await page.getByRole('searchbox').fill('zebra7');
  await expect(posts).toHaveCount(1);
  await expect(page).toHaveURL(/search=zebra7/);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByText('No posts found')).toBeVisible();
});
