import type { PostDetail } from '#domain/blog/post.schema.ts';
import { business } from '#domain/business/business.ts';
import { type PageData, postKey } from '#site/data/page-data.ts';
import { articleSlugOf, isRoutePath, type RoutePath } from '#site/routing/route-paths.ts';
import { articleData } from './article-data.ts';
import { businessData } from './business-data.ts';
import { faqData } from './faq-data.ts';
import { pageMeta } from './page-meta.ts';
import { servicesData } from './services-data.ts';

/** What single pages add; built on the server alone. */
const ownData: Readonly<Partial<Record<RoutePath, (origin: string) => object[]>>> = {
  '/faq': faqData,
  '/services': servicesData,
};

/** The JSON-LD of the page at `path`: the business everywhere, and what else the page is. */
export function structuredDataOf(origin: string, path: string, data: PageData): object[] {
  const slug = articleSlugOf(path);
  const post = slug ? (data[postKey(slug)] as PostDetail | null | undefined) : undefined;
  if (post) {
    return [
      businessData(origin),
      articleData(origin, path, post),
      breadcrumbs(origin, [
        ['/blog', 'Blog'],
        [path, post.title],
      ]),
    ];
  }
  if (!isRoutePath(path)) return [businessData(origin)];
  return [
    businessData(origin),
    ...(ownData[path]?.(origin) ?? []),
    ...(path === '/' ? [] : [breadcrumbs(origin, [[path, shortTitle(path)]])]),
  ];
}

const shortTitle = (path: RoutePath) => pageMeta[path].title.split(' | ')[0] ?? business.name;

/** From the home page down to the page itself. */
type Step = readonly [path: string, name: string];

const breadcrumbs = (origin: string, steps: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['/', 'Home'] satisfies Step, ...steps].map(([path, name], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
