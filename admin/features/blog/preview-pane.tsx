import { useId } from 'react';
import { usePreview } from '#admin/forms/use-preview.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The article as visitors will see it. */
export function PreviewPane({ content, locale }: { content: string; locale: Locale }) {
  const id = useId();
  const { shown, failure } = usePreview(
    'POST /api/blog/preview',
    content.trim() === '' ? undefined : { content },
  );
  const html = { __html: shown?.contentHtml ?? '' };
  return (
    <div className="blog-preview">
      <header className="blog-preview-head">
        <h3 id={id}>Preview</h3>
        {shown && content ? <span>{`${shown.readingMinutes} min read`}</span> : null}
      </header>
      {failure ? (
        <p className="blog-preview-note" role="alert">
          {failure}
        </p>
      ) : null}
      {content.trim() === '' ? (
        <p className="blog-preview-note">What you write appears here as visitors will see it.</p>
      ) : failure && !shown ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard too
        <section className="blog-preview-text" tabIndex={0} aria-labelledby={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API */}
          <div className="prose blog-prose" lang={locale} dangerouslySetInnerHTML={html} />
        </section>
      )}
    </div>
  );
}
