import type { BlogCategory, PostSummary } from '#domain/blog/post.schema.ts';
import { blogHero } from '#domain/content/blog-page.ts';
import { categoriesKey, popularKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { BlogArt } from '#site/illustrations/blog-art.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { ArticleList } from './article-list.tsx';
import { listKey, useBlogFilter } from './blog-filter.ts';
import { BlogSearch } from './blog-search.tsx';
import { CategoryList } from './category-list.tsx';
import { PopularArticles } from './popular-articles.tsx';

export function Page() {
  const [filter, setFilter] = useBlogFilter();
  const { data: categories } = useSiteData<BlogCategory[]>(categoriesKey);
  const { data: popular } = useSiteData<PostSummary[]>(popularKey);
  const { data: posts, error } = useSiteData<PostSummary[]>(listKey(filter));

  return (
    <>
      <PageHero title={blogHero.title} text={blogHero.text} art={<BlogArt />} />
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
            posts={posts}
            failed={error !== undefined}
            categories={categories ?? []}
            isFiltered={filter.category !== '' || filter.search.trim() !== ''}
            onClear={() => setFilter({ category: '', search: '' })}
          />
          <PopularArticles posts={popular ?? []} />
        </div>
      </div>
      <ClosingCall
        title="Reading about a house you want?"
        text="The price of its inspection takes a minute, and nothing is sent."
      >
        <SiteLink href="/instant-quote" className="ui-button" data-kind="action">
          Get Instant Quote
        </SiteLink>
      </ClosingCall>
    </>
  );
}
