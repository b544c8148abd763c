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
      <p className="admin-panel-title">Copy the key now: it is shown only this once.</p>
      <CopyField label="New API key" text={value} />
      <p>Keep it like a password: in the program’s settings, never in a page or an address.</p>
    </section>
  );
}
