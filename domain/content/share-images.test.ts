import { expect, test } from 'vitest';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { articlesWithShareImage } from './share-images.ts';

test('names the sample articles, and no other', () => {
  expect([...articlesWithShareImage].sort()).toEqual(sampleArticles.map(({ slug }) => slug).sort());
});
