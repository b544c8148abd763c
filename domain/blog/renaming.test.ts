import { describe, expect, it } from 'vitest';
import type { Post } from './post.schema.ts';
import { findRenamedPost, withSlug } from './renaming.ts';

const publishedAt = '2026-03-02T15:00:00.000Z';

describe('a post with another slug', () => {
  it.each([
    [{ slug: 'a', publishedAt }, 'b', { slug: 'b', publishedAt, formerSlugs: ['a'] }],
    [
      { slug: 'b', publishedAt, formerSlugs: ['a'] },
      'c',
      { slug: 'c', publishedAt, formerSlugs: ['a', 'b'] },
    ],
    [
      { slug: 'b', publishedAt, formerSlugs: ['a'] },
      'a',
      { slug: 'a', publishedAt, formerSlugs: ['b'] },
    ],
    [{ slug: 'a', publishedAt }, 'a', { slug: 'a', publishedAt }],
    [{ slug: 'a' }, 'b', { slug: 'b' }],
  ])('%j named %s is %j', (post, slug, expected) => {
    expect(withSlug(post, slug)).toEqual(expected);
  });
});

describe('the post that had a slug before', () => {
  const post = (slug: string, formerSlugs: readonly string[], published = true) =>
    ({ slug, formerSlugs, published }) as Post;

  it.each([
    ['none', [post('b', [])], undefined],
    ['one', [post('b', ['a']), post('c', ['d'])], 'b'],
    ['the newest of two', [post('b', ['a']), post('c', ['a'])], 'c'],
    ['no draft', [post('b', ['a'], false)], undefined],
    ['none while a published post has it', [post('b', ['a']), post('a', [])], undefined],
    ['one while a draft has it', [post('b', ['a']), post('a', [], false)], 'b'],
  ])('is %s', (_what, posts, slug) => {
    expect(findRenamedPost(posts, 'a')?.slug).toBe(slug);
  });
});
