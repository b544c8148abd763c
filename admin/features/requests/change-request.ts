import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestChange } from '#domain/inspection-request/request-change.schema.ts';
import { callApi } from '#widgets/core/api/api-client.ts';

/** Resolves to the request as it is kept now. */
export const changeRequest = (id: string, change: RequestChange): Promise<ContactRequest> =>
  callApi('', `contact-requests/${encodeURIComponent(id)}`, { method: 'PATCH', json: change });
