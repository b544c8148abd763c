import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchAgreement, type ShownAgreement } from '#client/agreement.ts';
import { AgreementText } from '#ui/agreement/agreement-text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { failureText } from './link-failure.ts';
import { SignForm, type SignFormProps } from './sign-form.tsx';
import { signingWords } from './signing.words.ts';

interface SigningProps extends Pick<SignFormProps, 'store' | 'onSigned' | 'onRefused'> {
  apiBase: string;
  /** Of the appointment's link. */
  token: string;
  /** Whether a long text scrolls in a box of its own. */
  isBoxed?: boolean;
}

/** The agreement of an appointment to be read, and the form to sign it. */
export function Signing({ apiBase, token, isBoxed = false, ...form }: SigningProps) {
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(signingWords);
  const [agreement, setAgreement] = useState<ShownAgreement>();
  const [failure, setFailure] = useState<unknown>();
  const text = useRef<HTMLElement>(null);

  const load = useCallback(() => {
    setFailure(undefined);
    fetchAgreement({ apiBase, token }, locale).then(setAgreement, setFailure);
  }, [apiBase, token, locale]);

  useEffect(load, [load]);

  if (agreement) {
    return (
      <>
        <section
          className="signing-text"
          aria-label={words.text}
          data-boxed={isBoxed || undefined}
          // A box that scrolls has to be reached by the keyboard.
          tabIndex={isBoxed ? 0 : -1}
          ref={text}
        >
          <AgreementText blocks={agreement.blocks} level={3} />
        </section>
        <SignForm
          {...form}
          appointment={{ apiBase, token }}
          agreement={agreement}
          onNewer={(newer) => {
            setAgreement(newer);
            text.current?.focus();
            if (text.current) text.current.scrollTop = 0;
          }}
        />
      </>
    );
  }
  if (failure === undefined) return <p role="status">{words.loadingAgreement}</p>;
  return (
    <>
      <p className="ui-alert" role="alert">
        <PhoneLinked text={failureText(failure, business)} />
      </p>
      <div>
        <button type="button" className="ui-button" part="button" onClick={load}>
          {words.tryAgain}
        </button>
      </div>
    </>
  );
}
