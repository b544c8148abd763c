import { expect, it } from 'vitest';
import type { Post } from '#domain/blog/post.schema.ts';
import { bodyOf, differences, differingLines, newPostValues, valuesOf } from './post-values.ts';

const post: Post = {
  id: 'a',
  revision: 3,
  slug: 'hail',
  title: 'Hail',
  excerpt: 'In short.',
  content: '## Heading',
  category: 'roofs-and-weather',
  tags: ['Dallas, TX', 'roof'],
  metaTitle: '',
  metaDescription: '',
  published: true,
  createdAt: '2026-11-20T15:00:00.000Z',
};

it('sends an untouched form unchanged', () => {
  const { id: _id, revision: _revision, createdAt: _createdAt, ...fields } = post;
  expect(bodyOf(valuesOf(post))).toEqual({
    ...fields,
    locale: 'en',
    translationOf: '',
    featuredImage: '',
    featuredImageAlt: '',
  });
});

it('translates nothing if the form did not ask', () => {
  const { translationOf: _none, ...values } = valuesOf({ ...post, locale: 'es' });
  expect(bodyOf(values)).toMatchObject({ locale: 'es', translationOf: '' });
});

it('makes a new post a draft', () => {
  expect(bodyOf(newPostValues)).toMatchObject({ published: false, tags: [] });
});

it('describes differing fields in words', () => {
  const { published: _off, ...mine } = valuesOf({ ...post, category: 'foundations', tags: [] });
  const differing = differences(mine, post).filter((one) => one.mine !== one.theirs);
  expect(differing).toEqual([
    { label: 'Category', mine: 'Foundations', theirs: 'Roofs and Weather' },
    { label: 'Tags', mine: '', theirs: 'Dallas, TX, roof' },
    { label: 'Status', mine: 'Draft', theirs: 'Published' },
  ]);
});

it.each([
  ['a\nb\nc', 'a\nx\nc', '…\nb\n…', '…\nx\n…'],
  ['a', 'b', 'a', 'b'],
  ['a\nb', 'a', '…\nb', '…'],
  ['b', 'a\nb', '…', 'a\n…'],
  ['a\na', 'a\na\na', '…', '…\na'],
  ['', 'a', '', 'a'],
])('of %j and %j shows %j and %j', (one, other, mine, theirs) => {
  expect(differingLines(one, other)).toEqual({ mine, theirs });
});
