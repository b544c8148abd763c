import { composeMail, textOf } from '#api/mail/compose-mail.ts';
import type { Store } from '#api/store/store.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import type { MessageSubject, PlannedMessage } from '#domain/messages/planned-message.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';

type Source = Pick<Store, 'availability' | 'messageSettings' | 'outbox'>;
type LeadSource = Pick<Store, 'findBooking' | 'findContactRequest'>;

interface PlannedSource {
  store: Source;
  publicUrl: string;
  now: Date;
  /** The ids of those that wait because of their recipient's limit. */
  held: ReadonlySet<string>;
}

/** A planned message with its current text. */
export async function presentPlanned(
  message: PlannedMessage,
  { store, publicUrl, now, held }: PlannedSource,
): Promise<ShownMessage> {
  const record = await store.outbox.find(message.id);
  return {
    id: message.id,
    revision: record?.revision ?? 0,
    kind: message.kind,
    client: clientIn(message.about),
    state: message.due <= now ? 'waiting' : 'planned',
    ...(held.has(message.id) && { held: true }),
    due: message.due.toISOString(),
    attempts: record?.attempts ?? 0,
    nextAt: record?.state === 'waiting' ? record.nextAt : undefined,
    answer: record?.answer,
    mail: textOf(await composeMail(message, { store, publicUrl })),
  };
}

/** A message that is no longer planned. */
export const presentMessage = async (
  record: MessageRecord,
  leads: LeadSource,
): Promise<ShownMessage> => ({
  id: record.id,
  revision: record.revision,
  kind: record.kind,
  client: await clientOf(record, leads),
  state: record.state === 'sent' || record.state === 'refused' ? record.state : 'ended',
  due: record.due,
  attempts: record.attempts,
  sentAt: record.sentAt,
  answer: record.answer,
  mail: record.mail,
  erasedAt: record.erasedAt,
});

function clientIn(about: MessageSubject): string | undefined {
  if ('booking' in about) return about.booking.name;
  return 'request' in about ? nameOf(about.request) : undefined;
}

/** Read from the current lead, so that an erasure need not change the record. */
async function clientOf({ kind, leads }: MessageRecord, store: LeadSource) {
  const [id] = leads;
  if (!id || kind === 'day_list') return undefined;
  const booking = await store.findBooking(id);
  if (booking) return booking.name;
  const request = await store.findContactRequest(id);
  return request && nameOf(request);
}

const nameOf = ({ firstName, lastName }: ContactRequest) => `${firstName} ${lastName}`;
