import { describe, expect, it, test } from 'vitest';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { business } from '#domain/business/business.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render, routes } from './entry-server.tsx';

const origin = 'https://inspector.example';
const assets = {
  scripts: ['/assets/client-1.js'],
  styles: ['/assets/client-1.css'],
  preloads: ['/assets/start-1.js'],
  onDemand: {
    'site/hydration/hydrate.tsx': ['/assets/start-1.js', '/assets/react-1.js'],
    'site/pages/home/home-page.tsx': ['/assets/home-1.js'],
    'site/pages/faq/faq-page.tsx': ['/assets/faq-1.js'],
    'site/pages/article/article-page.tsx': ['/assets/article-1.js'],
  },
};

const post: PostDetail = {
  id: 'post-1',
  slug: 'clay-soil',
  title: 'What clay does to a slab',
  excerpt: 'It swells and it shrinks.',
  content: 'It swells.',
  contentHtml: '<p>It swells.</p>',
  category: 'foundations',
  tags: ['clay', 'slab'],
  metaTitle: 'Clay and slabs | Bluebonnet',
  metaDescription: 'Why doors stick in August.',
  createdAt: '2026-03-01T15:00:00.000Z',
  publishedAt: '2026-03-02T15:00:00.000Z',
  readingMinutes: 1,
};
const { content: _text, contentHtml: _html, ...summary } = post;

/** What the API would give. */
const answers: Record<string, unknown> = {
  'blog/posts?published=true': [summary],
  'blog/popular': [summary],
  'blog/categories': [{ id: 'foundations', name: 'Foundations', slug: 'foundations' }],
  'blog/posts/clay-soil': post,
  reviews: { reviews: [], stats: reviewStats([]) },
  embed: { origin },
};
const page = (path: string) => render({ path, origin, assets, read: async (key) => answers[key] });

