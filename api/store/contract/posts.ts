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

  it('give a slug to one of many concurrent calls', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => fixture.store.posts.add(samplePost({ slug: 'wanted' }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await fixture.store.posts.all()).toHaveLength(1);
  });

  it('are replaced by their next version', async () => {
    const post = samplePost();
    await fixture.store.posts.add(post);
    const record = { ...post, title: 'Second', revision: 2 };
    expect(await fixture.store.posts.replace({ ...post, title: 'Second' })).toEqual({
      outcome: 'saved',
      record,
    });
    await fixture.reopen();
    expect(await fixture.store.posts.find(post.id)).toEqual(record);
  });

  it('accept one of many concurrent changes of a version', async () => {
    const post = samplePost();
    await fixture.store.posts.add(post);
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        fixture.store.posts.replace({ ...post, title: `Version of ${n}` }),
      ),
    );
    const current = await fixture.store.posts.find(post.id);
    expect(current?.revision).toBe(2);
    expect(saved.filter(({ outcome }) => outcome === 'saved')).toEqual([
      { outcome: 'saved', record: current },
    ]);
    expect(saved.filter(({ outcome }) => outcome === 'outdated')).toEqual(
      Array.from({ length: 9 }, () => ({ outcome: 'outdated', current })),
    );
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

  it('are removed by their current version only', async () => {
    const post = samplePost();
    await fixture.store.posts.add(post);
    await fixture.store.posts.replace(post);
    const current = { ...post, revision: 2 };
    expect(await fixture.store.posts.remove(post)).toEqual({ outcome: 'outdated', current });
    expect(await fixture.store.posts.remove(current)).toEqual({
      outcome: 'saved',
      record: current,
    });
    expect(await fixture.store.posts.remove(current)).toEqual({ outcome: 'missing' });
    expect(await fixture.store.posts.replace(current)).toEqual({ outcome: 'missing' });
    await fixture.reopen();
    expect(await fixture.store.posts.all()).toEqual([]);
  });

  it('are unchanged after a failed write', async () => {
    const post = samplePost();
    await fixture.store.posts.add(post);
    await fixture.refuseWrites(true);
    const refused = { name: 'StoreWriteError', full: true };
    await expect(fixture.store.posts.add(samplePost())).rejects.toMatchObject(refused);
    await expect(fixture.store.posts.replace({ ...post, title: 'x' })).rejects.toMatchObject(
      refused,
    );
    await expect(fixture.store.posts.remove(post)).rejects.toMatchObject(refused);
    expect(await fixture.store.posts.all()).toEqual([post]);
    await fixture.refuseWrites(false);
    await fixture.reopen();
    expect(await fixture.store.posts.all()).toEqual([post]);
  });

  it('are refused if the next start could not read them', async () => {
    const unreadable = samplePost({ createdAt: 'yesterday' });
    await expect(fixture.store.posts.add(unreadable)).rejects.toBeInstanceOf(TypeError);
    await fixture.reopen();
    expect(await fixture.store.posts.all()).toEqual([]);
  });
}
