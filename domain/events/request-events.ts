import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { LeadEvent } from './lead-event.ts';

/**
 * The events of `request`, including the call-back that the owner planned; none for spam and for a
 * deleted or erased request.
 */
export function requestEvents(request: ContactRequest): LeadEvent[] {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return [];
  const { id, createdAt, callBackAt, asked } = request;
  const about = { request };
  const at = new Date(createdAt);
  const events: LeadEvent[] = [{ id: `request-${id}-0`, type: 'request.created', at, about }];
  // All requests of an episode share one event.
  if (asked)
    events.push({ id: `bookings-full-${asked.episode}`, type: 'bookings.full', at, about });
  if (callBackAt === undefined) return events;
  const dueAt = new Date(callBackAt);
  // Each call-back of a request is a separate event.
  const due = `request-${id}-callback-${dueAt.getTime()}`;
  return [...events, { id: due, type: 'request.callback_due', at: dueAt, about }];
}
