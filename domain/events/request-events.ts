import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { LeadEvent } from './lead-event.ts';

/**
 * What happened to `request`, and the call-back for which the owner has put it off; nothing for spam, and for
 * a deleted or erased one.
 */
export function requestEvents(request: ContactRequest): LeadEvent[] {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return [];
  const { id, createdAt, callBackAt, asked } = request;
  const about = { request };
  const at = new Date(createdAt);
  const events: LeadEvent[] = [{ id: `request-${id}-0`, type: 'request.created', at, about }];
  // The same event for all requests of an episode.
  if (asked)
    events.push({ id: `bookings-full-${asked.episode}`, type: 'bookings.full', at, about });
  if (callBackAt === undefined) return events;
  const dueAt = new Date(callBackAt);
  // Each call-back of a request is an event of its own.
  const due = `request-${id}-callback-${dueAt.getTime()}`;
  return [...events, { id: due, type: 'request.callback_due', at: dueAt, about }];
}
