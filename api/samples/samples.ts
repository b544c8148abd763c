import { readFile } from 'node:fs/promises';
import type { Samples } from '#api/store/json/open-files.ts';
import { sampleArticles } from '#domain/content/articles/articles.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';

const bodies = new URL('../../domain/content/articles/', import.meta.url);

/** The articles and reviews that a new installation shows; each says of itself that it is one. */
export async function readSamples(): Promise<Samples> {
  const posts = sampleArticles.map(async (article) => ({
    ...article,
    id: `sample-${article.slug}`,
    revision: 1,
    content: await readFile(new URL(`${article.slug}.md`, bodies), 'utf8'),
    published: true,
    sample: true as const,
  }));
  return {
    posts: await Promise.all(posts),
    reviews: sampleReviews.map((review) => ({ ...review, revision: 1 })),
  };
}

export const noSamples: Samples = { posts: [], reviews: [] };
