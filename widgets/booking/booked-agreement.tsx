import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { agreementFile } from '#client/agreement.ts';
import { emptyForm } from '#ui/form/form-state.ts';
import { lazyChunk, preloadOnInteraction } from '#ui/lazy.ts';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import type { Booked, BookedStepState, BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/** Text and form are loaded when somebody wants to sign. */
const signingLazy = lazyChunk(() => import('./signing/signing.lazy.tsx'));

interface BookedAgreementProps {
  store: BookingStore;
  apiBase: string;
  step: BookedStepState;
}

/** The agreement in the confirmation: the client signs it here. An agent who booked for the client does not. */
export function BookedAgreement({ store, apiBase, step }: BookedAgreementProps) {
  const words = useWords(bookingStepsWords);
  const { booked, signedBy } = step;
  if (signedBy) return <Signed apiBase={apiBase} booked={booked} name={signedBy} />;
  if (booked.byAgent) return <p className="booking-agreement">{words.agreementOfClient}</p>;
  return <ToSign store={store} apiBase={apiBase} step={step} />;
}

function ToSign({ store, apiBase, step }: BookedAgreementProps) {
  const words = useWords(bookingStepsWords);
  const { booked } = step;
  const [signing] = useState(() => createStore(() => emptyForm));
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const loaded = useLazyChunk(signingLazy);
  const id = useId();

  function toggle() {
    setOpen(!isOpen);
    setFailed(false);
    signingLazy.load().catch(() => setFailed(true));
  }

  return (
    <div className="booking-agreement">
      <p>{words.agreementNote}</p>
      <button
        type="button"
        className="ui-button"
        part="button"
        data-kind={isOpen ? undefined : 'action'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        {...preloadOnInteraction(signingLazy)}
      >
        {isOpen ? words.closeAgreement : words.signAgreement}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && loaded ? (
          <loaded.Signing
            apiBase={apiBase}
            token={tokenOf(booked.manageUrl)}
            store={signing}
            onSigned={({ signatures }) =>
              store.setState({ step: { ...step, signedBy: signatures.at(-1)?.name } })
            }
          />
        ) : hasFailed ? (
          <p role="alert">
            <a href={booked.manageUrl} target="_blank" rel="noopener noreferrer">
              {words.agreementOnPage}
            </a>
          </p>
        ) : (
          <p role="status">{words.loadingAgreement}</p>
        )}
      </div>
    </div>
  );
}

function Signed({
  apiBase,
  booked,
  name,
}: Pick<BookedAgreementProps, 'apiBase'> & { booked: Booked; name: string }) {
  const words = useWords(bookingStepsWords);
  const message = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useLayoutEffect(() => message.current?.focus(), []);
  return (
    <div className="booking-agreement" data-signed="">
      <p tabIndex={-1} ref={message}>
        {words.signedBy(name)}
      </p>
      <a
        className="ui-button"
        part="button"
        href={agreementFile({ apiBase, token: tokenOf(booked.manageUrl) })}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.signedPdf}
      </a>
    </div>
  );
}

/** The token of the client's page, the last part of its address. */
const tokenOf = (manageUrl: string): string => new URL(manageUrl).pathname.split('/').at(-1) ?? '';
