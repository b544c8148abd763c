import { expect, test } from 'vitest';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { type CountedReview, claimsWithReviews } from './claims-with-reviews.ts';

const none = { ...defaultProfile.claims, rating: '', reviews: '' };

test.each<[string, readonly CountedReview[], string, string]>([
  ['without reviews', [], '', ''],
  ['of one review', [{ rating: 4 }], '4.0', '1'],
  ['of two', [{ rating: 5 }, { rating: 4 }], '4.5', '2'],
  ['of samples', [{ rating: 5, sample: true }], '', ''],
  ['of hidden ones', [{ rating: 1, hidden: true }, { rating: 5 }], '5.0', '1'],
])('an empty rating %s is computed', (_what, list, rating, reviews) => {
  expect(claimsWithReviews(none, list)).toEqual({ ...none, rating, reviews });
});

test.each([{ rating: '4.9' }, { reviews: '150' }])('what the owner states stays: %o', (stated) => {
  const claims = { ...none, ...stated };
  expect(claimsWithReviews(claims, [{ rating: 3 }])).toEqual(claims);
});
