import { useId, useRef } from 'react';
import { usePreview } from '#admin/forms/use-preview.ts';

interface PagePreviewProps {
  path: string;
  /** The owner's texts by block, published or not; undefined while one of them has a fault. */
  texts: Readonly<Record<string, unknown>> | undefined;
}

/** A page of the site with texts that are not published; the last valid ones while a text has a fault. */
export function PagePreview({ path, texts }: PagePreviewProps) {
  const id = useId();
  const scrolled = useRef(0);
  const { shown, failure } = usePreview<{ html: string }>(
    'business/preview',
    texts && { path, texts: { en: texts } },
  );
  const note = failure ?? (texts ? undefined : 'A text has a fault: this is the page before it.');
  return (
    <section className="text-preview" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        Preview
      </h2>
      <p className="text-lead" role="status">
        {note ?? (shown ? 'The page with the texts as they are here.' : 'Loading the page…')}
      </p>
      {shown ? (
        <iframe
          title="The page with your texts"
          // Same origin for styles and fonts; no script runs in it.
          sandbox="allow-same-origin"
          srcDoc={shown.html}
          onLoad={({ currentTarget: { contentDocument: page, contentWindow: view } }) => {
            if (!page || !view) return;
            for (const link of page.querySelectorAll('a')) link.removeAttribute('href');
            for (const line of page.querySelectorAll('.site-no-script')) line.remove();
            view.scrollTo(0, scrolled.current);
            page.addEventListener('scroll', () => {
              scrolled.current = view.scrollY;
            });
          }}
        />
      ) : null}
    </section>
  );
}
