import { expect, it } from 'vitest';
import { lastChangeOf, withPublication } from './publication.ts';

const now = new Date('2026-11-25T15:00:00.000Z');
const earlier = '2026-03-02T15:00:00.000Z';

it.each([
  ['a draft that stays one', { published: false }, false, { published: false }],
  [
    'a draft that is published',
    { published: false },
    true,
    { published: true, publishedAt: now.toISOString() },
  ],
  [
    'a post that is taken back',
    { published: true, publishedAt: earlier },
    false,
    { published: false, publishedAt: earlier },
  ],
  [
    'a post that is published again',
    { published: false, publishedAt: earlier },
    true,
    { published: true, publishedAt: earlier },
  ],
])('%s', (_what, post, published, expected) => {
  expect(withPublication(post, published, now)).toEqual(expected);
});

it.each([
  ['as it was first written', {}, '2026-01-01T00:00:00.000Z'],
  ['published later', { publishedAt: earlier }, earlier],
  ['changed since', { publishedAt: earlier, updatedAt: now.toISOString() }, now.toISOString()],
  [
    'changed as a draft, then published',
    { publishedAt: now.toISOString(), updatedAt: earlier },
    now.toISOString(),
  ],
])('knows when the public content of a post changed: %s', (_what, dates, change) => {
  expect(lastChangeOf({ createdAt: '2026-01-01T00:00:00.000Z', ...dates })).toBe(change);
});
