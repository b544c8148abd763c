import { Feed } from 'feed';
import type { PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { lastChangeOf } from '#domain/blog/publication.ts';
import { nightOf } from '#domain/business/brand-colors.ts';
import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { llmsText } from '#domain/content/llms-text.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { ContentReader } from './content-reader.ts';
import { escapeXml, xmlText } from './xml-text.ts';

interface Site {
  /** The origin of absolute URLs. */
  origin: string;
  /** Paths of all pages except the articles. */
  paths: readonly string[];
  /** When the site was built. */
  builtAt: Date;
  read: ContentReader;
}

/** A document for crawlers, feed readers and home screens. */
interface CrawlerFile {
  type: string;
  text: string;
}

const icon = (name: string, sizes: string, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

const businessOf = async (read: ContentReader) => (await read('business')) as Business;

const appNames = ({ name, shortName, serviceArea }: Business) => ({
  name,
  short_name: shortName,
  description: `Home inspections in the ${serviceArea.name}.`,
});

const manifestOf = (business: Business): string =>
  JSON.stringify({
    ...appNames(business),
    lang: 'en-US',
    id: '/',
    start_url: '/',
    // A website whose visitors go back and forth.
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: nightOf(business.brand.ink),
    icons: [
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  });

/** By path. The page cache keeps each until content changes. */
export const crawlerFiles: Readonly<Record<string, (site: Site) => Promise<CrawlerFile>>> = {
  '/robots.txt': async ({ origin }) => ({
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/docs\nAllow: /api/openapi.json\n\nSitemap: ${origin}/sitemap.xml\n`,
  }),

  '/llms.txt': async ({ origin, paths, read }) => ({
    type: 'text/plain; charset=utf-8',
    text: llmsText(origin, paths, await businessOf(read)),
  }),

  '/manifest.webmanifest': async ({ read }) => ({
    type: 'application/manifest+json',
    text: manifestOf(await businessOf(read)),
  }),

  '/sitemap.xml': async ({ origin, paths, builtAt, read }) => {
    const posts = await publishedPosts(read);
    const { reviews } = (await read('reviews')) as ReviewsResponse;
    // Pages with stored content. All others only change with a build.
    const stored: Readonly<Record<string, readonly string[]>> = {
      '/blog': posts.map(lastChangeOf),
      '/reviews': reviews.map(({ date }) => date),
    };
    const entry = (path: string, changes: readonly string[]) =>
      `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${changes.toSorted().at(-1)}</lastmod></url>`;
    const addresses = [
      ...paths.map((path) => entry(path, [builtAt.toISOString(), ...(stored[path] ?? [])])),
      ...posts.map((post) => entry(`/blog/${post.slug}`, [lastChangeOf(post)])),
    ];
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>',
    ];
    return { type: 'application/xml; charset=utf-8', text: xmlText(`${lines.join('\n')}\n`) };
  },

  '/feed.xml': async ({ origin, read }) => {
    const posts = await publishedPosts(read);
    const business = await businessOf(read);
    const feed = new Feed({
      id: `${origin}/blog`,
      link: `${origin}/blog`,
      title: `${business.name}: articles`,
      description: fillText(
        'About homes in the {{region}}, by {{anInspector}}. Reports within {{reportTime}}.',
        business,
      ),
      language: 'en-US',
      copyright: `© ${business.name}`,
      feedLinks: { rss: `${origin}/feed.xml` },
      // By default the library writes the current time, which would change the ETag with each copy.
      ...(posts[0] && { updated: dateOf(posts[0]) }),
    });
    for (const { slug } of posts) {
      const post = (await read(`blog/posts/${slug}`)) as PostDetail | undefined;
      // It may have been unpublished since the list was read.
      if (!post) continue;
      const link = `${origin}/blog/${slug}`;
      feed.addItem({
        id: link,
        link,
        title: post.title,
        // Feed readers interpret it as HTML.
        description: escapeXml(post.excerpt),
        content: withAbsoluteUrls(post.contentHtml, origin),
        date: dateOf(post),
      });
    }
    return { type: 'application/rss+xml; charset=utf-8', text: xmlText(feed.rss2()) };
  },
};

const publishedPosts = (read: ContentReader) =>
  read('blog/posts?published=true') as Promise<PostSummary[]>;

const dateOf = (post: PostSummary) => new Date(post.publishedAt ?? post.createdAt);

/** Outside the site, links and pictures need absolute URLs. */
const withAbsoluteUrls = (html: string, origin: string) =>
  html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
