import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { LeadEvent } from './lead-event.ts';

/**
 * What happened to `request`, and the call-back for which the owner has put it off; nothing for spam, and for
 * a deleted or erased one.
 */
export function requestEvents(request: ContactRequest): LeadEvent[] {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return [];
  const { id, createdAt, callBackAt } = request;
  const created: LeadEvent = {
    id: `request-${id}-0`,
    type: 'request.created',
    at: new Date(createdAt),
    about: { request },
  };
  if (callBackAt === undefined) return [created];
  const at = new Date(callBackAt);
  // Each call-back of a request is an event of its own.
  const due = `request-${id}-callback-${at.getTime()}`;
  return [created, { id: due, type: 'request.callback_due', at, about: { request } }];
}
