import type { DeliveryRecord } from '#domain/deliveries/delivery-record.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';

/**
 * The columns of a version of `delivery`, without those that stay from its first version on. Throws when
 * no start could read it.
 */
export function deliveryColumns(delivery: DeliveryRecord) {
  const record = parseDelivery(delivery);
  const { revision, state, nextAt = null } = record;
  return { revision, state, next_at: nextAt, record: JSON.stringify(record) };
}

/** The delivery of the column `record`, checked and frozen. */
export const parseDelivery = (record: unknown): DeliveryRecord =>
  checkedRecord(deliveries.schema, record).record;
