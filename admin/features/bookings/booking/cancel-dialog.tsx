import { useId, useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { MAX_REASON } from '#domain/booking/booking-status.ts';
import { useBusiness } from '#ui/business.tsx';
import { recipientsText } from './recipients-text.ts';

interface CancelDialogProps {
  bookings: readonly Booking[];
  title: string;
  /** What happens to the time. */
  question: string;
  confirm: string;
  dismiss: string;
  /** If it rejects, the dialog stays open and keeps what was typed. */
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before canceling bookings, says who is notified, and takes a reason. */
export function CancelDialog({ bookings, onConfirm, ...texts }: CancelDialogProps) {
  const { timeZone } = useBusiness();
  const id = useId();
  const [reason, setReason] = useState('');
  const { data, error } = useAnswer('GET /api/messages/settings');
  const unknown = error ? 'We can’t tell right now whether an email will go out.' : '';
  return (
    <ConfirmDialog {...texts} onConfirm={() => onConfirm(reason)}>
      <p>{data ? recipientsText(bookings, data, { now: new Date(), zone: timeZone }) : unknown}</p>
      <div className="ui-field">
        <label className="ui-label" htmlFor={id}>
          Reason, shown to the client<span className="ui-label-note"> (optional)</span>
        </label>
        <textarea
          className="ui-control"
          id={id}
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
