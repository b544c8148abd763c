import { useRef, useState } from 'react';
import type { Elements } from '#ui/elements.ts';

export interface CopyBoxProps {
  /** A name for the code; part of the button's accessible name. */
  label: string;
  code: string;
  /** On the button, before and after copying. */
  icons: { copy: Elements; copied: Elements };
  /** In English without them. */
  words?: CopyWords;
}

export interface CopyWords {
  copy: string;
  copied: string;
  selected: string;
}

const english: CopyWords = {
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C to copy',
};

/** Code with a copy button. Selects the code if the clipboard is unavailable. */
export function CopyBox({ label, code, icons, words = english }: CopyBoxProps) {
  const block = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<{ code: string; text: string }>();

  const copy = () => {
    const report = (text: string) => setStatus({ code, text });
    // There is no clipboard without HTTPS.
    const written = navigator.clipboard?.writeText(code) ?? Promise.reject();
    written.then(
      () => report(words.copied),
      () => {
        if (block.current) window.getSelection()?.selectAllChildren(block.current);
        report(words.selected);
      },
    );
  };

  // A status belongs to the code that was copied.
  const text = status?.code === code ? status.text : '';
  return (
    <figure className="embed-code">
      <figcaption>
        <span>{label}</span>
        <span className="embed-status" role="status">
          {text}
        </span>
        <button
          type="button"
          className="ui-button"
          aria-label={`${words.copy}: ${label}`}
          onClick={copy}
        >
          {text === words.copied ? icons.copied : icons.copy}
          <span>{words.copy}</span>
        </button>
      </figcaption>
      <pre translate="no">
        <code ref={block}>{code}</code>
      </pre>
    </figure>
  );
}
