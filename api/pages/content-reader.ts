import type { ArticleRenderer } from '#api/blog/create-article-renderer.ts';
import { readCategories, readPopular, readPost, readPosts } from '#api/blog/published-posts.ts';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import { nextFreeSlot, openAndFullDays } from '#api/calendar/free-slots.ts';
import type { Clock } from '#api/clock.ts';
import { readPrivacy } from '#api/privacy/read-privacy.ts';
import { readPromotions } from '#api/promotions/read-promotions.ts';
import { readReviews } from '#api/reviews/read-reviews.ts';
import type { Store } from '#api/store/store.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { businessKeyIn, keyIn } from '#domain/locale/business-key.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { type Opening, openingAt } from '#domain/schedule/opening.ts';

/**
 * Gives server-rendered pages the public answer of `GET /api/<key>` without HTTP; undefined for a
 * 404. Only `opening` has no such call, because it depends on the current time.
 */
export type ContentReader = (key: string) => Promise<unknown>;

type Read = (store: Store) => Promise<unknown>;

/** The blog is another for readers of each language. */
const blogReads = (locale: Locale): Record<string, Read> => ({
  [keyIn(locale, 'blog/posts?published=true')]: (store) => readPosts(store, { locale }),
  [keyIn(locale, 'blog/popular')]: (store) => readPopular(store, locale),
  [keyIn(locale, 'blog/categories')]: () => readCategories(locale),
});

const reads: Readonly<Record<string, Read>> = Object.assign(
  { privacy: readPrivacy },
  ...locales.map(blogReads),
);

const POST = 'blog/posts/';

interface ContentSources {
  store: Store;
  business: Pick<CurrentBusiness, 'renewed'>;
  articles: ArticleRenderer;
  embed: EmbedAddresses;
  clock?: Clock;
}

async function readOpening(store: Store, now: Date, zone: Zone): Promise<Opening> {
  const availability = await store.availability.read();
  const search = { availability, now, zone, requested: undefined };
  const today = businessToday(now, zone);
  const range = { from: today, to: addDays(today, availability.horizonDays) };
  const [days, nextSlot] = await Promise.all([
    openAndFullDays(store, range, search),
    nextFreeSlot(store, search),
  ]);
  return { ...openingAt(now, days, zone), nextSlot: nextSlot ?? null };
}

/** Rejects for an unknown key. */
export const createContentReader = ({
  store,
  business,
  articles,
  embed,
  clock = () => new Date(),
}: ContentSources): ContentReader => {
  const zone = async () => (await business.renewed()).timeZone;
  return async (key) => {
    // Only the answer to a plain form has one.
    if (key === 'request') return undefined;
    for (const locale of locales) {
      if (key === businessKeyIn(locale)) return business.renewed(locale);
      if (key === keyIn(locale, 'promotions')) {
        const current = await business.renewed(locale);
        const { words: englishWords } = await business.renewed();
        const today = businessToday(clock(), current.timeZone);
        return readPromotions(store, today, { ...current, englishWords });
      }
    }
    if (key === 'embed') return embed;
    if (key === 'reviews') return readReviews(store, await business.renewed());
    if (key === 'opening') return readOpening(store, clock(), await zone());
    if (key.startsWith(POST)) return readPost({ store, articles }, key.slice(POST.length));
    const read = reads[key];
    if (!read) throw new Error(`No page can be rendered with "${key}"`);
    return read(store);
  };
};
