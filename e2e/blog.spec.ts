import { hydrated } from './fixtures/hydrated.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

test.describe('the blog', () => {
  test('filters by category and search, both in the address', async ({ page }) => {
    await page.goto('/blog');
    await test.step('each card shows two tags, a date and the reading time', async () => {
      const card = page.locator('article, .blog-card').first();
      await expect(card.locator('.blog-tag')).toHaveCount(2);
      await expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
      await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
    });
    await hydrated(page);
    const list = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
    const all = await list.count();
    expect(all, 'articles on the first page').toBeGreaterThanOrEqual(8);

    await page.getByRole('button', { name: 'Foundations' }).click();
    await expect(page).toHaveURL(/\/blog\?category=foundations$/);
    await expect(page.getByRole('button', { name: 'Foundations' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(list).not.toHaveCount(all);

    await page.getByRole('button', { name: 'All Categories' }).click();
    await expect(list).toHaveCount(all);

    await page.getByRole('searchbox', { name: 'Search articles' }).fill('hail');
    await expect(page).toHaveURL(/search=hail/);
    await expect(list.filter({ hasText: 'Hail' }).first()).toBeVisible();
    await expect(list).not.toHaveCount(all);

    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('hail');
    await expect(list).not.toHaveCount(all);
  });

  test('reports an empty result and clears the filters', async ({ page }) => {
    await page.goto('/blog?category=foundations&search=zebra');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeHidden();
  });

  test.describe('while and after a call that fails', () => {
    test.use({ expectedMessages: /status of 500/ });

    test('shows a skeleton of six cards, then the failure', async ({ page, context }) => {
      await page.goto('/');
      await hydrated(page);
      const held = Promise.withResolvers<void>();
      await context.route('**/api/blog/posts?*', async (route) => {
        await held.promise;
        await route.fulfill({ status: 500 });
      });
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Blog' })
        .click();
      const skeleton = page.getByRole('status', { name: 'Loading articles' });
      await expect(skeleton.locator('> *')).toHaveCount(6);
      held.resolve();
      await expect(page.getByRole('heading', { name: 'The articles didn’t load' })).toBeVisible();
    });
  });
});

test.describe('an article', () => {
  test('opened from the list loads, has its title focused, sets title and meta tags, and Back returns to the list', async ({
    page,
    context,
  }) => {
    await page.goto('/blog');
    await hydrated(page);
    const held = Promise.withResolvers<void>();
    await context.route('**/api/blog/posts/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const link = page.getByRole('region', { name: 'Articles' }).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('status', { name: 'Loading the article' })).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const served = await page.request.get(page.url()).then((answer) => answer.text());
    const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1];
    await expect(page).toHaveTitle((titleOf(served) ?? '').replaceAll('&amp;', '&'));
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await page.goBack();
    await expect(page.locator('meta[property^="article:"]')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('is shared by the native dialog, else by copying its link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/blog/hail-and-your-roof');
    await hydrated(page);
    const share = page.getByRole('button', { name: 'Share' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await test.step('without native sharing the link is copied', async () => {
      // Chromium on Linux has no native sharing.
      await share.click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await copied()).toBe(page.url());
    });

    await test.step('native sharing gets the link', async () => {
      await page.evaluate(() => {
        Object.assign(window, { shared: [], refusal: '' });
        const state = window as unknown as { shared: unknown[]; refusal: string };
        navigator.share = async (data) => {
          if (state.refusal) throw new DOMException('no', state.refusal);
          state.shared.push(data);
        };
      });
      await share.click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
        .toEqual([expect.objectContaining({ url: page.url() })]);
    });

    await test.step('when native sharing fails the link is copied, but not when it is canceled', async () => {
      const refuse = async (refusal: string) => {
        await page.evaluate((name) => Object.assign(window, { refusal: name }), refusal);
        await page.evaluate(() => navigator.clipboard.writeText('before'));
        await share.click();
      };
      await refuse('AbortError');
      expect(await copied()).toBe('before');
      await refuse('NotAllowedError');
      await expect.poll(copied).toBe(page.url());
    });
  });

  test.describe('whose call fails', () => {
    test.use({ expectedMessages: /status of (404|500)/ });

    test('is reported as not found, with a link back to the blog', async ({ page, context }) => {
      await page.goto('/blog');
      await hydrated(page);
      for (const status of [404, 500]) {
        await context.route('**/api/blog/posts/*', (route) => route.fulfill({ status }));
        await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click();
        await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
        await expect(page).toHaveTitle(/^Article Not Found/);
        await expect(
          page.getByText("The article you're looking for doesn't exist or has been moved."),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Back to Blog' }).click();
        await expect(page).toHaveURL(/\/blog$/);
      }
    });
  });
});
