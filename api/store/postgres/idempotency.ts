import { type IdempotencyKey, IdempotencyKeyReusedError } from '../idempotency-key.ts';
import type { Database } from './database.ts';
import { storableKey } from './storable-text.ts';

/** The columns of the key with which a record was added. */
export const idempotencyColumns = (idempotencyKey: IdempotencyKey | undefined) => ({
  idempotency_key: idempotencyKey ? storableKey(idempotencyKey.key) : null,
  idempotency_fingerprint: idempotencyKey ? storableKey(idempotencyKey.fingerprint) : null,
});

/** The JSON of the record that was added with this key. Rejects with `IdempotencyKeyReusedError`. */
export async function findRepeated(
  db: Database,
  table: 'contact_requests' | 'bookings',
  { key, fingerprint }: IdempotencyKey,
): Promise<unknown> {
  const row = await db
    .selectFrom(table)
    .select(['record', 'idempotency_fingerprint'])
    .where('idempotency_key', '=', storableKey(key))
    .executeTakeFirst();
  if (row && row.idempotency_fingerprint !== storableKey(fingerprint)) {
    throw new IdempotencyKeyReusedError('The idempotency key belongs to another request');
  }
  return row?.record;
}
