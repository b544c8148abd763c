import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { RouteContext } from '#api/api-context.ts';
import type { Once } from '#api/store/store.ts';
import { accept } from './validate.ts';

const MESSAGE = 'Idempotency-Key must be 1 to 200 printable characters';
const headerSchema = z.object({
  'Idempotency-Key': z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/, MESSAGE)),
});

/** What makes a repeated request answer as the first one did; undefined when the client sent no key. */
export function onceOf(ctx: RouteContext, validBody: unknown): Once | undefined {
  const header = ctx.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const { 'Idempotency-Key': key } = accept(headerSchema, { 'Idempotency-Key': header });
  // Validation leaves properties in the schema's order: equal content is equal text.
  const fingerprint = createHash('sha256').update(JSON.stringify(validBody)).digest('hex');
  return { key, fingerprint };
}
