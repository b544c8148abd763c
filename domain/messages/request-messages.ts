import type { Business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { answerDue } from '#domain/inspection-request/waiting.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { businessTime, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { expiryOf } from './delivery-window.ts';
import type { MessageKind } from './message-kinds.ts';
import { isWanted, type StoredMessageSettings } from './message-settings.ts';
import type { PlannedMessage } from './planned-message.ts';

/**
 * The messages that follow from `request` in its current state. A request that is put off reminds
 * the owner at its call-back and not earlier. Spam and deleted requests send nothing.
 */
export function requestMessages(
  request: ContactRequest,
  settings: StoredMessageSettings,
  { timeZone, promises }: { timeZone: Zone; promises: Business['promises'] },
): PlannedMessage[] {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return [];
  const { id, callBackAt, asked } = request;
  const createdAt = new Date(request.createdAt);
  const due = answerDue(request, promises);
  const plan = (kind: MessageKind, due: Date, key = id): PlannedMessage[] =>
    isWanted(kind, due, settings)
      ? [
          {
            id: `${kind}-${key}`,
            kind,
            due,
            expires: expiryOf(due),
            about: { request },
          },
        ]
      : [];
  return [
    ...plan('request_received', createdAt),
    // Strangers may send hundreds of requests for a time, so the owner gets one message for all of
    // them.
    ...(asked ? plan('bookings_full', createdAt, asked.episode) : plan('new_request', createdAt)),
    ...(due && callBackAt === undefined ? plan('waiting_request', due, asked?.episode) : []),
    // Each call-back of a request has its own message.
    ...(due && callBackAt !== undefined
      ? plan('callback_due', due, `${id}-${slotOf(due, timeZone)}`)
      : []),
  ];
}

/** '2026-11-21-1600' */
const slotOf = (instant: Date, zone: Zone) =>
  `${businessToday(instant, zone)}-${businessTime(instant, zone).replace(':', '')}`;
