import { isDeepStrictEqual } from 'node:util';
import {
  isSampleMotif,
  isSamplePromotion,
  profileWithoutSamples,
  sampleClaims,
  sampleFacts,
  sampleVoices,
  textsWithoutSamples,
} from '#domain/business/defaults/samples.ts';
import type { SamplesLeft } from '#domain/setup-guide/samples-left.ts';
import type { SetupGuide } from '#domain/setup-guide/setup-guide.schema.ts';
import type { RecordStore } from '../records/records.ts';
import { type Change, replaceRecord } from './business.ts';

/** What a new installation shows until the owner replaces or removes it. */
export interface SampleStore {
  /** What visitors see of it now. */
  samplesLeft(): Promise<SamplesLeft>;
  /**
   * Removes invented people, reviews, articles, figures and offers, for good: the setting for new installations no
   * longer matters. Profile and texts before are in their history.
   */
  removeSamples(change: Change): Promise<SetupGuide>;
}

export const sampleStore = (records: RecordStore): SampleStore => ({
  async samplesLeft() {
    const [posts, reviews, promotions, profile, brand, texts, priceLists, { steps }] =
      await Promise.all([
        records.posts.read(),
        records.reviews.read(),
        records.promotions.read(),
        records.businessProfile.read(),
        records.businessBrand.read(),
        records.businessTexts.read(),
        records.priceLists.read(),
        records.setupGuide.read(),
      ]);
    const open = (['who', 'where', 'hours'] as const).filter((step) => steps[step] !== 'done');
    return {
      fields: open.flatMap((step) => sampleFacts(profile, step)),
      prices: priceLists.length === 1 && steps.prices !== 'done',
      motif: steps.looks !== 'done' && isSampleMotif(brand, profile),
      figures: sampleClaims(profile).length,
      testimonials: sampleVoices(texts).length,
      reviews: reviews.filter(({ sample, hidden }) => sample && !hidden).length,
      articles: posts.filter(({ sample, published }) => sample && published).length,
      promotions: promotions.filter((one) => one.on && isSamplePromotion(one)).length,
    };
  },

  removeSamples: (change) =>
    records.together(
      [
        ...(['posts', 'reviews', 'promotions', 'agreementTemplates', 'businessProfile'] as const),
        ...(['businessTexts', 'businessHistory', 'setupGuide'] as const),
      ],
      async (locked) => {
        // Written even where there is nothing to remove, so that no later start fills the list with samples.
        await locked.posts.change((posts) => without(posts, ({ sample }) => sample === true));
        await locked.reviews.change((reviews) => without(reviews, ({ sample }) => sample === true));
        await locked.promotions.change((promotions) => without(promotions, isSamplePromotion));
        await locked.agreementTemplates.change((templates) =>
          without(templates, ({ sample }) => sample === true),
        );
        const isRepeated = (await locked.setupGuide.read()).steps.samples === 'done';
        const texts = await locked.businessTexts.read();
        const ownTexts = { ...texts, ...textsWithoutSamples(texts) };
        if (!(isRepeated && isDeepStrictEqual(ownTexts, texts))) {
          await replaceRecord(locked, 'texts', ownTexts, change);
        }
        const profile = await locked.businessProfile.read();
        const ownProfile = { ...profileWithoutSamples(profile), revision: profile.revision };
        if (!(isRepeated && isDeepStrictEqual(ownProfile, profile))) {
          await replaceRecord(locked, 'profile', ownProfile, change);
        }
        return locked.setupGuide.change((guide) => {
          const next: SetupGuide = {
            revision: guide.revision + 1,
            steps: { ...guide.steps, samples: 'done' },
          };
          return { next, result: next };
        });
      },
    ),
});

const without = <T>(list: readonly T[], isRemoved: (record: T) => boolean) => ({
  next: list.filter((record) => !isRemoved(record)),
  result: undefined,
});
