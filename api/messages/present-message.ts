import { composeMail, textOf } from '#api/mail/compose-mail.ts';
import type { Store } from '#api/store/store.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';

type Source = Pick<Store, 'availability' | 'outbox'>;

/** A planned message with the text that it would have now. */
export async function presentPlanned(
  message: PlannedMessage,
  { store, publicUrl, now }: { store: Source; publicUrl: string; now: Date },
): Promise<ShownMessage> {
  const record = await store.outbox.find(message.id);
  return {
    id: message.id,
    revision: record?.revision ?? 0,
    kind: message.kind,
    state: message.due <= now ? 'waiting' : 'planned',
    due: message.due.toISOString(),
    attempts: record?.attempts ?? 0,
    nextAt: record?.state === 'waiting' ? record.nextAt : undefined,
    answer: record?.answer,
    mail: textOf(await composeMail(message, { store, publicUrl })),
  };
}

/** A message that is planned no more. */
export const presentMessage = (record: MessageRecord): ShownMessage => ({
  id: record.id,
  revision: record.revision,
  kind: record.kind,
  state: record.state === 'sent' || record.state === 'refused' ? record.state : 'ended',
  due: record.due,
  attempts: record.attempts,
  sentAt: record.sentAt,
  answer: record.answer,
  mail: record.mail,
  erasedAt: record.erasedAt,
});
