import { CalendarPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import { moneyText } from '#domain/jobs/cents.ts';
import { possibleOutcome } from '#domain/jobs/possible-outcome.ts';
import { useBusiness } from '#ui/business.tsx';
import { useNow } from '../../use-today.ts';
import { removeOutcome } from './job-calls.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { type JobPartProps, useJobAction } from './use-job.ts';

/** No-show and late cancellation, and the way to a re-inspection. */
export function OutcomePart({ booking, job, onSaved }: JobPartProps) {
  const { promises, timeZone } = useBusiness();
  const [isMarking, setMarking] = useState(false);
  const { data: settings, error: settingsError } = useAnswer('GET /api/job-settings');
  const { pending, failure, run } = useJobAction(onSaved);
  const now = useNow();
  const possible = possibleOutcome(booking, now, { promises, timeZone });
  const { outcome } = job;
  const isOver = !isAhead(booking, now, timeZone) && booking.status !== 'cancelled';
  if (!outcome && !possible && !isOver) return null;

  return (
    <section className="admin-job-part" aria-labelledby="job-outcome">
      <h3 id="job-outcome">{outcome ? outcomeTexts[outcome.what].title : 'Afterwards'}</h3>
      {outcome ? (
        <>
          <p>
            <span>{outcomeTexts[outcome.what].said}</span>
            <span className="admin-job-note">
              <Timestamp instant={outcome.at} />
              <span>{` · ${outcome.by}`}</span>
            </span>
          </p>
          <Alert>{failure}</Alert>
          <Button
            busy={pending}
            onClick={() =>
              void run(
                () => removeOutcome(booking.id),
                (saved) => ({
                  title: outcomeTexts[outcome.what].undone,
                  description: `The total is ${moneyText(saved.total)}.`,
                }),
              )
            }
          >
            {outcomeTexts[outcome.what].undo}
          </Button>
        </>
      ) : null}
      <div className="admin-actions admin-job-actions">
        {possible && !outcome ? (
          <Button onClick={() => setMarking(true)}>
            <UserX size={18} aria-hidden="true" />
            <span>{outcomeTexts[possible].title}</span>
          </Button>
        ) : null}
        {isOver && !outcome ? (
          <Link
            className="ui-button admin-quiet"
            href={`/bookings/new?${new URLSearchParams({ again: booking.id })}`}
          >
            <CalendarPlus size={18} aria-hidden="true" />
            Book re-inspection
          </Link>
        ) : null}
      </div>
      {/* The dialog begins with the usual fee, unless it cannot be known. */}
      {possible && isMarking && (settings || settingsError) ? (
        <OutcomeDialog
          booking={booking}
          job={job}
          outcome={possible}
          fee={possible === 'no_show' ? settings?.noShowFee : settings?.lateCancellationFee}
          onSaved={onSaved}
          onClose={() => setMarking(false)}
        />
      ) : null}
    </section>
  );
}

const outcomeTexts = {
  no_show: {
    title: 'No-show',
    said: 'Nobody was there. No review is asked for.',
    undo: 'It took place after all',
    undone: 'No longer a no-show',
  },
  late_cancellation: {
    title: 'Canceled late',
    said: 'Canceled with less notice than you ask for. No review is asked for.',
    undo: 'Not canceled late after all',
    undone: 'No longer canceled late',
  },
} as const;
