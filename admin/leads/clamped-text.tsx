import { useLayoutEffect, useRef, useState } from 'react';

/** Two lines of what a client wrote, and the rest on demand. `label` says what it is. */
export function ClampedText({ label, text }: { label: string; text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    // A rotated phone breaks the lines elsewhere.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div className="admin-clamped">
      <p className="admin-hidden">{label}</p>
      <p ref={paragraph} className="admin-clamped-text" data-open={open ? '' : undefined}>
        {text}
      </p>
      {cut ? (
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
