import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { articleLabels } from '#domain/content/blog-page.ts';
import { blogPageWords } from '#site/pages/blog/blog-page.words.ts';
import { LanguageBadge } from '#site/pages/blog/language-badge.tsx';
import { QuoteLink } from '#site/parts/actions.tsx';
import { InspectorCard } from '#site/parts/inspector-card.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useLangOf } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { articlePageWords } from './article-page.words.ts';

/** The article's author, and links to continue. */
export function ArticleEnd({ related }: { related: readonly PostSummary[] }) {
  const { timeZone, locale } = useBusiness();
  const { readingTime } = useWords(blogPageWords);
  const langOf = useLangOf();
  const texts = useTexts(articleLabels);
  return (
    <footer className="article-end">
      <section className="article-author" aria-labelledby="author">
        <h2 id="author">{texts.author}</h2>
        <InspectorCard />
        <div className="site-actions">
          <QuoteLink />
          <SiteLink href="/contact" className="ui-button">
            {texts.contact}
          </SiteLink>
        </div>
      </section>
      {related.length > 0 ? (
        <section className="article-related" aria-labelledby="related">
          <h2 id="related">{texts.related}</h2>
          <ul>
            {related.map((post) => (
              <li key={post.id}>
                <SiteLink href={`/blog/${post.slug}`} lang={langOf(post)}>
                  {post.title}
                </SiteLink>
                <p className="blog-facts">
                  <span>
                    {formatPostDate(post.publishedAt ?? post.createdAt, timeZone, locale)}
                  </span>{' '}
                  · <span>{readingTime(post.readingMinutes)}</span>
                  <LanguageBadge post={post} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </footer>
  );
}

/** The single call to action in the text, between two of its parts. */
export function ArticleCall() {
  const texts = useTexts(articleLabels);
  return (
    <aside className="article-call" aria-label={useWords(articlePageWords).sampleReport}>
      <p>{texts.sampleReport}</p>
      <SiteLink href="/sample-report" className="ui-button">
        {texts.seeReport}
      </SiteLink>
    </aside>
  );
}
