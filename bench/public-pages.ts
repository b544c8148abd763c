import { sampleArticles } from '#domain/content/articles/articles.ts';
import { routePaths } from '#site/routing/route-paths.ts';

const [article] = sampleArticles;

/** Every page that has one address, and one sample article for all of them, as paths. */
export const publicPages: readonly string[] = [
  ...routePaths,
  ...(article ? [`/blog/${article.slug}`] : []),
];
