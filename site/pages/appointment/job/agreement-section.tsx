import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchAgreement, jobFiles, type ShownAgreement } from '#client/job.ts';
import { Icon } from '#site/icons/icon.tsx';
import { dateOf, timeOf } from '#site/parts/date-of.ts';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { AgreementText } from '#ui/agreement/agreement-text.tsx';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { failureText } from '../change-failure.ts';
import { jobWords } from './job.words.ts';
import { type JobProps, stepOf } from './job-context.ts';
import { SignForm } from './sign-form.tsx';
import { SignedText } from './signed-text.tsx';

/** The agreement: its text, the form to sign it, and who has signed. */
export function AgreementSection(props: JobProps) {
  const { token, view, job, onRefresh } = props;
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(jobWords);
  const isNext = stepOf(job, view) === 'sign';
  const [isOpened, setOpened] = useState(false);
  const isOpen = isNext || isOpened;
  const [agreement, setAgreement] = useState<ShownAgreement>();
  const [failure, setFailure] = useState<unknown>();
  const text = useRef<HTMLDivElement>(null);

  const load = useCallback(() => {
    setFailure(undefined);
    fetchAgreement(token, locale).then(setAgreement, setFailure);
  }, [token, locale]);

  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  async function showSigned() {
    setOpened(false);
    setAgreement(undefined);
    await onRefresh(words.signedNotice);
  }

  const isSigned = job.signatures.length > 0;
  const canOpen = !isNext && job.state !== 'ended' && job.state !== 'released';
  return (
    <section
      className={isSigned ? 'job-section' : 'job-section site-no-print'}
      aria-labelledby="agreement"
    >
      <h2 id="agreement">{words.agreementTitle}</h2>
      {isSigned ? (
        <ul className="job-signatures">
          {job.signatures.map(({ name, at }) => (
            <li key={`${name} ${at}`}>
              <Icon name="check" size={18} />
              {words.signedBy(name, dateOf(at, business), timeOf(at, business))}
            </li>
          ))}
        </ul>
      ) : null}
      {isSigned || canOpen ? (
        <div className="site-actions site-no-print">
          {isSigned ? (
            <a className="ui-button" href={jobFiles.agreement(token)}>
              <Icon name="report" size={18} />
              {words.signedPdf}
            </a>
          ) : null}
          {canOpen ? (
            <button
              type="button"
              className="ui-button"
              aria-expanded={isOpened}
              onClick={() => setOpened(!isOpened)}
            >
              {isOpened ? words.hideAgreement : words.anotherSigner}
            </button>
          ) : null}
        </div>
      ) : null}
      {isSigned ? <SignedText token={token} /> : null}
      {isNext ? <NoScriptLine /> : null}
      {isOpen ? (
        <WidgetFrame>
          <div className="ui-card job-agreement site-no-print">
            {agreement ? (
              <>
                <div className="job-agreement-text" tabIndex={-1} ref={text}>
                  <AgreementText blocks={agreement.blocks} level={3} />
                </div>
                <SignForm
                  token={token}
                  agreement={agreement}
                  onSigned={showSigned}
                  onRefused={onRefresh}
                  onNewer={(newer) => {
                    setAgreement(newer);
                    text.current?.focus();
                  }}
                />
              </>
            ) : failure ? (
              <>
                <p className="appointment-failure" role="alert">
                  <PhoneLinked text={failureText(failure, business)} />
                </p>
                <div className="site-actions">
                  <button type="button" className="ui-button" onClick={load}>
                    {words.tryAgain}
                  </button>
                </div>
              </>
            ) : (
              <p role="status">{words.loadingAgreement}</p>
            )}
          </div>
        </WidgetFrame>
      ) : null}
    </section>
  );
}
