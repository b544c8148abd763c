import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { addressIn, localizedPath } from '#domain/locale/localized-path.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render, routes, sharedPages } from './entry-server.tsx';

const origin = 'https://inspector.example';
const assets = {
  scripts: ['/assets/client-1.js'],
  styles: ['/assets/client-1.css'],
  preloads: ['/assets/start-1.js'],
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

/** The API's answers. */
const answers: Record<string, unknown> = {
  business: defaultBusiness,
  'blog/posts?published=true': [summary],
  'blog/popular': [summary],
  'blog/categories': [{ id: 'foundations', name: 'Foundations', slug: 'foundations' }],
  'blog/posts/clay-soil': post,
  reviews: { reviews: [], stats: reviewStats([], defaultBusiness) },
  embed: { origin },
  privacy: { retentionMonths: 24 },
};
const page = (path: string) => render({ path, origin, assets, read: async (key) => answers[key] });

const values = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
/** Each link with its name and its target. */
const linksIn = (html = '') =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => {
    const [label] = values(attributes, /aria-label="([^"]+)"/g);
    return [label ?? textOf(inside), values(attributes, /href="([^"]+)"/g)[0]];
  });
const content = (html: string, name: string) =>
  values(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'));

/** For partners, who get its address; search engines do not. */
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

  it('has title, description and social tags', () => {
    const [title] = values(html, /<title>([^<]+)<\/title>/g);
    expect(title).toContain('Bluebonnet');
    expect(content(html, 'og:title')).toEqual([title]);
    expect(content(html, 'twitter:title')).toEqual([title]);
    for (const name of [
      'description',
      'keywords',
      'og:image',
      'twitter:card',
      'twitter:image:alt',
    ]) {
      expect(content(html, name), name).toEqual([expect.stringMatching(/./)]);
    }
    expect(content(html, 'og:description')).toEqual(content(html, 'description'));
    expect(content(html, 'robots')).toEqual([
      path === unlisted ? 'noindex, follow' : 'index, follow',
    ]);
    expect(values(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([origin + path]);
    expect(content(html, 'og:url')).toEqual([origin + path]);
  });

  it('has the structured data of the business, once', () => {
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
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    for (const script of values(html, /<script([^>]*)>/g)) {
      expect(script).toMatch(/^ (type="module" async src|type="application\/(ld\+)?json")/);
    }
  });

  it('links only to pages and parts of pages that exist', () => {
    const links = values(html, /<a [^>]*href="([/#][^"]*)"/g);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const { path } = localizedPath(link.replace(/[#?].*$/, ''));
      if (link.startsWith('#')) expect(html).toContain(`id="${link.slice(1)}"`);
      else expect([...routes(), unlisted, '/blog/clay-soil']).toContain(path);
    }
  });

  it('leads to the inspector by telephone and mail, and names the license', () => {
    const [bar = ''] = values(
      html,
      /(<section class="site-top-bar" aria-label="Reach us">.*?<\/section>)/gs,
    );
    expect(linksIn(bar)).toEqual([
      ['(972) 555-0148', 'tel:+19725550148'],
      ['Email hello@bluebonnet.example', 'mailto:hello@bluebonnet.example'],
    ]);
    expect(textOf(bar)).toContain('Licensed Texas inspector, TREC #8544');
  });

  it('has the links of its header in order, and a highlighted button', () => {
    const [header = ''] = values(html, /(<header class="site-header".*?<\/header>)/gs);
    expect(linksIn(header)).toContainEqual(['Español', addressIn('es', path)]);
    const [main] = values(header, /<nav [^>]*aria-label="Main">(.*?)<\/nav>/gs);
    expect(linksIn(main)).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Pricing', '/pricing'],
      ['Blog', '/blog'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
    ]);
    expect(linksIn(header)).toContainEqual(['Instant Quote', '/instant-quote']);
    expect(header).toMatch(/<a [^>]*data-kind="action"[^>]*>Instant Quote</);
  });

  it('has a footer with a blurb, the license, a copyright and the service area', () => {
    const [footer = ''] = values(html, /(<footer class="site-footer".*?<\/footer>)/gs);
    for (const text of [
      'Careful home inspections and plain reports',
      'Texas Real Estate Commission, inspector license TREC #8544',
      '© Bluebonnet Home Inspections',
      'Dallas-Fort Worth metroplex',
      'Dallas, Tarrant and Collin counties',
    ]) {
      expect(textOf(footer)).toContain(text);
    }
  });

  it('has Quick Links that lead where they should', () => {
    const [quick] = values(html, /<nav aria-label="Quick Links">(.*?)<\/nav>/gs);
    expect(linksIn(quick)).toEqual(
      expect.arrayContaining([
        ['Residential Inspections', '/services'],
        ['Home Warranty Inspections', '/services'],
        ['Pre-Listing Inspections', '/services'],
        ['Pricing', '/pricing'],
        ['Maintenance Tips', '/maintenance-tips'],
        ['Customer Reviews', '/reviews'],
      ]),
    );
  });

  it('has the help chat and the scroll-to-top button', () => {
    const [chat = ''] = values(
      html,
      /(<section class="chat" aria-label="Help chat">.*?<\/section>)/gs,
    );
    expect(textOf(chat)).toContain('Questions? Ask us');
    expect(values(html, /<button [^>]*(aria-label="Scroll to top")/g)).toHaveLength(1);
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

  it('has no canonical address', () => {
    expect(html).not.toContain('rel="canonical"');
    expect(content(html, 'og:url')).toEqual([]);
  });

  it('escapes the path in the document', async () => {
    expect((await page('/"><script>alert(1)</script>')).html).not.toContain('<script>alert');
  });
});

