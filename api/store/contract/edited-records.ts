import { expect, test } from 'vitest';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import type { KeptReview } from '#domain/reviews/review.schema.ts';
import type { Stage } from './stage.ts';

const review = (changes: Partial<KeptReview> = {}): KeptReview => ({
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

/** What is particular to single kinds of what the owner edits. */
export function editedRecordsContract(stage: Stage): void {
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

  test('adds only the reviews that say something new, and tells which', async () => {
    await stage.store.reviews.add(review());
    const added = await stage.store.addNewReviews([
      review({ id: 'again', rating: 4, verified: false }),
      review({ id: 'two', text: 'Clear and calm!' }),
      review({ id: 'two again', text: 'Clear and calm!' }),
      review({ id: 'three', platform: 'yelp' }),
      review({ id: 'four', author: 'Another' }),
      review({ id: 'five', date: '2026-10-29' }),
    ]);
    const fresh = ['two', 'three', 'four', 'five'];
    expect(idsOf(added)).toEqual(fresh);
    await stage.reopen();
    expect(idsOf(await stage.store.reviews.all())).toEqual(['one', ...fresh]);
  });

  test('adds the same reviews once, though they come twice at once', async () => {
    const [one, other] = await Promise.all([
      stage.store.addNewReviews([review({ id: 'one' })]),
      stage.store.addNewReviews([review({ id: 'other' })]),
    ]);
    expect([...one, ...other]).toHaveLength(1);
    expect(await stage.store.reviews.all()).toHaveLength(1);
  });

  test('adds no review at all where one cannot be kept', async () => {
    const broken = review({ id: 'broken', rating: 6 });
    await expect(stage.store.addNewReviews([review(), broken])).rejects.toThrow(TypeError);
    expect(await stage.store.reviews.all()).toEqual([]);
  });

  test('has the promotions of the domain, in their order, until they are changed', async () => {
    expect(await stage.store.promotions.all()).toEqual(defaultPromotions);
    const [first, second, third] = defaultPromotions;
    await stage.store.promotions.replace({ ...second, message: 'Changed.', until: '2026-12-24' });
    await stage.reopen();
    expect(await stage.store.promotions.all()).toEqual([
      first,
      { ...second, message: 'Changed.', until: '2026-12-24', revision: 2 },
      third,
    ]);
  });

  test('keeps partners whose slugs are their own', async () => {
    const jane = { id: 'jane', revision: 1, name: 'Jane', slug: 'jane' };
    expect(await stage.store.partners.add(jane)).toBe('added');
    expect(await stage.store.partners.add({ ...jane, id: 'other' })).toBe('name_taken');
    await stage.reopen();
    expect(await stage.store.partners.all()).toEqual([jane]);
  });
}
