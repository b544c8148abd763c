import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { storedApiKeySchema } from '#api/store/stored/stored-access.schema.ts';
import { newApiKeySchema, type PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';
import type { Whole } from '#domain/records/every-field.ts';

const apiKeySchema = z
  .extend(z.omit(storedApiKeySchema, { digest: true }), {})
  .register(z.globalRegistry, {
    id: 'ApiKey',
    description: '`prefix` is how the key begins; `lastUsedAt` is to the hour.',
  }) satisfies Whole<PresentedApiKey>;

export const apiKeysOperations = [
  {
    call: 'GET /api/api-keys',
    id: 'listApiKeys',
    tag: 'Account',
    summary: 'The API keys, newest first',
    who: 'owner',
    answers: { 200: z.strictObject({ data: z.array(apiKeySchema) }) },
  },
  {
    call: 'POST /api/api-keys',
    id: 'createApiKey',
    tag: 'Account',
    summary: 'Create an API key for a program',
    description: 'Only this answer contains the key. There are at most 20.',
    who: 'owner',
    limit: 'signIn',
    body: newApiKeySchema,
    answers: { 201: z.strictObject({ apiKey: apiKeySchema, key: z.string() }) },
    problems: ['wrong_password', 'too_many_api_keys'],
  },
  {
    call: 'DELETE /api/api-keys/:id',
    id: 'revokeApiKey',
    tag: 'Account',
    summary: 'Revoke an API key at once',
    who: 'owner',
    answers: { 204: null },
  },
] as const satisfies readonly Operation[];
