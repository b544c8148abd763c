import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { ListFailure } from '#admin/lists/list-parts.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { ApiError } from '#client/api-error.ts';
import { send } from '#client/send.ts';
import type { AnswerTo } from '#contract/contract.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { AgreementText } from '#ui/agreement/agreement-text.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { SignatureField } from '#ui/signature/signature-field.tsx';
import { jobKey } from './job-calls.ts';
import '#ui/agreement/agreement-text.css';
import '#ui/signature/signature.css';

type ShownAgreement = AnswerTo<'GET /api/bookings/:id/agreement'>;

interface SignDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** The agreement for the client to read and sign on the owner's phone. */
export function SignDialog({ booking, onClose }: SignDialogProps) {
  const { data, error, isValidating, mutate } = useAnswer(
    'GET /api/bookings/:id/agreement',
    { params: { id: booking.id } },
    { revalidateIfStale: true },
  );
  return (
    <Dialog title="Sign the agreement" onClose={onClose} wide>
      {error && !isValidating && !data ? (
        <ListFailure what="The agreement" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {data && !data.canSign ? (
        <p>It cannot be signed now: the booking is not confirmed yet, or it is over.</p>
      ) : null}
      {data?.canSign ? (
        <SignForm
          booking={booking}
          agreement={data}
          onChanged={(current) => void mutate(current, { revalidate: false })}
          onClose={onClose}
        />
      ) : null}
      {data || error ? null : <p role="status">Loading the agreement…</p>}
    </Dialog>
  );
}

interface SignFormProps extends SignDialogProps {
  agreement: ShownAgreement;
  /** Called with the text that has been changed meanwhile. */
  onChanged: (current: ShownAgreement) => void;
}

function SignForm({ booking, agreement, onChanged, onClose }: SignFormProps) {
  const { mutate } = useSWRConfig();
  const report = useReportError();
  const id = useId();
  const [name, setName] = useState(booking.name);
  const [isAgreed, setAgreed] = useState(false);
  const [drawing, setDrawing] = useState<Drawing>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function sign() {
    const { version } = agreement;
    setPending(true);
    setFailure(undefined);
    try {
      await send('POST /api/bookings/:id/agreement', {
        params: { id: booking.id },
        json: { version, name, consent: true, drawing },
      });
      void mutate(jobKey(booking.id));
      onClose();
      showToast({ title: 'Agreement signed', description: `By ${name.trim()}.` });
    } catch (error) {
      const current = changedAgreementIn(error);
      if (current) onChanged(current);
      // What was agreed to is another text now.
      if (current) setAgreed(false);
      setFailure(
        current ? 'The agreement has changed meanwhile. Please read it again.' : failureText(error),
      );
      report(error);
      setPending(false);
    }
  }

  return (
    <form
      className="ui-form"
      method="dialog"
      noValidate
      aria-label="Signature"
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        if (!name.trim()) setFailure('Enter the full name of the person who signs.');
        else if (!isAgreed) setFailure('Check the box to agree to sign electronically.');
        else void sign();
      }}
    >
      <div className="ui-wide admin-job-agreement" lang={agreement.locale}>
        <AgreementText blocks={agreement.blocks} level={3} />
      </div>
      <div className="ui-field ui-wide">
        <label className="ui-label" htmlFor={id}>
          Full name of the person who signs
        </label>
        <input
          className="ui-control"
          id={id}
          value={name}
          autoComplete="off"
          aria-required="true"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <SignatureField onDraw={setDrawing} />
      <label className="ui-check ui-wide" lang={agreement.locale}>
        <input
          type="checkbox"
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <span>{agreement.consent}</span>
      </label>
      <div className="ui-wide">
        <Alert>{failure}</Alert>
        <div className="admin-actions">
          <Button type="submit" kind="primary" busy={pending}>
            {pending ? 'Signing…' : 'Sign'}
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </div>
      </div>
    </form>
  );
}

/** The new text, if the signed one has been changed. */
function changedAgreementIn(error: unknown): ShownAgreement | undefined {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.code === 'agreement_changed' ? (problem.current as ShownAgreement) : undefined;
}
