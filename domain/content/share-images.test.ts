import { expect, test } from 'vitest';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { routePaths } from '#site/routing/route-paths.ts';
import { shareImageOf } from './share-images.ts';

test('every page has a picture named after its address', () => {
  expect(shareImageOf('/')).toBe('/share/home.png');
  for (const path of routePaths.slice(1)) expect(shareImageOf(path)).toBe(`/share${path}.png`);
});

test('every sample article has a picture named after its slug', () => {
  for (const { slug } of sampleArticles) {
    expect(shareImageOf(`/blog/${slug}`)).toBe(`/share/blog/${slug}.png`);
  }
});

test.each(['/blog/written-by-the-owner', '/nowhere', '/home', '/admin', '', '//', '/about/'])(
  'there is none for %j',
  (path) => expect(shareImageOf(path)).toBeUndefined(),
);
