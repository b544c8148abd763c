import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import type { Post } from './post.schema.ts';

/** Words a minute (spec §9). */
const READING_SPEED = 200;

/** How many articles the popular list holds (spec §9). */
export const POPULAR_COUNT = 5;

/** How many cards stand in for the list while it loads (spec §9). */
export const SKELETON_COUNT = 6;

/** How many of its tags a card shows (spec §9). */
export const CARD_TAGS = 2;

/** Minutes that the Markdown `text` takes to read: its words divided by 200, rounded up (spec §9). */
export const readingMinutes = (text: string): number =>
  Math.ceil(text.split(/\s+/).filter(Boolean).length / READING_SPEED);

/** 'Mar 8, 2027': the day of `instant` at the business. */
export const formatPostDate = (instant: string): string =>
  formatDate(businessToday(new Date(instant)), 'short');

/** What a list may be narrowed to; what is missing or empty narrows nothing. */
export interface PostFilter {
  published?: boolean | undefined;
  category?: string | undefined;
  /** Every word of it must stand in the title, excerpt, text or tags, without case. */
  search?: string | undefined;
}

/** The posts that `filter` asks for, newest first. */
export function selectPosts(posts: readonly Post[], filter: PostFilter): Post[] {
  const words = wordsOf(filter.search ?? '');
  return posts
    .filter((post) => {
      if (filter.published !== undefined && post.published !== filter.published) return false;
      if (filter.category && post.category !== filter.category) return false;
      if (words.length === 0) return true;
      const text = [post.title, post.excerpt, post.content, ...post.tags].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/**
 * The owner's list: all posts whose title, excerpt, slug or tags hold every word of `search`,
 * newest begun first. Publishing moves none.
 */
export function selectOwnPosts(posts: readonly Post[], search = ''): Post[] {
  const words = wordsOf(search);
  return posts
    .filter((post) => {
      if (words.length === 0) return true;
      const text = [post.title, post.excerpt, post.slug, ...post.tags].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort(byCreation);
}

/** Newest first; of two begun at the same moment always the same one. */
export function byCreation(a: PlaceInList, b: PlaceInList): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

type PlaceInList = Pick<Post, 'createdAt' | 'id'>;

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

const dateOf = (post: Post) => post.publishedAt ?? post.createdAt;

/**
 * The most read of `posts`, at most five; the newer one first where both were read as often.
 * `reads` counts by post id.
 */
export const popularPosts = (posts: readonly Post[], reads: ReadonlyMap<string, number>): Post[] =>
  selectPosts(posts, { published: true })
    .sort((a, b) => (reads.get(b.id) ?? 0) - (reads.get(a.id) ?? 0))
    .slice(0, POPULAR_COUNT);
