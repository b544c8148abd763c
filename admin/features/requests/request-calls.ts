import { keyOf, send } from '#client/send.ts';
import type { RequestChange } from '#domain/inspection-request/request-change.schema.ts';

export const requestKey = (id: string) =>
  keyOf('GET /api/contact-requests/:id', { params: { id } });

/** Resolves to the saved request. */
export const changeRequest = (id: string, json: RequestChange) =>
  send('PATCH /api/contact-requests/:id', { params: { id }, json });
