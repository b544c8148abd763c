import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { lastWeeks, startOfBusinessDay } from './business-weeks.ts';
import { responseRate } from './first-response.ts';
import type { LeadCounts } from './lead-counts.ts';
import {
  type LeadFigures,
  type LeadGroup,
  leadsByPartner,
  leadsBySource,
  type PartnerFigures,
  type SourceFigures,
} from './lead-figures.ts';
import { requestTrend, trendPeriods } from './request-trend.ts';

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
  /** The answer to `leadCountQuery`. */
  counts: LeadCounts;
  /** Newest first. */
  newestRequests: readonly ContactRequest[];
  /** Newest first. */
  newestBookings: readonly Booking[];
  /** The number of all requests, and of those with the status new. */
  requestCounts: { all: number; new: number };
  /** Number of posts, drafts included. */
  posts: number;
  reads: number;
  sampleContent: boolean;
  now: Date;
  zone: Zone;
}

/** Computes the dashboard. Days, weeks and months are those of the business's calendar. */
export function dashboardOf(input: DashboardInput): Dashboard {
  const { counts, posts, reads, sampleContent, now, zone } = input;
  const { groups, responses } = counts;
  const weeks = lastWeeks(now, zone);
  const ofWeeks = since(startOfBusinessDay(weeks[0] as CalendarDate, zone), groups);
  const month = startOfBusinessDay(`${monthOf(businessToday(now, zone))}-01`, zone);
  const { recent, before } = trendPeriods(now);
  const requestsSince = (start: number) => sumOf('requests', since(start, groups));
  return {
    sampleContent,
    totals: { requests: input.requestCounts.all, posts, reads },
    newRequests: input.requestCounts.new,
    newBookings: counts.newBookings,
    requestsThisMonth: requestsSince(month),
    requestTrend: requestTrend(
      requestsSince(recent),
      requestsSince(before) - requestsSince(recent),
    ),
    bookingsAhead: counts.bookingsAhead,
    medianFirstResponse: responses.median === null ? null : Math.round(responses.median),
    responseRate: responseRate(responses),
    weeks: figuresByWeek(weeks, ofWeeks, zone),
    sources: leadsBySource(ofWeeks),
    partners: leadsByPartner(ofWeeks),
    recent: input.newestRequests.slice(0, RECENT_LEADS).map(recentRequest),
    recentBookings: input.newestBookings.slice(0, RECENT_LEADS).map(recentBooking),
  };
}

function figuresByWeek(
  weeks: readonly CalendarDate[],
  groups: readonly LeadGroup[],
  zone: Zone,
): WeekFigures[] {
  const starts = weeks.map((monday) => startOfBusinessDay(monday, zone));
  return weeks.map((from, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const ofWeek = since(starts[index] as number, groups).filter((group) => group.from < end);
    return { from, requests: sumOf('requests', ofWeek), bookings: sumOf('bookings', ofWeek) };
  });
}

const since = (start: number, groups: readonly LeadGroup[]): LeadGroup[] =>
  groups.filter(({ from }) => from >= start);

const sumOf = (wanted: LeadGroup['kind'], groups: readonly LeadGroup[]): number =>
  groups.reduce((sum, { kind, leads }) => (kind === wanted ? sum + leads : sum), 0);

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
