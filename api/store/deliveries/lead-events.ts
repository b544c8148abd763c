import { bookingEvents } from '#domain/events/booking-events.ts';
import type { LeadEvent } from '#domain/events/lead-event.ts';
import { requestEvents } from '#domain/events/request-events.ts';
import type { Leads } from '#domain/privacy/retention.ts';

/**
 * The events that follow from leads. A stored record never changes, only another version replaces it: so
 * its events are computed once, and asking every few seconds costs little with any number of leads.
 */
export class LeadEvents {
  readonly #computed = new WeakMap<object, readonly LeadEvent[]>();
  readonly #ofAll = new WeakMap<Leads, readonly LeadEvent[]>();

  /** In no order. Of those with the same id, the first. The same array for the same object. */
  of(leads: Leads): readonly LeadEvent[] {
    const events = this.#ofAll.get(leads) ?? this.#firstOfEach(leads);
    this.#ofAll.set(leads, events);
    return events;
  }

  #firstOfEach({ requests, bookings }: Leads): LeadEvent[] {
    const first = new Map<string, LeadEvent>();
    const add = (event: LeadEvent) => {
      const other = first.get(event.id);
      if (!other || event.at < other.at) first.set(event.id, event);
    };
    for (const request of requests) this.#once(request, requestEvents).forEach(add);
    for (const booking of bookings) this.#once(booking, bookingEvents).forEach(add);
    return [...first.values()];
  }

  #once<L extends object>(lead: L, eventsOf: (lead: L) => LeadEvent[]): readonly LeadEvent[] {
    const known = this.#computed.get(lead);
    if (known) return known;
    const computed = eventsOf(lead);
    this.#computed.set(lead, computed);
    return computed;
  }
}
