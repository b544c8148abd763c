import { sampleArticles } from '#domain/content/articles/articles.ts';
import { pageMeta } from '#site/meta/page-meta.ts';
import { routePaths } from '#site/routing/route-paths.ts';

const [article] = sampleArticles;

/**
 * Every page that has one address and is meant to be found, and one sample article for all of them,
 * as paths. Lighthouse takes marks off for a page that search engines are told to leave out.
 */
export const publicPages: readonly string[] = [
  ...routePaths.filter((path) => !pageMeta[path].noindex),
  ...(article ? [`/blog/${article.slug}`] : []),
];
