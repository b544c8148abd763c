import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import { isNewBooking } from '#domain/booking/limits/new-bookings.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { lastWeeks, startOfBusinessDay } from './business-weeks.ts';
import { type FirstResponses, firstResponses } from './first-response.ts';
import { type LeadGroup, sourceOf } from './lead-figures.ts';
import { trendPeriods } from './request-trend.ts';

/** What the dashboard counts: leads by periods and sources, so that a store need not hand out each of them. */
export interface LeadCountQuery {
  now: Date;
  zone: Zone;
  /** Starts of periods, the earliest first: leads before the first one do not count. */
  starts: readonly Date[];
  /** First responses to requests since then count. */
  weeksFrom: Date;
  /** The instant until which the owner has seen bookings, ISO 8601. */
  seenAt: string | undefined;
}

export interface LeadCounts {
  groups: LeadGroup[];
  responses: FirstResponses;
  /** Confirmed bookings that have not started yet. */
  bookingsAhead: number;
  /** Bookings that the owner has not seen: `isNewBooking`. */
  newBookings: number;
}

/** The query for `dashboardOf` at `now`. */
export function leadCountQuery(now: Date, zone: Zone, seenAt: string | undefined): LeadCountQuery {
  const weeks = lastWeeks(now, zone).map((monday) => startOfBusinessDay(monday, zone));
  const month = startOfBusinessDay(`${monthOf(businessToday(now, zone))}-01`, zone);
  const { before, recent } = trendPeriods(now);
  const starts = [...new Set([...weeks, month, before, recent])].sort((a, b) => a - b);
  return {
    now,
    zone,
    starts: starts.map((start) => new Date(start)),
    weeksFrom: new Date(weeks[0] as number),
    seenAt,
  };
}

/** All requests and bookings, or at least those that a query can count. */
export interface CountableLeads {
  /** Since the first start. */
  requests: readonly ContactRequest[];
  /** Since the first start. */
  bookings: readonly Booking[];
  /** With an appointment today or later. */
  coming: readonly Booking[];
}

/** Answers `query` from the leads themselves. Spam and deleted leads do not count. */
export function countLeads(leads: CountableLeads, query: LeadCountQuery): LeadCounts {
  const { now, zone, seenAt } = query;
  const today: CalendarDate = businessToday(now, zone);
  const requests = leads.requests.filter((lead) => folderOf(lead) === 'inbox');
  const bookings = leads.bookings.filter((lead) => folderOf(lead) === 'inbox');
  const weeksFrom = query.weeksFrom.getTime();
  return {
    groups: [
      ...groupsOf('requests', requests, query.starts),
      ...groupsOf('bookings', bookings, query.starts),
    ],
    responses: firstResponses(
      requests.filter(({ createdAt }) => Date.parse(createdAt) >= weeksFrom),
    ),
    bookingsAhead: leads.coming.filter(
      (booking) => isAhead(booking, now, zone, today) && !isUnconfirmed(booking),
    ).length,
    newBookings: leads.coming.filter((booking) =>
      isNewBooking(booking, { seenAt, now, zone, today }),
    ).length,
  };
}

function groupsOf(
  kind: LeadGroup['kind'],
  leads: readonly (ContactRequest | Booking)[],
  starts: readonly Date[],
): LeadGroup[] {
  const times = starts.map((start) => start.getTime());
  const groups = new Map<string, LeadGroup>();
  for (const { createdAt, attribution } of leads) {
    const at = Date.parse(createdAt);
    const from = times.findLast((start) => start <= at);
    if (from === undefined) continue;
    const source = sourceOf(attribution);
    const partner = attribution?.partner;
    const key = `${from} ${source} ${partner}`;
    const group = groups.get(key) ?? { kind, from, source, partner, leads: 0 };
    group.leads += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
}
