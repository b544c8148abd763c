import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { blogLabels } from '#domain/content/blog-page.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useLangOf } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import { LanguageBadge } from './language-badge.tsx';

/** The most read articles; renders nothing without any. */
export function PopularArticles({ posts }: { posts: readonly PostSummary[] }) {
  const { timeZone, locale } = useBusiness();
  const langOf = useLangOf();
  const { popular } = useTexts(blogLabels);
  if (posts.length === 0) return null;
  return (
    <aside className="blog-popular" aria-labelledby="popular">
      <h2 id="popular">{popular}</h2>
      <ol>
        {posts.map((post) => (
          <li key={post.id}>
            <SiteLink href={`/blog/${post.slug}`} lang={langOf(post)}>
              {post.title}
            </SiteLink>
            <p className="blog-facts">
              <span>{formatPostDate(post.publishedAt ?? post.createdAt, timeZone, locale)}</span>
              <LanguageBadge post={post} />
            </p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
