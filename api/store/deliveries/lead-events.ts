import type { Booking } from '#domain/booking/booking.schema.ts';
import { statePacks } from '#domain/business/state-packs/state-packs.ts';
import type { StoredProfile } from '#domain/business/stored-records.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { bookingEvents } from '#domain/events/booking-events.ts';
import { jobEvents } from '#domain/events/job-events.ts';
import type { LeadEvent } from '#domain/events/lead-event.ts';
import { requestEvents } from '#domain/events/request-events.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import type { LeadsWithJobs } from '../leads.ts';

/** What decides when something is due. */
type EventRules = Pick<StoredProfile, 'timeZone' | 'statePack'>;

interface OfBooking {
  job: JobRecord | undefined;
  events: readonly LeadEvent[];
}

/**
 * The events that follow from leads. A stored record never changes, only another version replaces it: so
 * its events are computed once, and asking every few seconds costs little with any number of leads.
 */
export class LeadEvents {
  readonly #ofRequests = new WeakMap<ContactRequest, readonly LeadEvent[]>();
  #ofBookings = new WeakMap<Booking, OfBooking>();
  #ofAll = new WeakMap<LeadsWithJobs, readonly LeadEvent[]>();
  #rules: EventRules | undefined;

  /** In no order. Of those with the same id, the first. The same array for the same object. */
  of(leads: LeadsWithJobs, { timeZone, statePack }: EventRules): readonly LeadEvent[] {
    const rules = { timeZone, statePack };
    if (this.#rules?.timeZone !== timeZone || this.#rules.statePack !== statePack) {
      this.#ofBookings = new WeakMap();
      this.#ofAll = new WeakMap();
      this.#rules = rules;
    }
    const events = this.#ofAll.get(leads) ?? this.#firstOfEach(leads, rules);
    this.#ofAll.set(leads, events);
    return events;
  }

  #firstOfEach({ requests, bookings, jobs }: LeadsWithJobs, rules: EventRules): LeadEvent[] {
    const first = new Map<string, LeadEvent>();
    const add = (event: LeadEvent) => {
      const other = first.get(event.id);
      if (!other || event.at < other.at) first.set(event.id, event);
    };
    for (const request of requests) this.#ofRequest(request).forEach(add);
    for (const booking of bookings) {
      this.#ofBooking(booking, jobs.get(booking.id), rules).forEach(add);
    }
    return [...first.values()];
  }

  #ofRequest(request: ContactRequest): readonly LeadEvent[] {
    const known = this.#ofRequests.get(request);
    if (known) return known;
    const events = requestEvents(request);
    this.#ofRequests.set(request, events);
    return events;
  }

  #ofBooking(
    booking: Booking,
    job: JobRecord | undefined,
    { timeZone, statePack }: EventRules,
  ): readonly LeadEvent[] {
    const known = this.#ofBookings.get(booking);
    if (known && known.job === job) return known.events;
    const rules = { zone: zoneRules[timeZone], law: statePacks[statePack].law };
    const events = [
      ...bookingEvents(booking),
      ...jobEvents(booking, job ?? emptyJob(booking), rules),
    ];
    this.#ofBookings.set(booking, { job, events });
    return events;
  }
}
