import { expect, it } from 'vitest';
import { autofilled } from './autofill.ts';

const empty = { title: '', slug: '', metaTitle: '' };
const draft = { wasPublished: false };

it('derives slug and meta title while the title is typed', () => {
  const typed = [...'Hail, Again!'].reduce(
    (before, letter) => autofilled(before, before.title + letter, draft),
    empty,
  );
  expect(typed).toEqual({ title: 'Hail, Again!', slug: 'hail-again', metaTitle: 'Hail, Again!' });
});

it.each([
  ['the slug', { slug: 'by-hand' }, { slug: 'by-hand', metaTitle: 'Rain' }],
  ['the meta title', { metaTitle: 'By hand' }, { slug: 'rain', metaTitle: 'By hand' }],
  ['nothing in the slug', { slug: '' }, { slug: '', metaTitle: 'Rain' }],
])('keeps %s that was edited by hand', (_what, written, expected) => {
  const before = { title: 'Hail', slug: 'hail', metaTitle: 'Hail', ...written };
  expect(autofilled(before, 'Rain', draft)).toEqual({ title: 'Rain', ...expected });
});

it('keeps the slug of a post that was published', () => {
  const before = { title: 'Hail', slug: 'hail', metaTitle: 'Hail' };
  expect(autofilled(before, 'Rain', { wasPublished: true })).toEqual({
    title: 'Rain',
    slug: 'hail',
    metaTitle: 'Rain',
  });
});
