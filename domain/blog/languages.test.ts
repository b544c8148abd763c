import { expect, it } from 'vitest';
import { articlePaths, slugsOf } from './languages.ts';
import type { Post } from './post.schema.ts';

const post = (id: string, changes: Partial<Post> = {}): Post => ({
  id: `id-${id}`,
  revision: 1,
  slug: id,
  title: id,
  excerpt: '',
  content: '',
  category: 'foundations',
  tags: [],
  metaTitle: '',
  metaDescription: '',
  published: true,
  createdAt: '2026-01-01T12:00:00.000Z',
  ...changes,
});
const clay = post('clay');
const arcilla = post('arcilla', { locale: 'es', translationOf: clay.id });

it('has the slugs of an article and its translation, from either', () => {
  const both = { en: 'clay', es: 'arcilla' };
  expect(slugsOf(clay, [clay, arcilla])).toEqual(both);
  expect(slugsOf(arcilla, [clay, arcilla])).toEqual(both);
});

it.each([
  ['whose translation is a draft', [clay, { ...arcilla, published: false }]],
  ['with an article beside it', [clay, post('hail'), post('moho', { locale: 'es' })]],
])('has the slug alone of an article %s', (_what, posts) => {
  expect(slugsOf(clay, posts)).toEqual({ en: 'clay' });
});

it('has the first of two translations into one language', () => {
  const second = post('otra', { locale: 'es', translationOf: clay.id });
  expect(slugsOf(clay, [clay, arcilla, second]).es).toBe('arcilla');
});

it('still knows a translation whose original was deleted', () => {
  expect(slugsOf(arcilla, [arcilla])).toEqual({ es: 'arcilla' });
});

it('has the path in each language', () => {
  expect(articlePaths({ slug: 'clay' })).toEqual({ en: '/blog/clay' });
  expect(articlePaths({ slug: 'arcilla', locale: 'es' })).toEqual({ es: '/blog/arcilla' });
  expect(articlePaths({ slug: 'clay', slugs: { en: 'clay', es: 'arcilla' } })).toEqual({
    en: '/blog/clay',
    es: '/blog/arcilla',
  });
});
