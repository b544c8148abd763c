import { takenOver } from './fixtures/taken-over.ts';
import { expect, expectAccessible, expectReadable, test } from './fixtures/test.ts';

interface ExpectedPage {
  path: string;
  heading: string;
  /** Types of the JSON-LD besides the business, which every page names. */
  data?: string[];
}

/** Every route of spec §2 as a visitor and a crawler meet it. */
const pages: ExpectedPage[] = [
  { path: '/', heading: 'Know the home before you own it' },
  { path: '/about', heading: 'One inspector', data: ['BreadcrumbList'] },
  { path: '/services', heading: 'inspection', data: ['BreadcrumbList', 'Service'] },
  { path: '/pricing', heading: 'Transparent Pricing', data: ['BreadcrumbList'] },
  { path: '/contact', heading: 'Talk to your inspector', data: ['BreadcrumbList'] },
  { path: '/quote', heading: 'Get a free quote', data: ['BreadcrumbList'] },
  { path: '/instant-quote', heading: 'Your inspection price, now', data: ['BreadcrumbList'] },
  { path: '/maintenance-tips', heading: 'What your home needs now', data: ['BreadcrumbList'] },
  { path: '/reviews', heading: 'What clients say', data: ['BreadcrumbList'] },
  { path: '/calendar', heading: 'Schedule your inspection', data: ['BreadcrumbList'] },
  { path: '/faq', heading: 'questions', data: ['BreadcrumbList', 'FAQPage'] },
  { path: '/blog', heading: 'Notes from the crawl space', data: ['BreadcrumbList'] },
  {
    path: '/blog/hail-and-your-roof',
    heading: 'What Hail Does to a North Texas Roof',
    data: ['BlogPosting', 'BreadcrumbList'],
  },
];

test.describe('what a crawler receives', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, data = [] } of pages) {
    test(`${path}: status, headings, landmarks and metadata`, async ({ page, server }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(heading, 'i'));
      const ranks = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((nodes) => nodes.map((node) => Number(node.tagName.slice(1))));
      for (const [index, rank] of ranks.entries()) {
        expect(rank, `heading ${index}`).toBeLessThanOrEqual((ranks[index - 1] ?? 1) + 1);
      }

      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(1);
      }
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);

      const title = await page.title();
      expect(title).toContain('Bluebonnet');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url + path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
      for (const name of ['description', 'keywords', 'twitter:card', 'twitter:image']) {
        await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /.+/);
      }
      for (const [property, content] of Object.entries({
        'og:title': title,
        'og:url': server.url + path,
        'og:type': path.startsWith('/blog/') ? 'article' : 'website',
        'og:image:width': '1200',
        'og:image:height': '630',
      })) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute(
          'content',
          content,
        );
      }

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks.map((block) => JSON.parse(block)['@type']);
      expect(types).toContain('HomeAndConstructionBusiness');
      for (const type of data) expect(types).toContain(type);
    });
  }

  test('every page has its own title, description and picture for shared links', async ({
    page,
    request,
  }) => {
    const seen = { title: new Set(), description: new Set(), image: new Set() };
    for (const { path } of pages) {
      await page.goto(path);
      const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      seen.title.add(await page.title());
      seen.description.add(await page.locator('meta[name=description]').getAttribute('content'));
      seen.image.add(image);
      expect((await request.get(image)).headers()['content-type'], path).toBe('image/png');
    }
    for (const values of Object.values(seen)) expect(values.size).toBe(pages.length);
  });

  test('the admin stays out of search engines', async ({ request, server }) => {
    for (const path of ['/admin', '/admin/blog']) {
      const answer = await request.get(server.url + path);
      expect(answer.headers()['x-robots-tag']).toContain('noindex');
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    }
  });
});

test.describe('axe, once the page is in use', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  for (const path of [...pages.map((page) => page.path), '/blog?search=zebra']) {
    test(`minds nothing on ${path}, in light and dark`, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
    });
  }
});

test.describe('at any width', () => {
  for (const { path } of pages) {
    test(`${path} fits from 320 px up, which is also 400 % zoom`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      for (const width of [320, 640, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe('with motion reduced', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing on any page moves by itself', async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => String((effect as KeyframeEffect).target?.className)),
      );
      expect(moving, path).toEqual([]);
    }
  });
});

test('by keyboard alone every page is reached from the first one', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const [name, path] of [
    ['About', '/about'],
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});
