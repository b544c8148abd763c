import { presentBooking } from '#api/bookings/present-booking.ts';
import { presentContactRequest } from '#api/contact-requests/present-contact-request.ts';
import { presentAdminReview } from '#api/reviews/present-admin-review.ts';
import type { Store } from '#api/store/store.ts';
import type { Business } from '#domain/business/business.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { contactKeyOf } from '#domain/privacy/contact-key.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';

/** A person's records for the owner. */
export const presentPerson = (records: PersonRecords): PersonRecords => ({
  requests: records.requests.map(presentContactRequest),
  bookings: records.bookings.map(presentBooking),
  reviews: records.reviews.map(presentAdminReview),
  agentOf: records.agentOf,
  ...(records.agentPage && { agentPage: records.agentPage }),
  otherContacts: records.otherContacts,
});

/** The attempted messages about the person's leads, and those to the person as agent. */
export async function messagesOf(
  { outbox }: Pick<Store, 'outbox'>,
  person: string,
  { requests, bookings, agentOf }: PersonRecords,
): Promise<ExportedMessage[]> {
  const own = new Set([...requests, ...bookings].map(({ id }) => id));
  const asAgent = await outbox.about(agentOf.map(({ id }) => id));
  const contactKey = contactKeyOf(person);
  return [
    ...(await outbox.about([...own])),
    ...asAgent.filter(({ mail }) => mail && contactKeyOf(mail.to) === contactKey),
  ].map((message) => exportedMessage(message, own));
}

type ExportedMessage = Pick<MessageRecord, 'kind' | 'due' | 'sentAt' | 'state' | 'mail'>;

/** The list of a day's appointments also names other clients, so its text is left out. */
const exportedMessage = (
  { kind, due, sentAt, state, mail, leads }: MessageRecord,
  own: ReadonlySet<string>,
): ExportedMessage => ({
  kind,
  due,
  sentAt,
  state,
  mail:
    mail && (leads.length === 1 || leads.every((id) => own.has(id)))
      ? { to: mail.to, subject: mail.subject, text: mail.text }
      : undefined,
});

interface PersonExportOptions {
  business: Pick<Business, 'name'>;
  messages: readonly ExportedMessage[];
  now: Date;
}

/** The file for the person: readable JSON with the field names of the API. */
export function personExport(
  person: string,
  records: PersonRecords,
  { business, messages, now }: PersonExportOptions,
): string {
  const { requests, bookings, reviews, agentOf, agentPage } = presentPerson(records);
  const content = {
    business: business.name,
    exportedAt: now.toISOString(),
    person,
    requests,
    bookings,
    reviews,
    agentOf,
    agentPage,
    messages,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