test('the home page links the notice that Texas asks for, in its own words', async () => {
  expect((await page('/')).html).toMatch(
    /<a href="https:\/\/www\.trec\.texas\.gov\/sites\/default\/files\/pdf-forms\/CN%201-5_0\.pdf">(<svg.*?<\/svg>)?<span>Texas Real Estate Commission Consumer Protection Notice<\/span><\/a>/,
  );
});

describe('the share image of an article', () => {
  const drawn = { url: `${origin}/share/blog/${post.slug}.png`, size: [['1200'], ['630']] };
  const size = { width: 640, height: 360 };
  const upload = '/uploads/0123456789abcdef0123456789abcdef.webp';

  it.each([
    [
      'its featured picture with its true size',
      { featuredImage: upload, featuredImageSize: size, featuredImageAlt: 'A slab' },
      { url: origin + upload, size: [['640'], ['360']], alt: 'A slab' },
    ],
    [
      'its featured picture of another site, whose size is unknown',
      { featuredImage: 'https://pictures.example/slab.jpg' },
      { url: 'https://pictures.example/slab.jpg', size: [[], []], alt: post.title },
    ],
    ['the drawn one without a picture', {}, drawn],
    ['the drawn one for a drawing', { featuredImage: '/articles/slab.svg?1' }, drawn],
    ['the drawn one for an upload that is gone', { featuredImage: upload }, drawn],
    [
      'the drawn one for a sample',
      { slug: 'hail-and-your-roof', featuredImage: '/articles/hail-and-your-roof.svg' },
      { ...drawn, url: `${origin}/share/blog/hail-and-your-roof.png` },
    ],
  ])('is %s', async (_what, changes, expected) => {
    const shown: PostDetail = { ...post, ...changes };
    const path = `/blog/${shown.slug}`;
    const read = async (key: string) => (key === `blog/posts/${shown.slug}` ? shown : answers[key]);
    const { html } = await render({ path, origin, assets, read });
    expect(content(html, 'og:image')).toEqual([expected.url]);
    expect(content(html, 'twitter:image')).toEqual([expected.url]);
    expect(['width', 'height'].map((side) => content(html, `og:image:${side}`))).toEqual(
      expected.size,
    );
    if ('alt' in expected) expect(content(html, 'og:image:alt')).toEqual([expected.alt]);
    const [article] = values(html, /<script type="application\/ld\+json">(.*?)<\/script>/g)
      .map((block) => JSON.parse(block))
      .filter((block) => block['@type'] === 'BlogPosting');
    expect(article.image).toEqual([expected.url]);
  });
});

test('an article tells search engines when it was published and last changed', async () => {
  const updatedAt = '2026-04-01T15:00:00.000Z';
  const read = async (key: string) =>
    key === 'blog/posts/clay-soil' ? { ...post, updatedAt } : answers[key];
  const { html } = await render({ path: '/blog/clay-soil', origin, assets, read });
  expect(html).toContain(`"datePublished":"${post.publishedAt}","dateModified":"${updatedAt}"`);
  expect((await page('/blog/clay-soil')).html).toContain(`"dateModified":"${post.publishedAt}"`);
});

test('a business with colors of its own has their sheet, and the default one asks for none', async () => {
  const { html: plain } = await page('/');
  expect(plain).not.toMatch(/\/brand\/|data-motif/);
  const brand = { ...defaultBusiness.brand, accent: '#8a3b12', motif: 'neutral' as const };
  const read = async (key: string) =>
    key === 'business' ? { ...defaultBusiness, brand } : answers[key];
  const { html } = await render({ path: '/', origin, assets, read });
  expect(html).toContain('<link rel="stylesheet" href="/brand/8a3b12-12213f.css">');
  expect(html).toContain('<html lang="en-US" data-motif="neutral">');
});

test('the font and the styles precede the script', async () => {
  const { html } = await page('/');
  const order = [
    /<link rel="preload" as="font" type="font\/woff2" crossorigin="" href="[^"]+figtree[^"]+">/,
    /<link rel="stylesheet" href="\/assets\/client-1\.css">/,
    /<script type="module"/,
  ].map((pattern) => html.search(pattern));
  expect(order[0]).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('the page for partners shows the block for the public address, and is listed nowhere', async () => {
  const { html } = await page(unlisted);
  expect(html).toContain(
    `&lt;script type=&quot;module&quot; src=&quot;${origin}/embed/v1.js&quot;&gt;&lt;/script&gt;`,
  );
  expect(routes()).not.toContain(unlisted);
});

test('a page renders the same each time, so that it can be cached', async () => {
  for (const path of routes()) expect(await page(path)).toEqual(await page(path));
});

it('a photograph of the owner is on the share image in its place, with its own alternative text', async () => {
  const photograph = { src: '/uploads/a.jpg', width: 1600, height: 1000, alt: 'Our truck' };
  const brand = { ...defaultBusiness.brand, photographs: { hero: photograph } };
  const business = { ...defaultBusiness, brand };
  const shared = sharedPages(business).filter((shown) => shown.photograph);
  expect(shared).toMatchObject([{ image: '/share/home.png', photograph: '/uploads/a.jpg' }]);
  const read = async (key: string) => (key === 'business' ? business : answers[key]);
  const altAt = async (path: string) =>
    content((await render({ path, origin, assets, read })).html, 'og:image:alt');
  expect(await altAt('/')).toEqual(['Our truck']);
  expect(await altAt('/about')).toEqual([expect.stringMatching(/: a drawing$/)]);
});

it('the drawing on each share image is a file that says its size', async () => {
  for (const { drawing } of sharedPages(defaultBusiness)) {
    const source = await readFile(new URL(`./public${drawing}`, import.meta.url), 'utf8');
    expect.soft(source, drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  }
});
