import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { LanguageChip } from '#admin/leads/language-chip.tsx';
import { Button } from '#admin/shell/button.tsx';
import { formatPostDate } from '#domain/blog/blog.ts';
import { localeOfPost } from '#domain/blog/languages.ts';
import type { AdminPostSummary } from '#domain/blog/post.schema.ts';
import { blogCategories } from '#domain/content/articles/categories.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import { useBusiness } from '#ui/business.tsx';
import { publishPost } from './post-calls.ts';

interface PostCardProps {
  post: AdminPostSummary;
  onEdit: () => void;
  onDelete: () => void;
  /** Called when the listed version may be outdated. */
  onChanged: () => void;
}

export function PostCard({ post, onEdit, onDelete, onChanged }: PostCardProps) {
  const id = useId();
  const { timeZone } = useBusiness();
  const locale = localeOfPost(post);
  const category = blogCategories.find(({ slug }) => slug === post.category);

  return (
    <article className="admin-card blog-post" aria-labelledby={id}>
      <header className="blog-post-head">
        <h2 className="admin-card-title" id={id}>
          <span lang={locale}>{post.title}</span>
        </h2>
        <p className="admin-chips">
          <LanguageChip locale={locale} />
          <span className="blog-badge" data-status={post.published ? 'published' : 'draft'}>
            {post.published ? 'Published' : 'Draft'}
          </span>
        </p>
      </header>
      <p className="blog-post-excerpt" lang={locale}>
        {post.excerpt}
      </p>
      <p className="blog-post-facts">
        <span>
          Created <time dateTime={post.createdAt}>{formatPostDate(post.createdAt, timeZone)}</time>
        </span>
        <span>{category?.name ?? post.category}</span>
        {post.tags.length > 0 ? <span lang={locale}>{post.tags.join(', ')}</span> : null}
      </p>
      <div className="blog-post-actions">
        <PublishedSwitch post={post} onChanged={onChanged} />
        <div className="blog-post-buttons">
          {post.published ? (
            <a
              className="ui-button admin-quiet"
              href={addressIn(locale, `/blog/${post.slug}`)}
              target="_blank"
              rel="noreferrer"
              aria-label={`View ${post.title} on the site`}
            >
              <ExternalLink size={18} />
              View
            </a>
          ) : null}
          <Button aria-label={`Edit ${post.title}`} onClick={onEdit}>
            <Pencil size={18} />
            Edit
          </Button>
          <Button
            className="admin-dangerous"
            aria-label={`Delete ${post.title}`}
            onClick={onDelete}
          >
            <Trash2 size={18} />
            Delete
          </Button>
        </div>
      </div>
    </article>
  );
}

function PublishedSwitch({ post, onChanged }: Pick<PostCardProps, 'post' | 'onChanged'>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const report = useReportError();

  async function toggle() {
    if (pending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await publishPost(post, !post.published);
    } catch (error) {
      report(error);
      setRefusal(failureText(error));
    }
    // Even after a failure, because there may be a newer version.
    setPending(false);
    onChanged();
  }

  return (
    <>
      <button
        type="button"
        role="switch"
        className="blog-switch"
        aria-checked={post.published}
        aria-busy={pending}
        aria-label={`Published: ${post.title}`}
        onClick={() => void toggle()}
      >
        <span className="blog-switch-track" />
        Published
      </button>
      {refusal ? (
        <p className="blog-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
    </>
  );
}
