import { takenOver } from './fixtures/taken-over.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const cards = 'article, .blog-card';

test.describe('the blog', () => {
  test('narrows by category and by words, and the address says so', async ({ page }) => {
    await page.goto('/blog');
    const list = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
    const all = await list.count();
    expect(all).toBeGreaterThanOrEqual(8);

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

  test('says when nothing fits, and clears the filters', async ({ page }) => {
    await page.goto('/blog?category=foundations&search=zebra');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeHidden();
  });

  test('shows each card with two tags, a date and the reading time', async ({ page }) => {
    await page.goto('/blog');
    const card = page.locator(cards).first();
    await expect(card.locator('.blog-tag')).toHaveCount(2);
    await expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(
      page.getByRole('complementary', { name: 'Popular articles' }).getByRole('listitem'),
    ).toHaveCount(5);
  });

  test('shows six cards in waiting while the list is on its way', async ({ page, context }) => {
    await page.goto('/');
    await takenOver(page);
    const held = Promise.withResolvers<void>();
    await context.route('**/api/blog/posts?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    const waiting = page.getByRole('status', { name: 'Loading articles' });
    await expect(waiting.locator('> *')).toHaveCount(6);
    held.resolve();
    await expect(
      page.getByRole('region', { name: 'Articles' }).getByRole('listitem').first(),
    ).toBeVisible();
  });

  test.describe('with a server that fails', () => {
    test.use({ expectedMessages: /status of 500/ });
    test('offers another try and the telephone', async ({ page, context }) => {
      await page.goto('/');
      await takenOver(page);
      await context.route('**/api/blog/posts?*', (route) => route.fulfill({ status: 500 }));
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Blog' })
        .click();
      await expect(
        page.getByRole('heading', { name: 'The articles did not arrive' }),
      ).toBeVisible();
    });
  });
});

test.describe('an article', () => {
  test('opened from the list has its own head, and Back leads to the list', async ({ page }) => {
    await page.goto('/blog');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('region', { name: 'Articles' }).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const served = await page.request.get(page.url()).then((answer) => answer.text());
    const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1];
    await expect(page).toHaveTitle((titleOf(served) ?? '').replaceAll('&amp;', '&'));
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    await page.goBack();
    await expect(page.locator('meta[property^="article:"]')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('carries its metadata and its text in the HTML', async ({ request, server }) => {
    const [post] = await request
      .get(`${server.url}/api/blog/posts?published=true`)
      .then((a) => a.json());
    const html = await request
      .get(`${server.url}/blog/${post.slug}`)
      .then((answer) => answer.text());
    expect(html).toContain(
      `<meta property="article:published_time" content="${post.publishedAt}">`,
    );
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain(`<link rel="canonical" href="${server.url}/blog/${post.slug}">`);
    const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
    const picture = await request.get(image);
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  test('is shared by the browser, else its link is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/blog');
    await page.getByRole('region', { name: 'Articles' }).getByRole('link').first().click();
    await page.waitForURL(/\/blog\/.+/);
    // Chromium on Linux has no dialog to share with.
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('is shared through the dialog where there is one; when that fails the link is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] as unknown[], refusal: undefined });
      const world = window as unknown as { shared: unknown[]; refusal?: string };
      navigator.share = async (data) => {
        if (world.refusal) throw new DOMException('no', world.refusal);
        world.shared.push(data);
      };
    });
    await page.goto('/blog/hail-and-your-roof');
    const share = page.getByRole('button', { name: 'Share' });
    await page.waitForLoadState('networkidle');
    await share.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([expect.objectContaining({ url: page.url() })]);

    await page.evaluate(() => Object.assign(window, { refusal: 'AbortError' }));
    await share.click();
    await page.evaluate(() => Object.assign(window, { refusal: 'NotAllowedError' }));
    await share.click();
    await expect(page.getByText('Link copied')).toHaveCount(1);
  });

  test.describe('that does not exist', () => {
    test.use({ expectedMessages: /status of 404/ });

    test('answers 404 and leads back to the blog', async ({ page }) => {
      const answer = await page.goto('/blog/no-such-article');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
      await expect(
        page.getByText("The article you're looking for doesn't exist or has been moved."),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await expect(page).toHaveURL(/\/blog$/);
    });
  });
});
