import * as z from 'zod/mini';
import { signInSchema } from '#domain/owner/owner.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';

/**
 * What a key may do. `book` alone reads no lists, `webhooks` alone subscribes to events, and `backup` alone only downloads
 * a backup.
 */
export const apiScopes = ['read', 'book', 'webhooks', 'backup'] as const;

export type ApiScope = (typeof apiScopes)[number];

/** The keys that the owner can have at once. */
export const MAX_API_KEYS = 20;

const apiKeyNameLength = 60;

const allowedScopes = 'Allowed are read, book, webhooks and backup';

/** The body of `POST /api/api-keys`. It needs the password: a key gives the access of a session. */
export const newApiKeySchema = z.object({
  name: requiredLine(apiKeyNameLength, 'Say which program uses it'),
  scopes: z.array(z.enum(apiScopes, allowedScopes), 'Say what it may do').check(
    z.minLength(1, 'Say what it may do'),
    z.maxLength(apiScopes.length, allowedScopes),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'Name each once'),
  ),
  password: signInSchema.shape.password,
});

/** A key as the owner sees it after its creation. */
export interface PresentedApiKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** The first characters of the key, by which the owner recognizes it. */
  prefix: string;
  createdAt: string;
  /** To the hour; missing before the first call. */
  lastUsedAt?: string | undefined;
}
