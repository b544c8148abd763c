import { expect, test } from 'vitest';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { type CountedReview, claimsWithReviews } from './claims-with-reviews.ts';

const five: CountedReview = { platform: 'google', rating: 5 };
const none = { ...defaultProfile.claims, rating: '', reviews: '' };

test.each<[string, readonly CountedReview[], string, string]>([
  ['without reviews', [], '', ''],
  ['of one review', [{ platform: 'yelp', rating: 4 }], '4.0', '1'],
  ['of two', [five, { ...five, rating: 4 }], '4.5', '2'],
  ['of samples', [{ ...five, sample: true }], '', ''],
  ['of hidden ones', [{ ...five, rating: 1, hidden: true }, five], '5.0', '1'],
])('an empty rating %s is computed', (_what, list, rating, reviews) => {
  expect(claimsWithReviews(none, list)).toEqual({ ...none, rating, reviews });
});

test.each([{ rating: '4.9' }, { reviews: '150' }])('what the owner states stays: %o', (stated) => {
  const claims = { ...none, ...stated };
  expect(claimsWithReviews(claims, [five])).toEqual(claims);
});
