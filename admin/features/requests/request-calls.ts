import { callApi } from '#client/call-api.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestChange } from '#domain/inspection-request/request-change.schema.ts';

/** The path of one request, below /api/. */
export const requestPath = (id: string) => `contact-requests/${encodeURIComponent(id)}`;

/** Resolves to the saved request. */
export const changeRequest = (id: string, change: RequestChange): Promise<ContactRequest> =>
  callApi('', requestPath(id), { method: 'PATCH', json: change });
