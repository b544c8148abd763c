import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { createContactStore } from './contact.store.ts';
import type { ContactWidgetProps } from './contact.types.ts';
import { ContactForm } from './contact-form.tsx';

/** Validation, the call and the Thank You panel: needed once the visitor fills in the form. */
const contactLazy = lazyChunk(() => import('./contact.lazy.tsx'));

/** The inspection request form (spec §2 `/contact`, `/quote`), then thanks in its place. */
export function ContactWidget({
  store: given,
  apiBase = '',
  onToast,
  ...options
}: ContactWidgetProps) {
  const [store] = useState(() => given ?? createContactStore());
  const { sent, toast, values } = useStore(store);
  const address = values['propertyAddress'];
  const lazy = useLazyChunk(contactLazy);

  useEffect(
    () => void lazy?.followAddress(store, apiBase, address),
    [lazy, store, apiBase, address],
  );

  async function submit(form: HTMLFormElement) {
    store.setState({ pending: true, offline: false, toast: undefined });
    try {
      const { sendRequest } = await contactLazy.load();
      await sendRequest(store, form, { apiBase, ...options });
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ pending: false });
    }
  }

  return (
    <section
      className="ui-card contact"
      part="card"
      aria-label="Inspection request"
      {...preloadOnInteraction(contactLazy)}
    >
      {sent && lazy ? (
        <lazy.ThankYou store={store} />
      ) : (
        <ContactForm store={store} onSubmit={submit} />
      )}
      {lazy ? (
        <div className="ui-toast-place">
          <lazy.Toast
            message={toast}
            onDismiss={() => store.setState({ toast: undefined })}
            onToast={onToast}
          />
        </div>
      ) : null}
      <LicenceLine />
    </section>
  );
}
