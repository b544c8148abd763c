import { useEffect, useState } from 'react';
import { fetchAgreement, type ShownAgreement } from '#client/agreement.ts';
import { AgreementText } from '#ui/agreement/agreement-text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { failureText } from '#widgets/booking/signing/link-failure.ts';
import { jobWords } from './job.words.ts';

/** The text as it was signed, with its digest, which the browser computes again. */
export function SignedText({ token }: { token: string }) {
  const words = useWords(jobWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="job-signed-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.checkText}</summary>
      {isOpen ? <CheckedText token={token} /> : null}
    </details>
  );
}

function CheckedText({ token }: { token: string }) {
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(jobWords);
  const [agreement, setAgreement] = useState<ShownAgreement>();
  const [isSame, setSame] = useState<boolean>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    fetchAgreement({ apiBase: '', token }, locale).then(async (signed) => {
      setAgreement(signed);
      setSame(await hasDigest(signed));
    }, setFailure);
  }, [token, locale]);

  if (failure !== undefined) {
    return (
      <p className="appointment-failure" role="alert">
        <PhoneLinked text={failureText(failure, business)} />
      </p>
    );
  }
  if (!agreement) return <p role="status">{words.loadingAgreement}</p>;
  return (
    <>
      <AgreementText blocks={agreement.blocks} level={3} />
      <p className="job-digest">
        {words.digest} <code>{agreement.sha256}</code>
      </p>
      {isSame === undefined ? null : (
        <p role="status">{isSame ? words.textIsSame : words.textIsOther}</p>
      )}
    </>
  );
}

/** Undefined where the browser does not compute digests: on a page without https. */
async function hasDigest({ text, sha256 }: ShownAgreement): Promise<boolean | undefined> {
  if (!window.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
