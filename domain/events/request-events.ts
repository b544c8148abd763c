import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { LeadEvent } from './lead-event.ts';

/** What happened to `request`; nothing for spam, and for a deleted or erased one. */
export function requestEvents(request: ContactRequest): LeadEvent[] {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return [];
  const { id, createdAt } = request;
  return [
    { id: `request-${id}-0`, type: 'request.created', at: new Date(createdAt), about: { request } },
  ];
}
