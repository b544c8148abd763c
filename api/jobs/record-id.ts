import { hash, randomUUID } from 'node:crypto';
import type { RouteContext } from '#api/http/api-context.ts';
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts';

/**
 * The id of a record that a call adds to a job: made of its idempotency key, so that a repeated call finds the
 * record; another one for a call without key.
 */
export function recordIdOf(ctx: RouteContext): string {
  const key = idempotencyKeyOf(ctx, null)?.key;
  if (key === undefined) return randomUUID();
  const path = ctx.path;
  return hash('sha256', `${path} ${key}`, 'hex').slice(0, 32);
}
