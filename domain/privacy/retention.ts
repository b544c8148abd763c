import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { DELETED_LEAD_DAYS } from '#domain/leads/lead-folder.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays, addMonths, daysBetween } from '#domain/schedule/calendar-date.ts';
import { contactKeysOf } from './contact-key.ts';

/** How long people's records are kept, as set by the owner. */
export interface Retention {
  /** Months after the last contact; with null, nothing is erased automatically. */
  months: number | null;
  /** The day since which the admin has announced every upcoming erasure without a gap. */
  noticeFrom?: CalendarDate | undefined;
  /** The day of the last check. */
  checkedOn?: CalendarDate | undefined;
}

/** The stored setting. There is only one record, so its version needs no id. */
export interface StoredRetention extends Retention {
  revision: number;
}

/** The setting of a new installation. */
export const defaultRetention: Retention = { months: 24 };

/** Days for which an erasure is announced before it happens. */
export const NOTICE_DAYS = 7;

/** The requests and bookings of one person or of all. */
export interface Leads {
  requests: readonly ContactRequest[];
  bookings: readonly Booking[];
}

interface DatedLead<K extends string, L> {
  kind: K;
  lead: L;
  /** The day of the last contact with its person. */
  lastContact: CalendarDate;
}

/** A lead that retention erases, and the first day on which it does. */
export type Erasure = { on: CalendarDate } & (
  | DatedLead<'request', ContactRequest>
  | DatedLead<'booking', Booking>
);

/**
 * The setting after a check on `today`. If a day had no check (the server was down, or its clock
 * was wrong), nobody can have seen the announcement, so the notice period starts again.
 */
export function checkedRetention<R extends Retention>(retention: R, today: CalendarDate): R {
  const { checkedOn, noticeFrom } = retention;
  if (checkedOn === today) return retention;
  const isUnbroken = checkedOn !== undefined && daysBetween(checkedOn, today) === 1;
  return { ...retention, checkedOn: today, noticeFrom: isUnbroken ? noticeFrom : today };
}

/** The setting that the owner chose on `today`. Erasures are announced before they happen. */
export const chosenRetention = (months: number | null, today: CalendarDate): Retention => ({
  months,
  noticeFrom: today,
  checkedOn: today,
});

/**
 * What is erased on `today` and in the notice period after it, earliest first. A lead is kept as
 * long as any lead with the same email address or telephone number had a contact: its arrival, a
 * change of its status, or its appointment. Upcoming appointments are therefore never in the list.
 * A deleted lead is erased when it can no longer be restored, whatever the setting.
 */
export function erasuresBy(
  { requests, bookings }: Leads,
  { months, noticeFrom }: Retention,
  today: CalendarDate,
): Erasure[] {
  if (noticeFrom === undefined) return [];
  const until = addDays(today, NOTICE_DAYS);
  const firstErasure = addDays(noticeFrom, NOTICE_DAYS);
  if (firstErasure > until) return [];

  const all = [
    ...requests.map(
      (lead) => ({ kind: 'request', lead, lastContact: dayOfRequest(lead) }) as const,
    ),
    ...bookings.map(
      (lead) => ({ kind: 'booking', lead, lastContact: dayOfBooking(lead) }) as const,
    ),
  ].filter(({ lead }) => lead.erasedAt === undefined);
  const deleted = all.flatMap((dated) =>
    dated.lead.deletedAt === undefined
      ? []
      : {
          ...dated,
          on: later(addDays(utcDay(dated.lead.deletedAt), DELETED_LEAD_DAYS), firstErasure),
        },
  );
  const expired = months === null ? [] : expiredOf(all, { months, firstErasure, until });
  return [...deleted, ...expired]
    .filter(({ on }) => on <= until)
    .sort((one, other) => one.on.localeCompare(other.on));
}

/** A shorter month ends up to three days earlier: January 31 plus a month is February 28. */
const lastDayOf = (months: number, until: CalendarDate): CalendarDate =>
  addDays(addMonths(until, -months), 3);

/**
 * The instant before which a lead must have arrived to expire on `today` or in the notice period after it; undefined
 * when none expires. `erasuresBy` finds the same among these, deleted ones, and all others of the same persons as among
 * all leads.
 */
export const expiringBefore = ({ months }: Retention, today: CalendarDate): Date | undefined =>
  months === null
    ? undefined
    : new Date(`${addDays(lastDayOf(months, addDays(today, NOTICE_DAYS)), 1)}T00:00:00Z`);

function expiredOf<D extends DatedLead<string, ContactRequest | Booking>>(
  all: readonly D[],
  {
    months,
    firstErasure,
    until,
  }: { months: number; firstErasure: CalendarDate; until: CalendarDate },
): (D & { on: CalendarDate })[] {
  const lastDay = lastDayOf(months, until);
  const old = all.filter(
    ({ lead, lastContact }) => lead.deletedAt === undefined && lastContact <= lastDay,
  );
  if (old.length === 0) return [];
  const latest = latestByContact(all);
  // Computed once for each day of a last contact: tens of thousands of leads share a few hundred
  // days.
  const ends = new Map<CalendarDate, CalendarDate>();
  const endOf = (day: CalendarDate) => {
    const end = ends.get(day) ?? addMonths(day, months);
    ends.set(day, end);
    return end;
  };
  return old.map((dated) => {
    const days = contactKeysOf(dated.lead).map((key) => latest.get(key) ?? dated.lastContact);
    const lastContact = later(dated.lastContact, ...days);
    return { ...dated, lastContact, on: later(endOf(lastContact), firstErasure) };
  });
}

function latestByContact(
  leads: readonly { lead: ContactRequest | Booking; lastContact: CalendarDate }[],
): ReadonlyMap<string, CalendarDate> {
  const latest = new Map<string, CalendarDate>();
  for (const { lead, lastContact } of leads) {
    for (const key of contactKeysOf(lead)) {
      latest.set(key, later(lastContact, latest.get(key) ?? lastContact));
    }
  }
  return latest;
}

const dayOfRequest = ({ createdAt, history }: ContactRequest): CalendarDate =>
  later(utcDay(createdAt), ...history.map(({ at }) => utcDay(at)));

const dayOfBooking = ({ createdAt, history, date }: Booking): CalendarDate =>
  later(utcDay(createdAt), date, ...history.map(({ at }) => utcDay(at)));

/** At most one day later than the business's own day, so the lead is kept for one more day. */
const utcDay = (instant: string): CalendarDate => instant.slice(0, 10);

const later = (first: CalendarDate, ...others: readonly CalendarDate[]): CalendarDate =>
  others.reduce((latest, day) => (day > latest ? day : latest), first);
