import type { Booking } from '#domain/booking/booking.schema.ts';
import { visitFacts } from '#domain/booking/visit.ts';

/** The details of the visit given at booking. */
export function VisitFacts({ booking }: { booking: Booking }) {
  const facts = visitFacts(booking);
  if (facts.length === 0) return null;
  return (
    <div className="admin-appointment-notes">
      <h3>About the visit</h3>
      {facts.map(({ label, text }) => (
        <p key={label}>
          {label}: {text}
        </p>
      ))}
    </div>
  );
}
