import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import { isNewBooking } from '#domain/booking/limits/new-bookings.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { lastWeeks, startOfBusinessDay } from './business-weeks.ts';
import { medianFirstResponse, responseRate } from './first-response.ts';
import {
  type Lead,
  type LeadFigures,
  leadsByPartner,
  leadsBySource,
  type PartnerFigures,
  type SourceFigures,
} from './lead-figures.ts';
import { requestTrend, startOfTrend } from './request-trend.ts';

/** Requests, and bookings, under "Recent activity" (spec §9). */
export const RECENT_LEADS = 3;

/** The figures of the dashboard. Weeks, sources, partners, median and rate cover the last eight weeks. */
export interface Dashboard {
  /** Whether the stat cards are the samples of spec §9. */
  sampleContent: boolean;
  /** `reads`: the total for all posts, by the site's own count of readers. */
  totals: { requests: number; posts: number; reads: number };
  /** Requests with the status new. */
  newRequests: number;
  /** Bookings that the owner has not seen: `isNewBooking`. */
  newBookings: number;
  requestsThisMonth: number;
  /** In percent; null without a previous request to compare with. */
  requestTrend: number | null;
  /** Confirmed bookings that have not started yet. */
  bookingsAhead: number;
  /** Minutes; null without an answered request. */
  medianFirstResponse: number | null;
  /** Percent of the requests that were answered; null without a request. */
  responseRate: number | null;
  weeks: WeekFigures[];
  sources: SourceFigures[];
  partners: PartnerFigures[];
  /** Newest first. */
  recent: RecentRequest[];
  /** Newest first. */
  recentBookings: RecentBooking[];
}

/** Leads of a week by their creation date, canceled bookings included. */
export interface WeekFigures extends LeadFigures {
  /** Its Monday. */
  from: CalendarDate;
}

export type RecentRequest = Pick<
  ContactRequest,
  'id' | 'createdAt' | 'firstName' | 'lastName' | 'phone' | 'inspectionType' | 'status'
>;

export type RecentBooking = Pick<
  Booking,
  'id' | 'createdAt' | 'name' | 'date' | 'time' | 'status' | 'confirmBy'
>;

export interface DashboardInput {
  /** Made since `countedSince`. */
  requests: readonly ContactRequest[];
  /** Made since `countedSince`. */
  bookings: readonly Booking[];
  /** With an appointment today or later. */
  coming: readonly Booking[];
  /** Newest first. */
  newestRequests: readonly ContactRequest[];
  /** Newest first. */
  newestBookings: readonly Booking[];
  /** The number of all requests, and of those with the status new. */
  requestCounts: { all: number; new: number };
  /** The instant until which the owner has seen bookings. */
  seenAt?: string | undefined;
  /** Number of posts, drafts included. */
  posts: number;
  reads: number;
  sampleContent: boolean;
  now: Date;
}

/** Since when leads are counted one by one, an ISO 8601 instant; all else is a number that the store knows. */
export function countedSince(now: Date): string {
  const [firstWeek = businessToday(now)] = lastWeeks(now);
  const earliest = Math.min(startOfBusinessDay(firstWeek), startOfTrend(now));
  // "After" this instant includes the first one.
  return new Date(earliest - 1).toISOString();
}

/** Computes the dashboard. Days, weeks and months are those of the business's calendar. */
export function dashboardOf(input: DashboardInput): Dashboard {
  const { requests, bookings, coming, seenAt, posts, reads, sampleContent, now } = input;
  const today = businessToday(now);
  const weeks = lastWeeks(now);
  const recent = {
    requests: since(startOfBusinessDay(weeks[0] as CalendarDate), requests),
    bookings: since(startOfBusinessDay(weeks[0] as CalendarDate), bookings),
  };
  const monthStart = startOfBusinessDay(`${monthOf(today)}-01`);
  return {
    sampleContent,
    totals: { requests: input.requestCounts.all, posts, reads },
    newRequests: input.requestCounts.new,
    newBookings: coming.filter((booking) => isNewBooking(booking, { seenAt, now, today })).length,
    requestsThisMonth: since(monthStart, requests).length,
    requestTrend: requestTrend(requests, now),
    bookingsAhead: coming.filter(
      (booking) => isAhead(booking, now, today) && !isUnconfirmed(booking),
    ).length,
    medianFirstResponse: medianFirstResponse(recent.requests),
    responseRate: responseRate(recent.requests),
    weeks: figuresByWeek(weeks, recent),
    sources: leadsBySource(recent),
    partners: leadsByPartner(recent),
    recent: input.newestRequests.slice(0, RECENT_LEADS).map(recentRequest),
    recentBookings: input.newestBookings.slice(0, RECENT_LEADS).map(recentBooking),
  };
}

/** One pass over all leads, because every admin page reads the dashboard. */
function figuresByWeek(
  weeks: readonly CalendarDate[],
  leads: Record<keyof LeadFigures, readonly Lead[]>,
): WeekFigures[] {
  const starts = weeks.map(startOfBusinessDay);
  const figures = weeks.map((from) => ({ from, requests: 0, bookings: 0 }));
  for (const kind of ['requests', 'bookings'] as const) {
    for (const { createdAt } of leads[kind]) {
      const at = Date.parse(createdAt);
      const week = figures[starts.findLastIndex((start) => start <= at)];
      if (week) week[kind] += 1;
    }
  }
  return figures;
}

const since = <L extends Lead>(instant: number, leads: readonly L[]): L[] =>
  leads.filter(({ createdAt }) => Date.parse(createdAt) >= instant);

const recentRequest = (request: ContactRequest): RecentRequest => ({
  id: request.id,
  createdAt: request.createdAt,
  firstName: request.firstName,
  lastName: request.lastName,
  phone: request.phone,
  inspectionType: request.inspectionType,
  status: request.status,
});

const recentBooking = (booking: Booking): RecentBooking => ({
  id: booking.id,
  createdAt: booking.createdAt,
  name: booking.name,
  date: booking.date,
  time: booking.time,
  status: booking.status,
  confirmBy: booking.confirmBy,
});