const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const content = (html: string, name: string) =>
  values(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'));

/** For partners, who are sent its address; search engines are not. */
const unlisted = '/embed';
const everyPage = await Promise.all(
  [...routes(), unlisted, '/blog/clay-soil'].map(async (path) => ({ path, ...(await page(path)) })),
);

describe.each(everyPage)('the page at $path', ({ path, status, html }) => {
  it('answers 200 with one heading of the first rank', () => {
    expect(status).toBe(200);
    expect(html.startsWith('<!doctype html>\n<html lang="en-US">')).toBe(true);
    expect(values(html, /<(h1)[ >]/g)).toHaveLength(1);
  });

  it('tells crawlers what it is', () => {
    const [title] = values(html, /<title>([^<]+)<\/title>/g);
    expect(title).toContain('Bluebonnet');
    expect(content(html, 'og:title')).toEqual([title]);
    expect(content(html, 'twitter:title')).toEqual([title]);
    for (const name of ['description', 'keywords', 'og:image', 'twitter:card']) {
      expect(content(html, name), name).toEqual([expect.stringMatching(/./)]);
    }
    expect(content(html, 'og:description')).toEqual(content(html, 'description'));
    expect(content(html, 'robots')).toEqual([
      path === unlisted ? 'noindex, follow' : 'index, follow',
    ]);
    expect(values(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([origin + path]);
    expect(content(html, 'og:url')).toEqual([origin + path]);
  });

  it('carries the structured data that is claimed of the business, once', () => {
    const blocks = values(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    const all = blocks.map((block) => JSON.parse(block));
    expect(all.filter((block) => block['@type'] === 'HomeAndConstructionBusiness')).toEqual([
      expect.objectContaining({
        '@type': 'HomeAndConstructionBusiness',
        priceRange: '$350-$550',
        aggregateRating: expect.objectContaining({ ratingValue: '5.0', reviewCount: 150 }),
        openingHoursSpecification: expect.objectContaining({
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '08:00',
          closes: '18:00',
        }),
        additionalProperty: [
          expect.objectContaining({ value: '15+ years' }),
          expect.objectContaining({ value: '98%' }),
          expect.objectContaining({ value: '$3,200' }),
        ],
      }),
    ]);
  });

  it('passes a policy without inline scripts and styles', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+="/);
    for (const script of values(html, /<script([^>]*)>/g)) {
      expect(script).toMatch(/^ (type="module" async src|type="application\/(ld\+)?json")/);
    }
  });

  it('links only to pages and parts of pages that exist', () => {
    const links = values(html, /<a [^>]*href="([/#][^"]*)"/g);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      if (link.startsWith('#')) expect(html).toContain(`id="${link.slice(1)}"`);
      else
        expect([...routes(), unlisted, '/blog/clay-soil']).toContain(link.replace(/[#?].*$/, ''));
    }
  });

  it('leads to the inspector by telephone and mail, and names the license', () => {
    const [bar] = values(html, /(<section class="site-top-bar".*?<\/section>)/gs);
    expect(bar).toContain(`href="${business.phone.href}"`);
    expect(bar).toContain(`href="${business.email.href}"`);
    expect(bar).toContain(business.licence.label);
  });

  it('carries the shape of every icon that it shows', () => {
    const shown = values(html, /<use href="#([^"]+)"/g);
    expect(shown.length).toBeGreaterThan(3);
    for (const id of shown)
      expect(html).toMatch(new RegExp(`<symbol id="${id}"[^>]*><(path|circle|rect|line)`));
  });

  it('uses no id twice', () => {
    const ids = values(html, /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each([
  { path: '/nowhere', heading: '404 Page Not Found' },
  { path: '/blog/nowhere', heading: 'Article Not Found' },
  { path: '/blog/clay-soil/more', heading: '404 Page Not Found' },
])('a path that does not exist: $path', async ({ path, heading }) => {
  const { status, html } = await page(path);

  it('answers 404 and says so', () => {
    expect(status).toBe(404);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  });

  it('stays out of search engines', () => {
    expect(content(html, 'robots')).toEqual(['noindex, follow']);
  });

  it('cannot write into the document', async () => {
    expect((await page('/"><script>alert(1)</script>')).html).not.toContain('<script>alert');
  });
});

test('the home page links the notice that Texas asks for, in its own words', async () => {
  expect((await page('/')).html).toMatch(
    /<a href="https:\/\/www\.trec\.texas\.gov\/sites\/default\/files\/pdf-forms\/CN%201-5_0\.pdf">(<svg.*?<\/svg>)?Texas Real Estate Commission Consumer Protection Notice<\/a>/,
  );
});

test('the typeface and the styles are asked for before the script', async () => {
  const { html } = await page('/');
  const order = [
    /<link rel="preload" as="font" type="font\/woff2" crossorigin="" href="[^"]+figtree[^"]+">/,
    /<link rel="stylesheet" href="\/assets\/client-1\.css">/,
    /<script type="module"/,
  ].map((pattern) => html.search(pattern));
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each([
  ['/', '/assets/react-1.js /assets/home-1.js'],
  ['/faq', '/assets/react-1.js /assets/faq-1.js'],
  ['/blog/clay-soil', '/assets/react-1.js /assets/article-1.js'],
  ['/nowhere', '/assets/react-1.js'],
])('%s names the scripts that take it over, and asks for none of them', async (path, scripts) => {
  const { html } = await page(path);
  expect(values(html, /data-ahead="([^"]*)"/g)).toEqual([scripts]);
  for (const script of scripts.split(' ')) expect(html).not.toContain(`href="${script}"`);
});

test('the page for partners shows the block for the public address, and is listed nowhere', async () => {
  const { html } = await page(unlisted);
  expect(html).toContain(
    `&lt;script type=&quot;module&quot; src=&quot;${origin}/embed/v1.js&quot;&gt;&lt;/script&gt;`,
  );
  expect(routes()).not.toContain(unlisted);
});

test('a page is the same whenever it is rendered, so that it can be kept', async () => {
  for (const path of routes()) expect(await page(path)).toEqual(await page(path));
});
