import { Feed } from 'feed';
import type { ContentReader } from '#api/content/content-reader.ts';
import type { PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';

interface Site {
  /** What addresses start with. */
  origin: string;
  /** Paths of all pages but the articles. */
  paths: readonly string[];
  read: ContentReader;
}

/** A document for programs that read the site: its media type and text. */
interface CrawlerFile {
  type: string;
  text: string;
}

/** By path; each is made anew when content has changed. */
export const crawlerFiles: Readonly<Record<string, (site: Site) => Promise<CrawlerFile>>> = {
  '/robots.txt': async ({ origin }) => ({
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  }),

  '/sitemap.xml': async ({ origin, paths, read }) => {
    const posts = await publishedPosts(read);
    const addresses = [
      ...paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
      ...posts.map(
        ({ slug, publishedAt, createdAt }) =>
          `<url><loc>${escapeXml(`${origin}/blog/${slug}`)}</loc>` +
          `<lastmod>${publishedAt ?? createdAt}</lastmod></url>`,
      ),
    ];
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>',
    ];
    return { type: 'application/xml; charset=utf-8', text: `${lines.join('\n')}\n` };
  },

  '/feed.xml': async ({ origin, read }) => {
    const posts = await publishedPosts(read);
    const feed = new Feed({
      id: `${origin}/blog`,
      link: `${origin}/blog`,
      title: `${business.name}: articles`,
      description: `On homes in the ${business.serviceArea}, by a licensed inspector. Reports within ${promises.report}.`,
      language: 'en-US',
      copyright: `© ${business.name}`,
      feedLinks: { rss: `${origin}/feed.xml` },
      // Without it the library writes the present moment, and no two copies would be alike.
      ...(posts[0] && { updated: dateOf(posts[0]) }),
    });
    for (const { slug } of posts) {
      const post = (await read(`blog/posts/${slug}`)) as PostDetail;
      const link = `${origin}/blog/${slug}`;
      feed.addItem({
        id: link,
        link,
        title: post.title,
        // HTML to whoever reads the feed, like the content.
        description: escapeXml(post.excerpt),
        content: withAddresses(post.contentHtml, origin),
        date: dateOf(post),
      });
    }
    return { type: 'application/rss+xml; charset=utf-8', text: feed.rss2() };
  },
};

const publishedPosts = (read: ContentReader) =>
  read('blog/posts?published=true') as Promise<PostSummary[]>;

const dateOf = (post: PostSummary) => new Date(post.publishedAt ?? post.createdAt);

/** Away from the site a path alone leads nowhere. */
const withAddresses = (html: string, origin: string) =>
  html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
