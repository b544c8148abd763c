import type { CurrentBusiness } from '#api/business/current-business.ts';
import { composeMail, textOf } from '#api/mail/compose-mail.ts';
import type { Store } from '#api/store/store.ts';
import { type Hold, isHeldBy } from '#domain/hold/hold.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import type { MessageSubject, PlannedMessage } from '#domain/messages/planned-message.ts';
import type { HeldBy, ShownMessage } from '#domain/messages/presented-message.ts';

type Source = Pick<Store, 'agentLinks' | 'availability' | 'messageSettings' | 'outbox'>;
type LeadSource = Pick<Store, 'findBooking' | 'findContactRequest'>;

interface PlannedSource {
  store: Source;
  business: Pick<CurrentBusiness, 'current'>;
  publicUrl: string;
  now: Date;
  /** The ids of those that wait because of their recipient's limit. */
  overLimit: ReadonlySet<string>;
  hold: Hold | undefined;
}

/** A planned message with its current text. */
export async function presentPlanned(
  message: PlannedMessage,
  source: PlannedSource,
): Promise<ShownMessage> {
  const { store, business, publicUrl, now } = source;
  const record = await store.outbox.find(message.id);
  return {
    id: message.id,
    revision: record?.revision ?? 0,
    kind: message.kind,
    client: clientIn(message.about),
    state: message.due <= now ? 'waiting' : 'planned',
    held: heldBy(message, source),
    due: message.due.toISOString(),
    attempts: record?.attempts ?? 0,
    nextAt: record?.state === 'waiting' ? record.nextAt : undefined,
    answer: record?.answer,
    mail: textOf(await composeMail(message, { store, business, publicUrl })),
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
  state: shownState(record),
  due: record.due,
  attempts: record.attempts,
  sentAt: record.sentAt,
  answer: record.answer,
  mail: record.mail,
  erasedAt: record.erasedAt,
});

function heldBy(message: PlannedMessage, { hold, overLimit }: PlannedSource): HeldBy | undefined {
  if (hold && isHeldBy(hold, message)) return hold.cause;
  return overLimit.has(message.id) ? 'limit' : undefined;
}

/** The state of a message that is no longer planned. */
const shownState = ({ state }: MessageRecord): ShownMessage['state'] =>
  state === 'sent' || state === 'refused' || state === 'dropped' ? state : 'ended';

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
