import { profileReviews } from '#domain/content/business-profile.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { testimonials } from '#domain/content/testimonials.ts';
import { businessOf } from '../business.ts';
import { defaultBrand } from '../defaults/default-brand.ts';
import { defaultPriceList } from '../defaults/default-price-list.ts';
import { defaultProfile } from '../defaults/default-profile.ts';
import { profileWithoutSamples, textsWithoutSamples } from '../defaults/samples.ts';
import type { Profile } from '../profile.schema.ts';

/** Records of a new installation without samples. */
export const recordsWithoutSamples = {
  profile: profileWithoutSamples(defaultProfile) as Profile,
  prices: defaultPriceList,
  brand: defaultBrand,
  texts: textsWithoutSamples({}),
};

/** The business of a new installation without samples. */
export const businessWithoutSamples = businessOf(recordsWithoutSamples, 'en');

const [inspector] = defaultProfile.inspectors;
const { claims, overrides, links } = defaultProfile;

/** Figures that nothing but a claim can be: not the number of reviews, nor spans of hours, which prices have too. */
const figures = [
  ...[claims.homesInspected, claims.rating, claims.customers, claims.satisfaction],
  ...[claims.averageSaved, claims.insurance, claims.videoReportsReady],
  ...[`${claims.years} years`, `${overrides?.structuredData?.years} years`],
];

const invented: readonly string[] = [
  ...figures,
  ...(inspector?.certifications ?? []),
  defaultProfile.address.line,
  ...[...Object.values(links.reviews), links.maps].filter((link) => link !== undefined),
  ...testimonials.value.flatMap(({ name, text }) => [name, text]),
  ...profileReviews.value.flatMap(({ author_name, text }) => [author_name, text]),
  ...sampleReviews.flatMap(({ author, text }) => [author, text]),
  'aggregateRating',
  '"@type":"Review"',
  'reviews on Google Maps',
  '$50 off',
];

/** The first invented person, figure, link or offer that `text` has, with the words around it. */
export function inventedIn(text: string): string | undefined {
  const at = invented.map((one) => text.indexOf(one)).find((index) => index >= 0);
  return at === undefined ? undefined : text.slice(Math.max(0, at - 60), at + 60);
}
