import { type SqlBool, sql } from 'kysely';
import {
  type DeliveryOutcome,
  type DeliveryRecord,
  erasedDelivery,
  settledDelivery,
} from '#domain/deliveries/delivery-record.ts';
import type { PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';
import { claimedDelivery } from '../deliveries/open-deliveries.ts';
import { isClaimable } from '../outbox/attempts.ts';
import type { Database } from './database.ts';
import { deliveryColumns, parseDelivery } from './delivery-columns.ts';
import { lockAndCheckErased } from './message-claims.ts';

/** Claims those of `planned` that are due and that nobody else claims at the same time; resolves to these. */
export async function claimDeliveries(
  db: Database,
  planned: readonly PlannedDelivery[],
  lease: { now: Date; until: Date },
): Promise<PlannedDelivery[]> {
  const stored = await recordsOf(db, planned);
  const rows = planned
    .filter((delivery) => isClaimable(delivery, stored.get(delivery.id), lease.now))
    .map((delivery) => {
      const record = stored.get(delivery.id);
      const revision = (record?.revision ?? 0) + 1;
      return newRow({ ...claimedDelivery(delivery, record, lease), revision });
    });
  if (rows.length === 0) return [];
  const claimed = await db
    .insertInto('deliveries')
    // In order, so that no two processes wait for each other.
    .values(rows.sort((one, other) => (one.id < other.id ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          state: ref('excluded.state'),
          next_at: ref('excluded.next_at'),
          record: ref('excluded.record'),
        }))
        // False when somebody has claimed or settled it since it was read.
        .where(sql<SqlBool>`deliveries.revision = excluded.revision - 1`),
    )
    .returning('id')
    .execute();
  const ids = new Set(claimed.map(({ id }) => id));
  return planned.filter(({ id }) => ids.has(id));
}

const newRow = (delivery: DeliveryRecord) => ({
  id: delivery.id,
  created_at: delivery.createdAt,
  target: delivery.target,
  lead: delivery.lead,
  ...deliveryColumns(delivery),
});

async function recordsOf(
  db: Database,
  planned: readonly PlannedDelivery[],
): Promise<ReadonlyMap<string, DeliveryRecord>> {
  const ids = planned.map(({ id }) => id);
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'record'])
    .where(sql<SqlBool>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, record }) => [id, parseDelivery(record)]));
}

/** Stores how a claimed attempt ended; without the answer's text if its lead was erased. */
export const settleDelivery = (db: Database, id: string, outcome: DeliveryOutcome): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const delivery = transaction.selectFrom('deliveries').where('id', '=', id);
    const claimed = await delivery.select('lead').executeTakeFirst();
    if (!claimed) return;
    // The lead before its delivery, as the erasure of a person has it: it ends before this or begins after it.
    const isOfErased = await lockAndCheckErased(transaction, [claimed.lead]);
    const row = await delivery.select('record').forUpdate().executeTakeFirst();
    const current = row && parseDelivery(row.record);
    if (current?.state !== 'sending') return;
    const settled = settledDelivery(current, outcome, Math.random());
    const isErased = isOfErased || current.erasedAt !== undefined;
    const next = isErased ? erasedDelivery(settled, outcome.at) : settled;
    await transaction
      .updateTable('deliveries')
      .set(deliveryColumns({ ...next, revision: current.revision + 1 }))
      .where('id', '=', id)
      .execute();
  });

/**
 * Erases the answers to all deliveries about one of these leads, which have to be locked in `transaction`
 * before, so that a delivery that is settled meanwhile is erased too.
 */
export async function eraseDeliveries(
  transaction: Database,
  leadIds: readonly string[],
  at: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom('deliveries')
    .select('record')
    .where(sql<SqlBool>`lead = any(${leadIds}::text[])`)
    // In order, so that no two transactions wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const delivery = parseDelivery(row.record);
    if (delivery.erasedAt !== undefined) continue;
    const erased = { ...erasedDelivery(delivery, at), revision: delivery.revision + 1 };
    await transaction
      .updateTable('deliveries')
      .set(deliveryColumns(erased))
      .where('id', '=', delivery.id)
      .execute();
  }
}
