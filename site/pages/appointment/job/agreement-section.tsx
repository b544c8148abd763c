import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { agreementFile } from '#client/agreement.ts';
import { MAX_SIGNERS } from '#domain/jobs/signature-limits.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { Icon } from '#site/icons/icon.tsx';
import { dateOf, timeOf } from '#site/parts/date-of.ts';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { useTabStore } from '#site/parts/use-tab-store.ts';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useBusiness } from '#ui/business.tsx';
import { emptyForm, type FormState } from '#ui/form/form-state.ts';
import { useWords } from '#ui/words.ts';
import { Signing } from '#widgets/booking/signing/signing.tsx';
import { jobWords } from './job.words.ts';
import { type JobProps, stepOf } from './job-context.ts';
import { SignedText } from './signed-text.tsx';

const createSignStore = () => createStore<FormState>(() => emptyForm);

/** The agreement: its text, the form to sign it, and who has signed. */
export function AgreementSection(props: JobProps) {
  const { token, view, job, onRefresh } = props;
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(jobWords);
  const isNext = stepOf(job, view) === 'sign';
  const [isOpened, setOpened] = useState(false);
  const isOpen = isNext || isOpened;
  const store = useTabStore(`sign ${token}`, createSignStore);

  function showSigned() {
    setOpened(false);
    // Signed, whether or not the page can be brought up to date.
    onRefresh(words.signedNotice).catch(() => window.location.reload());
  }

  const isSigned = job.signatures.length > 0;
  const isFull = job.signatures.length >= MAX_SIGNERS;
  const canOpen = !isNext && !isFull && job.state !== 'ended' && job.state !== 'released';
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
              <span>{words.signedBy(name, dateOf(at, business), timeOf(at, business))}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {job.movedTo ? (
        <p className="job-note">
          {words.movedSince(
            formatDate(job.movedTo.date, 'short', locale),
            formatTime(job.movedTo.time, locale),
          )}
        </p>
      ) : null}
      {isSigned || canOpen ? (
        <div className="site-actions site-no-print">
          {isSigned ? (
            <a className="ui-button" href={agreementFile({ apiBase: '', token })}>
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
            <Signing
              apiBase=""
              token={token}
              store={store}
              onSigned={showSigned}
              onRefused={() => void onRefresh().catch(() => undefined)}
            />
          </div>
        </WidgetFrame>
      ) : null}
    </section>
  );
}
