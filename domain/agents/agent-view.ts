import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { pageEnd } from '#domain/booking/client/client-access.ts';
import { agentConsentOf } from '#domain/jobs/agent-consent.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { JobSettings } from '#domain/jobs/job-settings.ts';
import { readableReport } from '#domain/jobs/readable-report.ts';
import { plausibleName } from '#domain/messages/texts/plausible-name.ts';
import { businessInstant, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';

/** How far an inspection is for its agent. `not_inspected`: nobody was there, or it was canceled too late. */
export const agentStates = [
  'booked',
  'moved',
  'canceled',
  'inspected',
  'report_ready',
  'not_inspected',
] as const;

export type AgentState = (typeof agentStates)[number];

/** One inspection as its agent sees it: nothing of the client, and no price. */
export interface AgentInspection {
  id: string;
  date: CalendarDate;
  time: TimeOfDay;
  /** Minutes on site. */
  minutes: number;
  address: string;
  state: AgentState;
  /** With `report_ready`: the current version. */
  report?: { bytes: number } | undefined;
}

/** Everything that the agent's page shows. There is no sum and no rank in it (22 TAC §535.220(e)(3)). */
export interface AgentView {
  /** As typed in the newest booking. */
  email: string;
  name?: string | undefined;
  /** Whether the agent gets mails. */
  mails: boolean;
  /** The earliest first. */
  upcoming: AgentInspection[];
  /** The latest first. */
  past: AgentInspection[];
  /** The agent is a partner, whose widgets send this slug. */
  partner?: { name: string; slug: string } | undefined;
}

/** A booking with its job. */
export interface BookingWithJob {
  booking: Booking;
  record: JobRecord;
}

export interface AgentTerms {
  now: Date;
  zone: Zone;
  linkMonths: JobSettings['linkMonths'];
}

/**
 * Whether there is anything of `booking` to follow: it is certain, and the client's own page is still there. One that
 * waits for its client, or was released, may be by a stranger.
 */
export const isFollowable = (booking: Booking, { now, zone, linkMonths }: AgentTerms): boolean =>
  booking.erasedAt === undefined &&
  booking.deletedAt === undefined &&
  booking.confirmBy === undefined &&
  now < pageEnd(booking, { linkMonths, zone });

/**
 * Whether the client agrees that the agent follows it. A consent from before agents had a page covers the
 * report only.
 */
export function mayFollow({ booking, record }: BookingWithJob, now: Date): boolean {
  const consent = agentConsentOf(booking, record);
  return (
    consent !== undefined && (consent.follows === true || readableReport(record, now) !== undefined)
  );
}

/** The page of the agent who may follow these bookings. */
export function agentView(
  visible: readonly BookingWithJob[],
  {
    agent,
    partner,
    ...terms
  }: Pick<AgentTerms, 'now' | 'zone'> & {
    agent: { email: string; mails: boolean };
    partner?: AgentView['partner'];
  },
): AgentView {
  const sorted = visible.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  const isAhead = ({ booking }: BookingWithJob) => endOf(booking, terms.zone) > terms.now;
  const newest = newestOf(visible);
  const shown = (one: BookingWithJob) => inspection(one, terms);
  return {
    email: newest?.booking.agentEmail ?? agent.email,
    // A stranger may have typed it.
    name: plausibleName(newest?.booking.agentName ?? ''),
    mails: agent.mails,
    upcoming: sorted.filter(isAhead).map(shown),
    past: sorted
      .filter((one) => !isAhead(one))
      .toReversed()
      .map(shown),
    partner,
  };
}

const startOf = ({ booking: { date, time } }: BookingWithJob): string => `${date} ${time}`;

const endOf = ({ date, time, minutes }: Booking, zone: Zone): Date =>
  addMinutes(businessInstant(date, time, zone), minutes);

function inspection(
  { booking, record }: BookingWithJob,
  terms: Pick<AgentTerms, 'now' | 'zone'>,
): AgentInspection {
  const { id, date, time, minutes, address } = booking;
  const report = readableReport(record, terms.now);
  return {
    id,
    date,
    time,
    minutes,
    address,
    state: stateOf({ booking, record }, terms),
    report: report && { bytes: report.bytes },
  };
}

function stateOf(
  { booking, record }: BookingWithJob,
  { now, zone }: Pick<AgentTerms, 'now' | 'zone'>,
): AgentState {
  if (readableReport(record, now)) return 'report_ready';
  if (booking.status === 'cancelled') return 'canceled';
  if (record.outcome) return 'not_inspected';
  if (booking.status === 'completed' || endOf(booking, zone) <= now) return 'inspected';
  return booking.history.some(({ what }) => what === 'moved') ? 'moved' : 'booked';
}

/** The booking that was made last. */
export const newestOf = (bookings: readonly BookingWithJob[]): BookingWithJob | undefined =>
  bookings.reduce<BookingWithJob | undefined>(
    (newest, one) => (newest && newest.booking.createdAt > one.booking.createdAt ? newest : one),
    undefined,
  );
