import {
  type AgentAccess,
  type AgentLinks,
  presentAgentAccess,
} from '#domain/agents/agent-links.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { type AgentRecord, agentRecordOf, agentRecordsOf } from './agent.ts';
import { contactKeyOf, contactsOf } from './contact-key.ts';
import type { Leads } from './retention.ts';

/** What is stored about one person. */
export interface PersonRecords {
  requests: readonly ContactRequest[];
  bookings: readonly Booking[];
  /** Reviews under one of the person's names; without a contact, they may be somebody else's. */
  reviews: readonly StoredReview[];
  /** From other people's bookings, the data that names the person as the agent. */
  agentOf: readonly AgentRecord[];
  /** The page of the agent with this address, by link; a link stored as a digest is not part of it. */
  agentPage?: AgentAccess | undefined;
  /** Other email addresses and telephone numbers in these records, as typed. */
  otherContacts: readonly string[];
}

/** What a store holds about a person: their leads, and bookings with them as the agent. */
export interface PersonLeads extends Leads {
  agentOf: readonly Booking[];
  /** Requests for a time that name the person as the agent. */
  agentIn: readonly ContactRequest[];
}

/** The records of the person with `contactKey`. */
export function personRecords(
  contactKey: string,
  { requests, bookings, agentOf, agentIn }: PersonLeads,
  { reviews, agentLinks }: { reviews: readonly StoredReview[]; agentLinks: readonly AgentLinks[] },
): PersonRecords {
  const agent = agentLinks.find(({ mailbox }) => mailbox === contactKey);
  const names = new Set([
    ...requests.map(({ firstName, lastName }) => nameKey(`${firstName} ${lastName}`)),
    ...bookings.map(({ name }) => nameKey(name)),
  ]);
  const contacts = [...requests, ...bookings].flatMap(contactsOf);
  const others = new Map(contacts.map((contact) => [contactKeyOf(contact), contact]));
  others.delete(contactKey);
  others.delete(undefined);
  return {
    requests,
    bookings,
    reviews: reviews.filter(({ author, sample }) => !sample && names.has(nameKey(author))),
    agentOf: [
      ...agentOf.map((booking) => agentRecordOf(booking, contactKey)),
      ...agentRecordsOf(agentIn),
    ],
    ...(agent && { agentPage: presentAgentAccess(agent) }),
    otherContacts: [...others.values()],
  };
}

/** Names are compared in lower case with single spaces. */
const nameKey = (name: string) =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
