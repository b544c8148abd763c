import { expect, it } from 'vitest';
import { samplePost } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Posts, with optimistic locking. */
export function postsContract(fixture: StoreFixture): void {
  it('survive a restart unchanged', async () => {
    const post = samplePost();
    expect(await fixture.store.posts.add(post)).toBe('added');
    await fixture.reopen();
    expect(await fixture.store.posts.all()).toEqual([post]);
    expect(await fixture.store.posts.find(post.id)).toEqual(post);
    expect(await fixture.store.findPost(post.slug)).toEqual(post);
    for (const unknown of ['unknown', 'nul \0', 'half a pair \ud800']) {
      expect(await fixture.store.posts.find(unknown)).toBeUndefined();
      expect(await fixture.store.findPost(unknown)).toBeUndefined();
    }
  });

  it('are listed newest first, as filtered', async () => {
    const drafted = samplePost({ createdAt: '2026-11-21T15:00:00.000Z' });
    const publishedAt = '2026-11-20T15:00:00.000Z';
    const older = samplePost({ published: true, publishedAt });
    const newer = samplePost({ published: true, publishedAt: '2026-11-22T15:00:00.000Z' });
    await fixture.store.posts.add(drafted, older, newer);
    const published = await fixture.store.listPosts({ published: true });
    expect(published.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(await fixture.store.listPosts({})).toHaveLength(3);
  });

  it('have unique slugs, or none of those added is stored', async () => {
    await fixture.store.posts.add(samplePost({ slug: 'taken' }));
    const added = fixture.store.posts.add(
      samplePost({ slug: 'free' }),
      samplePost({ slug: 'taken' }),
    );
    expect(await added).toBe('name_taken');
    expect(await fixture.store.posts.all()).toHaveLength(1);
  });

  it('can change their slug to a free one only', async () => {
    const post = samplePost({ slug: 'mine' });
    await fixture.store.posts.add(post, samplePost({ slug: 'taken' }));
    const taken = await fixture.store.posts.replace({ ...post, slug: 'taken' });
    expect(taken).toEqual({ outcome: 'name_taken' });
    expect(await fixture.store.posts.find(post.id)).toEqual(post);
    expect(await fixture.store.posts.replace({ ...post, slug: 'free' })).toMatchObject({
      outcome: 'saved',
    });
    expect(await fixture.store.findPost('mine')).toBeUndefined();
  });

  it('are found by a slug that they had before, unless a published post has it', async () => {
    const post = samplePost({ slug: 'new', formerSlugs: ['old'], published: true });
    await fixture.store.posts.add(post);
    await fixture.reopen();
    expect(await fixture.store.findRenamedPost('old')).toEqual(post);
    expect(await fixture.store.findRenamedPost('new')).toBeUndefined();
    await fixture.store.posts.add(samplePost({ slug: 'old', published: true }));
    expect(await fixture.store.findRenamedPost('old')).toBeUndefined();
  });

  it('have counts of reads that add up, also over a restart', async () => {
    expect(await fixture.store.postReads()).toEqual(new Map());
    await fixture.store.addPostReads(new Map([['a', 2]]));
    await Promise.all([
      fixture.store.addPostReads(new Map([['a', 1]])),
      fixture.store.addPostReads(new Map([['b', 5]])),
    ]);
    await fixture.reopen();
    expect(await fixture.store.postReads()).toEqual(
      new Map([
        ['a', 3],
        ['b', 5],
      ]),
    );
  });

  it('do not count reads in a failed write', async () => {
    await fixture.store.addPostReads(new Map([['a', 2]]));
    await fixture.refuseWrites(true);
    await expect(fixture.store.addPostReads(new Map([['a', 1]]))).rejects.toThrow();
    expect(await fixture.store.postReads()).toEqual(new Map([['a', 2]]));
  });
}
