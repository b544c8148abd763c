import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { InspectorCard } from '#site/parts/inspector-card.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';

/** The article's author, and links to continue. */
export function ArticleEnd({ related }: { related: readonly PostSummary[] }) {
  const { timeZone } = useBusiness();
  return (
    <footer className="article-end">
      <section className="article-author" aria-labelledby="author">
        <h2 id="author">Who wrote this</h2>
        <InspectorCard />
        <div className="site-actions">
          <SiteLink href="/instant-quote" className="ui-button" data-kind="action">
            Get Instant Quote
          </SiteLink>
          <SiteLink href="/contact" className="ui-button">
            Contact Us
          </SiteLink>
        </div>
      </section>
      {related.length > 0 ? (
        <section className="article-related" aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <ul>
            {related.map(({ id, slug, title, publishedAt, createdAt, readingMinutes }) => (
              <li key={id}>
                <SiteLink href={`/blog/${slug}`}>{title}</SiteLink>
                <span>
                  {formatPostDate(publishedAt ?? createdAt, timeZone)} · {readingMinutes} min read
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </footer>
  );
}

/** The single call to action in the text, between two of its parts. */
export const ArticleCall = () => (
  <aside className="article-call" aria-label="Sample report">
    <p>What would a report say about a house like yours?</p>
    <SiteLink href="/sample-report" className="ui-button">
      See a sample report
    </SiteLink>
  </aside>
);
