import type { EveryField } from '#domain/edits/every-field.ts';
import type { Booking } from './booking.schema.ts';
import type { VisitField } from './visit.ts';

type Visit = Pick<Booking, VisitField>;

/** What was said about the visit, of a booking or of a request for a time. */
export const visitOf = (visit: Visit): EveryField<Visit> => ({
  agentName: visit.agentName,
  agentEmail: visit.agentEmail,
  agentCopy: visit.agentCopy,
  entry: visit.entry,
  occupancy: visit.occupancy,
  utilities: visit.utilities,
  pets: visit.pets,
});
