import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { bookings, contactRequests } from '#api/store/stored/collections.ts';
import { messages } from '#api/store/stored/message-collection.ts';
import { jobs } from '#api/store/stored/stored-jobs.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { cents } from '#domain/jobs/cents.ts';
import { emptyJob, type JobRecord } from '#domain/jobs/job-record.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, monthOf } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { bookingOf, onceOf, requestOf } from '../store/records.ts';

/** Days over which the leads of a history came in, evenly: more of them make each day busier. */
const DAYS = 5 * 365;
/** After which they are erased. */
const MONTHS = 60;
/** From a booking to its appointment. */
const DAYS_AHEAD = 10;
/** A request of the last two days is not answered yet. */
const UNANSWERED = 2 * millisecondsInDay;
/** Messages of these days have not been sent. */
const UNSENT = 2 * millisecondsInDay;
/** Each lead is of another person. */
const phoneOf = (n: number) => `(214) 2${String(n).padStart(6, '0')}`;
const SLOTS_A_DAY = 24 * 60;

interface Collected<R> {
  folder: string;
  monthOf(record: R): string;
}

/**
 * Writes the files of a store with `count` leads of the last five years, half of them bookings, half contact
 * requests, and the message that each was answered with; with a paid job of each booking if wanted.
 */
export async function writeLeads(
  folder: string,
  count: number,
  now: Date,
  { withJobs = false } = {},
): Promise<void> {
  const made: { booking: Booking[]; request: ContactRequest[]; message: MessageRecord[] } = {
    booking: [],
    request: [],
    message: [],
  };
  for (let n = 0; n < count; n++) {
    const age = Math.round(((count - n) / count) * DAYS * millisecondsInDay);
    const at = new Date(now.getTime() - age);
    const lead = n % 2 === 0 ? request(at, n, age > UNANSWERED) : booking(at, n);
    if ('date' in lead) made.booking.push(lead);
    else made.request.push(lead);
    if (age > UNSENT) made.message.push(message(lead));
  }
  await writeMonths(folder, bookings, made.booking);
  await writeMonths(folder, contactRequests, made.request);
  await writeMonths(folder, messages, made.message);
  if (withJobs) await writeMonths(folder, jobs, made.booking.map(paidJob));
  const since = new Date(now.getTime() - DAYS * millisecondsInDay).toISOString();
  const settings = { version: 1, settings: { revision: 1, since } };
  await writeFile(join(folder, 'message-settings.json'), JSON.stringify(settings));
  // As after years of daily checks: hardly anything is due.
  const today = businessToday(now, centralTime);
  const retention = {
    revision: 1,
    months: MONTHS,
    noticeFrom: addDays(today, -30),
    checkedOn: today,
  };
  await writeFile(join(folder, 'retention.json'), JSON.stringify({ version: 1, retention }));
}

function request(at: Date, n: number, isAnswered: boolean): ContactRequest {
  const answered = new Date(at.getTime() + 45 * 60_000).toISOString();
  return {
    ...requestOf(monthOf(businessToday(at, centralTime)), n),
    createdAt: at.toISOString(),
    phone: phoneOf(n),
    ...(isAnswered && {
      status: 'contacted',
      history: [{ at: answered, by: 'Owner', status: 'contacted' }],
    }),
  };
}

function booking(at: Date, n: number): Booking {
  const date = addDays(businessToday(at, centralTime), DAYS_AHEAD);
  const minute = (n >> 1) % SLOTS_A_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    ...bookingOf(monthOf(date), n % SLOTS_A_DAY),
    createdAt: at.toISOString(),
    date,
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    email: `ada.${n}@example.com`,
    phone: phoneOf(n),
  };
}

function paidJob(booking: Booking): JobRecord {
  const at = `${booking.date}T18:00:00.000Z`;
  const payment = { id: `payment-${booking.id}`, at, by: 'Owner', method: 'check' } as const;
  const payments = [{ ...payment, amount: cents(300_00), refunds: [] }];
  return { ...emptyJob(booking), revision: 1, payments };
}

function message(lead: Booking | ContactRequest): MessageRecord {
  const kind = 'date' in lead ? 'new_booking' : 'new_request';
  return {
    id: `${kind}:${lead.id}`,
    revision: 2,
    createdAt: lead.createdAt,
    kind,
    leads: [lead.id],
    due: lead.createdAt,
    state: 'sent',
    attempts: 1,
    sentAt: lead.createdAt,
    mail: { to: lead.email, subject: 'We have your request', text: 'We answer within two hours.' },
  };
}

async function writeMonths<R extends { id: string }>(
  folder: string,
  collection: Collected<R>,
  records: readonly R[],
): Promise<void> {
  await mkdir(join(folder, collection.folder), { recursive: true });
  const isLead =
    collection.folder === bookings.folder || collection.folder === contactRequests.folder;
  for (const [month, ofMonth] of Map.groupBy(records, collection.monthOf)) {
    const rows = ofMonth.map((record) => (isLead ? { ...record, once: onceOf(record) } : record));
    const text = JSON.stringify({ version: 1, records: rows });
    await writeFile(join(folder, collection.folder, `${month}.json`), text);
  }
}
