import type { Values } from '#admin/forms/drafts.ts';
import { callApi } from '#client/call-api.ts';
import { messageKinds } from '#domain/messages/message-kinds.ts';
import type {
  ShownMessage,
  ShownMessageSettings,
  TestMailResult,
} from '#domain/messages/presented-message.ts';

/** How many of the messages to come are shown. */
export const PLANNED_SHOWN = 100;

export const plannedPath = `messages/planned?limit=${PLANNED_SHOWN}`;
export const settingsPath = 'messages/settings';

export const fetchPlanned = () => callApi<{ data: ShownMessage[]; total: number }>('', plannedPath);

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
    },
  });

/** The texts of the form; a kind that is sent is 'on'. */
export const settingsValues = (settings: ShownMessageSettings): Values => ({
  ...Object.fromEntries(
    messageKinds.map((kind) => [kind, settings.off.includes(kind) ? '' : 'on']),
  ),
  reminderTime: settings.reminderTime,
  ownerEmail: settings.ownerEmail,
});
