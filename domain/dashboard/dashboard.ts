import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { businessInstant, businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { beginOf, lastWeeks } from './business-weeks.ts';
import { medianFirstResponse } from './first-response.ts';
import {
  type Lead,
  type LeadFigures,
  leadsByPartner,
  leadsBySource,
  type PartnerFigures,
  type SourceFigures,
} from './lead-figures.ts';

/** Requests under "Recent activity" (spec §9). */
const RECENT = 3;

/** What the owner sees first. `weeks`, `sources`, `partners` and the median are of eight weeks. */
export interface Dashboard {
  totals: { requests: number; posts: number };
  /** Requests that nobody has answered yet. */
  newRequests: number;
  requestsThisMonth: number;
  /** Confirmed appointments that have not begun. */
  bookingsAhead: number;
  /** Minutes; null before a request was answered. */
  medianFirstResponse: number | null;
  weeks: WeekFigures[];
  sources: SourceFigures[];
  partners: PartnerFigures[];
  /** The newest first. */
  recent: RecentRequest[];
}

/** What came in a week, by the day on which it was sent or booked, cancelled bookings included. */
export interface WeekFigures extends LeadFigures {
  /** Its Monday. */
  from: CalendarDate;
}

export type RecentRequest = Pick<
  ContactRequest,
  'id' | 'createdAt' | 'firstName' | 'lastName' | 'phone' | 'inspectionType' | 'status'
>;

export interface DashboardInput {
  /** All of them, the newest first. */
  requests: readonly ContactRequest[];
  bookings: readonly Booking[];
  /** Number of posts, drafts among them. */
  posts: number;
  now: Date;
}

/** Days, weeks and months are those of the business's calendar. */
export function dashboardOf({ requests, bookings, posts, now }: DashboardInput): Dashboard {
  const today = businessToday(now);
  const weeks = lastWeeks(now);
  const recent = {
    requests: since(beginOf(weeks[0] as CalendarDate), requests),
    bookings: since(beginOf(weeks[0] as CalendarDate), bookings),
  };
  const monthBegan = beginOf(`${monthOf(today)}-01`);
  return {
    totals: { requests: requests.length, posts },
    newRequests: requests.filter(({ status }) => status === 'new').length,
    requestsThisMonth: since(monthBegan, requests).length,
    bookingsAhead: bookings.filter((booking) => isAhead(booking, now, today)).length,
    medianFirstResponse: medianFirstResponse(recent.requests),
    weeks: figuresByWeek(weeks, recent),
    sources: leadsBySource(recent),
    partners: leadsByPartner(recent),
    recent: requests.slice(0, RECENT).map(recentRequest),
  };
}

/** In one pass: the dashboard is read with every page of the admin. */
function figuresByWeek(
  weeks: readonly CalendarDate[],
  leads: Record<keyof LeadFigures, readonly Lead[]>,
): WeekFigures[] {
  const begins = weeks.map(beginOf);
  const figures = weeks.map((from) => ({ from, requests: 0, bookings: 0 }));
  for (const kind of ['requests', 'bookings'] as const) {
    for (const { createdAt } of leads[kind]) {
      const at = Date.parse(createdAt);
      const week = figures[begins.findLastIndex((begin) => begin <= at)];
      if (week) week[kind] += 1;
    }
  }
  return figures;
}

const since = <L extends Lead>(instant: number, leads: readonly L[]): L[] =>
  leads.filter(({ createdAt }) => Date.parse(createdAt) >= instant);

/** Instants are worked out for today's bookings only: that of every one would take long. */
function isAhead({ status, date, time }: Booking, now: Date, today: CalendarDate): boolean {
  if (status !== 'confirmed' || date < today) return false;
  return date > today || businessInstant(date, time) > now;
}

const recentRequest = (request: ContactRequest): RecentRequest => ({
  id: request.id,
  createdAt: request.createdAt,
  firstName: request.firstName,
  lastName: request.lastName,
  phone: request.phone,
  inspectionType: request.inspectionType,
  status: request.status,
});
