import { sampleArticles } from '#domain/content/articles/articles.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { routes } from '#site/routes.ts';

const [article] = sampleArticles;

/** For partners, who are sent its address, and an answer: search engines are told to leave them out. */
const unlisted = ['/embed', '/request-sent'];

/** Those that are measured in Spanish too. */
const inSpanish = ['/', '/instant-quote'].map((path) => addressIn('es', path));

/**
 * Every page that has one address and is meant to be found, one sample article for all of them, and two pages in
 * Spanish, as paths. Lighthouse takes marks off for a page that search engines are told to leave out.
 */
export const publicPages: readonly string[] = [
  ...Object.keys(routes).filter((path) => !unlisted.includes(path) && !path.includes(':')),
  ...(article ? [`/blog/${article.slug}`] : []),
  ...inSpanish,
];
