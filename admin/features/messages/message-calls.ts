import type { Values } from '#admin/forms/drafts.ts';
import { numberIn } from '#admin/forms/number-in.ts';
import { send } from '#client/send.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { defaultTemplateIn } from '#domain/messages/default-templates.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import { templatesIn } from '#domain/messages/own-templates.ts';
import type { ShownMessageSettings } from '#domain/messages/presented-message.ts';

export const saveSettings = (values: Values, revision: number | undefined) =>
  send('PUT /api/messages/settings', {
    json: {
      revision,
      off: messageKinds.filter((kind) => values[kind] !== 'on'),
      reminderTime: values['reminderTime'],
      ownerEmail: values['ownerEmail'],
      mailsPerPerson: numberIn(values['mailsPerPerson']),
      password: values['password'],
    },
  });

/** The texts of the form; a kind that is sent is 'on'. */
export const settingsValues = (settings: ShownMessageSettings): Values => ({
  ...Object.fromEntries(
    messageKinds.map((kind) => [kind, settings.off.includes(kind) ? '' : 'on']),
  ),
  reminderTime: settings.reminderTime,
  ownerEmail: settings.ownerEmail,
  mailsPerPerson: String(settings.mailsPerPerson),
});

/** A kind of message, and the language of its wording. */
export interface Wording {
  kind: MessageKind;
  locale: Locale;
}

/** Nothing for English. */
export const localePart = ({ locale }: Pick<Wording, 'locale'>) => ({
  locale: locale === defaultLocale ? undefined : locale,
});

export const saveTemplate = (wording: Wording, values: Values, revision: number | undefined) =>
  send('PUT /api/messages/templates/:kind', {
    params: { kind: wording.kind },
    json: { revision, subject: values['subject'], text: values['text'], ...localePart(wording) },
  });

/** The current template. */
export function templateValues(settings: ShownMessageSettings, { kind, locale }: Wording): Values {
  const { subject, text } = templatesIn(locale, settings)[kind] ?? defaultTemplateIn(locale, kind);
  return { subject, text };
}
