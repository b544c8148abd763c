import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { PathsByLanguage } from '#domain/locale/localized-path.ts';
import type { Post, PostSummary } from './post.schema.ts';

export const localeOfPost = ({ locale = defaultLocale }: Pick<Post, 'locale'>): Locale => locale;

/** The id that an article and its translations have in common. */
const originalOf = ({ id, translationOf = id }: Pick<Post, 'id' | 'translationOf'>) =>
  translationOf;

/**
 * The slugs of an article in each language that it is published in; of two translations into one language the one
 * created first. `posts` are in the order of creation.
 */
export function slugsOf(post: Post, posts: readonly Post[]): Partial<Record<Locale, string>> {
  const slugs: Partial<Record<Locale, string>> = {};
  for (const other of posts) {
    if (!other.published || originalOf(other) !== originalOf(post)) continue;
    slugs[localeOfPost(other)] ??= other.slug;
  }
  return slugs;
}

/** The path of a published article in each language that it is published in. */
export const articlePaths = (
  post: Pick<PostSummary, 'slug' | 'locale' | 'slugs'>,
): PathsByLanguage =>
  Object.fromEntries(
    Object.entries(post.slugs ?? { [localeOfPost(post)]: post.slug }).map(([locale, slug]) => [
      locale,
      `/blog/${slug}`,
    ]),
  );

/**
 * What readers of a language are offered: its articles, and after them those in English that are not translated.
 * Keeps the order otherwise.
 */
export function postsIn(locale: Locale, posts: readonly Post[]): Post[] {
  const own = posts.filter((post) => localeOfPost(post) === locale);
  if (locale === defaultLocale) return own;
  const translated = new Set(own.filter(({ published }) => published).map(originalOf));
  return [
    ...own,
    ...posts.filter((post) => localeOfPost(post) === defaultLocale && !translated.has(post.id)),
  ];
}
