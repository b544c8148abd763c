import type { Store } from '#api/store/store.ts';
import { type PostFilter, popularPosts, selectPosts } from '#domain/blog/blog.ts';
import type { BlogCategory, PostDetail, PostSummary } from '#domain/blog/post.schema.ts';
import { categoriesIn } from '#domain/content/articles/categories.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { ArticleRenderer } from './create-article-renderer.ts';
import { featuredImageSize as readImageSize } from './featured-image-size.ts';
import { presentPost, presentPostSummary } from './present-post.ts';

/** Published posts for readers of a language, English without one. */
export async function readPosts(
  store: Store,
  { locale = defaultLocale, ...filter }: PostFilter,
): Promise<PostSummary[]> {
  const posts = await store.posts.all();
  return selectPosts(posts, { ...filter, locale, published: true }).map((post) =>
    presentPostSummary(post, posts),
  );
}

/** Undefined for an unknown slug and for a draft. */
export async function readPost(
  { store, articles }: { store: Store; articles: ArticleRenderer },
  slug: string,
): Promise<PostDetail | undefined> {
  const post = await store.findPost(slug);
  if (!post?.published) return undefined;
  const [posts, contentHtml, featuredImageSize] = await Promise.all([
    store.posts.all(),
    articles.html(post),
    readImageSize(store, post),
  ]);
  return presentPost(post, posts, { contentHtml, ...(featuredImageSize && { featuredImageSize }) });
}

/** The current slug of the article that had `slug` before; undefined if there is none. */
export const readNewSlug = async (store: Store, slug: string): Promise<string | undefined> =>
  (await store.findRenamedPost(slug))?.slug;

export async function readPopular(store: Store, locale: Locale): Promise<PostSummary[]> {
  const [posts, reads] = await Promise.all([store.posts.all(), store.postReads()]);
  return popularPosts(posts, reads, locale).map((post) => presentPostSummary(post, posts));
}

export const readCategories = async (locale: Locale): Promise<readonly BlogCategory[]> =>
  categoriesIn(locale);
