import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBusiness } from '#ui/business.tsx';
import { isComplete } from '#ui/form/is-complete.ts';
import { holdHeight } from '#ui/hold-height.ts';
import { lazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { LicenseLine } from '#ui/license-line.tsx';
import { TestMark } from '#ui/test-mark.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import { splitName, usePrefill } from '#widgets/element/prefill.ts';
import { createContactStore } from './contact.store.ts';
import type { ContactWidgetProps } from './contact.types.ts';
import { ContactForm } from './contact-form.tsx';
import { contactWidgetWords } from './contact-widget.words.ts';

/** Validation, the call and the Thank You panel; needed once the visitor starts the form. */
const contactLazy = lazyChunk(() => import('./contact.lazy.tsx'));

/** The inspection request form (spec §2 `/contact`, `/quote`), replaced by thanks. */
export function ContactWidget({
  store: given,
  apiBase = '',
  prefillName,
  prefillEmail,
  prefillPhone,
  prefillAddress,
  onToast,
  plainPost,
  ...options
}: ContactWidgetProps) {
  const [store] = useState(() => given ?? createContactStore());
  const { sent, toast, values, messageRoom } = useStore(store);
  const card = useRef<HTMLElement>(null);
  const business = useBusiness();
  const address = values['propertyAddress'];
  const lazy = useLazyChunk(contactLazy);

  usePrefill(store, {
    ...splitName(prefillName),
    email: prefillEmail,
    phone: prefillPhone,
    propertyAddress: prefillAddress,
  });

  useEffect(
    () =>
      void lazy?.followAddress(store, apiBase, address, (place) =>
        lazy.outsideNotice(place, business),
      ),
    [lazy, store, apiBase, address, business],
  );

  async function submit(form: HTMLFormElement) {
    const shown = card.current && holdHeight(card.current);
    store.setState({
      pending: true,
      offline: false,
      failure: undefined,
      toast: undefined,
      // Within the visitor's click, so that a later message moves nothing.
      messageRoom: isComplete(form),
    });
    try {
      const { sendRequest } = await contactLazy.load();
      await sendRequest(store, form, business, { apiBase, ...options });
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ pending: false });
      shown?.();
    }
  }

  return (
    <section
      className="ui-card contact"
      part="card"
      aria-label={useWords(contactWidgetWords).name}
      ref={card}
      data-message-room={messageRoom ? '' : undefined}
      {...preloadOnInteraction(contactLazy)}
    >
      {options.test ? <TestMark /> : null}
      {sent && lazy ? (
        <lazy.ThankYou store={store} />
      ) : (
        <ContactForm store={store} plainPost={plainPost} onSubmit={submit} />
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
      <LicenseLine />
    </section>
  );
}
