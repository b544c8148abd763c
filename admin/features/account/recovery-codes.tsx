import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { useBusiness } from '#ui/business.tsx';

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useBusiness();
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<string>();
  const text = `Recovery codes for the admin of ${name}\nEach works once, instead of a code of the app.\n\n${codes.join('\n')}\n`;

  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      // There is no clipboard over plain HTTP, or without permission.
      setStatus('This browser doesn’t let us copy. Download or print them instead.');
    }
  }

  return (
    <div className="admin-part-once account-recovery">
      <h3 className="account-how" ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>
        They are shown only now. Keep them where you keep important papers, not on the phone with
        the app: without phone and codes, only the person who runs the server can let you in.
      </p>
      <ol className="account-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="admin-actions">
        <Button onClick={() => void copy()}>
          <Copy size={18} />
          Copy
        </Button>
        <Button onClick={() => saveFile('recovery-codes.txt', new Blob([text]))}>
          <Download size={18} />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={18} />
          Print
        </Button>
        <Button kind="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
      <p role="status" className="admin-copy-status">
        {status}
      </p>
    </div>
  );
}
