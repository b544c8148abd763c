import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import './copy-field.css';

/** A text with a copy button. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<string>();

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      // There is no clipboard over plain HTTP, or without permission.
      setStatus('It’s selected: copy it with your keyboard or a long press.');
    }
  }

  return (
    <div>
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <div className="admin-copy">
        <input
          ref={field}
          id={id}
          className="ui-control"
          value={text}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button kind="primary" onClick={() => void copy()}>
          <Copy size={18} />
          Copy
        </Button>
      </div>
      <p role="status" className="admin-copy-status">
        {status}
      </p>
    </div>
  );
}
