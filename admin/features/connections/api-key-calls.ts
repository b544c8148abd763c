import { callApi } from '#client/call-api.ts';
import type { ApiScope, PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';

export const fetchApiKeys = () => callApi<{ data: PresentedApiKey[] }>('', 'api-keys');

/** The server shows `key` only in this response. */
export const createApiKey = (body: { name: string; scopes: ApiScope[]; password: string }) =>
  callApi<{ apiKey: PresentedApiKey; key: string }>('', 'api-keys', { method: 'POST', json: body });

export const revokeApiKey = (id: string) =>
  callApi<undefined>('', `api-keys/${id}`, { method: 'DELETE' });
