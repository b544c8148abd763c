import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { RouteContext } from './api-context.ts';
import { parseOrThrow } from './validate.ts';

const MESSAGE = 'Idempotency-Key must be 1 to 200 printable characters';
export const idempotencyHeaderSchema = z.object({
  'Idempotency-Key': z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/, MESSAGE)),
});

/** The request's key with a fingerprint of its body; undefined when the client sent no key. */
export function idempotencyKeyOf(
  ctx: RouteContext,
  validBody: unknown,
): IdempotencyKey | undefined {
  const header = ctx.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const { 'Idempotency-Key': key } = parseOrThrow(idempotencyHeaderSchema, {
    'Idempotency-Key': header,
  });
  return withFingerprint(key, validBody);
}

/** `key` with a fingerprint of the request that came with it. */
export function withFingerprint(key: string, validBody: unknown): IdempotencyKey {
  // Validation orders properties by the schema, so equal content gives equal text.
  const fingerprint = createHash('sha256').update(JSON.stringify(validBody)).digest('hex');
  return { key, fingerprint };
}
