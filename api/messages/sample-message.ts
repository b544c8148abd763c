import { ownerAddress, textOf } from '#api/mail/compose-mail.ts';
import type { Store } from '#api/store/store.ts';
import { composeMessage } from '#domain/messages/compose-message.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import type { SampleMessage } from '#domain/messages/presented-message.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

interface SampleSource {
  store: Pick<Store, 'availability' | 'outbox'>;
  publicUrl: string;
  now: Date;
}

/** A message of `kind` about invented people, with the words of `template`. */
export async function previewMessage(
  kind: MessageKind,
  template: MessageTemplate,
  source: SampleSource,
): Promise<MessageText> {
  const compose = await sampleComposer(source);
  return compose(kind, { [kind]: template });
}

/** One message of each kind about invented people, with the words that are in use. */
export async function sampleMessages(source: SampleSource): Promise<SampleMessage[]> {
  const { templates } = await source.store.outbox.settings();
  const compose = await sampleComposer(source);
  return messageKinds.map((kind) => ({ kind, mail: compose(kind, templates) }));
}

async function sampleComposer({ store, publicUrl, now }: SampleSource) {
  const { driveTime } = await store.availability();
  const ownerEmail = ownerAddress(await store.outbox.settings());
  const manageUrl = `${publicUrl}/appointment/…`;
  return (
    kind: MessageKind,
    templates: Readonly<Partial<Record<MessageKind, MessageTemplate>>>,
  ): MessageText =>
    textOf(
      composeMessage(
        { kind, about: sampleSubject(kind, businessToday(now)) },
        { publicUrl, ownerEmail, rules: { driveTime }, templates, manageUrl },
      ),
    );
}
