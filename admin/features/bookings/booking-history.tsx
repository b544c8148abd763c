import { dayOf, timeOf } from '#admin/leads/moment.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingStep } from '#domain/booking/booking-status.ts';
import { shortSlotText } from './slot-text.ts';

/** Who did what and when, the newest first. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { createdAt, name, history } = booking;
  const steps = history.map((step) => ({ at: step.at, text: stepText(step), by: step.by }));
  if (history[0]?.what !== 'entered') {
    steps.unshift({ at: createdAt, text: 'Booked on the calendar', by: name });
  }
  return (
    <section className="admin-panel" aria-labelledby="history">
      <h2 className="admin-panel-title" id="history">
        History
      </h2>
      <ol className="admin-history">
        {steps.toReversed().map(({ at, text, by }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            <span className="admin-history-by">
              {by} · <time dateTime={at}>{`${dayOf(new Date(at))} · ${timeOf(new Date(at))}`}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepText({ what, from, to }: BookingStep): string {
  switch (what) {
    case 'entered':
      return 'Entered by hand';
    case 'cancelled':
      return 'Cancelled';
    case 'completed':
      return 'Completed';
    case 'moved':
      return from && to ? `Moved from ${shortSlotText(from)} to ${shortSlotText(to)}` : 'Moved';
  }
}
