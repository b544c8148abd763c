import { describe, expect, it } from 'vitest';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import {
  formatPostDate,
  type PostFilter,
  popularPosts,
  readingMinutes,
  selectAdminPosts,
  selectPosts,
} from './blog.ts';
import type { Post } from './post.schema.ts';

const post = (id: string, changes: Partial<Post> = {}): Post => ({
  id,
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
  publishedAt: '2026-01-01T12:00:00.000Z',
  ...changes,
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the reading time', () => {
  it.each([
    [0, 0],
    [200, 1],
    [201, 2],
  ])('of %i words is %i minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });
});

describe('the date of an article', () => {
  it.each([
    ['2026-03-02T05:59:00.000Z', 'Mar 1, 2026'],
    ['2026-03-02T06:00:00.000Z', 'Mar 2, 2026'],
    ['2026-07-01T04:59:00.000Z', 'Jun 30, 2026'],
    ['2026-07-01T05:00:00.000Z', 'Jul 1, 2026'],
  ])('%s is %s in Central Time', (instant, date) => {
    expect(formatPostDate(instant, centralTime)).toBe(date);
  });

  it('is worded in the language of the page', () => {
    expect(formatPostDate('2026-03-02T06:00:00.000Z', centralTime, 'es')).toBe('2 mar 2026');
  });
});

describe('the list', () => {
  const old = post('old', { publishedAt: '2026-02-01T00:00:00.000Z', tags: ['clay'] });
  const recent = post('recent', { publishedAt: '2026-05-01T00:00:00.000Z', title: 'Roof HAIL' });
  const draft = post('draft', { published: false, createdAt: '2026-06-01T00:00:00.000Z' });
  const { publishedAt: _never, ...unpublished } = draft;
  const posts = [old, recent, unpublished];
  const ids = (selected: readonly Post[]) => selected.map(({ id }) => id);

  it('is newest first, a draft by its creation', () => {
    expect(ids(selectPosts(posts, {}))).toEqual(['draft', 'recent', 'old']);
  });

  it.each([
    [{ published: true }, ['recent', 'old']],
    [{ published: false }, ['draft']],
    [{ category: 'roofs' }, []],
    [{ category: '' }, ['draft', 'recent', 'old']],
    [{ search: '  hail  roof ' }, ['recent']],
    [{ search: 'hail clay' }, []],
    [{ search: 'CLAY' }, ['old']],
    [{ search: '(' }, []],
  ])('filtered by %j contains %j', (filter, expected) => {
    expect(ids(selectPosts(posts, filter))).toEqual(expected);
  });
});

describe('the list for readers of a language', () => {
  const clay = post('clay', { publishedAt: '2026-01-01T00:00:00.000Z' });
  const hail = post('hail', { publishedAt: '2026-05-01T00:00:00.000Z' });
  const arcilla = post('arcilla', {
    locale: 'es',
    translationOf: 'clay',
    publishedAt: '2026-02-01T00:00:00.000Z',
  });
  const own = post('moho', { locale: 'es', publishedAt: '2026-03-01T00:00:00.000Z' });
  const posts = [clay, hail, arcilla, own];
  const listed = (filter: PostFilter) => selectPosts(posts, filter).map(({ id }) => id);

  it.each([
    [{ locale: 'en' }, ['hail', 'clay']],
    [{ locale: 'es' }, ['moho', 'arcilla', 'hail']],
    [{ locale: 'es', search: 'clay' }, []],
    [{}, ['hail', 'moho', 'arcilla', 'clay']],
  ] as const)('filtered by %j contains %j', (filter, expected) => {
    expect(listed(filter)).toEqual(expected);
  });

  it('has the article in English while its translation is a draft', () => {
    const draft = { ...arcilla, published: false };
    const offered = selectPosts([clay, draft], { locale: 'es', published: true });
    expect(offered.map(({ id }) => id)).toEqual(['clay']);
  });

  it('has those in the language among the popular ones, however often others are read', () => {
    const reads = new Map([
      ['hail', 9],
      ['arcilla', 1],
    ]);
    expect(popularPosts(posts, reads, 'es').map(({ id }) => id)).toEqual([
      'arcilla',
      'moho',
      'hail',
    ]);
    expect(popularPosts(posts, reads).map(({ id }) => id)).toEqual(['hail', 'clay']);
  });
});

describe('the owner’s list', () => {
  const first = post('a', { createdAt: '2026-01-01T12:00:00.000Z', tags: ['Clay'] });
  const twin = post('b', { createdAt: '2026-01-01T12:00:00.000Z', title: 'Hail' });
  const draft = post('c', { createdAt: '2026-02-01T12:00:00.000Z', published: false });
  const posts = [first, draft, twin];
  const ids = (search?: string) => selectAdminPosts(posts, search).map(({ id }) => id);

  it('includes drafts and is sorted by creation, newest first', () => {
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(selectAdminPosts(posts.toReversed()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['clay', ['a']],
    [' HAIL  b ', ['b']],
    ['hail clay', []],
    ['  ', ['c', 'b', 'a']],
  ])('searched for %j contains %j', (search, expected) => {
    expect(ids(search)).toEqual(expected);
  });
});

describe('the popular articles', () => {
  it('are the five most read; the newer one first where both were read as often', () => {
    const posts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
      post(id, { publishedAt: `2026-0${index + 1}-01T00:00:00.000Z` }),
    );
    const reads = new Map([
      ['a', 9],
      ['c', 4],
      ['d', 4],
    ]);
    expect(popularPosts(posts, reads).map(({ id }) => id)).toEqual(['a', 'd', 'c', 'f', 'e']);
  });

  it('exclude drafts', () => {
    expect(popularPosts([post('draft', { published: false })], new Map([['draft', 9]]))).toEqual(
      [],
    );
  });
});
