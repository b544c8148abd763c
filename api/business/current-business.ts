import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import type { Store } from '#api/store/store.ts';
import { type Business, businessOf } from '#domain/business/business.ts';
import { type PublishedPriceList, unpublished } from '#domain/business/price-list.schema.ts';
import type { StoredBrand, StoredProfile, StoredTexts } from '#domain/business/stored-records.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { fittingTexts } from '#domain/content/own-texts.schema.ts';
import type { PaymentTime } from '#domain/jobs/job-settings.ts';
import { loadAllWords } from '#domain/locale/catalog.ts';
import { defaultLocale, inEachLocale, type Locale } from '#domain/locale/locale.ts';
import { priceListFor } from '#domain/pricing/price-list-for.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';

/** The business as it is now, kept in memory and renewed after each change of its records, by any process. */
export interface CurrentBusiness {
  /** At most as old as the last change that this process was told of; nothing is read. English unless asked otherwise. */
  current(locale?: Locale): Business;
  /** As `current` last was: for what has to be answered even if everything else fails. */
  latest(locale?: Locale): Business;
  /** Every published list, oldest first. */
  priceLists(): readonly PublishedPriceList[];
  /** Resolves with the business after every change that was stored before this call by this process. */
  renewed(locale?: Locale): Promise<Business>;
}

interface Records {
  profile: StoredProfile;
  brand: StoredBrand;
  texts: StoredTexts;
  lists: readonly PublishedPriceList[];
  reviews: readonly StoredReview[];
  paymentTime: PaymentTime;
}

interface Options {
  store: Store;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

/** Reads the business's records; rejects if they cannot be read. Once stopped, it reads nothing any more. */
export async function openCurrentBusiness({
  store,
  clock,
  log,
}: Options): Promise<CurrentBusiness & Job> {
  // Whatever is worded for the business can be, from here on.
  await loadAllWords();
  let records = await readRecords(store);
  let shown:
    | { records: Records; prices: PublishedPriceList; business: Record<Locale, Business> }
    | undefined;
  let reading: Promise<void> = Promise.resolve();
  let isStopped = false;

  const read = async () => {
    records = await readRecords(store);
  };
  store.onContentChange(() => {
    if (isStopped) return;
    // One after the other, so that an older answer never replaces a newer one.
    reading = reading.then(read).catch((err) => log.error({ err }, 'The business was not read'));
  });

  /** In each language. A list takes over at the business's midnight. */
  function now(): Record<Locale, Business> {
    const { profile, lists, brand, texts, reviews, paymentTime } = records;
    const prices = priceListFor(lists, { now: clock(), zone: zoneRules[profile.timeZone] });
    if (shown?.records !== records || shown.prices !== prices) {
      const own = { profile, prices: unpublished(prices), brand, texts, reviews, paymentTime };
      shown = { records, prices, business: inEachLocale((locale) => businessOf(own, locale)) };
    }
    return shown.business;
  }

  let latest = now();
  const current = (locale = defaultLocale) => {
    latest = now();
    return latest[locale];
  };

  return {
    current,
    latest: (locale = defaultLocale) => latest[locale],
    priceLists: () => records.lists,
    async renewed(locale) {
      await reading;
      return current(locale);
    },
    stop() {
      isStopped = true;
      return reading;
    },
  };
}

async function readRecords(store: Store): Promise<Records> {
  const [records, lists, reviews, { paymentTime }] = await Promise.all([
    store.readBusiness(),
    store.priceLists(),
    store.reviews.all(),
    store.jobSettings.read(),
  ]);
  const texts = { ...records.texts, ...fittingTexts(records.texts) };
  return { ...records, texts, lists, reviews, paymentTime };
}
