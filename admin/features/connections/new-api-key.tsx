import { useEffect, useRef } from 'react';
import { CopyField } from '#admin/forms/copy-field.tsx';

/** A key that was just made. Takes the focus, because it is shown only once. */
export function NewApiKey({ value }: { value: string }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="The new key"
      className="admin-part-once connections-new-key"
    >
      <p className="admin-panel-title">Copy the key now. It won’t be shown again.</p>
      <CopyField label="New API key" text={value} />
      <p>
        Treat it like a password: keep it in the program’s settings, never in a web page or a link.
      </p>
    </section>
  );
}
