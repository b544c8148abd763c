import { expect, test } from 'vitest';
import { type SamplesLeft, samplesText } from './samples-left.ts';
import { guideWithoutSamples } from './testing/shown-guides.ts';

test.each<[Partial<SamplesLeft>, string | undefined]>([
  [{}, undefined],
  [{ fields: ['hours'] }, 'Visitors still see samples: office hours.'],
  [{ fields: ['name'], prices: true }, 'Visitors still see samples: name and prices.'],
  [{ motif: true }, 'Visitors still see samples: bluebonnet drawings.'],
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
  expect(samplesText({ ...guideWithoutSamples.left, ...left })).toBe(text);
});
