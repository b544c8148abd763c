import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './blog-page.en.ts';

const blocks = translatedBlocks(words, () => import('./blog-page.es.ts'));
export const blogHero = blocks.text('blog.hero', 'Blog, top');

/** Spec §8. */
export const articleNotFound = blocks.text('article.missing', 'Missing article');

/** Spec §8; the second line depends on whether a filter is set. */
export const noArticles = blocks.text('blog.empty', 'Blog, without articles');

export const blogMeta = blocks.text('blog.meta', 'Blog, for search engines');

export const missingArticleMeta = blocks.text(
  'article.missing.meta',
  'Missing article, for search engines',
);

export const blogClosing = blocks.optional('blog.closing', 'Blog, end');

export const blogLabels = blocks.text('blog.labels', 'Blog, headings');

export const articleLabels = blocks.text('blog.article', 'Article, headings and buttons');

export const blogTexts = [
  blogHero,
  blogLabels,
  noArticles,
  blogClosing,
  blogMeta,
  articleLabels,
  articleNotFound,
  missingArticleMeta,
];
