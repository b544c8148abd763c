import { type SqlBool, sql } from 'kysely';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { startOfBusinessDay } from '#domain/dashboard/business-weeks.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { firstDayOfMonth } from '#domain/schedule/calendar-date.ts';
import { type LeadsWithJobs, noLeads } from '../leads.ts';
import { firstPlannedMonth } from '../outbox/outbox-plan.ts';
import { bookings, contactRequests, storageZone } from '../stored/collections.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import type { Database } from './database.ts';
import { LeadWindow } from './lead-window.ts';

/** The leads of which messages and events can follow; those of the last call are in memory. */
export class CurrentLeads {
  readonly #bookings;
  readonly #requests;
  readonly #jobs;
  /** The jobs as they were read for `#last`. */
  #lastJobs: readonly JobRecord[] = [];
  #last: LeadsWithJobs = noLeads;

  constructor(db: Database) {
    this.#bookings = new LeadWindow(db, { name: 'bookings', collection: bookings });
    this.#requests = new LeadWindow(db, { name: 'contact_requests', collection: contactRequests });
    this.#jobs = new LeadWindow(db, { name: 'jobs', collection: jobs });
  }

  /** The same object until one of them changes. */
  async at(now: Date): Promise<LeadsWithJobs> {
    const day = firstDayOfMonth(firstPlannedMonth(now));
    const start = new Date(startOfBusinessDay(day, storageZone));
    // A client may pay, and read the report, long after the appointment. By arrays, with which PostgreSQL reads indexes
    // only: for a join it reads the whole tables, which takes ten times as long beside 100,000 bookings.
    const isBooked = sql<SqlBool>`date >= ${day}`;
    const isChanged = sql<SqlBool>`changed_at >= ${start}`;
    const ofChanged = sql<SqlBool>`id = any(array(select id from jobs where ${isChanged}))`;
    const ofBooked = sql<SqlBool>`id = any(array(select id from bookings where ${isBooked}))`;
    const requests = await this.#requests.move(
      sql`created_at >= ${start} or waits_from >= ${start}`,
    );
    const bookings = await this.#bookings.move(sql`${isBooked} or ${ofChanged}`);
    const jobs = await this.#jobs.move(sql`${isChanged} or ${ofBooked}`);
    const isSame =
      bookings === this.#last.bookings &&
      requests === this.#last.requests &&
      jobs === this.#lastJobs;
    if (!isSame) {
      this.#last = { bookings, requests, jobs: byId(jobs) };
      this.#lastJobs = jobs;
    }
    return this.#last;
  }

  /** The leads that something is about: one lead, or the bookings of a day. */
  async about(
    about: { booking: { id: string } } | { request: { id: string } } | { date: CalendarDate },
  ): Promise<LeadsWithJobs> {
    if ('request' in about) {
      return { ...noLeads, requests: await this.#requests.read(sql`id = ${about.request.id}`) };
    }
    const isWanted =
      'booking' in about
        ? sql<SqlBool>`id = ${about.booking.id}`
        : sql<SqlBool>`date = ${about.date}`;
    const bookings = await this.#bookings.read(isWanted);
    return { ...noLeads, bookings, jobs: byId(await this.#jobsOf(bookings)) };
  }

  async #jobsOf(bookings: readonly Booking[]): Promise<JobRecord[]> {
    const ids = bookings.map(({ id }) => id);
    return ids.length > 0 ? this.#jobs.read(sql`id = any(${ids}::text[])`) : [];
  }
}

const byId = (jobs: readonly JobRecord[]): ReadonlyMap<string, JobRecord> =>
  new Map(jobs.map((job) => [job.id, job]));
