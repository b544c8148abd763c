import { readCategories, readPopular, readPost, readPosts } from '#api/blog/blog-reads.ts';
import type { Clock } from '#api/clock.ts';
import { readPromotions } from '#api/routes/promotions/read-promotions.ts';
import { readReviews } from '#api/routes/reviews/read-reviews.ts';
import type { Store } from '#api/store/store.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { openingAt } from '#domain/schedule/opening.ts';

/**
 * What `GET /api/<key>` gives everybody, without the way over HTTP; undefined where it is a 404.
 * `opening` alone has no call: it holds for the moment of asking.
 */
export type ContentReader = (key: string) => Promise<unknown>;

const reads: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'blog/posts?published=true': (store) => readPosts(store, {}),
  'blog/popular': readPopular,
  'blog/categories': readCategories,
  reviews: readReviews,
};

const POST = 'blog/posts/';

/** Rejects for a key that no page should ask for. */
export const createContentReader =
  (store: Store, embed: EmbedAddresses, clock: Clock = () => new Date()): ContentReader =>
  async (key) => {
    if (key === 'embed') return embed;
    if (key === 'promotions') return readPromotions(store, clock());
    if (key === 'opening') return openingAt(await store.availability(), clock());
    if (key.startsWith(POST)) return readPost(store, key.slice(POST.length));
    const read = reads[key];
    if (!read) throw new Error(`No page can be rendered with "${key}"`);
    return read(store);
  };
