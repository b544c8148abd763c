import type { Booking } from '#domain/booking/booking.schema.ts';
import { visitFacts } from '#domain/booking/visit.ts';
import { inspectorForOwner } from '#domain/business/inspector-of.ts';
import { useBusiness } from '#ui/business.tsx';

/** Who inspects, and the details of the visit given at booking. */
export function VisitFacts({ booking }: { booking: Booking }) {
  const inspector = inspectorForOwner(booking, useBusiness());
  const facts = [
    ...(inspector ? [{ label: 'Inspector', text: inspector }] : []),
    ...visitFacts(booking),
  ];
  if (facts.length === 0) return null;
  return (
    <div className="admin-appointment-notes">
      <h3>About the visit</h3>
      {facts.map(({ label, text }) => (
        <p key={label}>{`${label}: ${text}`}</p>
      ))}
    </div>
  );
}
