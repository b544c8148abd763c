import type { Booking } from '#domain/booking/booking.schema.ts';
import { startOfBusinessDay } from '#domain/dashboard/business-weeks.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { firstDayOfMonth, monthOf } from '#domain/schedule/calendar-date.ts';
import type { LeadsWithJobs } from '../leads.ts';
import { firstPlannedMonth } from '../outbox/outbox-plan.ts';
import { storageZone } from '../stored/collections.ts';
import type { BookingRecords } from './booking-records.ts';
import type { JobRecords } from './job-records.ts';
import type { RequestRecords } from './request-records.ts';

export interface LeadRecords {
  bookings: BookingRecords;
  contactRequests: RequestRecords;
  jobs: JobRecords;
}

/** The leads of which messages and events can follow: the same object until one of them changes. */
export class CurrentLeads {
  readonly #records: LeadRecords;
  #last: { version: string; leads: LeadsWithJobs } | undefined;

  constructor(records: LeadRecords) {
    this.#records = records;
  }

  at(now: Date): LeadsWithJobs {
    const { bookings, contactRequests, jobs } = this.#records;
    const first = firstPlannedMonth(now);
    const version = [first, bookings.version, contactRequests.version, jobs.version].join();
    if (this.#last?.version !== version) {
      const start = startOfBusinessDay(firstDayOfMonth(first), storageZone);
      // A client may pay, and read the report, long after the appointment.
      const earlier = jobs
        .changedSince(start)
        .flatMap(({ id }) => bookings.find(id) ?? [])
        .filter(({ date }) => monthOf(date) < first);
      const leads = {
        ...this.#withJobs([...earlier, ...bookings.ofMonths(first)]),
        requests: contactRequests.ofMonths(first),
      };
      this.#last = { version, leads };
    }
    return this.#last.leads;
  }

  /** The leads that something is about: one lead, or the bookings of a day. */
  about(
    about: { booking: { id: string } } | { request: { id: string } } | { date: CalendarDate },
  ): LeadsWithJobs {
    const { bookings, contactRequests } = this.#records;
    if ('request' in about) {
      const request = contactRequests.find(about.request.id);
      return { ...this.#withJobs([]), requests: request ? [request] : [] };
    }
    if ('date' in about) return this.#withJobs(bookings.ofMonths(monthOf(about.date)));
    const booking = bookings.find(about.booking.id);
    return this.#withJobs(booking ? [booking] : []);
  }

  #withJobs(bookings: readonly Booking[]): LeadsWithJobs {
    const found = bookings.flatMap(({ id }) => this.#records.jobs.find(id) ?? []);
    return { bookings, requests: [], jobs: new Map(found.map((job) => [job.id, job])) };
  }
}
