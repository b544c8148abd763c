import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { Icon } from '#site/icons/icon.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { shareArticle } from './share.ts';

interface ArticleHeaderProps {
  post: PostDetail;
  /** The category's name. */
  category: string;
}

export function ArticleHeader({ post, category }: ArticleHeaderProps) {
  const { inspector, timeZone } = useBusiness();
  const { title, excerpt, tags, publishedAt, createdAt } = post;
  const date = publishedAt ?? createdAt;
  const share = () =>
    shareArticle({ title, text: excerpt, url: window.location.origin + window.location.pathname });
  return (
    <header className="article-header">
      <p className="blog-badges">
        <SiteLink
          href={`/blog?category=${encodeURIComponent(post.category)}`}
          className="blog-badge"
        >
          {category}
        </SiteLink>
        {tags.map((tag) => (
          <span key={tag} className="blog-tag">
            {tag}
          </span>
        ))}
      </p>
      <h1>{title}</h1>
      <p className="site-lede">{excerpt}</p>
      <div className="article-facts">
        <p className="blog-facts">
          <SiteLink href="/about" rel="author">
            {inspector.name}
          </SiteLink>
          <time dateTime={date}>{formatPostDate(date, timeZone)}</time>
          <span>{post.readingMinutes} min read</span>
        </p>
        <button type="button" className="ui-button" onClick={share}>
          <Icon name="share" size={18} />
          Share
        </button>
      </div>
    </header>
  );
}
