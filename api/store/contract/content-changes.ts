import { beforeEach, expect, test } from 'vitest';
import { samplePost } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Changes of what pages show are announced before they resolve. */
export function contentChangesContract(fixture: StoreFixture): void {
  let announced = 0;

  beforeEach(() => {
    fixture.store.onContentChange(() => {
      announced += 1;
    });
    announced = 0;
  });

  test('of an article: added, replaced and removed', async () => {
    const post = samplePost();
    await fixture.store.posts.add(post);
    expect(announced).toBeGreaterThan(0);
    announced = 0;
    await fixture.store.posts.replace({ ...post, title: 'Another' });
    expect(announced).toBeGreaterThan(0);
    announced = 0;
    await fixture.store.posts.remove({ id: post.id, revision: 2 });
    expect(announced).toBeGreaterThan(0);
  });

  test('of the opening hours', async () => {
    await fixture.store.changeAvailability({
      ...(await fixture.store.availability()),
      noticeHours: 72,
    });
    expect(announced).toBeGreaterThan(0);
  });

  test('of retention', async () => {
    const { revision, ...retention } = await fixture.store.retention();
    await fixture.store.changeRetention(revision, retention);
    expect(announced).toBeGreaterThan(0);
  });

  test('of an offer', async () => {
    const [promotion] = await fixture.store.promotions.all();
    if (promotion) await fixture.store.promotions.replace(promotion);
    expect(announced).toBeGreaterThan(0);
  });

  test('of new reviews', async () => {
    await fixture.store.addNewReviews([
      {
        id: 'one',
        revision: 1,
        platform: 'google',
        rating: 5,
        author: 'Priya Raman',
        date: '2026-10-28',
        text: 'Clear and calm.',
        verified: true,
      },
    ]);
    expect(announced).toBeGreaterThan(0);
  });
}
