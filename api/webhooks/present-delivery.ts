import type { DeliveryRecord, ShownDelivery } from '#domain/deliveries/delivery-record.ts';

/** A delivery in the owner's log. */
export const presentDelivery = (record: DeliveryRecord): ShownDelivery => ({
  id: record.id,
  createdAt: record.createdAt,
  lead: record.lead,
  type: record.type,
  due: record.due,
  state: record.state,
  attempts: record.attempts,
  nextAt: record.nextAt,
  sentAt: record.sentAt,
  last: record.last,
});
