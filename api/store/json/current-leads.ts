import type { Leads } from '#domain/privacy/retention.ts';
import { firstPlannedMonth } from '../outbox/outbox-plan.ts';
import type { BookingRecords } from './booking-records.ts';
import type { RequestRecords } from './request-records.ts';

export interface LeadRecords {
  bookings: BookingRecords;
  contactRequests: RequestRecords;
}

/** The leads of which messages and events can follow: the same object until one of them changes. */
export class CurrentLeads {
  readonly #records: LeadRecords;
  #last: { version: string; leads: Leads } | undefined;

  constructor(records: LeadRecords) {
    this.#records = records;
  }

  at(now: Date): Leads {
    const { bookings, contactRequests } = this.#records;
    const first = firstPlannedMonth(now);
    const version = [first, bookings.version, contactRequests.version].join();
    if (this.#last?.version !== version) {
      const leads = {
        bookings: bookings.ofMonths(first),
        requests: contactRequests.ofMonths(first),
      };
      this.#last = { version, leads };
    }
    return this.#last.leads;
  }
}
