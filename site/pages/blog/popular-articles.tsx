import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { blogLabels } from '#domain/content/blog-page.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useLangOf } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';

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
            <span>{formatPostDate(post.publishedAt ?? post.createdAt, timeZone, locale)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
