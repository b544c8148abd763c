import { expect, test } from 'vitest';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import type { StoreFixture } from './store-fixture.ts';

const review = (changes: Partial<StoredReview> = {}): StoredReview => ({
  id: 'one',
  revision: 1,
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-28',
  text: 'Clear and calm.',
  verified: true,
  ...changes,
});

/** Versioned records of particular types. */
export function versionedRecordsContract(fixture: StoreFixture): void {
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

  test('adds and returns only reviews with new content', async () => {
    await fixture.store.reviews.add(review());
    const added = await fixture.store.addNewReviews([
      review({ id: 'again', rating: 4, verified: false }),
      review({ id: 'two', text: 'Clear and calm!' }),
      review({ id: 'two again', text: 'Clear and calm!' }),
      review({ id: 'three', platform: 'yelp' }),
      review({ id: 'four', author: 'Another' }),
      review({ id: 'five', date: '2026-10-29' }),
    ]);
    const fresh = ['two', 'three', 'four', 'five'];
    expect(idsOf(added)).toEqual(fresh);
    await fixture.reopen();
    expect(idsOf(await fixture.store.reviews.all())).toEqual(['one', ...fresh]);
  });

  test('writes nothing when no review is new', async () => {
    await fixture.store.reviews.add(review());
    await fixture.refuseWrites(true);
    expect(await fixture.store.addNewReviews([review({ id: 'again' })])).toEqual([]);
  });

  test('adds the same reviews once when called concurrently', async () => {
    const [one, other] = await Promise.all([
      fixture.store.addNewReviews([review({ id: 'one' })]),
      fixture.store.addNewReviews([review({ id: 'other' })]),
    ]);
    expect([...one, ...other]).toHaveLength(1);
    expect(await fixture.store.reviews.all()).toHaveLength(1);
  });

  test('adds no review if one is invalid', async () => {
    const broken = review({ id: 'broken', rating: 6 });
    await expect(fixture.store.addNewReviews([review(), broken])).rejects.toThrow(TypeError);
    expect(await fixture.store.reviews.all()).toEqual([]);
  });

  test('has the default promotions in order until they are changed', async () => {
    expect(await fixture.store.promotions.all()).toEqual(defaultPromotions);
    const [first, second, third] = defaultPromotions;
    await fixture.store.promotions.replace({ ...second, message: 'Changed.', until: '2026-12-24' });
    await fixture.reopen();
    expect(await fixture.store.promotions.all()).toEqual([
      first,
      { ...second, message: 'Changed.', until: '2026-12-24', revision: 2 },
      third,
    ]);
  });
}
