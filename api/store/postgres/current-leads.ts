import { type SqlBool, sql } from 'kysely';
import { startOfBusinessDay } from '#domain/dashboard/business-weeks.ts';
import type { Leads } from '#domain/privacy/retention.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { firstDayOfMonth } from '#domain/schedule/calendar-date.ts';
import { firstPlannedMonth } from '../outbox/outbox-plan.ts';
import { bookings, contactRequests, storageZone } from '../stored/collections.ts';
import type { Database } from './database.ts';
import { LeadWindow } from './lead-window.ts';

/** The leads of which messages and events can follow; those of the last call are in memory. */
export class CurrentLeads {
  readonly #bookings;
  readonly #requests;
  #last: Leads = { bookings: [], requests: [] };

  constructor(db: Database) {
    this.#bookings = new LeadWindow(db, { name: 'bookings', collection: bookings });
    this.#requests = new LeadWindow(db, { name: 'contact_requests', collection: contactRequests });
  }

  /** The same object until one of them changes. */
  async at(now: Date): Promise<Leads> {
    const day = firstDayOfMonth(firstPlannedMonth(now));
    const start = new Date(startOfBusinessDay(day, storageZone));
    const bookings = await this.#bookings.move(sql`date >= ${day}`);
    const requests = await this.#requests.move(
      sql`created_at >= ${start} or waits_from >= ${start}`,
    );
    const isSame = bookings === this.#last.bookings && requests === this.#last.requests;
    if (!isSame) this.#last = { bookings, requests };
    return this.#last;
  }

  /** Those that something is about: one lead, or the bookings of a day. */
  async about(
    about: { booking: { id: string } } | { request: { id: string } } | { date: CalendarDate },
  ): Promise<Leads> {
    if ('request' in about) {
      return { bookings: [], requests: await this.#requests.read(sql`id = ${about.request.id}`) };
    }
    const isWanted =
      'booking' in about
        ? sql<SqlBool>`id = ${about.booking.id}`
        : sql<SqlBool>`date = ${about.date}`;
    return { bookings: await this.#bookings.read(isWanted), requests: [] };
  }
}
