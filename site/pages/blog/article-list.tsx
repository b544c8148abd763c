import { SKELETON_COUNT } from '#domain/blog/blog.ts';
import type { BlogCategory, PostSummary } from '#domain/blog/post.schema.ts';
import { noArticles } from '#domain/content/blog-page.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { NoArticlesArt } from '#site/illustrations/no-articles-art.tsx';
import { TextWithLinks } from '#site/parts/linked-text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { ArticleCard } from './article-card.tsx';
import { blogPageWords } from './blog-page.words.ts';

interface ArticleListProps {
  /** Undefined while loading. */
  posts: readonly PostSummary[] | undefined;
  failed: boolean;
  categories: readonly BlogCategory[];
  isFiltered: boolean;
  onClear: () => void;
}

/** The article cards, or the reason why there are none. */
export function ArticleList({ posts, failed, categories, isFiltered, onClear }: ArticleListProps) {
  const empty = useTexts(noArticles);
  const words = useWords(blogPageWords);
  const count = posts?.length ?? 0;
  return (
    <section className="blog-list" aria-labelledby="articles">
      <h2 id="articles" className="ui-visually-hidden">
        {words.articles}
      </h2>
      <p className="blog-count" role="status">
        {posts && isFiltered && count > 0 ? words.count(count) : ''}
      </p>
      {failed ? (
        <Failed />
      ) : !posts ? (
        <Skeleton />
      ) : count > 0 ? (
        <ul className="blog-cards">
          {posts.map((post) => (
            <ArticleCard
              key={post.id}
              post={post}
              category={categories.find(({ slug }) => slug === post.category)?.name}
            />
          ))}
        </ul>
      ) : (
        <div className="blog-empty" role="status">
          <NoArticlesArt />
          <h3>{empty.title}</h3>
          <p>{isFiltered ? empty.filtered : empty.unfiltered}</p>
          {isFiltered ? (
            <button type="button" className="ui-button" onClick={onClear}>
              {words.clear}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}

function Failed() {
  const { phone, locale } = useBusiness();
  const words = useWords(blogPageWords);
  return (
    <div className="blog-empty" role="alert">
      <h3>{words.failed}</h3>
      <p>
        <TextWithLinks
          text={words.failedText(phone.display)}
          links={[
            // Not by the router, which would load nothing anew.
            (reload) => <a href={addressIn(locale, '/blog')}>{reload}</a>,
            (number) => <a href={phone.href}>{number}</a>,
          ]}
        />
      </p>
    </div>
  );
}

function Skeleton() {
  const words = useWords(blogPageWords);
  return (
    <div className="blog-cards" role="status" aria-label={words.loading}>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and never change places
        <div key={index} className="blog-card blog-card-waiting">
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
          <div className="ui-skeleton" />
        </div>
      ))}
    </div>
  );
}
