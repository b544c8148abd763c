import { Feed } from 'feed';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { businessKeyIn, keyIn } from '#domain/locale/business-key.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import type { ContentReader } from './content-reader.ts';
import { escapeXml, xmlText } from './xml-text.ts';

const texts = {
  en: {
    title: (name: string) => `${name}: articles`,
    description:
      'About homes in the {{region}}, by {{anInspector}}. Reports within {{reportTime}}.',
  },
  es: {
    title: (name: string) => `${name}: artículos`,
    description: 'Sobre las casas en {{region}}, por {{anInspector}}. Reportes en {{reportTime}}.',
  },
} as const satisfies Record<Locale, unknown>;

/** The published articles in a language, newest first. */
export const articlesIn = async (read: ContentReader, locale: Locale): Promise<PostSummary[]> =>
  ((await read(keyIn(locale, 'blog/posts?published=true'))) as PostSummary[]).filter(
    (post) => localeOfPost(post) === locale,
  );

/** RSS of the articles in a language, with their whole text. */
export async function feedOf(origin: string, locale: Locale, read: ContentReader): Promise<string> {
  const posts = await articlesIn(read, locale);
  const business = (await read(businessKeyIn(locale))) as Business;
  const addressOf = (path: string) => origin + addressIn(locale, path);
  const feed = new Feed({
    id: addressOf('/blog'),
    link: addressOf('/blog'),
    title: texts[locale].title(business.name),
    description: fillText(texts[locale].description, business),
    language: `${locale}-US`,
    copyright: `© ${business.name}`,
    feedLinks: { rss: addressOf('/feed.xml') },
    // By default the library writes the current time, which would change the ETag with each copy.
    ...(posts[0] && { updated: dateOf(posts[0]) }),
  });
  for (const { slug } of posts) {
    const post = (await read(`blog/posts/${slug}`)) as PostDetail | undefined;
    // It may have been unpublished since the list was read.
    if (!post) continue;
    const link = addressOf(`/blog/${slug}`);
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
  return xmlText(feed.rss2());
}

const dateOf = (post: PostSummary) => new Date(post.publishedAt ?? post.createdAt);

/** Outside the site, links and pictures need absolute URLs. */
const withAbsoluteUrls = (html: string, origin: string) =>
  html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
