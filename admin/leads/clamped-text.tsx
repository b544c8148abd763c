import { useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';

interface ClampedTextProps {
  /** For screen readers. */
  label: string;
  text: string;
  /** Of a client’s text; without it, the admin’s. */
  locale?: Locale | undefined;
}

/** The first two lines of a text, with a button for the rest. */
export function ClampedText({ label, text, locale }: ClampedTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [clamped, setClamped] = useState(false);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    // Rotating a phone changes the line breaks.
    const observer = new ResizeObserver(() =>
      setClamped(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div className="admin-clamped">
      <p className="ui-visually-hidden">{label}</p>
      <p
        ref={paragraph}
        className="admin-clamped-text"
        lang={locale}
        data-open={open ? '' : undefined}
      >
        {text}
      </p>
      {clamped ? (
        <button
          type="button"
          className="admin-text-button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </div>
  );
}
