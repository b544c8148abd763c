import { type SqlBool, sql } from 'kysely';
import {
  type DeliveryOutcome,
  type DeliveryRecord,
  erasedDelivery,
  settledDelivery,
} from '#domain/deliveries/delivery-record.ts';
import type { PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';
import { claimedDelivery, droppedDelivery } from '../deliveries/open-deliveries.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import type { AttemptTable } from './attempts.ts';

/** The columns of a version of `delivery`. Throws when no start could read it. */
export function deliveryColumns(delivery: DeliveryRecord) {
  const record = parseDelivery(delivery);
  const { revision, state, target, lead, nextAt = null } = record;
  return { revision, state, target, lead, next_at: nextAt, record: JSON.stringify(record) };
}

/** The delivery of the column `record`, checked and frozen. */
export const parseDelivery = (record: unknown): DeliveryRecord =>
  checkedRecord(deliveries.schema, record).record;

export const deliveryTable: AttemptTable<PlannedDelivery, DeliveryRecord, DeliveryOutcome> = {
  name: 'deliveries',
  parse: parseDelivery,
  columns: deliveryColumns,
  claimColumns: () => ({}),
  droppedColumns: () => ({}),
  erasedColumns: {},
  leadsOf: ({ lead }) => [lead],
  isAbout: (leadIds) => sql<SqlBool>`lead = any(${leadIds}::text[])`,
  claimed: claimedDelivery,
  dropped: droppedDelivery,
  settled: (record, outcome) => settledDelivery(record, outcome, Math.random()),
  erased: erasedDelivery,
};
