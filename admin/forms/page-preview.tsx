import { useEffect, useId, useRef, useState } from 'react';
import { elementsWith, markElements } from './shown-texts.ts';
import { usePreview } from './use-preview.ts';

interface PagePreviewProps {
  path: string;
  /** What differs from what is published: "texts", "looks". */
  what: string;
  /** The records that are not published, by name; undefined while one of them has a fault. */
  records: Readonly<Record<string, unknown>> | undefined;
  /** The text block that is edited, which is brought into view. */
  block?: string | undefined;
  /** The texts of that block as visitors read them. */
  blockTexts?: readonly string[];
  /** Whether there is room for it on a narrow screen. */
  isShown: boolean;
}

/** A page of the site with records that are not published; the last valid ones while one has a fault. */
export function PagePreview(props: PagePreviewProps) {
  const { path, what, records, block, blockTexts = [], isShown } = props;
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  /** The block that was brought into view: once, not for each typed letter. */
  const broughtIn = useRef<string>(undefined);
  /** Counts the documents that were loaded. */
  const [loads, setLoads] = useState(0);
  const { shown, failure } = usePreview(
    'POST /api/business/preview',
    records && { path, ...records },
  );
  const note =
    failure ?? (records ? undefined : `Your ${what} have a fault: this is the page before it.`);
  const marked = JSON.stringify(blockTexts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each document is marked anew
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page?.body) return markElements(elementsWith(page, JSON.parse(marked)));
  }, [marked, loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its texts may only be in a later document
  useEffect(() => {
    const { contentDocument: page, contentWindow: view } = frame.current ?? {};
    const target = `${block} ${isShown}`;
    const [first] = page?.body ? elementsWith(page, blockTexts) : [];
    if (!view || !first || broughtIn.current === target) return;
    broughtIn.current = target;
    // Not by `scrollIntoView`, which scrolls the admin too.
    const top = first.getBoundingClientRect().top + view.scrollY;
    view.scrollTo(0, top - view.innerHeight / 3);
    scrolled.current = view.scrollY;
  }, [block, isShown, marked, loads]);

  return (
    <section className="preview-page" aria-labelledby={id}>
      <h2 className="admin-card-title" id={id}>
        Preview
      </h2>
      <p className="preview-note" role="status">
        {note ?? (shown ? `The page with the ${what} as they are here.` : 'Loading the page…')}
      </p>
      {shown ? (
        <iframe
          ref={frame}
          title={`The page with your ${what}`}
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
            setLoads((count) => count + 1);
          }}
        />
      ) : null}
    </section>
  );
}
