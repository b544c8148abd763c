import { CARD_TAGS, formatPostDate } from '#domain/blog/blog.ts';
import type { PostSummary } from '#domain/blog/post.schema.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useLangOf } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';
import { blogPageWords } from './blog-page.words.ts';
import { LanguageBadge } from './language-badge.tsx';

interface ArticleCardProps {
  post: PostSummary;
  /** Its name; undefined for a deleted category. */
  category: string | undefined;
}

export function ArticleCard({ post, category }: ArticleCardProps) {
  const { timeZone, locale } = useBusiness();
  const words = useWords(blogPageWords);
  const lang = useLangOf()(post);
  const { slug, title, excerpt, tags, featuredImage, publishedAt, createdAt } = post;
  return (
    <li className="blog-card">
      {/* Decorative: the title is the link. */}
      {featuredImage ? (
        <img src={featuredImage} alt="" width={1200} height={675} loading="lazy" />
      ) : null}
      <div className="blog-card-text">
        <p className="blog-badges">
          {category ? <span className="blog-badge">{category}</span> : null}
          <LanguageBadge post={post} />
          {tags.slice(0, CARD_TAGS).map((tag) => (
            <span key={tag} className="blog-tag" lang={lang}>
              {tag}
            </span>
          ))}
        </p>
        <h3 lang={lang}>
          <SiteLink href={`/blog/${slug}`}>{title}</SiteLink>
        </h3>
        <p lang={lang}>{excerpt}</p>
        <p className="blog-facts">
          <time dateTime={publishedAt ?? createdAt}>
            {formatPostDate(publishedAt ?? createdAt, timeZone, locale)}
          </time>
          <span>{words.readingTime(post.readingMinutes)}</span>
        </p>
      </div>
    </li>
  );
}
