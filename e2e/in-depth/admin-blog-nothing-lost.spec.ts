import { callAsOwner, createPost, fillPost, openBlog, postBody, test } from '../fixtures/blog.ts';
import { expect, expectAccessible, OWNER_PASSWORD } from '../fixtures/test.ts';

test.use({ storeName: 'blog' });

const title = 'Title';
const toast = 'Blog post created successfully';

test.describe('a post that is not valid', () => {
  test.use({ expectedMessages: /status of 422/ });

  test('shows each error at its field', async ({ page }) => {
    await openBlog(page, '/admin/blog?new');
    await createPost(page, 'in-use');
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
    await fillPost(page);
    await page.getByLabel('Featured image URL').fill('');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByText('This one is already in use')).toBeVisible();
    await expect(page.getByLabel('Slug')).toBeFocused();
  });
});

test.describe('with a server that fails', () => {
  test.use({ expectedMessages: /status of 500/ });

  test('each action reports its failure, and nothing typed is lost', async ({ page, context }) => {
    await openBlog(page);
    const { title: name } = await createPost(page, 'unlucky');
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

test.describe('unsaved text', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('survives a closed dialog, a reload and the end of the session', async ({ page }) => {
    await openBlog(page, '/admin/blog?new');
    const heading = page.getByLabel(title, { exact: true });
    const expectDraft = async () => {
      await expect(heading).toHaveValue('Half an Article');
      await expect(page.getByLabel('Slug')).toHaveValue('half-an-article');
      await expect(page.getByRole('button', { name: 'Remove the tag clay' })).toBeVisible();
      await expect(page.getByText('It isn’t saved yet.')).toBeVisible();
    };
    await heading.fill('Half an Article');
    await fillPost(page);
    await page.getByLabel('Tags (optional)').fill('clay');
    await page.getByLabel('Tags (optional)').press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New Post' }).click();
    await expectDraft();
    await page.reload();
    await expectDraft();

    await callAsOwner(page, 'DELETE /api/session');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectDraft();
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
    await expect(page.getByText('It isn’t saved yet.')).toBeHidden();
  });
});

test.describe('the end of the session', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('shows the log-in in place of an error of the list', async ({ page }) => {
    await openBlog(page);
    await createPost(page, 'behind-the-door', { title: 'Behind the Door' });
    await callAsOwner(page, 'DELETE /api/session');
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

  test('show both versions of a conflict before one is overwritten', async ({ page }) => {
    await openBlog(page);
    const { id } = await createPost(page, 'shared', { title: 'Shared' });
    await page.goto(`/admin/blog?edit=${id}`);
    const heading = page.getByLabel(title, { exact: true });
    await heading.fill('Mine');
    const theirs = postBody('shared', { title: 'Theirs', revision: 1 });
    await callAsOwner(page, `PUT /api/blog/posts/${id}`, theirs);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'A newer version was saved' });
    await expect(notice.getByRole('row', { name: /Title/ })).toContainText('MineTheirs');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Use the newer version' }).click();
    await expect(heading).toHaveValue('Theirs');

    await heading.fill('Mine Again');
    await callAsOwner(page, `PUT /api/blog/posts/${id}`, {
      ...theirs,
      title: 'Third',
      revision: 2,
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await notice.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Mine Again' })).toBeVisible();
  });
});
