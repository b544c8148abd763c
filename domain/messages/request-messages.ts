import { addHours } from 'date-fns/addHours';
import { RESPONSE_HOURS } from '#domain/business/promises.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { expiryOf } from './delivery-window.ts';
import type { MessageKind } from './message-kinds.ts';
import { isWanted, type StoredMessageSettings } from './message-settings.ts';
import type { PlannedMessage } from './planned-message.ts';

/** The messages that follow from `request` as it is. Spam and deleted requests tell nobody anything. */
export function requestMessages(
  request: ContactRequest,
  settings: StoredMessageSettings,
): PlannedMessage[] {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return [];
  const createdAt = new Date(request.createdAt);
  const plan = (kind: MessageKind, due: Date): PlannedMessage[] =>
    isWanted(kind, due, settings)
      ? [
          {
            id: `${kind}-${request.id}`,
            kind,
            due,
            expires: expiryOf(due),
            about: { request },
          },
        ]
      : [];
  return [
    ...plan('request_received', createdAt),
    ...plan('new_request', createdAt),
    ...(request.status === 'new'
      ? plan('waiting_request', addHours(createdAt, RESPONSE_HOURS))
      : []),
  ];
}
