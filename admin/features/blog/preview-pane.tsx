import { useId } from 'react';
import { usePreview } from './use-preview.ts';

/** The text as visitors will read it, beside the Markdown. */
export function PreviewPane({ content }: { content: string }) {
  const id = useId();
  const { shown, failed } = usePreview(content);
  const html = { __html: shown?.contentHtml ?? '' };
  return (
    <div className="blog-preview">
      <header className="blog-preview-head">
        <h3 id={id}>Preview</h3>
        {shown && content ? <span>{shown.readingMinutes} min read</span> : null}
      </header>
      {failed ? (
        <p className="blog-preview-note" role="alert">
          The preview could not be made. What you write is kept all the same.
        </p>
      ) : null}
      {content.trim() === '' ? (
        <p className="blog-preview-note">What you write appears here as visitors will see it.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard too
        <section className="blog-preview-text" tabIndex={0} aria-labelledby={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API made it from Markdown and sanitised it */}
          <div className="prose blog-prose" dangerouslySetInnerHTML={html} />
        </section>
      )}
    </div>
  );
}
