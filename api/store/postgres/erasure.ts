import { subDays } from 'date-fns/subDays';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { isNamedIn } from '#domain/messages/message-record.ts';
import { agentMentions, withoutAgent, withoutAskedAgent } from '#domain/privacy/agent.ts';
import { withoutJobAgent } from '#domain/privacy/erase-job.ts';
import { erasedBooking, erasedRequest } from '#domain/privacy/erase-person.ts';
import { checkedRetention, erasuresBy, type Leads } from '#domain/privacy/retention.ts';
import { type BusinessMoment, businessToday } from '#domain/schedule/business-clock.ts';
import { kinds } from '../records/kinds.ts';
import type { PersonErasure } from '../resources/privacy.ts';
import { eraseAttempts } from './attempts.ts';
import { bookingColumns, parseBooking } from './booking-columns.ts';
import type { Database } from './database.ts';
import { deliveryTable } from './delivery-columns.ts';
import { changeJobs, eraseJobs } from './jobs.ts';
import { withLocks } from './locks.ts';
import { messageTable } from './message-columns.ts';
import { expiringLeads, leadsOf, lockLeads } from './person-leads.ts';
import { type Records, recordsIn } from './records.ts';
import { removeReportOrphans } from './report-files.ts';
import { parseRequest, requestColumns } from './request-columns.ts';
import { lockOf } from './table-records.ts';

const idsOf = (leads: readonly { id: string }[]): string[] => leads.map(({ id }) => id);

/** See `Store.erasePerson`: all of it or nothing. */
export const erasePerson = (
  db: Database,
  contactKey: string,
  { now, zone }: BusinessMoment,
): Promise<PersonErasure> =>
  db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      const found = await leadsOf(transaction, contactKey);
      await lockLeads(transaction, {
        requests: [...found.requests, ...found.agentIn],
        bookings: [...found.bookings, ...found.agentOf],
      });
      // As they are now that nobody else can change them.
      const { agentOf, agentIn, ...leads } = await leadsOf(transaction, contactKey);
      const ahead = leads.bookings.filter((booking) => isAhead(booking, now, zone));
      if (ahead.length > 0) return { outcome: 'bookings_ahead', bookings: ahead };

      const mentions = [contactKey, ...agentOf.flatMap(agentMentions)];
      await eraseMentions(transaction, idsOf(agentOf), now, mentions);
      await changeJobs(transaction, idsOf(agentOf), withoutJobAgent);
      const withoutThem: Booking[] = [];
      for (const booking of agentOf) {
        withoutThem.push(await eraseBooking(transaction, withoutAgent(booking, contactKey)));
      }
      const asked = agentIn.flatMap((request) => request.asked ?? []);
      await eraseMentions(transaction, idsOf(agentIn), now, asked.flatMap(agentMentions));
      const askingWithoutThem: ContactRequest[] = [];
      for (const request of agentIn) {
        askingWithoutThem.push(await eraseRequest(transaction, withoutAskedAgent(request)));
      }
      const erased = await eraseLeads(transaction, leads, now);
      return {
        outcome: 'erased',
        erased: { ...erased, agentOf: withoutThem, agentIn: askingWithoutThem },
      };
    });

/** See `Store.eraseExpired`: in one process at a time, all of it or nothing. */
export const eraseExpired = ({ db }: Records, { now, zone }: BusinessMoment): Promise<Leads> =>
  withLocks(db, [lockOf(kinds.retention)], async (transaction) => {
    await removeReportOrphans(transaction, subDays(now, 1));
    const { retention } = recordsIn(transaction);
    const today = businessToday(now, zone);
    const checked = checkedRetention(await retention.read(), today);
    const leads = await expiringLeads(transaction, checked, today);
    const announced = erasuresBy(leads, checked, today);
    // Nothing is announced: the next notice starts with the lead that comes first.
    if (announced.length === 0) return { requests: [], bookings: [] };
    await retention.change((current) => ({
      next: checkedRetention(current, today),
      result: undefined,
    }));
    const due = announced.filter(({ on }) => on <= today);
    const requests = due.flatMap((erasure) => (erasure.kind === 'request' ? erasure.lead : []));
    const bookings = due.flatMap((erasure) => (erasure.kind === 'booking' ? erasure.lead : []));
    const unchanged = await lockLeads(transaction, { requests, bookings });
    return eraseLeads(transaction, unchanged, now);
  });

/** Erases the messages about these leads in which one of `mentions` occurs, and all deliveries about them. */
async function eraseMentions(
  transaction: Database,
  leadIds: readonly string[],
  now: Date,
  mentions: readonly string[],
): Promise<void> {
  await eraseAttempts(transaction, messageTable, leadIds, now, (message) =>
    isNamedIn(message, mentions),
  );
  await eraseAttempts(transaction, deliveryTable, leadIds, now);
}

/** Erases leads that the transaction has locked, and the messages about them. */
async function eraseLeads(transaction: Database, leads: Leads, now: Date): Promise<Leads> {
  const ids = [...idsOf(leads.requests), ...idsOf(leads.bookings)];
  await eraseAttempts(transaction, messageTable, ids, now);
  await eraseAttempts(transaction, deliveryTable, ids, now);
  await eraseJobs(transaction, idsOf(leads.bookings), now);
  const requests: ContactRequest[] = [];
  for (const request of leads.requests) {
    requests.push(await eraseRequest(transaction, erasedRequest(request, now)));
  }
  const bookings: Booking[] = [];
  for (const booking of leads.bookings) {
    bookings.push(await eraseBooking(transaction, erasedBooking(booking, now)));
  }
  return { requests, bookings };
}

/** The fingerprint of an idempotency key is made of what the person sent. */
const withoutKey = { idempotency_key: null, idempotency_fingerprint: null };

async function eraseRequest(transaction: Database, left: ContactRequest): Promise<ContactRequest> {
  const record = parseRequest({ ...left, revision: left.revision + 1 });
  await transaction
    .updateTable('contact_requests')
    .set({ ...requestColumns(record), ...withoutKey })
    .where('id', '=', record.id)
    .execute();
  return record;
}

async function eraseBooking(transaction: Database, left: Booking): Promise<Booking> {
  const record = parseBooking({ ...left, revision: left.revision + 1 });
  await transaction
    .updateTable('bookings')
    .set({ ...bookingColumns(record), ...withoutKey })
    .where('id', '=', record.id)
    .execute();
  return record;
}
