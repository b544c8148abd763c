import { describe, expect, it } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { changedPostSchema, newPostSchema } from './post-form.schema.ts';

const body = {
  title: ' Hail ',
  slug: 'hail',
  excerpt: 'In short.',
  content: '## Heading',
  category: 'roofs-and-weather',
};

const errorsOf = (changes: object) => {
  const result = validate(newPostSchema, { ...body, ...changes });
  return result.ok ? {} : Object.fromEntries(result.errors.map((e) => [e.path, e.message]));
};

it('is a draft without tags by default', () => {
  expect(validate(newPostSchema, body)).toEqual({
    ok: true,
    value: {
      ...body,
      title: 'Hail',
      tags: [],
      metaTitle: '',
      metaDescription: '',
      published: false,
    },
  });
});

describe('a post is refused', () => {
  it.each([
    ['title', '', 'Title is required'],
    ['title', '  ', 'Title is required'],
    ['title', undefined, 'Title is required'],
    ['title', 7, 'Title is required'],
    ['title', 'x'.repeat(201), 'At most 200 characters'],
    ['slug', '', 'Slug is required'],
    ['slug', 'Hail', 'Lowercase letters, digits and single hyphens only'],
    ['slug', 'a--b', 'Lowercase letters, digits and single hyphens only'],
    ['slug', '../etc', 'Lowercase letters, digits and single hyphens only'],
    ['slug', 'x'.repeat(201), 'At most 200 characters'],
    ['excerpt', '', 'Excerpt is required'],
    ['content', '', 'Content is required'],
    ['content', 'x'.repeat(200_001), 'At most 200000 characters'],
    ['featuredImage', 'slab.jpg', 'Please enter a valid URL that begins with https://'],
    ['featuredImage', 'javascript:alert(1)', 'Please enter a valid URL that begins with https://'],
    ['category', 'nowhere', 'Please select a category'],
    ['category', '', 'Please select a category'],
    ['tags', 'roof', 'Tags must be a list of texts'],
    ['tags', Array.from({ length: 21 }, (_, n) => `tag ${n}`), 'At most 20 tags'],
    ['tags', ['x'.repeat(41)], 'A tag has at most 40 characters'],
    ['metaTitle', 'x'.repeat(201), 'At most 200 characters'],
    ['published', 'yes', 'Published is true or false'],
  ])('for its %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('with every issue at once', () => {
    expect(Object.keys(errorsOf({ title: '', slug: '', excerpt: '', content: '' }))).toEqual([
      'title',
      'slug',
      'excerpt',
      'content',
    ]);
  });
});

it('accepts the maximum lengths', () => {
  expect(
    errorsOf({
      title: 'x'.repeat(200),
      slug: 'x'.repeat(200),
      content: 'x'.repeat(200_000),
      featuredImage: '/uploads/a.webp',
      tags: Array.from({ length: 20 }, (_, n) => `tag ${n}`),
    }),
  ).toEqual({});
});

it('keeps each tag once, trimmed, and no empty one', () => {
  const result = validate(newPostSchema, { ...body, tags: [' roof', 'roof', '', ' ', 'Hail'] });
  expect(result).toMatchObject({ ok: true, value: { tags: ['roof', 'Hail'] } });
});

it('reads a blank image as missing', () => {
  const result = validate(newPostSchema, { ...body, featuredImage: ' ' });
  expect(result.ok && result.value.featuredImage).toBeUndefined();
});

it.each([null, 0, 1.5, '1'])('does not change a post of a version such as %j', (revision) => {
  const result = validate(changedPostSchema, { ...body, revision });
  expect(result.ok).toBe(false);
});
