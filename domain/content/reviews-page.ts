import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';
import { rating, reviewCount, yearsOfExperience } from '#domain/business/published-figures.ts';
import { textBlock } from '#domain/business/text-block.ts';
import type { ContentCard } from './content-card.ts';

export const reviewsHero = {
  title: 'What clients say about us',
  text: 'Buyers, sellers and owners from all over the metroplex, in their own words and on the platforms where they wrote them.',
} as const;

/** The tiles under the hero (spec §2 `/reviews`). */
export const reviewsTiles = [
  { icon: 'rating', figure: rating.shown, label: 'Average rating' },
  { icon: 'customers', figure: reviewCount.customers, label: 'Happy customers' },
  { icon: 'license', figure: `#${business.license.number}`, label: 'TREC inspector license' },
  { icon: 'experience', figure: yearsOfExperience.shown, label: 'Years experience' },
] as const;

export const reasonsFromReviews = {
  title: `Why Choose ${business.name}`,
  cards: [
    {
      icon: 'inspect',
      title: 'We look where others stop',
      text: 'Under the house, across the roof and to the far end of the attic, with a camera that shows you all of it.',
    },
    {
      icon: 'report',
      title: 'A report you read to the end',
      text: `What matters most comes first, with a photo and a place for each finding, within ${promises.report}.`,
    },
    {
      icon: 'consultation',
      title: 'A person afterwards',
      text: 'The inspector who was in your home takes your call and tells you what to fix, watch or leave alone.',
    },
  ] as const satisfies readonly ContentCard[],
} as const;

export const reviewsMeta = textBlock('reviews.meta', 'Reviews page, for search engines', {
  title: 'Customer Reviews | {{name}}',
  description:
    "What buyers, sellers and owners across the {{region}} say about their inspections: reviews from Google, Yelp, Facebook and Angie's List in one place.",
  keywords: ['home inspector reviews', 'best home inspector {{city}}'],
});
