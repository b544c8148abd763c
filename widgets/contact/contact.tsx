import { useState } from 'react';
import { useStore } from 'zustand';
import { firstTouch } from '#widgets/core/on-demand.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { type ContactStore, createContactStore, dismissToast } from './contact.store.ts';
import { ContactForm, contactDesk } from './contact-form.tsx';

export interface ContactWidgetProps extends WidgetProps {
  store?: ContactStore;
  /** Called once a request is stored; its id is all that is told. */
  onSent?: (request: { id: string }) => void;
}

/** The inspection request form (spec §2 `/contact`, `/quote`): a form, then thanks in its place. */
export function ContactWidget({ store: given, onToast, ...call }: ContactWidgetProps) {
  const [store] = useState(() => given ?? createContactStore());
  const { sent, toast } = useStore(store);
  const desk = contactDesk.value;

  return (
    <section
      className="ui-card contact"
      part="card"
      aria-label="Inspection request"
      {...firstTouch(contactDesk)}
    >
      {sent && desk ? <desk.ThankYou store={store} /> : <ContactForm store={store} call={call} />}
      {desk ? (
        <div className="ui-toast-place">
          <desk.Toast message={toast} onDismiss={() => dismissToast(store)} onToast={onToast} />
        </div>
      ) : null}
      <LicenceLine />
    </section>
  );
}
