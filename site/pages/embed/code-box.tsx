import { useRef, useState } from 'react';
import { Icon } from '#site/icons/icon.tsx';

interface CodeBoxProps {
  /** What the code is, for the button and for those who hear it. */
  label: string;
  code: string;
}

/** Code with a button that copies it. Where the clipboard is closed to us, the code is selected. */
export function CodeBox({ label, code }: CodeBoxProps) {
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
          {text === 'Copied' ? <Icon name="check" size={18} /> : <Icon name="copy" size={18} />}
          Copy
        </button>
      </figcaption>
      <pre>
        <code ref={shown}>{code}</code>
      </pre>
    </figure>
  );
}
