import type { Values } from '#admin/forms/drafts.ts';
import { numberIn } from '#admin/forms/number-in.ts';
import { callApi } from '#client/call-api.ts';
import { defaultTemplates } from '#domain/messages/default-templates.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import type {
  SampleMessage,
  ShownMessageSettings,
  TestMailResult,
} from '#domain/messages/presented-message.ts';

export const samplesPath = 'messages/samples';
export const settingsPath = 'messages/settings';

export const fetchSamples = () => callApi<{ data: SampleMessage[] }>('', samplesPath);

export const fetchSettings = () => callApi<ShownMessageSettings>('', settingsPath);

export const sendTestMail = () => callApi<TestMailResult>('', 'messages/test', { method: 'POST' });

export const saveSettings = (values: Values, revision: number | undefined) =>
  callApi<ShownMessageSettings>('', settingsPath, {
    method: 'PUT',
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

export const saveTemplate = (kind: MessageKind, values: Values, revision: number | undefined) =>
  callApi<ShownMessageSettings>('', `messages/templates/${kind}`, {
    method: 'PUT',
    json: { revision, subject: values['subject'], text: values['text'] },
  });

/** The current template of `kind`. */
export function templateValues({ templates }: ShownMessageSettings, kind: MessageKind): Values {
  const { subject, text } = templates[kind] ?? defaultTemplates[kind];
  return { subject, text };
}
