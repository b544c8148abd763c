import { subDays } from 'date-fns/subDays';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { Sender } from '#domain/leads/sender.ts';
import {
  agentMentions,
  isAgentIn,
  isAgentOf,
  withoutAgent,
  withoutAskedAgent,
} from '#domain/privacy/agent.ts';
import { contactKeysOf } from '#domain/privacy/contact-key.ts';
import { erasedBooking, erasedRequest } from '#domain/privacy/erase-person.ts';
import type { PersonLeads } from '#domain/privacy/person-records.ts';
import {
  checkedRetention,
  erasuresBy,
  expiringBefore,
  type Leads,
  type Retention,
} from '#domain/privacy/retention.ts';
import { type BusinessMoment, businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import type { PersonErasure } from '../resources/privacy.ts';
import type { Files } from './open-files.ts';

type ErasableFiles = Pick<
  Files,
  'contactRequests' | 'bookings' | 'jobs' | 'deliveries' | 'outbox' | 'retention' | 'reportFiles'
>;

/** Normalizing those of 100,000 leads would take a tenth of a second each time. */
const contactKeys = new WeakMap<Sender, readonly string[]>();

function memoizedContactKeys(lead: Sender): readonly string[] {
  const keys = contactKeys.get(lead) ?? contactKeysOf(lead);
  contactKeys.set(lead, keys);
  return keys;
}

/** See `Store.expiringLeads`. */
export function expiringLeads(
  { contactRequests, bookings }: ErasableFiles,
  retention: Retention,
  today: CalendarDate,
): Leads {
  const before = expiringBefore(retention, today)?.toISOString() ?? '';
  const isCandidate = ({ createdAt, deletedAt, erasedAt }: ContactRequest | Booking) =>
    erasedAt === undefined && (deletedAt !== undefined || createdAt < before);
  const candidates = [...contactRequests.where(isCandidate), ...bookings.where(isCandidate)];
  if (candidates.length === 0) return { requests: [], bookings: [] };
  const keys = new Set(candidates.flatMap(memoizedContactKeys));
  const isWanted = (lead: ContactRequest | Booking) =>
    isCandidate(lead) || memoizedContactKeys(lead).some((key) => keys.has(key));
  return { requests: contactRequests.where(isWanted), bookings: bookings.where(isWanted) };
}

/** See `Store.leadsOf`. */
export function leadsOf(
  { contactRequests, bookings }: ErasableFiles,
  contactKey: string,
): PersonLeads {
  const isTheirs = (lead: Sender) => contactKeysOf(lead).includes(contactKey);
  return {
    requests: contactRequests.where(isTheirs),
    bookings: bookings.where(isTheirs),
    agentOf: bookings.where((booking) => !isTheirs(booking) && isAgentOf(booking, contactKey)),
    agentIn: contactRequests.where(
      (request) => !isTheirs(request) && isAgentIn(request, contactKey),
    ),
  };
}

/** See `Store.erasePerson`. */
export async function erasePerson(
  files: ErasableFiles,
  contactKey: string,
  { now, zone }: BusinessMoment,
): Promise<PersonErasure> {
  const leads = leadsOf(files, contactKey);
  const ahead = leads.bookings.filter((booking) => isAhead(booking, now, zone));
  if (ahead.length > 0) return { outcome: 'bookings_ahead', bookings: ahead };
  const agentOf = await eraseAgent(files, { bookings: leads.agentOf, contactKey, now });
  const agentIn = await eraseAskedAgent(files, leads.agentIn, now);
  return { outcome: 'erased', erased: { ...(await erase(files, leads, now)), agentOf, agentIn } };
}

/** Takes the agent out of these bookings, and erases the messages about them that name the agent. */
async function eraseAgent(
  files: ErasableFiles,
  { bookings, contactKey, now }: { bookings: readonly Booking[]; contactKey: string; now: Date },
): Promise<Booking[]> {
  const ids = bookings.map(({ id }) => id);
  await files.outbox.eraseOf(ids, now, [contactKey, ...bookings.flatMap(agentMentions)]);
  await files.deliveries.eraseOf(ids, now);
  await files.jobs.eraseAgents(ids);
  return files.bookings.erase(ids, (booking) => withoutAgent(booking, contactKey));
}

/** Messages about these requests go to the client and the owner: their texts may name the agent. */
async function eraseAskedAgent(
  files: ErasableFiles,
  requests: readonly ContactRequest[],
  now: Date,
): Promise<ContactRequest[]> {
  const ids = requests.map(({ id }) => id);
  const mentions = requests.flatMap(({ asked }) => (asked ? agentMentions(asked) : []));
  await files.outbox.eraseOf(ids, now, mentions);
  await files.deliveries.eraseOf(ids, now);
  return files.contactRequests.erase(ids, withoutAskedAgent);
}

/** See `Store.eraseExpired`. */
export async function eraseExpired(
  files: ErasableFiles,
  { now, zone }: BusinessMoment,
): Promise<Leads> {
  await files.reportFiles.removeOrphans(subDays(now, 1), () => files.jobs.reportIds());
  const today = businessToday(now, zone);
  const { content } = files.retention;
  const checked = checkedRetention(content, today);
  const announced = erasuresBy(expiringLeads(files, checked, today), checked, today);
  // Nothing is announced: the next notice starts with the lead that comes first.
  if (announced.length === 0) return { requests: [], bookings: [] };
  const isChecked = await files.retention.change((current) => ({
    next: checkedRetention(current, today),
    result: current === content,
  }));
  // The owner has chosen another setting meanwhile, which announces anew.
  if (!isChecked) return { requests: [], bookings: [] };
  const due = announced.filter(({ on }) => on <= today);
  return erase(
    files,
    {
      requests: due.flatMap((erasure) => (erasure.kind === 'request' ? erasure.lead : [])),
      bookings: due.flatMap((erasure) => (erasure.kind === 'booking' ? erasure.lead : [])),
    },
    now,
  );
}

/** Erases these versions; a lead that was changed in the meantime stays. */
async function erase(
  { contactRequests, bookings, jobs, deliveries, outbox }: ErasableFiles,
  leads: Leads,
  now: Date,
): Promise<Leads> {
  const versions = new Set<ContactRequest | Booking>([...leads.requests, ...leads.bookings]);
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  // Messages and jobs first: after a failed write the same call still finds their leads.
  const ids = [...idsOf(leads.requests), ...idsOf(leads.bookings)];
  await outbox.eraseOf(ids, now);
  await deliveries.eraseOf(ids, now);
  const unchanged = leads.bookings.filter((booking) => bookings.find(booking.id) === booking);
  await jobs.erase(idsOf(unchanged), now);
  return {
    requests: await contactRequests.erase(idsOf(leads.requests), (request) =>
      versions.has(request) ? erasedRequest(request, now) : undefined,
    ),
    bookings: await bookings.erase(idsOf(leads.bookings), (booking) =>
      versions.has(booking) ? erasedBooking(booking, now) : undefined,
    ),
  };
}
