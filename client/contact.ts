import type { ContactPayload } from '#domain/inspection-request/inspection-request.schema.ts';
import { callApi } from './call-api.ts';

/** Sends an inspection request. The same idempotency `key` again stores nothing new. */
export const sendContactRequest = (base: string, payload: ContactPayload, key: string) =>
  callApi<{ id: string }>(base, 'contact', {
    method: 'POST',
    json: payload,
    headers: { 'Idempotency-Key': key },
  });
