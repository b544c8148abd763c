import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingHistoryEntry } from '#domain/booking/booking-status.ts';
import { useBusiness } from '#ui/business.tsx';
import { formatSlotShort } from '../slot/slot-text.ts';
import { fieldLabel, fieldText } from './field-text.ts';

/** Who changed the booking and when, newest first. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const business = useBusiness();
  const { createdAt, name, history } = booking;
  const steps = history.map((step) => ({
    at: step.at,
    text: stepText(step),
    by: step.by,
    reason: step.reason,
    changes: step.changes ?? [],
  }));
  if (history[0]?.what !== 'entered') {
    steps.unshift({
      at: createdAt,
      text: 'Booked on the calendar',
      by: name,
      reason: undefined,
      changes: [],
    });
  }
  return (
    <section className="admin-panel" aria-labelledby="history">
      <h2 className="admin-panel-title" id="history">
        History
      </h2>
      <ol className="admin-history">
        {steps.toReversed().map(({ at, text, by, reason, changes }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            {reason ? <span className="admin-history-reason">{`“${reason}”`}</span> : null}
            {changes.map(({ field, from, to }) => (
              <span key={field}>
                <span>{`${fieldLabel(field, business.words)}: `}</span>
                <del>{fieldText(field, from, business) || 'none'}</del>{' '}
                <ins>{fieldText(field, to, business) || 'none'}</ins>
              </span>
            ))}
            <span className="admin-history-by">
              <span>{`${by} · `}</span>
              <Timestamp instant={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepText({ what, from, to }: BookingHistoryEntry): string {
  switch (what) {
    case 'entered':
      return 'Entered by hand';
    case 'cancelled':
      return 'Canceled';
    case 'completed':
      return 'Completed';
    case 'reopened':
      return 'Reopened';
    case 'confirmed':
      return 'Confirmed';
    case 'released':
      return 'Released: not confirmed in time';
    case 'corrected':
      return 'Corrected';
    case 'moved':
      return from && to ? `Moved from ${formatSlotShort(from)} to ${formatSlotShort(to)}` : 'Moved';
  }
}
