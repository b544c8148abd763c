import { formatPostDate } from '#domain/blog/blog.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import { Icon } from '#site/icons/icon.tsx';
import { blogPageWords } from '#site/pages/blog/blog-page.words.ts';
import { LanguageBadge } from '#site/pages/blog/language-badge.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useLangOf } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';
import { articlePageWords } from './article-page.words.ts';
import { shareArticle } from './share.ts';

interface ArticleHeaderProps {
  post: PostDetail;
  /** The category's name. */
  category: string;
}

export function ArticleHeader({ post, category }: ArticleHeaderProps) {
  const { inspector, timeZone, locale } = useBusiness();
  const words = useWords(articlePageWords);
  const { readingTime } = useWords(blogPageWords);
  const lang = useLangOf()(post);
  const { title, excerpt, tags, publishedAt, createdAt } = post;
  const date = publishedAt ?? createdAt;
  const share = () =>
    shareArticle(
      { title, text: excerpt, url: window.location.origin + window.location.pathname },
      words,
    );
  return (
    <header className="article-header">
      <p className="blog-badges">
        <SiteLink
          href={`/blog?category=${encodeURIComponent(post.category)}`}
          className="blog-badge"
        >
          {category}
        </SiteLink>
        <LanguageBadge post={post} />
        {tags.map((tag) => (
          <span key={tag} className="blog-tag" lang={lang}>
            {tag}
          </span>
        ))}
      </p>
      <h1 lang={lang}>{title}</h1>
      <p className="site-lede" lang={lang}>
        {excerpt}
      </p>
      <div className="article-facts">
        <p className="blog-facts">
          <SiteLink href="/about" rel="author">
            {inspector.name}
          </SiteLink>
          <time dateTime={date}>{formatPostDate(date, timeZone, locale)}</time>
          <span>{readingTime(post.readingMinutes)}</span>
        </p>
        <button type="button" className="ui-button" onClick={share}>
          <Icon name="share" size={18} />
          {words.share}
        </button>
      </div>
    </header>
  );
}
