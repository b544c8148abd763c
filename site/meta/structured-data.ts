import type { Locale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { businessIn, type PageData } from '#site/data/page-data.ts';
import { navigationWords } from '#site/navigation/navigation.ts';
import { metaOf, type Page } from '#site/page.ts';
import { businessData } from './business-data.ts';

/** The JSON-LD of a page: the business, the page's own additions, and its breadcrumbs from home. */
export function structuredDataOf(origin: string, path: string, page: Page, data: PageData) {
  const meta = metaOf(page, path, data);
  const business = businessIn(data);
  const always = businessData(origin, business);
  if (meta.notFound) return [always];
  return [
    always,
    ...(page.structuredData?.(origin, path, data) ?? []),
    ...(path === '/' || meta.article
      ? []
      : [breadcrumbs(origin, business.locale, [[path, shortTitle(meta.title)]])]),
  ];
}

const shortTitle = (title: string) => title.split(' | ')[0] ?? title;

type Crumb = readonly [path: string, name: string];

/** The breadcrumbs from the home page to a page, its last crumb, in a language. */
export const breadcrumbs = (origin: string, locale: Locale, crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['/', navigationWords.in(locale).home] satisfies Crumb, ...crumbs].map(
    ([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + addressIn(locale, path),
    }),
  ),
});
