import { useEffect, useRef } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { moneyText } from '#domain/jobs/cents.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { AskedDiscount } from '../asked-discount.tsx';
import { AgreementPart } from './agreement-part.tsx';
import { stateText } from './job-text.ts';
import { OutcomePart } from './outcome-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { PricePart } from './price-part.tsx';
import { ReportPart } from './report-part.tsx';
import { useJob, useSavedJob } from './use-job.ts';
import './job.css';

/** What is agreed, paid and delivered for a booking, with the owner's actions; `#job` shows it. */
export function JobPanel({ booking }: { booking: Booking }) {
  const { data: job, error, isValidating, mutate } = useJob(booking.id);
  const onSaved = useSavedJob(booking.id);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash === '#job') panel.current?.scrollIntoView();
  }, []);

  return (
    <section className="admin-panel admin-job" id="job" aria-labelledby="job-title" ref={panel}>
      <div className="admin-job-head">
        <h2 className="admin-panel-title" id="job-title">
          Job
        </h2>
        {job ? <JobState job={job} booking={booking} /> : null}
      </div>
      {job ? (
        <>
          <PaymentPart booking={booking} job={job} onSaved={onSaved} />
          <PricePart booking={booking} job={job} onSaved={onSaved} />
          <AgreementPart booking={booking} job={job} onSaved={onSaved} />
          <ReportPart booking={booking} job={job} onSaved={onSaved} />
          <OutcomePart booking={booking} job={job} onSaved={onSaved} />
        </>
      ) : (
        <>
          <AskedDiscount booking={booking} />
          {error && !isValidating ? (
            <div role="alert">
              <p>{`Payment, agreement and report could not be loaded. ${failureText(error)}`}</p>
              <Button onClick={() => void mutate()}>Try again</Button>
            </div>
          ) : (
            <p role="status">Loading payment, agreement and report…</p>
          )}
        </>
      )}
    </section>
  );
}

/** The one line that says how far the job is. */
function JobState({ job, booking }: { job: PresentedJob; booking: Booking }) {
  const isWaiting = job.state.startsWith('awaiting_');
  return (
    <p className="admin-job-state">
      <span className="admin-chip" data-kind={isWaiting ? 'warning' : 'status'}>
        {stateText(job, booking)}
      </span>
      {job.isPriced ? <span className="admin-job-due">{dueText(job)}</span> : null}
    </p>
  );
}

function dueText({ due, total }: Pick<PresentedJob, 'due' | 'total'>): string {
  if (due > 0) return `${moneyText(due)} of ${moneyText(total)} due`;
  if (total === 0 && due === 0) return 'Free';
  return due === 0 ? `${moneyText(total)} paid` : 'Paid too much';
}
