import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { localeOfPost, postsIn } from './languages.ts';
import type { Post } from './post.schema.ts';

/** Words a minute (spec §9). */
const READING_SPEED = 200;

/** Length of the popular list (spec §9). */
const POPULAR_COUNT = 5;

/** Number of skeleton cards while the list loads (spec §9). */
export const SKELETON_COUNT = 6;

/** Tags shown on a card (spec §9). */
export const CARD_TAGS = 2;

/** Reading time of the Markdown `text` in minutes: words divided by 200, rounded up (spec §9). */
export const readingMinutes = (text: string): number =>
  Math.ceil(text.split(/\s+/).filter(Boolean).length / READING_SPEED);

/** 'Mar 8, 2027': the date of an ISO 8601 instant at the business (spec §9, 'MMM d, yyyy'). */
export const formatPostDate = (instant: string, zone: Zone, locale: Locale = 'en'): string =>
  formatDate(businessToday(new Date(instant), zone), 'short', locale);

/** The filter of a list; missing or empty fields match every post. */
export interface PostFilter {
  published?: boolean | undefined;
  category?: string | undefined;
  /** Every word must occur in title, excerpt, content or tags, ignoring case. */
  search?: string | undefined;
  /** Articles for readers of this language (`postsIn`). */
  locale?: Locale | undefined;
}

/** The posts that match `filter`, newest first; with a language, those in it before others. */
export function selectPosts(posts: readonly Post[], filter: PostFilter): Post[] {
  const words = wordsOf(filter.search ?? '');
  const newestFirst = posts.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  const offered = filter.locale ? postsIn(filter.locale, newestFirst) : newestFirst;
  return offered.filter((post) => {
    if (filter.published !== undefined && post.published !== filter.published) return false;
    if (filter.category && post.category !== filter.category) return false;
    if (words.length === 0) return true;
    const text = [post.title, post.excerpt, post.content, ...post.tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * The admin list: drafts and published posts whose title, excerpt, slug or tags contain every word
 * of `search`, in the order of creation, newest first.
 */
export function selectAdminPosts(posts: readonly Post[], search = ''): Post[] {
  const words = wordsOf(search);
  return posts
    .filter((post) => {
      if (words.length === 0) return true;
      const text = [post.title, post.excerpt, post.slug, ...post.tags].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(byCreation);
}

/** Compares by creation, newest first, and by id where two were created at the same instant. */
export function byCreation(a: CreationOrder, b: CreationOrder): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

type CreationOrder = Pick<Post, 'createdAt' | 'id'>;

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

const dateOf = (post: Post) => post.publishedAt ?? post.createdAt;

/**
 * The five most read published posts, those in the language of the reader before others; of two read equally often the
 * newer one comes first. `reads` counts by post id.
 */
export function popularPosts(
  posts: readonly Post[],
  reads: ReadonlyMap<string, number>,
  locale: Locale = defaultLocale,
): Post[] {
  const rank = (post: Post) => (localeOfPost(post) === locale ? 0 : 1);
  return selectPosts(posts, { published: true, locale })
    .sort((a, b) => rank(a) - rank(b) || (reads.get(b.id) ?? 0) - (reads.get(a.id) ?? 0))
    .slice(0, POPULAR_COUNT);
}
