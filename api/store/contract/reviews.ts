import { expect, test } from 'vitest';
import { sampleReview } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Reviews that are imported. */
export function reviewsContract(fixture: StoreFixture): void {
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

  test('adds and returns only reviews with new content', async () => {
    await fixture.store.reviews.add(sampleReview());
    const added = await fixture.store.addNewReviews([
      sampleReview({ id: 'again', rating: 4, verified: false }),
      sampleReview({ id: 'two', text: 'Clear and calm!' }),
      sampleReview({ id: 'two again', text: 'Clear and calm!' }),
      sampleReview({ id: 'three', platform: 'yelp' }),
      sampleReview({ id: 'four', author: 'Another' }),
      sampleReview({ id: 'five', date: '2026-10-29' }),
    ]);
    const fresh = ['two', 'three', 'four', 'five'];
    expect(idsOf(added)).toEqual(fresh);
    await fixture.reopen();
    expect(idsOf(await fixture.store.reviews.all())).toEqual(['one', ...fresh]);
  });

  test('writes nothing when no review is new', async () => {
    await fixture.store.reviews.add(sampleReview());
    await fixture.refuseWrites(true);
    expect(await fixture.store.addNewReviews([sampleReview({ id: 'again' })])).toEqual([]);
  });

  test('adds the same reviews once when called concurrently', async () => {
    const [one, other] = await Promise.all([
      fixture.store.addNewReviews([sampleReview({ id: 'one' })]),
      fixture.store.addNewReviews([sampleReview({ id: 'other' })]),
    ]);
    expect([...one, ...other]).toHaveLength(1);
    expect(await fixture.store.reviews.all()).toHaveLength(1);
  });

  test('adds no review if one is invalid', async () => {
    const broken = sampleReview({ id: 'broken', rating: 6 });
    await expect(fixture.store.addNewReviews([sampleReview(), broken])).rejects.toThrow(TypeError);
    expect(await fixture.store.reviews.all()).toEqual([]);
  });
}
