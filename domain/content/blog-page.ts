import { textBlock } from '#domain/business/text-block.ts';
export const blogHero = {
  title: 'Notes from the crawl space',
  text: 'What a licensed inspector sees in North Texas homes, written for people who buy, sell or keep one.',
} as const;

/** Spec §8. */
export const articleNotFound = {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist or has been moved.",
} as const;

/** Spec §8; the second line depends on whether a filter is set. */
export const noArticles = {
  title: 'No articles found',
  filtered: 'Try adjusting your search or filter criteria.',
  unfiltered: 'Check back soon for new content!',
} as const;

export const blogMeta = textBlock('blog.meta', 'Blog, for search engines', {
  title: 'Home Inspection Blog for {{localArea}} | {{name}}',
  description:
    'Plain articles from {{anInspector}} on foundations, roofs, heating and cooling, buying and selling homes in the {{region}}.',
  keywords: ['home inspection blog', '{{localArea}} homes'],
});

export const missingArticleMeta = textBlock(
  'article.missing.meta',
  'Missing article, for search engines',
  {
    title: 'Article Not Found | {{name}}',
    description:
      'This article does not exist or has been moved. Find other articles about homes in the {{region}}.',
    keywords: ['home inspection blog', 'home inspection {{regionShort}}'],
  },
);
