import { composeMail, type MailSource, textOf } from '#api/mail/compose-mail.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import type { MessageText } from '#domain/messages/message-record.ts';
import type { MessageTemplate } from '#domain/messages/message-template.ts';
import type { SampleMessage } from '#domain/messages/presented-message.ts';
import { type SampledBusiness, sampleSubject } from '#domain/messages/sample-subjects.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';

interface SampleSource extends MailSource {
  now: Date;
}

/** The input for a message of `kind` about invented people who speak the business's language. */
export const sampleOf = (kind: MessageKind, business: SampledBusiness, now: Date) => ({
  kind,
  about: sampleSubject(kind, business, businessToday(now, business.timeZone)),
});

/** A message of `kind` about invented people, with the texts of `template`, in a language. */
export const previewMessage = async (
  kind: MessageKind,
  { locale, ...template }: MessageTemplate & { locale?: Locale | undefined },
  source: SampleSource,
): Promise<MessageText> =>
  textOf(
    await composeMail(sampleOf(kind, source.business.current(locale), source.now), source, {
      templates: { [kind]: template },
    }),
  );

/** One message of each kind about invented people, whose language is `locale`, with the current templates. */
export const sampleMessages = (source: SampleSource, locale?: Locale): Promise<SampleMessage[]> =>
  Promise.all(
    messageKinds.map(async (kind) => ({
      kind,
      mail: textOf(
        await composeMail(sampleOf(kind, source.business.current(locale), source.now), source),
      ),
    })),
  );
