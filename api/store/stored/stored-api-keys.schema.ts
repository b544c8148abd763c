import * as z from 'zod/mini';
import { apiScopes } from '#domain/api-keys/api-key.schema.ts';

const text = z.string().check(z.minLength(1));

export const storedApiKeySchema = z.strictObject({
  id: text,
  name: text,
  scopes: z.array(z.enum(apiScopes)),
  prefix: text,
  digest: text,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.optional(z.iso.datetime()),
});
