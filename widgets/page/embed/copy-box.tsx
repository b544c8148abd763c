import { type ReactNode, useRef, useState } from 'react';

export interface CopyBoxProps {
  /** What the code is, for the button and for those who hear it. */
  label: string;
  code: string;
  /** On the button, before and after. */
  icons: { copy: ReactNode; copied: ReactNode };
}

/** Code with a button that copies it. Where the clipboard is closed to us, the code is selected. */
export function CopyBox({ label, code, icons }: CopyBoxProps) {
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<{ code: string; text: string }>();

  const copy = () => {
    const tell = (text: string) => setSaid({ code, text });
    // Without https there is no clipboard at all.
    const written = navigator.clipboard?.writeText(code) ?? Promise.reject();
    written.then(
      () => tell('Copied'),
      () => {
        if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
        tell('Selected: press Ctrl+C or ⌘C to copy');
      },
    );
  };

  // Of another snippet than the one shown nothing is said.
  const text = said?.code === code ? said.text : '';
  return (
    <figure className="embed-code">
      <figcaption>
        <span>{label}</span>
        <span className="embed-said" role="status">
          {text}
        </span>
        <button type="button" className="ui-button" aria-label={`Copy: ${label}`} onClick={copy}>
          {text === 'Copied' ? icons.copied : icons.copy}
          Copy
        </button>
      </figcaption>
      <pre>
        <code ref={shown}>{code}</code>
      </pre>
    </figure>
  );
}
