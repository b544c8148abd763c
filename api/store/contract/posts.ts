import { expect, it } from 'vitest';
import { samplePost } from '#api/store/testing/sample-records.ts';
import type { Stage } from './stage.ts';

/** Articles as records that the owner edits: each change names the version that it changes. */
export function postsContract(stage: Stage): void {
  it('are kept over a restart as they were given', async () => {
    const post = samplePost();
    expect(await stage.store.posts.add(post)).toBe('added');
    await stage.reopen();
    expect(await stage.store.posts.all()).toEqual([post]);
    expect(await stage.store.posts.find(post.id)).toEqual(post);
    expect(await stage.store.findPost(post.slug)).toEqual(post);
    expect(await stage.store.posts.find('unknown')).toBeUndefined();
  });

  it('have a slug of their own, or none of those added is kept', async () => {
    await stage.store.posts.add(samplePost({ slug: 'taken' }));
    const added = stage.store.posts.add(
      samplePost({ slug: 'free' }),
      samplePost({ slug: 'taken' }),
    );
    expect(await added).toBe('name_taken');
    expect(await stage.store.posts.all()).toHaveLength(1);
  });

  it('give one slug to one of many who ask at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => stage.store.posts.add(samplePost({ slug: 'wanted' }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await stage.store.posts.all()).toHaveLength(1);
  });

  it('become their next version when replaced', async () => {
    const post = samplePost();
    await stage.store.posts.add(post);
    const record = { ...post, title: 'Second', revision: 2 };
    expect(await stage.store.posts.replace({ ...post, title: 'Second' })).toEqual({
      outcome: 'saved',
      record,
    });
    await stage.reopen();
    expect(await stage.store.posts.find(post.id)).toEqual(record);
  });

  it('are replaced by one of many who change one version', async () => {
    const post = samplePost();
    await stage.store.posts.add(post);
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        stage.store.posts.replace({ ...post, title: `Version of ${n}` }),
      ),
    );
    expect(saved.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
    const current = { ...post, title: 'Version of 0', revision: 2 };
    expect(saved.slice(1)).toEqual(
      Array.from({ length: 9 }, () => ({ outcome: 'outdated', current })),
    );
  });

  it('keep their slug when replaced, or take a free one, but no other’s', async () => {
    const post = samplePost({ slug: 'mine' });
    await stage.store.posts.add(post, samplePost({ slug: 'taken' }));
    const taken = await stage.store.posts.replace({ ...post, slug: 'taken' });
    expect(taken).toEqual({ outcome: 'name_taken' });
    expect(await stage.store.posts.find(post.id)).toEqual(post);
    expect(await stage.store.posts.replace({ ...post, slug: 'free' })).toMatchObject({
      outcome: 'saved',
    });
    expect(await stage.store.findPost('mine')).toBeUndefined();
  });

  it('are removed by those who know the newest version', async () => {
    const post = samplePost();
    await stage.store.posts.add(post);
    await stage.store.posts.replace(post);
    const current = { ...post, revision: 2 };
    expect(await stage.store.posts.remove(post)).toEqual({ outcome: 'outdated', current });
    expect(await stage.store.posts.remove(current)).toEqual({ outcome: 'saved', record: current });
    expect(await stage.store.posts.remove(current)).toEqual({ outcome: 'missing' });
    expect(await stage.store.posts.replace(current)).toEqual({ outcome: 'missing' });
    await stage.reopen();
    expect(await stage.store.posts.all()).toEqual([]);
  });

  it('are as they were after a write that was refused', async () => {
    const post = samplePost();
    await stage.store.posts.add(post);
    stage.refuseWrites(true);
    const refused = { name: 'StoreWriteError', full: true };
    await expect(stage.store.posts.add(samplePost())).rejects.toMatchObject(refused);
    await expect(stage.store.posts.replace({ ...post, title: 'x' })).rejects.toMatchObject(refused);
    await expect(stage.store.posts.remove(post)).rejects.toMatchObject(refused);
    expect(await stage.store.posts.all()).toEqual([post]);
    stage.refuseWrites(false);
    await stage.reopen();
    expect(await stage.store.posts.all()).toEqual([post]);
  });

  it('that the next start could not read are refused', async () => {
    const unreadable = samplePost({ createdAt: 'yesterday' });
    await expect(stage.store.posts.add(unreadable)).rejects.toBeInstanceOf(TypeError);
    await stage.reopen();
    expect(await stage.store.posts.all()).toEqual([]);
  });
}
