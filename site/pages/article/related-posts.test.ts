import { expect, it } from 'vitest';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { relatedPosts } from './related-posts.ts';

const post = (id: string, category: string, ...tags: string[]): PostSummary => ({
  id,
  slug: id,
  title: id,
  excerpt: '',
  category,
  tags,
  metaTitle: '',
  metaDescription: '',
  createdAt: '2026-03-01T15:00:00.000Z',
  readingMinutes: 1,
});
const ids = (posts: readonly PostSummary[]) => posts.map(({ id }) => id);

const hail = post('hail', 'roofs', 'hail', 'insurance');

it('prefers the category, then shared tags, then the newer one, and leaves out the article itself', () => {
  const newest = post('newest', 'buying');
  const older = post('older', 'buying');
  const tagged = post('tagged', 'buying', 'insurance');
  const roof = post('roof', 'roofs');
  expect(ids(relatedPosts(hail, [newest, hail, older, tagged, roof]))).toEqual([
    'roof',
    'tagged',
    'newest',
  ]);
});

it('is empty where there is no other article', () => {
  expect(relatedPosts(hail, [hail])).toEqual([]);
});
