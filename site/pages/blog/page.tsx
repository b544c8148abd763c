import type { BlogCategory, PostSummary } from '#domain/blog/post.schema.ts';
import { blogClosing, blogHero, blogMeta } from '#domain/content/blog-page.ts';
import { keyIn } from '#domain/locale/business-key.ts';
import { categoriesKey, popularKey, postsKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { QuoteLink } from '#site/parts/actions.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { useBusiness } from '#ui/business.tsx';
import { ArticleList } from './article-list.tsx';
import { listKey, useBlogFilter } from './blog-filter.ts';
import { BlogSearch } from './blog-search.tsx';
import { CategoryList } from './category-list.tsx';
import { PopularArticles } from './popular-articles.tsx';
import './blog.css';

/** A 401 on a blog list is an empty list (spec §7). */
const blogList = { nullOn401: true };

export const page: Page = {
  Component: BlogPage,
  meta: blogMeta,
  data: (_path, locale) => [postsKey, categoriesKey, popularKey].map((key) => keyIn(locale, key)),
  shareDrawing: 'blog',
};

function BlogPage() {
  const { locale } = useBusiness();
  const [filter, setFilter] = useBlogFilter();
  const { data: categories } = useSiteData<BlogCategory[]>(keyIn(locale, categoriesKey), blogList);
  const { data: popular } = useSiteData<PostSummary[]>(keyIn(locale, popularKey), blogList);
  const { data: posts, error } = useSiteData<PostSummary[]>(listKey(filter, locale), blogList);

  return (
    <>
      <PageHero texts={blogHero} art={<HeroDrawing name="blog" />} />
      <div className="site-section blog">
        <div className="site-wrap">
          <BlogSearch
            value={filter.search}
            onSearch={(search) => setFilter({ ...filter, search }, true)}
          />
          <CategoryList
            categories={categories ?? []}
            chosen={filter.category}
            onChoose={(category) => setFilter({ ...filter, category })}
          />
          <ArticleList
            posts={posts === null ? [] : posts}
            failed={error !== undefined}
            categories={categories ?? []}
            isFiltered={filter.category !== '' || filter.search.trim() !== ''}
            onClear={() => setFilter({ category: '', search: '' })}
          />
          <PopularArticles posts={popular ?? []} />
        </div>
      </div>
      <ClosingCall texts={blogClosing}>
        <QuoteLink />
      </ClosingCall>
    </>
  );
}
