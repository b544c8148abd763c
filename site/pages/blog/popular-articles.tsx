import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { blogLabels } from '#domain/content/blog-page.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';

/** The most read articles; renders nothing without any. */
export function PopularArticles({ posts }: { posts: readonly PostSummary[] }) {
  const { timeZone } = useBusiness();
  const { popular } = useTexts(blogLabels);
  if (posts.length === 0) return null;
  return (
    <aside className="blog-popular" aria-labelledby="popular">
      <h2 id="popular">{popular}</h2>
      <ol>
        {posts.map(({ id, slug, title, publishedAt, createdAt }) => (
          <li key={id}>
            <SiteLink href={`/blog/${slug}`}>{title}</SiteLink>
            <span>{formatPostDate(publishedAt ?? createdAt, timeZone)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
