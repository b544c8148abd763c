import { optionalBlock, textBlock } from '#domain/business/text-block.ts';
export const blogHero = textBlock('blog.hero', 'Blog, top', {
  title: 'Notes from the crawl space',
  text: 'What {{anInspector}} sees in {{localArea}} homes, written for people who buy, sell or keep one.',
});

/** Spec §8. */
export const articleNotFound = textBlock('article.missing', 'Missing article', {
  title: 'Article Not Found',
  text: "The article you're looking for doesn't exist or has been moved.",
});

/** Spec §8; the second line depends on whether a filter is set. */
export const noArticles = textBlock('blog.empty', 'Blog, without articles', {
  title: 'No articles found',
  filtered: 'Try adjusting your search or filter criteria.',
  unfiltered: 'Check back soon for new content!',
});

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

export const blogClosing = optionalBlock('blog.closing', 'Blog, end', {
  title: 'Reading about a house you want?',
  text: 'See the price of its inspection in a minute. Nothing is sent.',
});

export const blogLabels = textBlock('blog.labels', 'Blog, headings', {
  categories: 'Categories',
  popular: 'Popular articles',
});

export const articleLabels = textBlock('blog.article', 'Article, headings and buttons', {
  all: 'All articles',
  author: 'Who wrote this',
  contact: 'Contact Us',
  related: 'Read next',
  sampleReport: 'What would a report say about a house like yours?',
  seeReport: 'See a sample report',
  back: 'Back to Blog',
});
