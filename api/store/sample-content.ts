import { readFile } from 'node:fs/promises';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import type { Post } from '#domain/blog/post.schema.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { profileWithoutSamples, textsWithoutSamples } from '#domain/business/defaults/samples.ts';
import type { Profile } from '#domain/business/profile.schema.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { spanishArticles } from '#domain/content/articles/articles-es.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { StoredPromotion } from '#domain/promotions/promotion.schema.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import type { StoredAvailability } from '#domain/schedule/availability.ts';
import { holidaysFrom } from '#domain/schedule/holidays.ts';

/** What an installation may begin with. */
export interface SampleContent {
  posts: readonly Post[];
  reviews: readonly StoredReview[];
  promotions: readonly StoredPromotion[];
  agreements: readonly AgreementTemplate[];
  profile: Profile;
  texts: TextValues;
  daysOff: StoredAvailability['daysOff'];
}

const bodies = new URL('../../domain/content/articles/', import.meta.url);

const agreementTexts = new URL('../../domain/agreements/', import.meta.url);

const sampleId = (slug: string) => `sample-${slug}`;

/**
 * What a new installation shows: articles, reviews and agreements, each marked as a sample, the default offers, facts and texts,
 * and the holidays of the twelve months from `now` on as days off; the zone of its business is not known yet, and a
 * day does not matter.
 */
export async function readSamples(now: Date): Promise<SampleContent> {
  const posts = [...sampleArticles, ...spanishArticles].map(async (article) => ({
    ...article,
    ...('translationOf' in article && { translationOf: sampleId(article.translationOf) }),
    id: sampleId(article.slug),
    revision: 1,
    content: await readFile(new URL(`${article.slug}.md`, bodies), 'utf8'),
    published: true,
    sample: true as const,
  }));
  return {
    posts: await Promise.all(posts),
    reviews: sampleReviews.map((review) => ({ ...review, revision: 1 })),
    promotions: defaultPromotions,
    agreements: await Promise.all(locales.map((locale) => sampleAgreement(locale, now))),
    profile: defaultProfile,
    texts: {},
    daysOff: holidaysFrom(now.toISOString().slice(0, 10)).map(({ from, to }) => ({ from, to })),
  };
}

const agreementNames: Record<Locale, string> = {
  en: 'Sample agreement',
  es: 'Contrato de muestra',
};

const sampleAgreement = async (locale: Locale, now: Date): Promise<AgreementTemplate> => ({
  id: sampleId(`agreement-${locale}`),
  revision: 1,
  name: agreementNames[locale],
  locale,
  inspectionTypes: [],
  text: await readFile(new URL(`sample-agreement.${locale}.md`, agreementTexts), 'utf8'),
  createdAt: now.toISOString(),
  sample: true,
});

/** Without anything invented. */
export const noSamples: SampleContent = {
  posts: [],
  reviews: [],
  promotions: [],
  agreements: [],
  profile: profileWithoutSamples(defaultProfile),
  texts: textsWithoutSamples({}),
  daysOff: [],
};
