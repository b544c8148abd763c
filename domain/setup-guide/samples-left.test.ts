import { expect, test } from 'vitest';
import { type SamplesLeft, samplesText } from './samples-left.ts';

const none: SamplesLeft = {
  fields: [],
  prices: false,
  figures: 0,
  testimonials: 0,
  reviews: 0,
  articles: 0,
  promotions: 0,
};

test.each<[Partial<SamplesLeft>, string | undefined]>([
  [{}, undefined],
  [{ fields: ['hours'] }, 'Visitors still see samples: office hours.'],
  [{ fields: ['name'], prices: true }, 'Visitors still see samples: name and prices.'],
  [{ reviews: 1, articles: 2 }, 'Visitors still see samples: 1 review and 2 articles.'],
  [
    { fields: ['name', 'phone'], prices: true, reviews: 24 },
    'Visitors still see samples: name, prices, 24 reviews and phone number.',
  ],
  [
    { fields: ['name', 'phone', 'region.cities'], prices: true, reviews: 24, promotions: 3 },
    'Visitors still see samples: name, prices, 24 reviews and 3 more.',
  ],
])('of %o says what visitors notice first', (left, text) => {
  expect(samplesText({ ...none, ...left })).toBe(text);
});
